//! Playing one entry again, and comparing everything that was stored with it.

use serde_json::value::RawValue;
use tabletop::{AnyGame, DecisionId, HostError, Turn};

use super::Fault;
use crate::dice::Seed;
use crate::entities::{SHAPE, entry, keyframe, number};
use crate::tables::log::{again, anew, same};
use crate::tables::rules::consult;

/// A game that is played again.
pub struct Replay<'a> {
    pub game: &'a dyn AnyGame,
    pub seed: Seed,
    /// The setup with what its people wished, and how many there are.
    pub setup: String,
    pub seats: u8,
    /// The states to which the entries before have led, the last two of them.
    pub before: Option<String>,
    pub reached: Option<String>,
}

impl Replay<'_> {
    /// Goes on by one entry, of which perhaps a state was kept.
    pub fn step(
        &mut self,
        entry: &entry::Model,
        kept: Option<&keyframe::Model>,
    ) -> Result<(), Fault> {
        let state = match self.turn(entry) {
            Some(turn) if same(&turn.state, entry) => {
                self.compare(entry, &turn, kept)?;
                turn.state
            }
            // The notation may say otherwise today what it said then; what came of it is kept.
            _ if entry.decision.is_none() && entry.action.is_some() => {
                let given = kept.filter(|it| same(&it.state.0, entry));
                given.ok_or(Fault::Revision(entry.seq))?.state.0.clone()
            }
            _ => return Err(self.reason(entry)),
        };
        if kept.is_some_and(|it| it.state.0 != state) {
            return Err(Fault::Keyframe(entry.seq));
        }
        self.before = self.reached.replace(state);
        Ok(())
    }

    /// Returns what the rules make of an entry, with the dice of the table's seed; `None` where they refuse it.
    fn turn(&self, entry: &entry::Model) -> Option<Turn> {
        if entry.shape != SHAPE {
            return None;
        }
        let mut dice = self.seed.dice(entry.seq);
        let turn = consult(self.game.kind(), || {
            match (&self.reached, &entry.action, entry.decision, entry.undoes) {
                (Some(state), Some(action), Some(decision), None) => {
                    let seat = number(entry.seat.unwrap_or(-1));
                    let decision = u32::try_from(decision).map_err(|_| HostError::Closed)?;
                    let decision = DecisionId(decision);
                    self.game
                        .submit(state, seat, decision, &action.0, &mut dice)
                }
                (Some(state), None, None, Some(_)) => {
                    let before = self.before.as_ref().ok_or(HostError::Closed)?;
                    self.game.undo(before, state)
                }
                (None, None, None, None) => self.game.start(&self.setup, self.seats, &mut dice),
                (None, Some(text), None, None) => {
                    let text: String =
                        serde_json::from_str(&text.0).map_err(|_| HostError::Closed)?;
                    Ok(self.game.position(&text)?.turn)
                }
                _ => Err(HostError::Closed),
            }
        });
        turn.ok()
    }

    fn compare(
        &self,
        entry: &entry::Model,
        turn: &Turn,
        kept: Option<&keyframe::Model>,
    ) -> Result<(), Fault> {
        let rolls = serde_json::to_string(&turn.rolls).ok();
        if rolls.as_ref() != Some(&entry.rolls.0) {
            return Err(Fault::Rolls(entry.seq));
        }
        if !self.tells(&entry.events.0, &turn.events) {
            return Err(Fault::Events(entry.seq));
        }
        let chapter = i64::from(turn.chapter);
        if kept.is_some_and(|it| it.chapter != chapter) {
            return Err(Fault::Keyframe(entry.seq));
        }
        Ok(())
    }

    /// Returns true where a stored list of events says this, also where it was written in an earlier form
    /// that reads as the same.
    fn tells(&self, stored: &str, events: &[String]) -> bool {
        let Ok(stored) = serde_json::from_str::<Vec<&RawValue>>(stored) else {
            return false;
        };
        let read = |text: &str| {
            let event = consult(self.game.kind(), || self.game.event(text)?.json());
            event.ok()
        };
        let alike = |stored: &RawValue, event: &String| {
            let stored = stored.get();
            stored == event.as_str() || read(stored).is_some_and(|it| Some(it) == read(event))
        };
        // A later build may tell more of the same, as it does where a rule has got an event of its own.
        let mut told = events.iter();
        stored
            .iter()
            .all(|stored| told.any(|event| alike(stored, event)))
    }

    /// Returns the reason why an entry does not lead to its state: with the rolls that stand there perhaps it
    /// does.
    fn reason(&self, entry: &entry::Model) -> Fault {
        let by_rolls = match &self.reached {
            Some(state) => again(self.game, state, entry),
            None => anew(self.game, (&self.setup, self.seats), entry),
        };
        if by_rolls.is_some() {
            Fault::Rolls(entry.seq)
        } else {
            Fault::Revision(entry.seq)
        }
    }
}
