//! Charges that find no place on the side of the target: it is moved, or the charger stands beside.

use super::{charge_at, position};
use crate::{aim::charge_so, field::Thing, odds::of_move, position::UnitId};

const CORRIDOR: [&str; 4] = [
    "tray A1 infantry @ 25.5, 39 S",
    "tray B1 infantry @ 24, 24 N",
    "palisade @ 22.2, 29.5 E",
    "palisade @ 28.8, 29.5 E",
];

fn hits(lines: &[&str], target: u8) -> Option<u32> {
    let odds = of_move(&position(lines), UnitId(0), &charge_at(target));
    odds.map(|it| it.hits.mean())
}

#[test]
fn a_target_that_is_moved_is_struck_where_it_comes_to() {
    // Only a six arrives, so none does so Disorderly: three of four dice hit, as all that missed are
    // rolled again.
    assert_eq!(hits(&CORRIDOR, 1), Some(4_500));
}

#[test]
fn a_charger_beside_a_target_that_is_held_strikes() {
    let held = [
        &CORRIDOR[..1],
        &["tray A2 infantry @ 18.85, 24 E"],
        &CORRIDOR[1..],
    ]
    .concat();
    assert_eq!(hits(&held, 2), Some(4_500));
}

#[test]
fn what_chance_does_to_a_target_that_is_moved_is_not_weighed() {
    let stakes = ["stakes @ 20, 24 N"];
    let lines = [&CORRIDOR[..], &stakes].concat();
    let (there, target) = (position(&lines), Thing::Unit(1));
    let aim = charge_so(&there, UnitId(0), target, (None, None)).unwrap();
    assert!(aim.ends.pushed.is_some(), "it may be declared");
    assert_eq!(hits(&lines, 1), None);
}

/// The charger claims what its target lets go of, and what lies there is its own.
#[test]
fn a_marker_that_a_moved_target_lets_go_of_is_the_chargers() {
    let lines = |card| {
        [
            "mode thrones",
            "tray A1 infantry @ 31, 34 S",
            "tray B1 infantry @ 30, 20 N",
            "palisade @ 27.7, 25.5 E",
            "palisade @ 34.3, 25.5 E",
            "marker 1 @ 27.55, 23 held B1",
            card,
        ]
    };
    let wounds = |card| {
        let odds = of_move(&position(&lines(card)), UnitId(0), &charge_at(1));
        odds.map(|it| it.wounds.mean())
    };
    assert!(wounds("objective 1 smithy") > wounds("objective 1 gallows"));
}
