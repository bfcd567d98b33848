//! One game, answer by answer.

use super::{kind, players};
use crate::{
    Action, Event, Prompt, Setup, State, Westeros,
    notation::game,
    testkit::{hash, invariants, options, variant},
};
use std::fmt::Debug;
use tabletop::{
    Decision, Dice, Entry, Game, Heard, Record, Recording, Viewer, renumbered, replay, submit,
    testkit::{Step, TestDice, take_back},
};

/// No game needs more answers than this.
const MOST_ANSWERS: usize = 5_000;

/// Who answers, and what is checked besides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Mostly samples, sometimes the fallback, sometimes an offer.
    Random,
    /// The same, with the twin of every viewer at every step.
    Twins,
    /// Nobody is there: fallbacks alone.
    Absent,
}

/// A game being played, and its log.
#[derive(Debug)]
pub(super) struct Table {
    kind: Kind,
    dice: TestDice,
    /// Chooses who answers what: chance outside the game.
    choice: TestDice,
    state: State,
    pub(super) record: Record<Setup, Action>,
    /// A fold of the hashes of all states so far.
    pub(super) hash: u64,
    /// Kinds of question, answer and event that came up, a bit each.
    pub(super) seen: [u128; 3],
}

impl Table {
    pub(super) fn new(seed: u64) -> Self {
        let (setup, players) = (options(seed), players(seed));
        let mut cx = Heard::new(Recording::new(TestDice::new(seed)));
        let state = Westeros::start(&setup, players, &mut cx);
        let mut table = Self {
            kind: kind(seed),
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
        for _ in 0..MOST_ANSWERS {
            invariants(&self.state).map_err(|why| self.here(&why))?;
            self.hash = self.hash.rotate_left(7) ^ hash(&self.state);
            if Westeros::outcome(&self.state).is_some() {
                return self.ends();
            }
            let decision = self.choose()?;
            self.seen[0] |= bit(&decision.prompt);
            let action = self.answer(&decision)?;
            self.seen[1] |= bit(&action);
            if self.kind == Kind::Twins {
                self.compare_twins(&decision, &action)?;
            }
            self.submit(&decision, action)?;
        }
        Err("the game does not end".to_owned())
    }

    /// What went wrong, and where in the game.
    fn here(&self, why: &str) -> String {
        let (round, next) = (self.state.round, self.state.agenda.top());
        let last = self.record.log.last().map(|entry| entry.action);
        format!("{why} (round {round}, next {next:?}, after {last:?})")
    }

    /// Somebody who must answer, or one time in eight anybody who may.
    fn choose(&mut self) -> Result<Decision<Prompt>, String> {
        let offers = self.kind != Kind::Absent && self.choice.below(8) == 0;
        let state = self.state;
        let open = || Westeros::decisions(&state).filter(|it| it.required || offers);
        let count = open().count() as u32;
        if count == 0 {
            return Err("nobody must answer".to_owned());
        }
        let chosen = self.choice.below(count) as usize;
        open().nth(chosen).ok_or_else(|| "no question".to_owned())
    }

    /// A sample, or one time in eight the fallback; both are always legal.
    fn answer(&mut self, decision: &Decision<Prompt>) -> Result<Action, String> {
        let prompt = &decision.prompt;
        let view = Westeros::view(&self.state, Viewer::Seat(decision.seat));
        let sample = Westeros::sample(&view, prompt, &mut self.choice);
        let fallback = Westeros::fallback(&view, prompt);
        for (name, action) in [("sample", &sample), ("fallback", &fallback)] {
            Westeros::check(&view, prompt, action)
                .map_err(|why| format!("{name} {action:?} to {prompt:?}: {why:?}"))?;
        }
        let absent = self.kind == Kind::Absent || self.choice.below(8) == 0;
        Ok(if absent { fallback } else { sample })
    }

    /// Nobody can tell the state from one in which all that they cannot see is dealt anew. For
    /// whoever answers that is the barrier of taking back, too: what drew no roll and told no
    /// reveal has taught nothing.
    fn compare_twins(&self, decision: &Decision<Prompt>, action: &Action) -> Result<(), String> {
        let step = Step::<Westeros> {
            state: &self.state,
            decision,
            action,
        };
        step.check(self.record.seats, &mut self.choice.clone())
            .map_err(|why| why.to_string())
    }

    fn submit(&mut self, decision: &Decision<Prompt>, action: Action) -> Result<(), String> {
        let Decision { seat, id, .. } = *decision;
        // In the log beforehand, for the case that the rules panic.
        self.record.log.push(Entry {
            seat,
            decision: id,
            action,
            rolls: Vec::new(),
        });
        let before = self.state;
        let mut cx = Heard::new(Recording::new(self.dice.clone()));
        submit::<Westeros>(&mut self.state, seat, id, action, &mut cx)
            .map_err(|why| why.to_string())?;
        self.dice = cx.dice.dice;
        self.listen(&cx.events);
        if let Some(entry) = self.record.log.last_mut() {
            entry.rolls = cx.dice.rolls;
        }
        if Westeros::decisions(&self.state).any(|it| it.id == id) {
            return Err("an answered question is still open".to_owned());
        }
        if self.kind == Kind::Twins {
            take_back::<Westeros>(&before, &self.state, self.record.seats)
                .map_err(|why| why.to_string())?;
        }
        Ok(())
    }

    fn listen(&mut self, events: &[Event]) {
        for event in events {
            self.seen[2] |= bit(event);
        }
    }

    /// The finished game survives storage and comes out of its log again.
    fn ends(&self) -> Result<(), String> {
        if Westeros::decisions(&self.state).next().is_some() {
            return Err("asked after the end".to_owned());
        }
        let json = serde_json::to_string(&self.state).map_err(|why| why.to_string())?;
        let read: State = serde_json::from_str(&json).map_err(|why| why.to_string())?;
        same("storage", &read, &self.state)?;
        let Record {
            setup,
            seats,
            opening,
            log,
        } = &self.record;
        let again = replay::<Westeros>(setup, *seats, opening, log);
        same(
            "replay",
            &again.map_err(|why| why.to_string())?,
            &self.state,
        )?;
        if self.kind == Kind::Twins {
            self.is_written_and_read()?;
        }
        Ok(())
    }

    /// The notation tells the whole game, entry for entry, whatever was taken back meanwhile.
    fn is_written_and_read(&self) -> Result<(), String> {
        let mut ahead = self.record.clone();
        for entry in &mut ahead.log {
            entry.decision.0 += 6;
        }
        let numbered = renumbered::<Westeros>(ahead).map_err(|why| why.to_string())?;
        same("numbering", &numbered, &self.record)?;
        let text = game::write(&self.record).map_err(|why| why.to_string())?;
        let read = game::read(&text).map_err(|why| format!("{why:?}"))?;
        same("notation", &read, &self.record)
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
