//! The presses that an action takes where the press on its goal begins it and where it does not, and those of an
//! NCU.

use super::*;
use crate::{
    effect::{ActionKind, Zone},
    field::Direction,
    geometry::Facing,
    notation::Setting,
    position::{Ncu, NcuId, Setup},
    reference::NcuRef,
    state::State,
    task::FreeAction,
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
fn a_drag_onto_an_enemy_begins_the_charge_and_another_attack_is_one_more() {
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
fn a_drag_begins_the_move_that_comes_nearer_and_its_unit_is_selected_with_it() {
    let text = "tray A1 infantry @ 24, 10 N\ntray B1 infantry @ 24, 44 S";
    let ahead = |length| Course::straight(Direction::Forward, length);
    let march = |length| both(text, Move::March(ahead(length)));
    assert_eq!(march(10_000), [Some(3), Some(2)]);
    assert_eq!(
        march(4_000),
        [Some(3), Some(3)],
        "a Maneuver leads there, and another tile keeps the way"
    );
    let aside = ahead(4_000).turning_first(Facing::EAST);
    assert_eq!(both(text, Move::Maneuver(aside)), [Some(3), Some(2)]);
    let turned = Course::STAY.turning_first(Facing::EAST);
    let turned = both(text, Move::Maneuver(turned));
    assert_eq!(turned, [Some(3), Some(4)], "it leads to no ground");
    assert_eq!(
        both(text, Move::Forgo),
        [Some(2), Some(1)],
        "it is a button in the row of the unit"
    );
    let mut setting = Setting::default();
    for line in text.lines() {
        assert_eq!(setting.read(line), Ok(true), "{line}");
    }
    let view = setting.state.view(Viewer::Seat(Seat(0)));
    let select = Action::Select(Who::Unit(UnitId(0)));
    assert_eq!(clicks(&view, &Prompt::Select, &select, Page::Now), Some(0));
}

#[test]
fn the_one_free_attack_that_there_is_takes_its_confirmation() {
    let mut setting = Setting::default();
    for line in [
        "tray A1 infantry @ 24, 18 N",
        "tray B1 infantry @ 24, 22.8 S",
    ] {
        assert_eq!(setting.read(line), Ok(true), "{line}");
    }
    let view = setting.state.view(Viewer::Seat(Seat(0)));
    let free = Prompt::Free {
        who: Thing::Unit(0),
        kind: ActionKind::Attack,
        terms: FreeAction::default(),
    };
    let fight = Action::Do(Move::Fight {
        target: TARGET,
        weapon: 0,
        realign: None,
    });
    let both = [Page::Before, Page::Now].map(|page| clicks(&view, &free, &fight, page));
    assert_eq!(both, [Some(3), Some(1)]);
}

#[test]
fn an_ncu_and_its_zone_are_one_press() {
    let mut state = State::before(Setup::default(), 2);
    let ncu = Ncu {
        owner: Seat(0),
        profile: NcuRef::named("stark.catelyn").unwrap(),
        activated: false,
        zone: None,
        counters: 0,
        gone: false,
    };
    state.open.ncus = vec![ncu.clone(), ncu];
    let view = state.view(Viewer::Seat(Seat(0)));
    let pressed = |who: NcuId, zone, ability_first| {
        let claim = Action::Claim {
            zone,
            ability_first,
        };
        let (who, select) = (Who::Ncu(who), Action::Select(Who::Ncu(who)));
        let zones = turn::asked_of(&view.open, who);
        [(&Prompt::Select, &select), (&zones, &claim)]
            .map(|(prompt, action)| clicks(&view, prompt, action, Page::Now))
    };
    for who in [NcuId(0), NcuId(1)] {
        for zone in [Zone::Combat, Zone::Tactics] {
            assert_eq!(pressed(who, zone, false), [Some(0), Some(1)]);
        }
        let ordered = pressed(who, Zone::Combat, true);
        assert_eq!(ordered, [Some(0), Some(2)], "they are named, and the order");
    }
    let select = Action::Select(Who::Ncu(NcuId(0)));
    let before = clicks(&view, &Prompt::Select, &select, Page::Before);
    assert_eq!(before, Some(2));
}
