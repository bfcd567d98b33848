use super::*;
use tabletop::{
    Dice, Game, Quiet, Viewer,
    testkit::{Secrets, TestDice, play_out_with_twins},
};

impl Secrets for Duel {
    fn redeal(state: &State, _viewer: Viewer, _dice: &mut dyn Dice) -> State {
        state.clone()
    }
}

#[test]
fn every_seed_keeps_the_contract() {
    for seed in 0..200 {
        play_out_with_twins::<Duel>(&Setup::default(), 2, seed).unwrap();
    }
}

#[test]
fn the_allowance_is_a_circle_not_a_square() {
    let start = Duel::start(&Setup::default(), 2, &mut Quiet(TestDice::new(1)));
    let board = Duel::view(&start, Viewer::Spectator);
    let prompt = Move {
        allowance: 6 * INCH,
    };
    let at = |x, y| Duel::check(&board, &prompt, &Point { x, y });
    assert_eq!(at(6 * INCH, 0), Ok(()));
    assert_eq!(at(6 * INCH, 1), Err(Illegal::TooFar));
    assert_eq!(at(-1, 0), Err(Illegal::OffTable));
    assert_eq!(
        at(i32::MIN, i32::MAX),
        Err(Illegal::OffTable),
        "no number is too large to refuse"
    );
}
