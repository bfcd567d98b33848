//! Random play to the end, with the contract checked at each step.

use super::{Fault, Reason, Secrets, TestDice, take_back, twins};
use crate::{Decision, Dice, Entry, Game, Quiet, Recording, Refusal, Viewer, replay, submit};
use std::collections::BTreeSet;

/// No game of ours needs more answers than this.
const MOST_STEPS: usize = 20_000;

/// A play-out that kept the contract.
#[derive(Debug)]
pub struct Played<G: Game> {
    pub state: G::State,
    /// The rolls of the start.
    pub opening: Vec<u32>,
    pub log: Vec<Entry<G::Action>>,
}

/// Plays random legal answers, now and then a fallback, to the end.
///
/// Checks at each step that samples and fallbacks are legal, that somebody must answer until
/// there is an outcome, that ids are never used again, that an answered question is closed, that
/// the answer can be taken back, that the state survives storage, the game's invariants, and at the end that the log replays.
pub fn play_out<G: Secrets>(setup: &G::Setup, seats: u8, seed: u64) -> Result<Played<G>, Fault> {
    Table::<G>::new(setup, seats, seed).play(|_, _, _| Ok(()))
}

/// [`play_out`], and at each step the twin of every seat and of a spectator.
pub fn play_out_with_twins<G: Secrets>(
    setup: &G::Setup,
    seats: u8,
    seed: u64,
) -> Result<Played<G>, Fault> {
    Table::<G>::new(setup, seats, seed).play(|table, decision, action| {
        let step = twins::Step::<G> {
            state: &table.state,
            decision,
            action,
        };
        step.check(table.seats, &mut table.choice.clone())
    })
}

struct Table<'a, G: Game> {
    setup: &'a G::Setup,
    seats: u8,
    seed: u64,
    dice: TestDice,
    /// Chooses who answers what: chance outside the game.
    choice: TestDice,
    state: G::State,
    opening: Vec<u32>,
    log: Vec<Entry<G::Action>>,
}

impl<'a, G: Secrets> Table<'a, G> {
    fn new(setup: &'a G::Setup, seats: u8, seed: u64) -> Self {
        let mut cx = Quiet(Recording::new(TestDice::new(seed)));
        let state = G::start(setup, seats, &mut cx);
        Self {
            setup,
            seats,
            seed,
            dice: cx.0.dice,
            choice: TestDice::new(!seed),
            state,
            opening: cx.0.rolls,
            log: Vec::new(),
        }
    }

    fn play(
        mut self,
        watch: impl Fn(&Self, &Decision<G::Prompt>, &G::Action) -> Result<(), Reason>,
    ) -> Result<Played<G>, Fault> {
        let seed = self.seed;
        match self.run(watch) {
            Ok(()) => Ok(Played {
                state: self.state,
                opening: self.opening,
                log: self.log,
            }),
            Err(reason) => Err(Fault {
                seed,
                step: self.log.len(),
                reason,
            }),
        }
    }

    fn run(
        &mut self,
        watch: impl Fn(&Self, &Decision<G::Prompt>, &G::Action) -> Result<(), Reason>,
    ) -> Result<(), Reason> {
        let mut answered = BTreeSet::new();
        for _ in 0..MOST_STEPS {
            G::invariants(&self.state).map_err(Reason::Invariant)?;
            self.survives_storage()?;
            let open: Vec<_> = G::decisions(&self.state).collect();
            let ids: BTreeSet<_> = open.iter().map(|it| it.id).collect();
            if ids.len() < open.len() {
                return Err(Reason::AmbiguousId);
            }
            if !ids.is_disjoint(&answered) {
                return Err(Reason::ReusedId);
            }
            match (G::outcome(&self.state).is_some(), open.is_empty()) {
                (true, true) => return self.replays(),
                (true, false) => return Err(Reason::AskedAfterTheEnd),
                (false, true) => return Err(Reason::DeadEnd),
                (false, false) => {}
            }
            self.answers_are_legal(&open)?;
            let decision = self.choose(&open)?;
            let action = self.answer(decision);
            watch(self, decision, &action)?;
            self.submit(decision, action)?;
            answered.insert(decision.id);
        }
        Err(Reason::Endless)
    }

    fn survives_storage(&self) -> Result<(), Reason> {
        let storage = |why: serde_json::Error| Reason::Storage(why.to_string());
        let json = serde_json::to_string(&self.state).map_err(storage)?;
        let read: G::State = serde_json::from_str(&json).map_err(storage)?;
        if read == self.state {
            Ok(())
        } else {
            Err(Reason::Storage(json))
        }
    }

    fn answers_are_legal(&mut self, open: &[Decision<G::Prompt>]) -> Result<(), Reason> {
        for it in open {
            let view = G::view(&self.state, Viewer::Seat(it.seat));
            let sample = G::sample(&view, &it.prompt, &mut self.choice);
            G::check(&view, &it.prompt, &sample)
                .map_err(|why| Reason::IllegalSample(format!("{why:?}: {sample:?}")))?;
            let fallback = G::fallback(&view, &it.prompt);
            G::check(&view, &it.prompt, &fallback)
                .map_err(|why| Reason::IllegalFallback(format!("{why:?}: {fallback:?}")))?;
        }
        Ok(())
    }

    /// Somebody who must answer, or one time in eight anybody who may.
    fn choose<'d, P>(&mut self, open: &'d [Decision<P>]) -> Result<&'d Decision<P>, Reason> {
        let required = open.iter().filter(|it| it.required).count();
        if required == 0 {
            return Err(Reason::Stalled);
        }
        if self.choice.below(8) == 0 {
            return Ok(&open[self.choice.below(open.len() as u32) as usize]);
        }
        let n = self.choice.below(required as u32) as usize;
        open.iter()
            .filter(|it| it.required)
            .nth(n)
            .ok_or(Reason::Stalled)
    }

    /// A sample, or one time in eight the fallback.
    fn answer(&mut self, decision: &Decision<G::Prompt>) -> G::Action {
        let view = G::view(&self.state, Viewer::Seat(decision.seat));
        if self.choice.below(8) == 0 {
            G::fallback(&view, &decision.prompt)
        } else {
            G::sample(&view, &decision.prompt, &mut self.choice)
        }
    }

    fn submit(&mut self, decision: &Decision<G::Prompt>, action: G::Action) -> Result<(), Reason> {
        let Decision { seat, id, .. } = *decision;
        let before = self.state.clone();
        let mut cx = Quiet(Recording::new(self.dice.clone()));
        submit::<G>(&mut self.state, seat, id, action.clone(), &mut cx)
            .map_err(|why| Reason::IllegalSample(why.to_string()))?;
        self.dice = cx.0.dice.clone();
        let rolls = cx.0.rolls.clone();
        let again = submit::<G>(&mut self.state.clone(), seat, id, action.clone(), &mut cx);
        if again != Err(Refusal::Closed) {
            return Err(Reason::AnsweredTwice);
        }
        take_back::<G>(&before, &self.state, self.seats)?;
        self.log.push(Entry {
            seat,
            decision: id,
            action,
            rolls,
        });
        Ok(())
    }

    fn replays(&self) -> Result<(), Reason> {
        let again = replay::<G>(self.setup, self.seats, &self.opening, &self.log)?;
        if again == self.state {
            Ok(())
        } else {
            Err(Reason::ReplayDiffers)
        }
    }
}
