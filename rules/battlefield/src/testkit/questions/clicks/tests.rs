//! The presses that an action takes where the press on its goal begins it and where it does not, and those of an
//! NCU.

use super::*;
use crate::{
    effect::Zone,
    field::Direction,
    geometry::Facing,
    notation::Setting,
    position::{Ncu, NcuId, Setup},
    reference::NcuRef,
    state::State,
};
use tabletop::{Seat, Viewer};

const ASKED: Prompt = Prompt::Action {
    who: Thing::Unit(0),
};
const TARGET: Thing = Thing::Unit(1);

/// The presses before, and now.
fn both(text: &str, it: Move) -> [Option<u32>; 2] {
    let mut setting = Setting::default();
    for line in text.lines() {
        assert_eq!(setting.read(line), Ok(true), "{line}");
    }
    let view = setting.state.view(Viewer::Seat(Seat(0)));
    let action = Action::Do(it);
    [Page::Before, Page::Now].map(|page| clicks(&view, &ASKED, &action, page))
}

#[test]
fn the_press_on_an_enemy_begins_the_charge_and_another_attack_is_one_more() {
    let near = "A1 bowmen @ 24, 10 N\ntray B1 infantry @ 24, 22.8 S";
    let charge = Move::Charge {
        target: TARGET,
        pivot: None,
        arc: None,
    };
    let shot = Move::Shoot {
        target: TARGET,
        weapon: 1,
        shift: None,
        arc: None,
    };
    assert_eq!(both(near, charge), [Some(3), Some(2)]);
    assert_eq!(both(near, shot.clone()), [Some(3), Some(3)]);
    // Too far for a charge.
    let far = "A1 bowmen @ 24, 10 N\ntray B1 infantry @ 24, 26.5 S";
    assert_eq!(both(far, shot), [Some(3), Some(2)]);
}

#[test]
fn the_press_on_ground_begins_the_move_that_comes_nearer() {
    let text = "tray A1 infantry @ 24, 10 N\ntray B1 infantry @ 24, 44 S";
    let ahead = |length| Course::straight(Direction::Forward, length);
    let march = |length| both(text, Move::March(ahead(length)));
    assert_eq!(march(10_000), [Some(3), Some(2)]);
    assert_eq!(march(4_000), [Some(3), Some(3)], "a Maneuver leads there");
    let aside = ahead(4_000).turning_first(Facing::EAST);
    assert_eq!(both(text, Move::Maneuver(aside)), [Some(3), Some(2)]);
    let turned = Course::STAY.turning_first(Facing::EAST);
    let turned = both(text, Move::Maneuver(turned));
    assert_eq!(turned, [Some(3), Some(3)], "it leads to no ground");
    assert_eq!(both(text, Move::Forgo), [Some(2), Some(2)]);
}

#[test]
fn an_ncu_and_its_zone_take_two_presses() {
    let mut state = State::before(Setup::default(), 2);
    state.open.ncus.push(Ncu {
        owner: Seat(0),
        profile: NcuRef::named("stark.catelyn").unwrap(),
        activated: false,
        zone: None,
        counters: 0,
        gone: false,
    });
    let view = state.view(Viewer::Seat(Seat(0)));
    let who = Who::Ncu(NcuId(0));
    let select = Action::Select(who);
    let claim = |ability_first| Action::Claim {
        zone: Zone::Crown,
        ability_first,
    };
    let zone = turn::asked_of(&view.open, who);
    let now = |prompt: &Prompt, action: &Action| clicks(&view, prompt, action, Page::Now);
    assert_eq!(now(&Prompt::Select, &select), Some(0));
    assert_eq!(now(&zone, &claim(false)), Some(2));
    assert_eq!(now(&zone, &claim(true)), Some(3), "its order is pressed");
    let before = clicks(&view, &Prompt::Select, &select, Page::Before);
    assert_eq!(before, Some(2));
}
