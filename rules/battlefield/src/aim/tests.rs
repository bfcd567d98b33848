//! Checks that everything offered is accepted.

mod goal;
mod measured;
mod there;

use super::{
    Aim, Chance, Snap, Travel, charges, furthest, may_stay, reach, shots, sightings, sightings_of,
    suggestions,
};
use crate::{
    allowed::{charge, way},
    field::{Course, Direction, Refused, Thing},
    geometry::{Arc, Facing, Slot},
    illegal::Illegal,
    notation::Setting,
    position::{Position, UnitId},
};

const FIRST: UnitId = UnitId(0);

fn position(text: &str) -> Position {
    let mut setting = Setting::default();
    for line in text.lines() {
        assert_eq!(setting.read(line), Ok(true), "{line}");
    }
    setting.state.open
}

fn charge_of(text: &str) -> Aim {
    let position = position(text);
    let (_, aim) = charges(&position, FIRST).remove(0);
    aim.unwrap()
}

#[test]
fn bc081_a_three_is_needed_for_eight_inches() {
    let aim = charge_of("tray A1 infantry @ 24, 10 N\ntray B1 infantry @ 24, 22.8 S");
    assert_eq!((aim.way, aim.needed, aim.arrives), (8_000, 3, Chance(24)));
    assert_eq!(aim.disorderly, Chance(6));
    assert_eq!(
        (aim.sides, aim.slots),
        (vec![Arc::Front], Slot::ALL.to_vec())
    );
}

#[test]
fn a_charge_that_falls_short_beside_a_friend_may_end_where_it_began() {
    let alone = "tray A1 infantry @ 24, 10 N\ntray B1 infantry @ 24, 22.8 S";
    let stays = |text: &str| {
        let position = position(text);
        let enemy = position.units().find(|(_, it)| it.owner.0 == 1).unwrap().0;
        may_stay(&position, FIRST, enemy.thing(), (None, None))
    };
    assert!(!stays(alone));
    let beside = [alone, "tray A2 infantry @ 27.5, 14.9 N"].join("\n");
    assert!(stays(&beside), "there is no room but where it stands");
}

#[test]
fn of_two_dice_the_lower_one_counts() {
    let aim =
        charge_of("tray A1 infantry @ 24, 10 N\ntray B1 infantry @ 24, 22.8 S\nstakes @ 24, 15 N");
    assert_eq!((aim.needed, aim.arrives), (3, Chance(16)));
    assert_eq!(aim.disorderly, Chance(20));
}

#[test]
fn what_lies_open_raises_the_limit_of_a_disorderly_charge() {
    let text = "tray A1 infantry @ 24, 10 N\ntray B1 infantry @ 24, 22.8 S\n\
                effect card:stark.superior_positioning of B on A1 \
                modify disorderly_max 3 for round until round_end";
    assert_eq!(charge_of(text).disorderly, Chance(18));
}

#[test]
fn whoever_cannot_be_charged_has_a_reason() {
    let position = position("tray A1 infantry @ 24, 10 N\ntray B1 infantry @ 34, 10 N");
    let all = charges(&position, FIRST);
    let reason = Err(Illegal::Place(Refused::NotInArc));
    assert_eq!(all, [(Thing::Unit(1), reason)]);
    assert!(shots(&position, FIRST, 0)[0].1.is_err());
}

#[test]
fn a_suggested_charge_is_accepted() {
    let text = "tray A1 infantry @ 31, 29 S\ntray B1 infantry @ 24, 24 N";
    let aim = charge_of(text);
    let target = Thing::Unit(1);
    let side = Some(aim.sides[0]);
    assert!(charge::check(&position(text), FIRST, target, aim.pivot, side).is_ok());
    assert!(aim.way < 2_570);
}

#[test]
fn the_reach_of_a_maneuver_is_legal_along_every_ray() {
    let position = position(
        "tray A1 infantry @ 24, 10 N\ntray A2 infantry @ 29.5, 11 N\n\
         tray B1 infantry @ 22, 18 S\nforest @ 18, 12 N",
    );
    let found = reach(&position, FIRST, Travel::Maneuver(5_000));
    assert_eq!(found.rays.len(), 256);
    for (heading, ranges) in &found.rays {
        for length in ranges.iter().flat_map(|it| [*it.start(), *it.end()]) {
            let course = Course::straight(Direction::Forward, length).turning_first(*heading);
            assert!(way::run(&position, FIRST, course, 5_000).is_ok());
        }
    }
    let ahead = furthest(&position, FIRST, Travel::Maneuver(5_000), Facing::NORTH);
    assert!(
        ahead.is_some_and(|length| (2_195..=2_205).contains(&length)),
        "{ahead:?}"
    );
}

#[test]
fn a_shorter_maneuver_reaches_less() {
    let position = position("tray A1 infantry @ 24, 10 N\ntray B1 infantry @ 24, 40 S");
    let along = |most| furthest(&position, FIRST, Travel::Maneuver(most), Facing::EAST);
    assert_eq!((along(3_000), along(5_000)), (Some(3_000), Some(5_000)));
}

#[test]
fn attackers_do_not_reach_behind_the_walls() {
    let position =
        position("mode storm\nwalls B\ntray A1 small @ 30.5, 41 N\ntray B1 infantry @ 4, 20 N");
    let ahead = furthest(&position, FIRST, Travel::March(10_000), Facing::NORTH);
    assert!(ahead.is_some_and(|length| length < 2_700), "{ahead:?}");
}

#[test]
fn both_arcs_and_all_distances_of_a_place() {
    let position = position("A1 bowmen @ 24, 24 N\ntray B1 infantry @ 32, 36 S");
    let pose = position.unit(FIRST).pose().unwrap();
    let seen = sightings(&position, FIRST, pose);
    assert_eq!((seen[0].gap, seen[0].shot), (7_621, 8_910));
    assert_eq!(seen[0].has_it_in, [Arc::Front]);
    assert_eq!(seen[0].stands_in, [Arc::Front]);
    assert!(seen[0].sees.is_ok() && seen[0].seen.is_ok());
}

#[test]
fn those_who_are_wanted_are_seen_as_among_all() {
    let position = position(
        "tray A1 infantry @ 24, 10 N\ntray A2 infantry @ 29.5, 20 E\ntray B1 infantry @ 24, 30 S\n\
         tray B2 infantry @ 31, 36 S\nforest @ 18, 20 N",
    );
    let pose = position.unit(FIRST).pose().unwrap();
    let mut all = sightings(&position, FIRST, pose);
    assert_eq!(all.len(), 3);
    let enemy = |thing| thing != Thing::Unit(1);
    all.retain(|it| enemy(it.thing));
    assert_eq!(sightings_of(&position, (FIRST, pose), enemy), all);
}

#[test]
fn suggestions_can_be_carried_out() {
    let position = position(
        "tray A1 infantry @ 24, 10 N\ntray A2 infantry @ 32, 12 N\n\
         tray B1 infantry @ 24, 20 S\nmarker 1 @ 20, 14",
    );
    let all = suggestions(&position, FIRST);
    for one in &all {
        let end = way::run(&position, FIRST, one.course, 5_000).unwrap();
        assert_eq!(end.pose, one.end);
    }
    let has = |what: &dyn Fn(Snap) -> bool| all.iter().any(|one| what(one.what));
    assert!(has(&|it| it == Snap::Beside(Thing::Unit(1))));
    assert!(has(&|it| it == Snap::Marker(0)));
    assert!(has(
        &|it| it == Snap::Facing(Thing::Unit(2), Arc::Front, Slot::Center)
    ));
}
