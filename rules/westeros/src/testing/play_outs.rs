//! Whole games at random, against the contract.

use super::Play;
use crate::{Phase, Setup, State, Step, Westeros, testkit::options};
use std::thread;
use tabletop::{
    Game, Quiet, Viewer,
    testkit::{TestDice, fuzz, play_out, play_out_with_twins},
};

/// The games of `cargo xtask fuzz rules`, as many as a test may take time for.
#[test]
fn two_thousand_tables_play_to_the_end() {
    let share = |worker: u64| move || fuzz::run::<Westeros>(worker * 500..(worker + 1) * 500);
    let tally = thread::scope(|scope| {
        let workers = [0, 1, 2, 3].map(|worker| scope.spawn(share(worker)));
        let tallies = workers.map(|it| it.join().unwrap());
        tallies
            .into_iter()
            .fold(fuzz::Tally::default(), fuzz::Tally::plus)
    });
    let failures: Vec<_> = tally.failures.iter().map(|it| (it.seed, &it.why)).collect();
    assert_eq!(failures, []);
    assert_eq!(tally.games, 2_000);
    let [questions, answers, events] = tally.kinds();
    assert!(
        questions >= 40 && answers >= 28 && events >= 63,
        "kinds that come up: {questions} {answers} {events}"
    );
}

/// The contract at every step, storage included.
#[test]
fn a_few_tables_keep_the_whole_contract() {
    for players in 3..=6 {
        for seed in 0..5 {
            play_out::<Westeros>(&options(seed), players, seed).unwrap();
            play_out_with_twins::<Westeros>(&options(seed), players, !seed).unwrap();
        }
    }
}

#[test]
fn the_state_stays_small() {
    assert!(size_of::<State>() <= 640, "{} bytes", size_of::<State>());
}

#[test]
fn a_round_allocates_nothing() {
    let mut cx = Quiet(TestDice::new(3));
    let mut state = Westeros::start(&Setup::default(), 6, &mut cx);
    let mut choice = TestDice::new(4);
    let mut answers = 0;
    let counted = allocation_counter::measure(|| {
        while state.phase != Phase::GameOver {
            let Some(asked) = ({ Westeros::decisions(&state).find(|it| it.required) }) else {
                break;
            };
            let view = Westeros::view(&state, Viewer::Seat(asked.seat));
            let action = Westeros::sample(&view, &asked.prompt, &mut choice);
            if Westeros::check(&view, &asked.prompt, &action).is_ok() {
                Westeros::apply(&mut state, &asked, action, &mut cx);
                answers += 1;
            }
        }
    });
    assert!(answers >= 60 && state.phase == Phase::GameOver, "{answers}");
    assert_eq!(counted.count_total, 0, "heap allocations in a whole game");
}

#[test]
fn absent_players_finish_a_game_too() {
    for players in 3..=6 {
        let mut cx = Quiet(TestDice::new(1));
        let mut state = Westeros::start(&Setup::default(), players, &mut cx);
        while let Some(asked) = { Westeros::decisions(&state).find(|it| it.required) } {
            let view = Westeros::view(&state, Viewer::Seat(asked.seat));
            let action = Westeros::fallback(&view, &asked.prompt);
            assert_eq!(Westeros::check(&view, &asked.prompt, &action), Ok(()));
            Westeros::apply(&mut state, &asked, action, &mut cx);
        }
        assert_eq!(state.phase, Phase::GameOver);
    }
}

/// A crowded board: more areas than tokens, so that orders are placed in turn.
#[test]
fn nobody_learns_what_is_hidden_when_orders_are_placed_in_turn() {
    let seed = 5;
    let play = Play::from(Phase::Planning, 6, super::CROWDED);
    let mut state = play.state;
    let mut dice = TestDice::new(seed);
    while state.agenda.top() == Some(Step::AssignOrdersInTurn) {
        let asked = Westeros::decisions(&state).next().unwrap();
        let house = state.house_of(asked.seat).unwrap();
        for &other in state.houses() {
            let viewer = Viewer::Seat(state.seat_of(other));
            let twin = <Westeros as tabletop::testkit::Secrets>::redeal(&state, viewer, &mut dice);
            let see = |it: &State| serde_json::to_string(&Westeros::view(it, viewer)).unwrap();
            assert_eq!(
                see(&state),
                see(&twin),
                "{} while {} lays",
                other.name(),
                house.name()
            );
        }
        let view = Westeros::view(&state, Viewer::Seat(asked.seat));
        let action = Westeros::sample(&view, &asked.prompt, &mut dice);
        assert_eq!(Westeros::check(&view, &asked.prompt, &action), Ok(()));
        Westeros::apply(&mut state, &asked, action, &mut Quiet(dice.clone()));
    }
}
