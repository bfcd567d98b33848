//! The effects of an answer on the time of the seats: a bank that was used, an answer that was missed.

use std::collections::BTreeSet;

use super::{By, Clocks, Memory, Trigger};
use crate::database::Transaction;
use crate::entities::pending;
use crate::entities::seat::ABSENT_AFTER;
use crate::notices::{About, Category, enqueue};
use crate::tables::model::{Change, Handover};
use crate::time::SECOND;
use crate::{Error, Pace, UserId};

/// The time that an answer that is taken back leaves in the bank, if it was there.
const LEAST: i64 = 5 * SECOND;

impl Clocks {
    /// The clocks of these questions stop; those of the open ones go on.
    pub(super) fn stop_answered(
        &mut self,
        (open, closed): (&[pending::Model], &[pending::Model]),
        trigger: Trigger,
        memory: Option<Memory>,
    ) {
        if let Pace::Live { bank, increment } = self.pace {
            self.stop(open, closed);
            self.reward(closed, (bank, increment), (trigger, memory));
        }
        let Trigger::Answer(seat, decision, by) = trigger else {
            return;
        };
        let required = closed
            .iter()
            .any(|it| it.decision == i64::from(decision.0) && it.required);
        let now = self.now;
        let Ok(seat) = self.seat(seat) else { return };
        match by {
            By::Person => {
                // Whoever has offered the seat and plays on meanwhile still offers it.
                if seat.is_missed() {
                    seat.absent_since = None;
                }
                seat.missed = 0;
            }
            By::Clock if required => {
                // However often the clock answers, it stays an offer of their own.
                let own = seat.absent_since.is_some() && seat.missed < ABSENT_AFTER;
                let most = if own { ABSENT_AFTER - 1 } else { i32::MAX };
                seat.missed = seat.missed.saturating_add(1).min(most);
                if seat.is_missed() {
                    seat.absent_since = seat.absent_since.or(Some(now));
                }
            }
            By::Clock | By::Computer | By::Standing => {}
        }
    }

    /// Returns what becomes of seats with this revision: people were missed too often, or are back.
    pub(super) fn changes(&self, seq: i64) -> Vec<Handover> {
        let seats = self.before.iter().zip(&self.seats);
        let changed = seats.filter_map(|(old, new)| {
            let change = match (old.absent_since, new.absent_since) {
                (None, Some(_)) => Change::Missed,
                (Some(_), None) => Change::Returned,
                (None, None) | (Some(_), Some(_)) => return None,
            };
            let seat = new.number();
            Some(Handover { seq, seat, change })
        });
        changed.collect()
    }

    /// Tells those for whom the clock has answered, as long as they can still keep their seat.
    pub(super) async fn tell_missed(
        &self,
        tx: &Transaction,
        (seq, now): (i64, i64),
    ) -> Result<(), Error> {
        let seats = self.before.iter().zip(&self.seats);
        let missed =
            seats.filter(|(old, new)| new.missed > old.missed && new.absent_since.is_none());
        let people: BTreeSet<UserId> = missed.filter_map(|(_, it)| it.user_id).collect();
        self.tell(tx, (Category::Deadline, people), (seq, now))
            .await
    }

    /// Tells those whose seats are offered from this revision on: they may not know that they were
    /// missed.
    pub(super) async fn tell_absent(
        &self,
        tx: &Transaction,
        (seq, now): (i64, i64),
    ) -> Result<(), Error> {
        let seats = self.before.iter().zip(&self.seats);
        let lost =
            seats.filter(|(old, new)| old.absent_since.is_none() && new.absent_since.is_some());
        let people: BTreeSet<UserId> = lost.filter_map(|(_, it)| it.user_id).collect();
        self.tell(tx, (Category::Replacement, people), (seq, now))
            .await
    }

    async fn tell(
        &self,
        tx: &Transaction,
        (category, people): (Category, BTreeSet<UserId>),
        (seq, now): (i64, i64),
    ) -> Result<(), Error> {
        if people.is_empty() {
            return Ok(());
        }
        let about = About {
            category,
            table: self.table,
            seq: Some(seq),
            decision: None,
            until: None,
            due_at: now,
            now,
        };
        enqueue(tx, &people, about).await
    }

    /// Stops the clocks, and leaves in the bank what was not used.
    fn stop(&mut self, open: &[pending::Model], closed: &[pending::Model]) {
        let runs = |seat: i16| open.iter().any(|it| it.seat == seat && it.required);
        for seat in &mut self.seats {
            let stopped = closed
                .iter()
                .filter(|it| it.seat == seat.seat && it.required)
                // Who was not waited for has not used up what was there.
                .find_map(|it| it.kept.or(it.deadline));
            if let Some(deadline) = stopped.filter(|_| !runs(seat.seat)) {
                seat.bank = Some((deadline - self.now).max(0));
            }
        }
    }

    /// The increment is for answers that stay.
    fn reward(
        &mut self,
        closed: &[pending::Model],
        (full, increment): (i64, i64),
        (trigger, memory): (Trigger, Option<Memory>),
    ) {
        let again = memory.is_some_and(|it| it.again);
        let seat = match trigger {
            Trigger::None => return,
            Trigger::Answer(seat, ..) | Trigger::Undo(seat, _) => seat,
        };
        let answered = match trigger {
            Trigger::Answer(_, decision, _) => closed.iter().any(|it| {
                it.decision == i64::from(decision.0) && it.required && it.deadline.is_some()
            }),
            Trigger::None | Trigger::Undo(..) => false,
        };
        let Ok(seat) = self.seat(seat) else { return };
        let bank = seat.bank.unwrap_or(full);
        if answered {
            seat.bank = Some(bank + increment);
        } else if again {
            seat.bank = Some((bank - increment).max(bank.min(LEAST)));
        }
    }
}
