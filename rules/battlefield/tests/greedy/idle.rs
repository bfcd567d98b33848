//! Positions in which a newcomer's opponent once did nothing.

use crate::scenes::scene;
use crate::watch::answer;
use battlefield::{
    field::Thing,
    geometry::Pose,
    position::UnitId,
    question::{Action, Move, Prompt},
    reference::FactionRef,
    state::View,
};
use tabletop::testkit::TestDice;

/// Returns what the first unit does, at the level that mixes up most, as chance has it.
fn acts(view: &View) -> Vec<Move> {
    let who = Thing::Unit(0);
    let prompt = Prompt::Action { who };
    let act = |seed| match answer("beginner", view, &prompt, &mut TestDice::new(seed)) {
        Action::Do(it) => it,
        other => panic!("{other:?}"),
    };
    (0..40).map(act).collect()
}

/// Returns where a way leads the first unit, if it is one.
fn end(view: &View, it: &Move) -> Option<Pose> {
    let (Move::Maneuver(course) | Move::March(course)) = it else {
        return None;
    };
    let tray = view.open.unit(UnitId(0)).tray()?;
    Some(course.places(&tray)[2].pose)
}

#[test]
fn who_is_engaged_attacks() {
    let view = scene(
        "mode thrones
         A1 halberdiers @ 24, 20 N
         B1 sworn_swords @ 24, 24.8 S
         marker 1 @ 12, 24",
    );
    for it in acts(&view) {
        assert!(matches!(it, Move::Fight { .. }), "{it:?}");
    }
}

#[test]
fn crossbowmen_far_from_everything_come_nearer() {
    let view = scene(
        "mode thrones
         A1 crossbowmen @ 24, 5 N
         B1 sworn_swords @ 24, 43 S
         marker 1 @ 24, 24",
    );
    for it in acts(&view) {
        let end = end(&view, &it);
        assert!(end.is_some_and(|it| it.at.y > 5_000), "{it:?}");
    }
}

#[test]
fn an_enemy_six_inches_ahead_is_not_gazed_at() {
    let view = scene(
        "mode thrones
         round 3
         A1 guardsmen @ 24, 20 N
         B1 sworn_swords @ 24, 31 S
         marker 1 @ 12, 24",
    );
    assert!(!acts(&view).contains(&Move::Forgo));
}

#[test]
fn bowmen_bring_their_arrows_into_range() {
    let view = scene(
        "mode thrones
         A1 bowmen @ 24, 16 N
         B1 guardsmen @ 24, 37 S
         marker 1 @ 4, 24",
    );
    assert!(!acts(&view).contains(&Move::Forgo));
}

#[test]
fn who_holds_a_marker_may_stay() {
    let view = scene(
        "mode thrones
         A1 guardsmen @ 24, 24 N
         B1 sworn_swords @ 4, 44 S
         marker 1 @ 24, 24 held A1",
    );
    let acts = acts(&view);
    let leaves = |it: &Move| {
        let end = end(&view, it);
        end.is_some_and(|it| (it.at.y - 24_000).abs() > 4_000 || (it.at.x - 24_000).abs() > 4_000)
    };
    assert!(!acts.iter().any(leaves), "{acts:?}");
}

#[test]
fn an_army_that_is_known_is_not_taken_again() {
    let mut view = scene("A1 bowmen @ 24, 16 N");
    view.open.players[1].faction = FactionRef::named("stark");
    for seed in 0..20 {
        match answer("beginner", &view, &Prompt::Army, &mut TestDice::new(seed)) {
            Action::Army(army) => assert_ne!(army.faction, "stark"),
            other => panic!("{other:?}"),
        }
    }
}
