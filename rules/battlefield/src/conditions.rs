//! The conditions under which something holds (12.5): what abilities, cards and steps of scripts ask of the position
//! and of what is under way in it.

mod charges;
mod near;
mod parts;
#[cfg(test)]
mod tests;

pub use charges::{can_charge, can_charge_it, facing_to, facings, nearest, pivots};
pub use parts::{friendly, holder, ranks};

use crate::{
    effect::{Condition, Subject, Window},
    field::Thing,
    geometry::Arc,
    modifiers::test,
    position::{Position, UnitId},
    task::{Attack, Charging, Env, Test},
};
use parts::concerned;

/// In what a condition is asked about. A frame that is doing its step is off the agenda, so
/// whoever asks in it hands it over.
#[derive(Clone, Copy, Debug)]
pub struct Context<'c> {
    pub position: &'c Position,
    pub env: &'c Env,
    pub attack: Option<&'c Attack>,
    pub charge: Option<&'c Charging>,
    pub test: Option<&'c Test>,
}

impl<'c> Context<'c> {
    /// With what is under way on the agenda.
    pub fn new(position: &'c Position, env: &'c Env) -> Self {
        Self {
            position,
            env,
            attack: position.attack(),
            charge: position.charge(),
            test: position.test(),
        }
    }
}

/// Tells whether a condition holds, by what is under way on the agenda.
pub fn holds(position: &Position, condition: &Condition, env: &Env) -> bool {
    holds_in(&Context::new(position, env), condition)
}

/// Tells whether all of them hold.
pub fn all_hold(position: &Position, conditions: &[Condition], env: &Env) -> bool {
    // Most effects have none, and the search of the agenda is for nothing then.
    conditions.is_empty() || {
        let context = Context::new(position, env);
        conditions.iter().all(|it| holds_in(&context, it))
    }
}

pub fn holds_in(context: &Context<'_>, condition: &Condition) -> bool {
    let Context { position, env, .. } = *context;
    let roles = &env.roles;
    let attack = |is: &dyn Fn(&Attack) -> bool| context.attack.is_some_and(is);
    let test = |is: &dyn Fn(&Test) -> bool| context.test.is_some_and(is);
    match condition {
        Condition::Melee => attack(&|it| it.melee),
        Condition::Ranged => attack(&|it| !it.melee),
        Condition::Charging => attack(&|it| it.charging),
        Condition::Arcs { front, flank, rear } => match arc(context) {
            Some(Arc::Front) => *front,
            Some(Arc::Rear) => *rear,
            Some(Arc::Right | Arc::Left) => *flank,
            None => false,
        },
        Condition::PanicTest => test(&|it| it.panic),
        Condition::Failing => test(&|it| test::is_failing(position, it)),
        Condition::FromAttack => test(&|it| it.cause.attack_by.is_some()),
        Condition::EnemyTurn => !position.friends(env.controller, position.turn),
        Condition::Zone(zone) => roles.zone == Some(*zone),
        Condition::ControlZone(zone) => position
            .on_zone(*zone)
            .is_some_and(|ncu| position.ncu(ncu).owner == env.controller),
        Condition::Moved => parts::has_moved(position, roles.acting),
        Condition::Engaged(who, engaged) => {
            subject(context, *who).is_some_and(|it| position.is_engaged(it) == *engaged)
        }
        Condition::UnengagedBefore => context.charge.is_some_and(|charge| {
            let bearer = friendly(position, env);
            bearer == Some(charge.charger.thing()) && charge.charger_unengaged
                || bearer == Some(charge.target) && charge.target_unengaged
        }),
        Condition::Ranks(count) => parts::ranks(position, env) == Some(*count),
        Condition::RanksAtLeast(count) => {
            parts::ranks(position, env).is_some_and(|ranks| ranks >= *count)
        }
        Condition::ActingLostNoRank => {
            parts::unit(position, roles.acting).is_some_and(|it| it.ranks_lost() == 0)
        }
        Condition::DefenderDestroyed(destroyed) => {
            attack(&|it| it.defender_destroyed == *destroyed)
        }
        Condition::DefenderActivated(activated) => roles
            .defender
            .and_then(|it| parts::activated(position, it))
            .is_some_and(|it| it == *activated),
        Condition::DefenderHas(token) => {
            parts::unit(position, roles.defender).is_some_and(|it| it.tokens.has(*token))
        }
        Condition::DefenderIsWall => matches!(roles.defender, Some(Thing::Wall(_))),
        Condition::TargetWithin(range) => near::shot(position, roles, *range),
        Condition::AttackerKeyword(keyword) => {
            parts::unit(position, roles.attacker).is_some_and(|it| it.has_keyword(keyword))
        }
        Condition::AttackerHas(name) => {
            parts::unit(position, roles.attacker).is_some_and(|it| it.has_character(name))
        }
        Condition::AttackerIsHolder => {
            let attacker = roles.attacker.and_then(Thing::unit);
            attacker.is_some() && attacker == parts::holder(position, env)
        }
        Condition::NearCharacter(range, name) => concerned(position, env)
            .is_some_and(|it| near::character(position, env, it, (*range, name))),
        Condition::DestroyedByEnemy => parts::destroyer_is_friend(position, env) == Some(false),
        Condition::DestroyedByFriend => parts::destroyer_is_friend(position, env) == Some(true),
        Condition::AgainstBearer => attack(&|it| parts::carries(position, env, it.defender)),
        Condition::CanCharge => friendly(position, env)
            .and_then(Thing::unit)
            .is_some_and(|it| can_charge(position, it)),
        Condition::ActivatingNearWall(range) => near::wall(position, roles.activating, *range),
        Condition::TestingNearWall(range) => {
            near::wall(position, roles.testing.map(UnitId::thing), *range)
        }
    }
}

/// The side or arc of the attack, or of the charge in windows of a charge.
fn arc(context: &Context<'_>) -> Option<Arc> {
    let of_charge = matches!(
        context.env.window,
        Window::ChargeDeclared | Window::ChargeRoll | Window::ChargeSuccess | Window::ChargeFailed
    );
    if of_charge {
        context.charge.map(|charge| charge.side)
    } else {
        context.attack.map(|attack| attack.arc)
    }
}

fn subject(context: &Context<'_>, who: Subject) -> Option<Thing> {
    let roles = &context.env.roles;
    match who {
        Subject::Bearer => friendly(context.position, context.env),
        Subject::Attacker => roles.attacker,
        Subject::Defender => roles.defender,
        Subject::Acting => roles.acting,
        Subject::Destroyed => roles.destroyed.map(UnitId::thing),
    }
}
