//! What a unit can do when it activates: the actions, and what each begins with.

use super::{
    aiming::{Aimed, Attack, aims},
    moving::within,
    preview::includes,
};
use battlefield::{
    Battlefield,
    aim::{self, Travel},
    data::Reach,
    effect::ActionKind,
    field::{Course, Direction},
    illegal::Illegal,
    position::UnitId,
    question::{Action, Move, Prompt},
    state::View,
};
use tabletop::Game;

/// An action with what it begins as, or the reason why it cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Possible {
    pub kind: ActionKind,
    /// The attack that it makes, by its number; nothing for moves.
    pub weapon: Option<u8>,
    pub begins: Result<Action, Illegal>,
}

/// The actions of a question about a unit, in the order of the keys 1 to 9.
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
    let mut all = Vec::new();
    let mut add = |kind, weapon, begins| {
        if fits(kind) {
            all.push(Possible {
                kind,
                weapon,
                begins,
            });
        }
    };
    let speed = view.open.speed(unit);
    let maneuver = ahead(view, unit, Travel::Maneuver(within(prompt, speed)));
    let march = ahead(view, unit, Travel::March(within(prompt, 2 * speed)));
    let began = |it| begun(view, prompt, it);
    add(ActionKind::Maneuver, None, began(Move::Maneuver(maneuver)));
    add(ActionKind::March, None, began(Move::March(march)));
    let aimed = |attack| best(aims(view, prompt, attack));
    add(ActionKind::Charge, None, aimed(Attack::Charge));
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

/// Straight ahead as far as it can, or where it stands if that is nowhere.
fn ahead(view: &View, unit: UnitId, travel: Travel) -> Course {
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

/// The first that can be done; otherwise the first reason why not.
fn best(all: Vec<Aimed>) -> Result<Action, Illegal> {
    let mut why = None;
    for (_, it) in all {
        match it {
            Ok(it) => return Ok(Action::Do(it)),
            Err(reason) => why = why.or(Some(reason)),
        }
    }
    Err(why.unwrap_or(Illegal::NoSuchAttack))
}

/// A wall shoots at whatever it can.
fn wall(view: &View, prompt: &Prompt) -> Vec<Possible> {
    vec![Possible {
        kind: ActionKind::RangedAttack,
        weapon: Some(0),
        begins: best(aims(view, prompt, Attack::Shots(0))),
    }]
}
