//! Reminding of questions whose time is running out.

use std::collections::BTreeSet;

use super::super::Category;
use super::{About, Ways, put};
use crate::database::Transaction;
use crate::entities::{pending, seat};
use crate::{Error, UserId};

/// Reminds those to whom these questions are put when four fifths of the time from `shown` on,
/// which is what the table's clocks show, are gone. A reminder that waits is put off or brought
/// forward.
pub async fn running_out(
    tx: &Transaction,
    questions: (&[pending::Model], &[seat::Model]),
    shown: i64,
) -> Result<(), Error> {
    let reminders = Reminders::of(questions, shown);
    let ways = Ways::of(tx, reminders.people()).await?;
    reminders.put(tx, &ways).await
}

/// The people to remind of each question.
pub(super) struct Reminders(Vec<(UserId, About)>);

impl Reminders {
    pub fn of((questions, seats): (&[pending::Model], &[seat::Model]), shown: i64) -> Self {
        let reminder = |it: &pending::Model| {
            let seat = seats.iter().find(|seat| seat.seat == it.seat)?;
            let until = it.deadline?;
            let about = About {
                category: Category::Deadline,
                table: it.table_id,
                seq: None,
                decision: Some(it.decision),
                until: Some(until),
                due_at: late(shown, until),
                now: shown,
            };
            Some((seat.user_id?, about))
        };
        let required = questions.iter().filter(|it| it.required);
        Self(required.filter_map(reminder).collect())
    }

    pub fn people(&self) -> impl Iterator<Item = UserId> {
        self.0.iter().map(|it| it.0)
    }

    pub async fn put(&self, tx: &Transaction, ways: &Ways) -> Result<(), Error> {
        for (person, about) in &self.0 {
            put(tx, ways, &BTreeSet::from([*person]), *about).await?;
        }
        Ok(())
    }
}

/// Returns when four fifths of this time are gone.
pub const fn late(from: i64, until: i64) -> i64 {
    from + (until - from) / 5 * 4
}
