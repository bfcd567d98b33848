//! The units and players that a condition means.

use crate::{
    effect::ActionKind,
    field::Thing,
    position::{Bearer, Position, Roles, Source, Unit, UnitId},
    task::Env,
};

/// The units of a window, the one it is most about first.
fn of_window(roles: &Roles) -> impl Iterator<Item = Thing> {
    let units = [roles.testing, roles.destroyed].map(|it| it.map(UnitId::thing));
    let things = [
        roles.activating,
        roles.acting,
        roles.attacker,
        roles.defender,
    ];
    let others = [
        roles.charger,
        roles.influenced,
        roles.holder,
        roles.destroyer,
    ];
    let others = others.map(|it| it.map(UnitId::thing));
    units
        .into_iter()
        .chain(things)
        .chain([others[0], roles.charge_target])
        .chain(others[1..].to_vec())
        .flatten()
}

/// The unit concerned: the bearer of an ability; of a card, the one that the window is about.
pub fn concerned(position: &Position, env: &Env) -> Option<Thing> {
    bearer(position, env).or_else(|| of_window(&env.roles).next())
}

/// The bearer; of a card, the unit concerned that is friendly to whoever plays it.
pub fn friendly(position: &Position, env: &Env) -> Option<Thing> {
    let is_friend = |it: &Thing| {
        let owner = position.owner(*it);
        owner.is_some_and(|owner| position.friends(owner, env.controller))
    };
    bearer(position, env).or_else(|| of_window(&env.roles).find(is_friend))
}

fn bearer(position: &Position, env: &Env) -> Option<Thing> {
    match env.bearer? {
        Bearer::Unit(id) => Some(id.thing()),
        Bearer::Marker(_) => holder(position, env).map(UnitId::thing),
        Bearer::Ncu(_) => None,
    }
}

/// Returns the unit that holds the marker whose card asks; where it is scored, who held it then.
pub fn holder(position: &Position, env: &Env) -> Option<UnitId> {
    match env.bearer {
        Some(Bearer::Marker(number)) if env.roles.holder.is_none() => {
            position.markers.get(usize::from(number))?.holder
        }
        _ => env.roles.holder,
    }
}

pub fn unit(position: &Position, thing: Option<Thing>) -> Option<&Unit> {
    let id = thing?.unit()?;
    position.units.get(usize::from(id.0))
}

pub fn ranks(position: &Position, env: &Env) -> Option<u8> {
    unit(position, friendly(position, env)).map(Unit::ranks)
}

pub fn activated(position: &Position, thing: Thing) -> Option<bool> {
    match thing {
        Thing::Unit(_) => unit(position, Some(thing)).map(|it| it.activated),
        Thing::Wall(number) => position
            .walls
            .get(usize::from(number))
            .map(|it| it.activated),
        Thing::Piece(_) => None,
    }
}

/// Tells whether the action that this unit has just completed was a Maneuver or a March; a shift is no action at all.
pub fn has_moved(position: &Position, acting: Option<Thing>) -> bool {
    position.action().is_some_and(|action| {
        Some(action.unit) == acting
            && !action.free.is_some_and(|terms| terms.shift)
            && matches!(action.kind, ActionKind::Maneuver | ActionKind::March)
    })
}

/// Tells whether the destroying unit is a friend of whoever asks; nothing if no unit did it.
pub fn destroyer_is_friend(position: &Position, env: &Env) -> Option<bool> {
    let by = unit(position, env.roles.destroyer.map(UnitId::thing))?;
    Some(position.friends(by.owner, env.controller))
}

/// Tells whether it bears the effect that asks: as its bearer, or with the card at it.
pub fn carries(position: &Position, env: &Env, thing: Thing) -> bool {
    if let Some(Bearer::Unit(id)) = env.bearer {
        return id.thing() == thing;
    }
    let Source::Card(card) = env.source else {
        return false;
    };
    unit(position, Some(thing)).is_some_and(|it| it.cards.iter().any(|one| one.card == card))
}
