//! A benchmark of the rules of the miniatures game, printed as `key value` lines.
//!
//! Each figure is the median of several timed slices.

use battlefield::{
    Battlefield,
    position::Setup,
    testkit::{aimed, speed},
};
use std::{
    hint::black_box,
    time::{Duration, Instant},
};
use tabletop::{Game, Quiet, Viewer, replay, testkit::TestDice};

const SLICES: usize = 9;
const SLICE: Duration = Duration::from_millis(300);

fn main() {
    let mut seed = 0;
    println!(
        "games_per_s {:.1}",
        rate(|| {
            seed += 1;
            speed::play(1, seed);
        })
    );
    aim();
    let position = middle();
    println!("middle_trays {}", position.open.standing().count());
    println!("middle_pieces {}", position.open.terrain.len());
    println!(
        "state_bytes {}",
        serde_json::to_string(&position).map_or(0, |it| it.len())
    );
    let seats = [Viewer::Seat(tabletop::Seat(0)), Viewer::Spectator];
    println!(
        "view_us {:.2}",
        1e6 / rate(|| {
            for viewer in seats {
                black_box(position.view(viewer));
            }
        }) / 2.0
    );
    let units: Vec<_> = position.open.standing().map(|it| it.id).collect();
    let targets: Vec<_> = position
        .open
        .standing()
        .map(|it| (it.id, it.tray))
        .collect();
    let pairs = f64::from(u32::try_from(units.len() * targets.len()).unwrap_or(1));
    println!(
        "sight_us {:.2}",
        1e6 / rate(|| {
            for unit in &units {
                let field = position.open.field(*unit);
                let Some(own) = position.open.unit(*unit).tray() else {
                    continue;
                };
                for (other, tray) in targets.iter().filter(|(other, _)| other != unit) {
                    let _ = black_box(battlefield::field::sees(&field, &own, other.thing(), tray));
                }
            }
        }) / pairs
    );
    let record = speed::record(7);
    println!("answers_per_game {}", record.log.len());
    println!(
        "replay_ms {:.2}",
        1e3 / rate(|| {
            let again =
                replay::<Battlefield>(&record.setup, record.seats, &record.opening, &record.log);
            black_box(again.is_ok());
        })
    );
}

/// Measures the questions that a page asks while somebody aims, each on the same table.
fn aim() {
    let table = &*aimed::TABLE;
    println!("aim_trays {}", table.standing().count());
    println!("aim_pieces {}", table.terrain.len());
    for (name, ask) in aimed::QUESTIONS {
        println!("{name}_us {:.1}", 1e6 / rate(|| ask(black_box(table))));
    }
}

/// Returns how often `work` is done in a second.
fn rate(mut work: impl FnMut()) -> f64 {
    let mut rates = [0.0; SLICES];
    for rate in &mut rates {
        let (start, mut done) = (Instant::now(), 0_u32);
        while start.elapsed() < SLICE {
            work();
            done += 1;
        }
        *rate = f64::from(done) / start.elapsed().as_secs_f64();
    }
    rates.sort_by(f64::total_cmp);
    rates[SLICES / 2]
}

/// A battle in its second round.
fn middle() -> battlefield::state::State {
    let mut cx = Quiet(TestDice::new(3));
    let mut choice = TestDice::new(!3);
    let mut state = Battlefield::start(&Setup::default(), 2, &mut cx);
    while state.open.phase.round() < 2 {
        let Some(asked) = ({ Battlefield::decisions(&state).next() }) else {
            break;
        };
        let view = state.view(Viewer::Seat(asked.seat));
        let answer = Battlefield::sample(&view, &asked.prompt, &mut choice);
        Battlefield::apply(&mut state, &asked, answer, &mut cx);
    }
    state
}
