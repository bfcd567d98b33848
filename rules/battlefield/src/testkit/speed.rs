//! Random games with nothing checked and nobody listening, to be timed.

use crate::{
    Battlefield, answers,
    position::{Mode, Setup},
    question::Action,
};
use tabletop::{
    Game, Quiet, Record, Viewer,
    testkit::{TestDice, played},
};

/// Plays games of two players at 40 points; says how many questions were answered.
pub fn play(games: u32, seed: u64) -> u32 {
    let mut cx = Quiet(TestDice::new(seed));
    let mut choice = TestDice::new(!seed);
    (0..games).map(|_| answers(&mut cx, &mut choice)).sum()
}

fn answers(cx: &mut Quiet<TestDice>, choice: &mut TestDice) -> u32 {
    let setup = Setup {
        mode: Mode::Thrones,
        ..Setup::default()
    };
    let mut state = Battlefield::start(&setup, 2, cx);
    let mut count = 0;
    while let Some(asked) = { Battlefield::decisions(&state).next() } {
        let view = state.view(Viewer::Seat(asked.seat));
        let answer = answers::sample(&view, &asked.prompt, choice);
        Battlefield::apply(&mut state, &asked, answer, cx);
        count += 1;
    }
    count
}

/// A whole game, written down.
pub fn record(seed: u64) -> Record<Setup, Action> {
    let table = (Setup::default(), 2, seed);
    played::<Battlefield>(table, usize::MAX, |_, _, _| {})
}
