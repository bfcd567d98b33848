//! Single positions in which it is plain what to do.

use crate::watch::answer;
use battlefield::{
    field::Thing,
    geometry::Pose,
    notation::Setting,
    position::UnitId,
    question::{Action, Move, Prompt},
    state::View,
};
use tabletop::{Seat, Viewer, testkit::TestDice};

/// Returns what the first player sees of a position.
pub fn scene(lines: &str) -> View {
    let mut setting = Setting::default();
    for line in lines.lines().map(str::trim).filter(|it| !it.is_empty()) {
        assert_eq!(setting.read(line), Ok(true), "{line}");
    }
    setting.state.view(Viewer::Seat(Seat(0)))
}

fn act(view: &View) -> Move {
    let who = Thing::Unit(0);
    match answer(
        "steady",
        view,
        &Prompt::Action { who },
        &mut TestDice::new(1),
    ) {
        Action::Do(it) => it,
        other => panic!("{other:?}"),
    }
}

/// Returns where a way leads the first unit.
fn end(view: &View, it: &Move) -> Pose {
    let (Move::Maneuver(course) | Move::March(course)) = it else {
        panic!("{it:?} is no way");
    };
    let tray = view.open.unit(UnitId(0)).tray().expect("it stands there");
    course.places(&tray)[2].pose
}

#[test]
fn a_charge_that_is_sure_to_arrive_is_declared() {
    let view = scene(
        "A1 umber_greataxes @ 24, 20 N
         B1 bowmen @ 24, 29 N",
    );
    let it = act(&view);
    assert!(
        matches!(
            it,
            Move::Charge {
                target: Thing::Unit(1),
                ..
            }
        ),
        "{it:?}"
    );
}

#[test]
fn bowmen_shoot_at_whoever_is_in_range() {
    let view = scene(
        "A1 bowmen @ 24, 16 N
         B1 guardsmen @ 24, 29 S",
    );
    let it = act(&view);
    assert!(matches!(it, Move::Shoot { .. }), "{it:?}");
}

#[test]
fn the_weaker_of_two_enemies_is_attacked() {
    let view = scene(
        "A1 sworn_swords @ 24, 20 N
         B1 guardsmen @ 21, 24.8 S models 12
         B2 guardsmen @ 26.6, 24.8 S models 2",
    );
    let it = act(&view);
    assert!(
        matches!(
            it,
            Move::Fight {
                target: Thing::Unit(2),
                ..
            }
        ),
        "{it:?}"
    );
}

#[test]
fn a_marker_in_reach_is_taken() {
    let view = scene(
        "mode thrones
         A1 sworn_swords @ 24, 14 N
         B1 guardsmen @ 24, 45 S
         marker 1 @ 30, 18",
    );
    let end = end(&view, &act(&view));
    let marker = view.open.markers[0].circle();
    let base = view.open.unit(UnitId(0)).profile.base;
    let tray = battlefield::geometry::Tray::new(base, end);
    assert!(marker.touches(&tray), "{end:?}");
}
