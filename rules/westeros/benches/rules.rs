//! How fast the rules are, as `key value` lines; shakmaty's random plies in the same run are the
//! yardstick, since machines differ.
//!
//! Each figure is the median of several timed slices.

use shakmaty::{Chess, Position};
use std::{
    hint::black_box,
    time::{Duration, Instant},
};
use tabletop::{Dice, Game, Quiet, Viewer, testkit::TestDice};
use westeros::{Phase, Setup, State, Westeros};

const SLICES: usize = 9;
const SLICE: Duration = Duration::from_millis(200);

fn main() {
    println!("state_bytes {}", size_of::<State>());
    println!("copies_per_s {:.0}", median(&mut copies()));
    println!(
        "planning_rounds_per_s {:.0}",
        median(&mut planning_rounds())
    );
    println!("shakmaty_plies_per_s {:.0}", median(&mut plies()));
}

/// How often a second `work` gets done; it says how much it did in one go.
fn median(work: &mut dyn FnMut() -> u64) -> f64 {
    let mut slice = || {
        let (start, mut done) = (Instant::now(), 0);
        while start.elapsed() < SLICE {
            done += work();
        }
        // Far below 2^52.
        #[allow(clippy::cast_precision_loss)]
        let done = done as f64;
        done / start.elapsed().as_secs_f64()
    };
    slice();
    let mut rates = [0.0; SLICES].map(|_: f64| slice());
    rates.sort_by(f64::total_cmp);
    rates[SLICES / 2]
}

/// Copies of a whole state, as a search makes them.
fn copies() -> impl FnMut() -> u64 {
    let mut states = [start(1); 2];
    move || {
        for _ in 0..1_000 {
            let [here, there] = &mut states;
            *there = *black_box(&*here);
            *here = *black_box(&*there);
        }
        black_box(&states);
        2_000
    }
}

/// Rounds of six houses: everybody's orders drawn blindly, the reveal, the Raven, raids,
/// consolidation and clean up. Each answer is drawn from what its seat sees, and nobody listens.
fn planning_rounds() -> impl FnMut() -> u64 {
    let mut cx = Quiet(TestDice::new(1));
    let mut choice = TestDice::new(2);
    move || {
        let mut state = Westeros::start(&Setup::default(), 6, &mut cx);
        while state.phase() != Phase::GameOver {
            let Some(asked) = ({ Westeros::decisions(&state).find(|it| it.required) }) else {
                break;
            };
            let view = Westeros::view(&state, Viewer::Seat(asked.seat));
            let action = Westeros::sample(&view, &asked.prompt, &mut choice);
            Westeros::apply(&mut state, &asked, action, &mut cx);
        }
        black_box(&state);
        u64::from(westeros::ROUNDS)
    }
}

/// Random legal moves of chess from the start to the end of a game, at most 200.
fn plies() -> impl FnMut() -> u64 {
    let mut choice = TestDice::new(3);
    move || {
        let mut chess = Chess::default();
        let mut plies = 0;
        while plies < 200 {
            let moves = chess.legal_moves();
            if moves.is_empty() {
                break;
            }
            let chosen = moves[choice.below(moves.len() as u32) as usize];
            chess.play_unchecked(chosen);
            plies += 1;
        }
        black_box(&chess);
        plies
    }
}

fn start(seed: u64) -> State {
    Westeros::start(&Setup::default(), 6, &mut Quiet(TestDice::new(seed)))
}
