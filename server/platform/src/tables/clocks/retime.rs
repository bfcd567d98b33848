//! The time of a seat whose holder goes, comes back, or is somebody new.

use std::collections::HashSet;

use tabletop::{DecisionId, OpenQuestion, Seat};

use super::hurry::hurry;
use super::{Clocks, open, write_deadline};
use crate::database::Transaction;
use crate::entities::pending;
use crate::notices::running_out;
use crate::{Error, Pace};

/// Gives the open questions of a seat that has changed hands the time they would have if they were
/// asked now, and looks whether the others still wait for anybody.
pub async fn retime(tx: &Transaction, mut clocks: Clocks, seat: Option<Seat>) -> Result<(), Error> {
    let mut open = open(tx, clocks.table).await?;
    let waiting: Vec<OpenQuestion> = open.iter().map(waiting).collect();
    let theirs: Vec<&OpenQuestion> = waiting
        .iter()
        .filter(|it| Some(it.seat) == seat && it.required)
        .collect();
    clocks.consult_calendars(tx, &theirs).await?;
    let mut changed = HashSet::new();
    for (index, row) in open.iter_mut().enumerate() {
        if Some(row.number()) == seat && row.required {
            row.deadline = clocks.deadline(waiting[index]);
            row.kept = None;
            changed.insert(index);
        }
    }
    changed.extend(hurry(&clocks, &mut open));
    write(tx, &clocks, (&open, changed)).await
}

/// Gives somebody who went of their own accord and is here again the time that they had, however
/// often they do that: what the question had before it was shortened, and a moment at most.
pub async fn resume(tx: &Transaction, clocks: Clocks, seat: Seat) -> Result<(), Error> {
    let grace = clocks.pace.grace();
    let mut open = open(tx, clocks.table).await?;
    let mut changed = HashSet::new();
    for (index, row) in open.iter_mut().enumerate() {
        if row.number() != seat || !row.required {
            continue;
        }
        row.deadline = match (&clocks.pace, row.kept) {
            (Pace::Unlimited, _) => None,
            (_, None) => continue,
            (_, Some(kept)) => Some(kept.max(clocks.now + grace).min(kept + grace)),
        };
        changed.insert(index);
    }
    changed.extend(hurry(&clocks, &mut open));
    write(tx, &clocks, (&open, changed)).await
}

/// Writes the questions whose time has changed. What reminds of them was for the time they had.
async fn write(
    tx: &Transaction,
    clocks: &Clocks,
    (open, changed): (&[pending::Model], HashSet<usize>),
) -> Result<(), Error> {
    let mut moved = Vec::new();
    for index in changed {
        write_deadline(tx, &open[index]).await?;
        moved.push(open[index].clone());
    }
    clocks.write_seats(tx).await?;
    running_out(tx, (&moved, &clocks.seats), clocks.now).await
}

impl Clocks {
    /// Fills the bank up to what a person who takes a seat over has at least, where there is a bank.
    pub fn refill(&mut self, seat: Seat) -> Result<(), Error> {
        if let Pace::Live { bank, .. } = self.pace {
            let seat = self.seat(seat)?;
            seat.bank = Some(seat.bank.unwrap_or(bank).max(bank / 2));
        }
        Ok(())
    }
}

fn waiting(row: &pending::Model) -> OpenQuestion {
    OpenQuestion {
        decision: DecisionId(u32::try_from(row.decision).unwrap_or(u32::MAX)),
        seat: row.number(),
        required: row.required,
        span: row.span.into(),
    }
}
