//! Several March orders of a house, and what happens between them.

use super::{conditional, goes, now, way};
use crate::{
    House, Phase,
    answers::standing::{
        Finding::{Anything, Nobody},
        Otherwise, Standing, StandingOrder,
        tests::{aid, answer, everywhere},
    },
    testing::{Play, area},
};

fn two() -> Play {
    let text = "
        Tyrell | The Reach  | K | March
        Tyrell | Highgarden | F | March-1";
    Play::from(Phase::March, 6, text)
}

#[test]
fn a_march_that_is_not_spoken_for_leaves_the_choice_to_its_house() {
    let mut play = two();
    let reach = conditional("The Reach", &[way(Nobody, "Blackwater")], Otherwise::Ask);
    let standing = now(&play, [reach]);
    assert_eq!(answer(&play, "Tyrell", &standing), None);
    play.march("Tyrell", "Highgarden", "").unwrap();
    let expected = goes("The Reach", "Blackwater K");
    assert_eq!(
        answer(&play, "Tyrell", &standing),
        expected,
        "the only one left"
    );
}

#[test]
fn the_one_laid_down_first_marches_first() {
    let play = two();
    let reach = conditional("The Reach", &[way(Nobody, "Blackwater")], Otherwise::Ask);
    let garden = conditional("Highgarden", &[way(Nobody, "Oldtown")], Otherwise::Ask);
    let mut standing = now(&play, [garden, reach]);
    let says = |standing: &Standing| answer(&play, "Tyrell", standing);
    assert_eq!(says(&standing), goes("Highgarden", "Oldtown F"));
    let before = standing.clone();
    standing.march_sooner(area("Highgarden"));
    assert_eq!(standing, before, "it is the first already");
    standing.march_sooner(area("The Reach"));
    assert_eq!(says(&standing), goes("The Reach", "Blackwater K"));
    let asks = conditional("The Reach", &[], Otherwise::Ask);
    let lasts = standing.0[0].lasts;
    standing.set(StandingOrder {
        matter: asks,
        lasts,
    });
    assert_eq!(
        says(&standing),
        None,
        "it keeps its place, and the other waits"
    );
}

#[test]
fn whoever_has_asked_for_support_marches_by_hand() {
    let text = "
        Baratheon | Kingswood | F K | March
        Tyrell    | The Reach | K   | Support";
    let mut play = Play::from(Phase::March, 6, text);
    let landing = conditional(
        "Kingswood",
        &[way(Anything, "King's Landing")],
        Otherwise::Ask,
    );
    let standing = now(&play, [landing]);
    assert_eq!(
        answer(&play, "Baratheon", &standing),
        None,
        "too weak alone"
    );
    play.call_support("Baratheon", "Kingswood", "King's Landing")
        .unwrap();
    let tyrells = now(&play, [everywhere(aid(&[House::Baratheon], &[]))]);
    let helped = answer(&play, "Tyrell", &tyrells).unwrap();
    play.answer("Tyrell", helped).unwrap();
    assert_eq!(answer(&play, "Baratheon", &standing), None);
    play.march("Baratheon", "Kingswood", "King's Landing F K")
        .unwrap();
}
