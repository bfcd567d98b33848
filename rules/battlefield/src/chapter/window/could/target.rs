//! The things that a step could concern.

use crate::{
    conditions::holder,
    effect::{Role, Selected, Selector},
    field::Thing,
    geometry::Mil,
    position::{Bearer, Position, UnitId},
    task::Env,
};
use tabletop::Seat;

/// Everybody who could be meant now.
pub fn targets(position: &Position, selector: Selector, env: &Env) -> Vec<Thing> {
    match selector {
        Selector::Role(role) => of_role(position, role, env).into_iter().collect(),
        Selector::Chosen(Selected::Same) => env.same.clone(),
        Selector::Chosen(who) => chosen(position, who, env),
        Selector::Within {
            who: Selected::OneEnemyNearWall,
            range,
            ..
        } => chosen(position, Selected::OneEnemy, env)
            .into_iter()
            .filter(|it| near_wall(position, *it, range))
            .collect(),
        Selector::Within { who, range, of } => {
            let from = of_role(position, of, env);
            let all = match who {
                Selected::OneFriendlyWithin => Selected::OneFriendly,
                _ => Selected::OneEnemy,
            };
            let all = chosen(position, all, env).into_iter();
            // Without a place of its own, like an NCU, the bearer is near to nobody.
            all.filter(|it| from.is_some_and(|from| position.within(from, *it, range)))
                .collect()
        }
    }
}

fn of_role(position: &Position, role: Role, env: &Env) -> Option<Thing> {
    match (role, env.bearer) {
        (Role::Bearer, Some(Bearer::Unit(id))) => Some(id.thing()),
        (Role::Bearer | Role::Holder, Some(Bearer::Marker(_))) => {
            holder(position, env).map(UnitId::thing)
        }
        (role, _) => env.roles.thing(role),
    }
}

fn chosen(position: &Position, who: Selected, env: &Env) -> Vec<Thing> {
    let units = |is: &dyn Fn(Thing, Seat) -> bool| {
        let all = position.standing();
        let all = all.filter(|it| !position.unit(it.id).strength.is_destroyed());
        let all = all.map(|it| (it.id.thing(), it.owner));
        all.filter(|(thing, owner)| is(*thing, *owner))
            .map(|(thing, _)| thing)
            .collect()
    };
    let enemy = |owner| !position.friends(env.controller, owner);
    match who {
        Selected::OneEnemy | Selected::TwoEnemies => units(&|_, owner| enemy(owner)),
        Selected::OneFriendly => units(&|_, owner| !enemy(owner)),
        Selected::OneUnit => units(&|_, _| true),
        Selected::OneEngagedEnemy | Selected::EngagedEnemies => {
            let bearer = of_role(position, Role::Bearer, env);
            let engaged = bearer.map(|it| position.engaged(it)).unwrap_or_default();
            engaged.into_iter().map(|(it, _)| it).collect()
        }
        Selected::OneEnemyInMelee => {
            units(&|thing, owner| enemy(owner) && position.is_engaged(thing))
        }
        Selected::OneWall => standing_walls(position).collect(),
        _ => Vec::new(),
    }
}

fn near_wall(position: &Position, thing: Thing, range: Mil) -> bool {
    let mut walls = standing_walls(position);
    walls.any(|wall| position.within(wall, thing, range))
}

fn standing_walls(position: &Position) -> impl Iterator<Item = Thing> + '_ {
    let walls = (0..).zip(&position.walls).filter(|(_, wall)| !wall.ruined);
    walls.map(|(number, _)| Thing::Wall(number))
}
