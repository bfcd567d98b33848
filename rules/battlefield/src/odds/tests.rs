use super::{Odds, of, of_move};
use crate::{
    field::Thing,
    geometry::{Arc, Facing, Pose},
    notation::Setting,
    position::{Position, UnitId},
    question::Move,
    task::Attack,
};

fn position(lines: &[&str]) -> Position {
    let mut setting = Setting::default();
    for line in lines {
        assert!(setting.read(line).unwrap(), "{line}");
    }
    setting.state.open
}

fn melee(position: &Position) -> Odds {
    of(
        position,
        &Attack::new(Thing::Unit(0), Thing::Unit(1), 0, true),
    )
    .unwrap()
}

const FRONT: &str = "tray A1 infantry @ 24, 28.8 S";

#[test]
fn six_dice_on_four_against_four() {
    let odds = melee(&position(&[FRONT, "tray B1 infantry @ 24, 24 N"]));
    assert_eq!(odds.dice, 6);
    // Each die hits in half of all cases and wounds in a quarter.
    assert_eq!((odds.hits.mean(), odds.wounds.mean()), (3_000, 1_500));
    assert_eq!(odds.hits.exactly(3), 3_125);
    assert_eq!(odds.wounds.exactly(0), 1_780);
    assert_eq!(odds.wounds.at_least(1), 8_220);
    assert_eq!(odds.wounds.most(), 6);
    // Two dice come to less than six in ten throws of 36.
    assert_eq!(odds.panic, Some(10));
}

#[test]
fn panic_comes_on_top_and_the_last_model_is_the_end() {
    let whole = melee(&position(&[FRONT, "tray B1 infantry @ 24, 24 N"]));
    // A failed test costs 1, 2, 3 or 4 in 4, 3, 2 or 1 of 36 throws: 20 wounds in 36 tests.
    let expected = 1_500 + 822 * 20 / 36;
    assert!(whole.lost.mean().abs_diff(expected) <= 1, "{whole:?}");
    assert_eq!(whole.destroys(), 0);
    let last = melee(&position(&[FRONT, "tray B1 infantry models 1 @ 24, 24 N"]));
    assert_eq!(last.destroys(), 8_220);
}

#[test]
fn the_rear_is_worse_than_the_front() {
    let there = position(&[
        "tray A1 infantry @ 24, 19.2 N",
        "tray B1 infantry @ 24, 24 N",
    ]);
    let mut attack = Attack::new(Thing::Unit(0), Thing::Unit(1), 0, true);
    attack.arc = Arc::Rear;
    let odds = of(&there, &attack).unwrap();
    // Only sixes save, and less than eight fails.
    assert_eq!((odds.wounds.mean(), odds.panic), (2_500, Some(21)));
}

#[test]
fn critical_blows_and_automatic_hits() {
    let there = position(&[
        "A1 gregor_rider @ 24, 27.78 S",
        "tray B1 infantry @ 24, 24 N",
    ]);
    let mut attack = Attack::new(Thing::Unit(0), Thing::Unit(1), 0, true);
    attack.charging = true;
    let odds = of(&there, &attack).unwrap();
    // Three faces are a hit and the six is two, and nothing saves.
    assert_eq!((odds.dice, odds.wounds.mean()), (4, 3_333));
    attack.auto_hits = 2;
    assert_eq!(of(&there, &attack).unwrap().wounds.mean(), 5_333);
}

#[test]
fn a_charge_rolls_again_what_missed() {
    let there = position(&["A1 knights @ 24, 35 S", "tray B1 infantry @ 24, 24 N"]);
    let charge = Move::Charge {
        target: Thing::Unit(1),
        pivot: None,
        arc: None,
    };
    let odds = of_move(&there, UnitId(0), &charge).unwrap();
    // Eight of nine dice hit, and two hits come by themselves.
    assert_eq!((odds.dice, odds.hits.mean()), (6, 7_333));
}

#[test]
fn a_shot_is_judged_from_where_it_is_made() {
    let there = position(&["A1 bowmen @ 24, 6 N", "tray B1 infantry @ 24, 24.5 S"]);
    let shot = |shift| Move::Shoot {
        target: Thing::Unit(1),
        weapon: 1,
        shift,
        arc: None,
    };
    assert_eq!(of_move(&there, UnitId(0), &shot(None)), None);
    let forward = crate::field::Course::straight(crate::field::Direction::Forward, 1_700);
    let odds = of_move(&there, UnitId(0), &shot(Some(forward))).unwrap();
    assert_eq!((odds.dice, odds.hits.mean()), (7, 3_500));
    assert_eq!(
        there.unit(UnitId(0)).pose(),
        Some(Pose::new(24_000, 6_000, Facing::NORTH))
    );
}

#[test]
fn walls_save_nothing_and_do_not_panic() {
    let there = position(&["tray A1 infantry @ 24, 41.1 N", "walls B"]);
    let odds = of(
        &there,
        &Attack::new(Thing::Unit(0), Thing::Wall(0), 0, true),
    )
    .unwrap();
    assert_eq!(
        (odds.wounds.mean(), odds.panic, odds.health),
        (3_000, None, 10)
    );
}
