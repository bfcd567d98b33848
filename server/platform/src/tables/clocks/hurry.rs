//! Nobody waits for somebody who is absent, or has offered their seat: as soon as no other person is
//! asked, they have a moment left. Until then they, or whoever takes their seat, have all the time
//! that the others need.

use super::Clocks;
use crate::Pace;
use crate::entities::pending;
use crate::entities::seat::Holder;

/// Shortens deadlines where nobody else is thinking, and keeps what they were; where somebody is
/// again, gives that back. Says which questions it has changed.
pub(super) fn hurry(clocks: &Clocks, open: &mut [pending::Model]) -> Vec<usize> {
    let person = |seat: i16| {
        let seat = clocks.seats.iter().find(|it| it.seat == seat);
        seat.filter(|it| it.holder == Holder::Person)
    };
    let present = |it: &pending::Model| {
        person(it.seat).is_some_and(|it| it.absent_since.is_none()) && it.required
    };
    let waited = open.iter().any(present);
    let latest = clocks.now + clocks.pace.grace();
    let mut changed = Vec::new();
    for (index, row) in open.iter_mut().enumerate() {
        if !row.required || person(row.seat).is_none() || present(row) {
            continue;
        }
        let before = row.deadline;
        if waited {
            row.deadline = unhurried(&clocks.pace, row);
        } else if row.deadline.is_none_or(|it| it > latest) {
            row.kept = row.kept.or(row.deadline);
            row.deadline = Some(latest);
        }
        if row.deadline != before {
            changed.push(index);
        }
    }
    changed
}

/// Returns what the deadline would be if it had not been shortened. What was kept stays: whoever comes back has a
/// moment more than that, once.
fn unhurried(pace: &Pace, row: &pending::Model) -> Option<i64> {
    match pace {
        Pace::Unlimited => None,
        Pace::Live { .. } | Pace::Correspondence { .. } | Pace::Fixed { .. } => {
            row.deadline.max(row.kept)
        }
    }
}
