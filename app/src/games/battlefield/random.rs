//! Whole random games, for tests.

use battlefield::{
    Battlefield,
    event::Event,
    position::{Mode, Scheme, Setup},
    state::State,
};
use tabletop::{EventRecorder, Game, submit, testkit::TestDice};

/// A random game of this mode, in teams where that is possible, shown after each of so many answers
/// with what has just happened. Each seed gives the same game.
pub fn play(
    (mode, seed): (Mode, u64),
    answers: usize,
    mut look: impl FnMut(&State, &[Event], &mut TestDice),
) {
    let teams = mode == Mode::Clash;
    let setup = Setup {
        mode,
        size: 30,
        scheme: if teams { Scheme::Teams } else { Scheme::Alone },
        ..Setup::default()
    };
    let mut cx = EventRecorder::new(TestDice::new(seed));
    let mut state = Battlefield::start(&setup, if teams { 4 } else { 2 }, &mut cx);
    let mut told = 0;
    for _ in 0..answers {
        look(&state, &cx.events[told..], &mut cx.dice);
        told = cx.events.len();
        let Some(asked) = Battlefield::decisions(&state).next() else {
            break;
        };
        let view = state.view(tabletop::Viewer::Seat(asked.seat));
        let action = Battlefield::sample(&view, &asked.prompt, &mut cx.dice);
        submit::<Battlefield>(&mut state, asked.seat, asked.id, action, &mut cx).unwrap();
    }
    look(&state, &cx.events[told..], &mut cx.dice);
}
