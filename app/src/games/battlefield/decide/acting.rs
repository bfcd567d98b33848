//! What a unit can do when it activates: the actions, and what each begins with.

use super::preview::includes;
use battlefield::{
    Battlefield,
    aim::{self, Travel},
    data::Reach,
    effect::ActionKind,
    field::{Course, Direction, Thing},
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
        return wall(view, prompt, who);
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
    add(
        ActionKind::Maneuver,
        None,
        begun(view, prompt, maneuver(view, prompt, unit)),
    );
    add(
        ActionKind::March,
        None,
        begun(view, prompt, march(view, unit)),
    );
    add(ActionKind::Charge, None, charge(view, prompt, unit));
    for (number, attack) in (0..).zip(&view.open.unit(unit).profile.entry().attacks) {
        let (kind, begins) = if attack.reach == Reach::Melee {
            (
                ActionKind::MeleeAttack,
                best(view, prompt, fights(view, unit, number)),
            )
        } else {
            (
                ActionKind::RangedAttack,
                best(view, prompt, shots(view, unit, number)),
            )
        };
        add(kind, Some(number), begins);
    }
    add(
        ActionKind::Retreat,
        None,
        begun(view, prompt, Move::Retreat),
    );
    all
}

/// Straight ahead as far as it can, or where it stands if that is nowhere.
fn maneuver(view: &View, prompt: &Prompt, unit: UnitId) -> Move {
    let facing = view.open.unit(unit).pose().map(|it| it.facing);
    let most = match prompt {
        Prompt::Free { terms, .. } => terms.most,
        _ => None,
    };
    let length = facing.and_then(|it| aim::furthest(&view.open, unit, Travel::Maneuver, it));
    let length = length.map(|it| most.map_or(it, |most| it.min(most)));
    Move::Maneuver(Course::straight(Direction::Forward, length.unwrap_or(0)))
}

fn march(view: &View, unit: UnitId) -> Move {
    let facing = view.open.unit(unit).pose().map(|it| it.facing);
    let length = facing.and_then(|it| aim::furthest(&view.open, unit, Travel::March, it));
    Move::March(Course::straight(Direction::Forward, length.unwrap_or(0)))
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

/// Each charge as it would best be declared.
pub fn charges(view: &View, unit: UnitId) -> Vec<(Thing, Result<Move, Illegal>)> {
    let declared = |(target, aim): (Thing, Result<aim::Aim, Illegal>)| {
        let it = aim.map(|aim| Move::Charge {
            target,
            pivot: aim.pivot,
            arc: (aim.sides.len() > 1).then(|| aim.sides[0]),
        });
        (target, it)
    };
    aim::charges(&view.open, unit)
        .into_iter()
        .map(declared)
        .collect()
}

pub fn shots(view: &View, unit: UnitId, weapon: u8) -> Vec<(Thing, Result<Move, Illegal>)> {
    let shot = |(target, fine): (Thing, Result<(), Illegal>)| {
        let it = Move::Shoot {
            target,
            weapon,
            shift: None,
            arc: None,
        };
        (target, fine.map(|()| it))
    };
    aim::shots(&view.open, unit, weapon)
        .into_iter()
        .map(shot)
        .collect()
}

pub fn fights(view: &View, unit: UnitId, weapon: u8) -> Vec<(Thing, Result<Move, Illegal>)> {
    let fight = |(target, fine): (Thing, Result<(), Illegal>)| {
        let it = Move::Fight {
            target,
            weapon,
            realign: None,
        };
        (target, fine.map(|()| it))
    };
    aim::fights(&view.open, unit, weapon)
        .into_iter()
        .map(fight)
        .collect()
}

fn charge(view: &View, prompt: &Prompt, unit: UnitId) -> Result<Action, Illegal> {
    best(view, prompt, charges(view, unit))
}

/// The first that can be done; otherwise the first reason why not.
fn best(
    view: &View,
    prompt: &Prompt,
    all: Vec<(Thing, Result<Move, Illegal>)>,
) -> Result<Action, Illegal> {
    let mut why = None;
    for (_, it) in all {
        let action = it.map(Action::Do);
        let judged = action.and_then(|it| Battlefield::check(view, prompt, &it).map(|()| it));
        match judged {
            Ok(action) => return Ok(action),
            Err(reason) => why = why.or(Some(reason)),
        }
    }
    Err(why.unwrap_or(Illegal::NoSuchAttack))
}

/// What the draft could aim at, whichever attack it is.
pub fn targets(view: &View, unit: UnitId, action: &Action) -> Vec<(Thing, Result<Move, Illegal>)> {
    match action {
        Action::Do(Move::Charge { .. }) => charges(view, unit),
        Action::Do(Move::Shoot { weapon, .. }) => shots(view, unit, *weapon),
        Action::Do(Move::Fight { weapon, .. }) => fights(view, unit, *weapon),
        _ => Vec::new(),
    }
}

/// A wall shoots at whatever it can.
fn wall(view: &View, prompt: &Prompt, who: Thing) -> Vec<Possible> {
    let enemies = battlefield::allowed::charge::enemies(&view.open, who).into_iter();
    let shots = enemies.map(|target| {
        let it = Move::Shoot {
            target,
            weapon: 0,
            shift: None,
            arc: None,
        };
        (target, Ok(it))
    });
    vec![Possible {
        kind: ActionKind::RangedAttack,
        weapon: None,
        begins: best(view, prompt, shots.collect()),
    }]
}
