//! The actions of a unit that activates, and the draft with which each begins.

use super::{
    aiming::{Aimed, Attack, aims},
    moving::within,
    preview::includes,
};
use battlefield::{
    Battlefield,
    aim::{self, Aim, Travel},
    data::Reach,
    effect::ActionKind,
    field::{Course, Direction, Refused, Thing},
    geometry::Mil,
    illegal::Illegal,
    position::UnitId,
    question::{Action, Move, Prompt},
    state::View,
};
use std::cmp::Reverse;
use tabletop::Game;

/// An action with what it begins as, or the reason why it cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Possible {
    pub kind: ActionKind,
    /// The attack that it makes, by its number; nothing for moves.
    pub weapon: Option<u8>,
    pub begins: Result<Action, Illegal>,
    /// The one that the reason is about, if nobody can be attacked and this one comes nearest to it.
    pub nearest: Option<Thing>,
    /// All that it could charge, as each charge would best begin: the one that it begins with first.
    pub charges: Vec<(Thing, Aim)>,
}

/// The actions of a question about a unit; those that it can take in the order of the keys 1 to 9.
pub fn actions(view: &View, prompt: &Prompt) -> Vec<Possible> {
    let (who, allowed) = match prompt {
        Prompt::Action { who } => (*who, None),
        Prompt::Free { who, kind, terms } if !terms.shift => (*who, Some(*kind)),
        _ => return Vec::new(),
    };
    let fits = |kind| allowed.is_none_or(|it| includes(it, kind));
    let Some(unit) = who.unit() else {
        return wall(view, prompt);
    };
    let charges = fits(ActionKind::Charge).then(|| charge(view, prompt, unit));
    let mut all: Vec<Possible> = charges.into_iter().collect();
    let mut add = |kind, weapon, (begins, nearest)| {
        if fits(kind) {
            all.push(Possible {
                kind,
                weapon,
                begins,
                nearest,
                charges: Vec::new(),
            });
        }
    };
    let speed = view.open.speed(unit);
    let maneuver = ahead(view, unit, Travel::Maneuver(within(prompt, speed)));
    let march = ahead(view, unit, Travel::March(within(prompt, 2 * speed)));
    let began = |it| (begun(view, prompt, it), None);
    add(ActionKind::March, None, began(Move::March(march)));
    add(ActionKind::Maneuver, None, began(Move::Maneuver(maneuver)));
    let aimed = |attack| best(aims(view, prompt, attack));
    for (number, attack) in (0..).zip(&view.open.unit(unit).profile.entry().attacks) {
        let (kind, attack) = if attack.reach == Reach::Melee {
            (ActionKind::MeleeAttack, Attack::Fights(number))
        } else {
            (ActionKind::RangedAttack, Attack::Shots(number))
        };
        add(kind, Some(number), aimed(attack));
    }
    add(ActionKind::Retreat, None, began(Move::Retreat));
    all
}

/// The charge: at first on the likeliest target, and of equally likely ones on the nearest.
fn charge(view: &View, prompt: &Prompt, unit: UnitId) -> Possible {
    let mut all = aims(view, prompt, Attack::Charge);
    let promised = |(target, it): &Aimed| Some((*target, promise(view, unit, it.as_ref().ok()?)?));
    let mut charges: Vec<(Thing, Aim)> = all.iter().filter_map(promised).collect();
    charges.sort_by_key(|(_, it)| (Reverse(it.arrives), it.way));
    let first = charges.first().map(|it| it.0);
    all.sort_by_key(|it| Some(it.0) != first);
    let (begins, nearest) = best(all);
    Possible {
        kind: ActionKind::Charge,
        weapon: None,
        begins,
        nearest,
        charges,
    }
}

/// Returns what is known of a charge that has been looked for already.
fn promise(view: &View, unit: UnitId, it: &Move) -> Option<Aim> {
    let Move::Charge { target, pivot, arc } = it else {
        return None;
    };
    aim::charge_so(&view.open, unit, *target, (*pivot, *arc)).ok()
}

/// Straight ahead as far as it can, or where it stands if that is nowhere.
pub fn ahead(view: &View, unit: UnitId, travel: Travel) -> Course {
    let facing = view.open.unit(unit).pose().map(|it| it.facing);
    let length = facing.and_then(|it| aim::furthest(&view.open, unit, travel, it));
    Course::straight(Direction::Forward, length.unwrap_or(0))
}

fn begun(view: &View, prompt: &Prompt, it: Move) -> Result<Action, Illegal> {
    let action = Action::Do(it);
    match Battlefield::check(view, prompt, &action) {
        // Whoever cannot go ahead may turn and go elsewhere.
        Err(why @ (Illegal::Engaged | Illegal::NotEngaged | Illegal::WrongAnswer)) => Err(why),
        Err(why) if matches!(action, Action::Do(Move::Retreat)) => Err(why),
        _ => Ok(action),
    }
}

/// The first that can be done; otherwise why not, and for whom, where one comes nearest to it.
fn best(all: Vec<Aimed>) -> (Result<Action, Illegal>, Option<Thing>) {
    let mut refused = Vec::new();
    for (target, it) in all {
        match it {
            Ok(it) => return (Ok(Action::Do(it)), None),
            Err(why) => refused.push((lacking(&why), target, why)),
        }
    }
    match refused.into_iter().min_by_key(|it| it.0) {
        Some((lacking, target, why)) => (Err(why), (lacking < Mil::MAX).then_some(target)),
        None => (Err(Illegal::NoSuchAttack), None),
    }
}

/// Returns the distance of something from where it could be attacked; the most where that is not the reason.
const fn lacking(why: &Illegal) -> Mil {
    match why {
        Illegal::OutOfRange { distance, range } => *distance - *range,
        Illegal::Place(Refused::CannotReach { needed }) => *needed,
        _ => Mil::MAX,
    }
}

/// A wall shoots at whatever it can.
fn wall(view: &View, prompt: &Prompt) -> Vec<Possible> {
    let (begins, nearest) = best(aims(view, prompt, Attack::Shots(0)));
    vec![Possible {
        kind: ActionKind::RangedAttack,
        weapon: Some(0),
        begins,
        nearest,
        charges: Vec::new(),
    }]
}

#[cfg(test)]
mod tests {
    use super::{super::example, *};
    use battlefield::geometry::Facing;

    #[test]
    fn where_nobody_can_be_charged_the_reason_is_about_whoever_comes_nearest_to_it() {
        let units = [
            (0, "stark.sworn_swords", (24_000, 6_000), Facing::NORTH),
            (1, "lannister.guardsmen", (10_000, 6_000), Facing::SOUTH),
            (1, "lannister.guardsmen", (24_000, 40_000), Facing::SOUTH),
            (1, "lannister.guardsmen", (24_000, 30_000), Facing::SOUTH),
        ];
        let view = example::seen(&example::table(&units));
        let who = Thing::Unit(0);
        let all = actions(&view, &Prompt::Action { who });
        let charge = all.iter().find(|it| it.kind == ActionKind::Charge).unwrap();
        assert!(matches!(
            charge.begins,
            Err(Illegal::Place(Refused::CannotReach { .. }))
        ));
        assert_eq!(charge.nearest, Some(Thing::Unit(3)));
        // Whoever is not engaged has nobody to fight with, however near.
        let fight = all.iter().find(|it| it.kind == ActionKind::MeleeAttack);
        assert_eq!(fight.unwrap().nearest, None);
    }

    #[test]
    fn a_charge_begins_with_the_target_that_is_reached_soonest() {
        let units = [
            (0, "stark.sworn_swords", (24_000, 10_000), Facing::NORTH),
            (1, "lannister.guardsmen", (28_000, 22_500), Facing::SOUTH),
            (1, "lannister.guardsmen", (20_000, 19_500), Facing::SOUTH),
        ];
        let view = example::seen(&example::table(&units));
        let who = Thing::Unit(0);
        let all = actions(&view, &Prompt::Action { who });
        assert_eq!(all[0].kind, ActionKind::Charge);
        let targets: Vec<Thing> = all[0].charges.iter().map(|it| it.0).collect();
        assert_eq!(targets, [Thing::Unit(2), Thing::Unit(1)]);
        let Ok(Action::Do(Move::Charge { target, .. })) = &all[0].begins else {
            panic!("{:?}", all[0]);
        };
        assert_eq!(*target, Thing::Unit(2));
        let (near, far) = (&all[0].charges[0].1, &all[0].charges[1].1);
        assert!(near.way < far.way && near.needed <= far.needed);
    }
}
