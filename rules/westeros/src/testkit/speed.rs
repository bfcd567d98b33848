//! Random games with nothing checked and nobody listening, to be timed.

use crate::{Phase, Setup, State, Westeros, sample};
use tabletop::{Game, Quiet, testkit::TestDice};

/// Plays games of six houses as a search does; says how many questions were answered.
pub fn play(games: u32, seed: u64) -> u32 {
    let mut cx = Quiet(TestDice::new(seed));
    let mut choice = TestDice::new(!seed);
    let game = |_| answers(&mut cx, &mut choice);
    (0..games).map(game).sum()
}

fn answers(cx: &mut Quiet<TestDice>, choice: &mut TestDice) -> u32 {
    let mut state: State = Westeros::start(&Setup::default(), 6, cx);
    let mut answers = 0;
    while state.phase != Phase::GameOver {
        let Some(asked) = ({ Westeros::decisions(&state).find(|it| it.required) }) else {
            break;
        };
        if let Some(house) = state.house_of(asked.seat) {
            let answer = sample(&state, house, &asked.prompt, choice);
            Westeros::apply(&mut state, &asked, answer, cx);
        }
        answers += 1;
    }
    answers
}

#[test]
fn games_are_played_to_their_end() {
    assert!(play(3, 1) > 300);
    assert_eq!(play(3, 1), play(3, 1));
}
