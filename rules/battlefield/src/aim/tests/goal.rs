//! The action that a press on its goal begins.

use super::super::{Attack, attack_on, attacks, only_attack, set_out, ways};
use crate::{
    Battlefield,
    effect::ActionKind,
    field::Thing,
    geometry::Point,
    illegal::Illegal,
    notation::Setting,
    question::{Action, Move, Prompt},
    state::View,
    task::FreeAction,
};
use tabletop::{Game, Seat, Viewer};

const ASKED: Prompt = Prompt::Action {
    who: Thing::Unit(0),
};
const ENEMY: Thing = Thing::Unit(1);

fn seen(text: &str) -> View {
    let mut setting = Setting::default();
    for line in text.lines() {
        assert_eq!(setting.read(line), Ok(true), "{line}");
    }
    setting.state.view(Viewer::Seat(Seat(0)))
}

fn kinds(view: &View, prompt: &Prompt) -> Vec<ActionKind> {
    let all = attacks(view, prompt, ENEMY);
    for it in &all {
        let action = Action::Do(it.clone());
        assert_eq!(Battlefield::check(view, prompt, &action), Ok(()), "{it:?}");
    }
    all.iter().map(Move::kind).collect()
}

#[test]
fn whoever_can_be_charged_is_charged_and_shots_come_next() {
    let view = seen("A1 bowmen @ 24, 10 N\ntray B1 infantry @ 24, 22.8 S");
    let both = [ActionKind::Charge, ActionKind::RangedAttack];
    assert_eq!(kinds(&view, &ASKED), both);
    let free = |kind| Prompt::Free {
        who: Thing::Unit(0),
        kind,
        terms: FreeAction::default(),
    };
    assert_eq!(kinds(&view, &free(ActionKind::Attack)), both[1..]);
    assert_eq!(kinds(&view, &free(ActionKind::Maneuver)), []);
}

#[test]
fn whoever_is_engaged_fights() {
    let view = seen("tray A1 infantry @ 24, 18 N\ntray B1 infantry @ 24, 22.8 S");
    assert_eq!(kinds(&view, &ASKED), [ActionKind::MeleeAttack]);
    assert_eq!(ways(&view, &ASKED), []);
    assert_eq!(set_out(&view, &ASKED, Point::new(24_000, 10_000)), None);
}

#[test]
fn nobody_attacks_friends_and_what_is_out_of_reach_says_why() {
    let view = seen("tray A1 infantry @ 24, 4 N\ntray B1 infantry @ 24, 40 S");
    assert_eq!(attacks(&view, &ASKED, Thing::Unit(0)), []);
    assert_eq!(attacks(&view, &ASKED, ENEMY), []);
    let own = attack_on(&view, &ASKED, Attack::Charge, Thing::Unit(0));
    assert_eq!(own, Err(Illegal::NotATarget(Thing::Unit(0))));
    let far = attack_on(&view, &ASKED, Attack::Charge, ENEMY);
    assert!(matches!(far, Err(Illegal::Place(_))), "{far:?}");
    let other = attack_on(&view, &Prompt::Deploy, Attack::Charge, ENEMY);
    assert_eq!(other, Err(Illegal::WrongAnswer));
}

#[test]
fn ground_is_gone_to_by_what_comes_nearer() {
    let view = seen("tray A1 infantry @ 24, 10 N\ntray B1 infantry @ 24, 44 S");
    let to = |x, y| set_out(&view, &ASKED, Point::new(x, y)).map(|it| it.kind());
    let (maneuver, march) = (Some(ActionKind::Maneuver), Some(ActionKind::March));
    assert_eq!(to(24_000, 14_000), maneuver, "as near by either");
    assert_eq!(to(30_000, 12_000), maneuver, "to the side");
    assert_eq!(to(24_000, 4_000), maneuver, "behind it");
    assert_eq!(to(24_000, 19_000), march, "ahead and far");
    let free = Prompt::Free {
        who: Thing::Unit(0),
        kind: ActionKind::Maneuver,
        terms: FreeAction::default(),
    };
    let far = set_out(&view, &free, Point::new(24_000, 19_000));
    assert_eq!(far.map(|it| it.kind()), maneuver, "no more was given");
}

#[test]
fn a_free_attack_leaves_no_choice_where_there_is_one_alone() {
    let free = |kind| Prompt::Free {
        who: Thing::Unit(0),
        kind,
        terms: FreeAction::default(),
    };
    let kind = |view: &View, prompt: &Prompt| only_attack(view, prompt).map(|it| it.kind());
    let one = seen("tray A1 infantry @ 24, 18 N\ntray B1 infantry @ 24, 22.8 S");
    let attack = free(ActionKind::Attack);
    assert_eq!(kind(&one, &attack), Some(ActionKind::MeleeAttack));
    assert_eq!(kind(&one, &free(ActionKind::Charge)), None, "it is engaged");
    assert_eq!(kind(&one, &ASKED), None, "it could do something else");
    let two = "A1 bowmen @ 24, 10 N\ntray B1 infantry @ 24, 24 S\ntray B2 infantry @ 32, 24 S";
    assert_eq!(kind(&seen(two), &attack), None, "either could be shot");
}
