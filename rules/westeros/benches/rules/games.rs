//! Random games of six houses.

use crate::as_float;
use std::{hint::black_box, time::Instant};
use tabletop::{
    Decision, Entry, Game, Quiet, Recording, Viewer, replay, submit, testkit::TestDice,
};
use westeros::{Prompt, Setup, State, Westeros};

const PLAYERS: u8 = 6;

/// The progress of a work, and the chance it goes on with.
pub struct Tally {
    pub games: u64,
    pub steps: u64,
    dice: Quiet<TestDice>,
    pub choice: TestDice,
    states: [State; 2],
}

impl Default for Tally {
    fn default() -> Self {
        let mut dice = Quiet(TestDice::new(1));
        Self {
            games: 0,
            steps: 0,
            states: [Westeros::start(&Setup::default(), PLAYERS, &mut dice); 2],
            dice,
            choice: TestDice::new(2),
        }
    }
}

/// A whole game as a search plays it: the next question, an answer drawn from open information,
/// applied; nobody listens and nothing is checked again.
pub fn random(tally: &mut Tally) {
    let mut state = Westeros::start(&Setup::default(), PLAYERS, &mut tally.dice);
    while let Some(asked) = next(&state) {
        if let Some(house) = state.position().house_of(asked.seat) {
            let answer =
                westeros::sample(state.position(), house, &asked.prompt, &mut tally.choice);
            Westeros::apply(&mut state, &asked, answer, &mut tally.dice);
        }
        tally.steps += 1;
    }
    black_box(&state);
    tally.games += 1;
}

/// A whole game through the contract: the seat's view, a sampled answer, and `submit`, which
/// builds the view again and checks the answer.
pub fn contract(tally: &mut Tally) {
    let mut state = Westeros::start(&Setup::default(), PLAYERS, &mut tally.dice);
    while let Some(asked) = next(&state) {
        let view = Westeros::view(&state, Viewer::Seat(asked.seat));
        let answer = Westeros::sample(&view, &asked.prompt, &mut tally.choice);
        submit::<Westeros>(&mut state, asked.seat, asked.id, answer, &mut tally.dice)
            .expect("a sampled answer is legal");
        tally.steps += 1;
    }
    black_box(&state);
    tally.games += 1;
}

/// Copies of a whole state, as a search makes them.
pub fn copies(tally: &mut Tally) {
    for _ in 0..1_000 {
        let [here, there] = &mut tally.states;
        *there = *black_box(&*here);
        *here = *black_box(&*there);
    }
    black_box(&tally.states);
    tally.steps += 2_000;
}

fn next(state: &State) -> Option<Decision<Prompt>> {
    Westeros::decisions(state).find(|it| it.required)
}

/// The mean over some games.
pub fn decisions_per_game() -> f64 {
    let mut tally = Tally::default();
    for _ in 0..200 {
        random(&mut tally);
    }
    as_float(tally.steps) / as_float(tally.games)
}

/// Heap allocations in a hundred whole games, each.
pub fn allocations() -> f64 {
    let mut tally = Tally::default();
    let counted = allocation_counter::measure(|| (0..100).for_each(|_| random(&mut tally)));
    as_float(counted.count_total) / 100.0
}

/// Returns how long a finished game takes from its log, in milliseconds: the median of a hundred games.
pub fn replay_ms() -> f64 {
    let mut times = [0.0; 101];
    for (seed, time) in (0..).zip(&mut times) {
        let (opening, log) = finished(seed);
        let start = Instant::now();
        let again = replay::<Westeros>(&Setup::default(), PLAYERS, &opening, &log);
        *time = start.elapsed().as_secs_f64() * 1e3;
        assert!(again.is_ok(), "a log replays");
        black_box(&again.ok());
    }
    crate::median(times)
}

/// A finished game: the rolls of its start, and its log.
fn finished(seed: u64) -> (Vec<u32>, Vec<Entry<westeros::Action>>) {
    let mut cx = Quiet(Recording::new(TestDice::new(seed)));
    let mut choice = TestDice::new(!seed);
    let mut state = Westeros::start(&Setup::default(), PLAYERS, &mut cx);
    let opening = std::mem::take(&mut cx.0.rolls);
    let mut log = Vec::new();
    while let Some(asked) = next(&state) {
        let view = Westeros::view(&state, Viewer::Seat(asked.seat));
        let action = Westeros::sample(&view, &asked.prompt, &mut choice);
        Westeros::apply(&mut state, &asked, action, &mut cx);
        log.push(Entry {
            seat: asked.seat,
            decision: asked.id,
            action,
            rolls: std::mem::take(&mut cx.0.rolls),
        });
    }
    (opening, log)
}
