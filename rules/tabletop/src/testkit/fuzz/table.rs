//! One game, answer by answer.

use super::{Fuzzed, Play};
use crate::{
    Decision, Dice, Entry, EventRecorder, Game, Record, Recording, Viewer, replay, submit,
    testkit::{Step, TestDice, hash, take_back, variant},
};
use std::fmt::Debug;

/// A game being played, and its log.
pub(super) struct Table<G: Game> {
    seed: u64,
    kind: Play,
    dice: TestDice,
    /// Chooses who answers what: chance outside the game.
    choice: TestDice,
    state: G::State,
    record: Record<G::Setup, G::Action>,
    /// A fold of the hashes of all states so far.
    pub(super) hash: u64,
    /// Kinds of question, answer and event that came up, a bit each.
    pub(super) seen: [u128; 3],
}

impl<G: Fuzzed> Table<G> {
    pub(super) fn new(seed: u64) -> Self {
        let (setup, players) = (G::setup(seed), G::players(seed));
        let mut cx = EventRecorder::new(Recording::new(TestDice::new(seed)));
        let state = G::start(&setup, players, &mut cx);
        let mut table = Self {
            seed,
            kind: G::play(seed),
            dice: cx.dice.dice,
            choice: TestDice::new(!seed),
            state,
            record: Record {
                setup,
                seats: players,
                opening: cx.dice.rolls,
                log: Vec::new(),
            },
            hash: 0,
            seen: [0; 3],
        };
        table.listen(&cx.events);
        table
    }

    /// Plays to the end; says what went wrong.
    pub(super) fn play(&mut self) -> Result<(), String> {
        for _ in 0..G::MOST_ANSWERS {
            G::invariants(&self.state).map_err(|why| self.here(&why))?;
            self.hash = self.hash.rotate_left(7) ^ hash(&self.state);
            if G::outcome(&self.state).is_some() {
                return self.ends();
            }
            let decision = self.choose()?;
            self.seen[0] |= bit(&decision.prompt);
            let action = self.answer(&decision)?;
            self.seen[1] |= bit(&action);
            if self.kind == Play::Twins {
                self.compare_twins(&decision, &action)?;
            }
            self.submit(&decision, action)?;
        }
        Err("the game does not end".to_owned())
    }

    /// Tells what went wrong, and where in the game.
    fn here(&self, why: &str) -> String {
        let last = self.record.log.last().map(|entry| &entry.action);
        format!("{why} ({}, after {last:?})", G::place(&self.state))
    }

    /// Somebody who must answer, or one time in eight anybody who may.
    fn choose(&mut self) -> Result<Decision<G::Prompt>, String> {
        let offers = self.kind != Play::Absent && self.choice.below(8) == 0;
        let open = || G::decisions(&self.state).filter(|it| it.required || offers);
        let count = open().count() as u32;
        if count == 0 {
            return Err("nobody must answer".to_owned());
        }
        let chosen = self.choice.below(count) as usize;
        let mut open = G::decisions(&self.state).filter(|it| it.required || offers);
        open.nth(chosen).ok_or_else(|| "no question".to_owned())
    }

    /// A sample, or one time in eight the fallback; both are always legal.
    fn answer(&mut self, decision: &Decision<G::Prompt>) -> Result<G::Action, String> {
        let prompt = &decision.prompt;
        let view = G::view(&self.state, Viewer::Seat(decision.seat));
        let sample = G::sample(&view, prompt, &mut self.choice);
        let fallback = G::fallback(&view, prompt);
        for (name, action) in [("sample", &sample), ("fallback", &fallback)] {
            G::check(&view, prompt, action)
                .map_err(|why| format!("{name} {action:?} to {prompt:?}: {why:?}"))?;
        }
        let absent = self.kind == Play::Absent || self.choice.below(8) == 0;
        Ok(if absent { fallback } else { sample })
    }

    /// Nobody can tell the state from one in which all that they cannot see is dealt anew. For
    /// whoever answers that is the barrier of taking back, too: what drew no roll, told no
    /// reveal and was not the last of several secret answers has taught nothing.
    fn compare_twins(
        &self,
        decision: &Decision<G::Prompt>,
        action: &G::Action,
    ) -> Result<(), String> {
        let step = Step::<G> {
            state: &self.state,
            decision,
            action,
        };
        step.check(self.record.seats, &mut self.choice.clone())
            .map_err(|why| why.to_string())
    }

    fn submit(&mut self, decision: &Decision<G::Prompt>, action: G::Action) -> Result<(), String> {
        let Decision { seat, id, .. } = *decision;
        // In the log beforehand, for the case that the rules panic.
        self.record.log.push(Entry {
            seat,
            decision: id,
            action: action.clone(),
            rolls: Vec::new(),
        });
        let before = self.state.clone();
        let mut cx = EventRecorder::new(Recording::new(self.dice.clone()));
        submit::<G>(&mut self.state, seat, id, action, &mut cx).map_err(|why| why.to_string())?;
        self.dice = cx.dice.dice;
        self.listen(&cx.events);
        if let Some(entry) = self.record.log.last_mut() {
            entry.rolls = cx.dice.rolls;
        }
        if G::decisions(&self.state).any(|it| it.id == id) {
            return Err("an answered question is still open".to_owned());
        }
        if self.kind == Play::Twins {
            take_back::<G>(&before, &self.state, self.record.seats)
                .map_err(|why| why.to_string())?;
        }
        Ok(())
    }

    /// The log, with the setup made anew: it is what the seed says.
    pub(super) fn copied(&self) -> Record<G::Setup, G::Action> {
        Record {
            setup: G::setup(self.seed),
            seats: self.record.seats,
            opening: self.record.opening.clone(),
            log: self.record.log.clone(),
        }
    }

    pub(super) fn answers(&self) -> usize {
        self.record.log.len()
    }

    fn listen(&mut self, events: &[G::Event]) {
        for event in events {
            self.seen[2] |= bit(event);
        }
    }

    /// The finished game survives storage and comes out of its log again.
    fn ends(&self) -> Result<(), String> {
        if G::decisions(&self.state).next().is_some() {
            return Err("asked after the end".to_owned());
        }
        let json = serde_json::to_string(&self.state).map_err(|why| why.to_string())?;
        let read: G::State = serde_json::from_str(&json).map_err(|why| why.to_string())?;
        same("storage", &read, &self.state)?;
        let Record {
            setup,
            seats,
            opening,
            log,
        } = &self.record;
        let again = replay::<G>(setup, *seats, opening, log);
        same(
            "replay",
            &again.map_err(|why| why.to_string())?,
            &self.state,
        )?;
        if self.kind == Play::Twins {
            G::is_written_and_read(&self.record)?;
        }
        Ok(())
    }
}

fn same<T: PartialEq + Debug>(what: &str, a: &T, b: &T) -> Result<(), String> {
    if a == b {
        Ok(())
    } else {
        Err(format!("{what} gives another game"))
    }
}

fn bit<T: serde::Serialize>(value: &T) -> u128 {
    variant(value).map_or(0, |variant| 1 << variant)
}
