use super::*;
use tabletop::{
    Dice, Game, Notation, Quiet, Record, Viewer,
    testkit::{Secrets, TestDice, play_out, play_out_with_twins},
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

#[test]
fn a_record_tells_every_move_and_roll() {
    let played = play_out::<Duel>(&Setup::default(), 2, 7).unwrap();
    let record = Record {
        setup: Setup::default(),
        seats: 2,
        opening: played.opening,
        log: played.log,
    };
    let text = Duel::transcript(&record).unwrap();
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("wounds 3"));
    assert_eq!(lines.count(), record.log.len());
}

#[test]
fn a_position_is_read_or_refused_with_a_reason() {
    let near = "wounds 1 2\nred 1000 1000\nblue 3000 1000\nturn 3\n";
    let board = Duel::view(&Duel::position(near).unwrap().state, Viewer::Spectator);
    assert_eq!((board.wounds, board.turn), ([1, 2], 3));
    assert_eq!(board.discs[1], Point { x: 3000, y: 1000 });
    for wrong in [
        "green 1 1",
        "red 1",
        "red -1 0",
        "turn 25",
        "red 5 5\nblue 5 5",
        "turn 900",
        "wounds 10 1",
        "wounds 0 1",
        "red a b",
    ] {
        assert!(Duel::position(wrong).is_err(), "{wrong}");
    }
}
