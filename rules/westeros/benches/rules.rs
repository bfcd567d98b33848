//! How fast the rules are, as `key value` lines; shakmaty's random plies in the same run are the
//! yardstick, since machines differ.
//!
//! Each figure is the median of several timed slices; the slices of all figures take turns, so
//! that whatever else the machine does meets them alike.

use shakmaty::{Chess, Position};
use std::{
    hint::black_box,
    time::{Duration, Instant},
};
use tabletop::{Dice, Game, Quiet, Viewer, testkit::TestDice};
use westeros::{Phase, Setup, State, Westeros};

const SLICES: usize = 9;
const SLICE: Duration = Duration::from_millis(200);

type Work = Box<dyn FnMut() -> u64>;

fn main() {
    println!("state_bytes {}", size_of::<State>());
    let mut works: [(&str, Work); 3] = [
        ("copies_per_s", Box::new(copies())),
        ("planning_rounds_per_s", Box::new(planning_rounds())),
        ("shakmaty_plies_per_s", Box::new(plies())),
    ];
    let mut rates = [[0.0; SLICES]; 3];
    for slice in 0..SLICES {
        for ((_, work), rates) in works.iter_mut().zip(&mut rates) {
            rates[slice] = rate(work);
        }
    }
    for ((key, _), mut rates) in works.into_iter().zip(rates) {
        rates.sort_by(f64::total_cmp);
        println!("{key} {:.0}", rates[SLICES / 2]);
    }
}

/// How often a second `work` gets done; it says how much it did in one go.
fn rate(work: &mut Work) -> f64 {
    let (start, mut done) = (Instant::now(), 0);
    while start.elapsed() < SLICE {
        done += work();
    }
    #[expect(clippy::cast_precision_loss, reason = "far below 2^52")]
    let done = done as f64;
    done / start.elapsed().as_secs_f64()
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
