//! The sources from which changes of a number come.

use super::{
    Subject, aura,
    found::{Found, Origin},
    traits,
};
use crate::{
    effect::{Scope, Stat, Step, Window},
    field::Thing,
    position::{Bearer, On, Position, Source, UnitId, What},
    task::Modifier,
};

/// Every change of `stat` of `of`, those of the same name too.
pub fn all(position: &Position, stat: Stat, of: Thing, subject: Subject<'_>) -> Vec<Found> {
    let mut all = aura::changes(position, stat, of, subject);
    all.extend(of_frame(position, stat, of, subject));
    all.extend(of_effects(position, stat, of, subject));
    if let Thing::Unit(number) = of {
        all.extend(of_abilities(position, stat, UnitId(number), subject));
    }
    if let Subject::Attack(attack) = subject {
        all.extend(traits::changes(position, attack, stat));
        all.extend(of_cards(position, stat, subject));
    }
    all
}

/// Returns what an attack, test or charge has been given.
fn of_frame(position: &Position, stat: Stat, of: Thing, subject: Subject<'_>) -> Vec<Found> {
    let modifiers: &[Modifier] = match subject {
        Subject::Attack(attack) => &attack.modifiers,
        Subject::Test(test) => &test.modifiers,
        Subject::Charge(charge) => &charge.modifiers,
        Subject::Unit(_) => &[],
    };
    // What a charge was given for its attack.
    let of_charge: &[Modifier] = match (subject, position.charge()) {
        (Subject::Attack(attack), Some(charge)) if attack.charging => &charge.modifiers,
        _ => &[],
    };
    let origin = |source| Origin {
        position,
        source,
        controller: position.owner(of).unwrap_or(position.turn),
        bearer: of.unit().map(Bearer::Unit),
        subject,
    };
    let modifiers = modifiers.iter().chain(of_charge);
    let modifiers = modifiers.filter(|it| it.stat == stat);
    let modifiers = modifiers.filter(|it| origin(it.source).holds(&it.when));
    modifiers
        .map(|it| origin(it.source).found(stat, it.by, it.if_any))
        .collect()
}

/// Returns what lasts for a turn, a round and the like.
fn of_effects(position: &Position, stat: Stat, of: Thing, subject: Subject<'_>) -> Vec<Found> {
    let mut all = Vec::new();
    for effect in &position.effects {
        let What::Modify {
            stat: other,
            by,
            when,
        } = &effect.what
        else {
            continue;
        };
        let on = match effect.on {
            On::Player(player) => position.owner(of) == Some(player),
            on => on.thing() == Some(of),
        };
        let origin = Origin {
            position,
            source: effect.source,
            controller: effect.owner,
            bearer: of.unit().map(Bearer::Unit),
            subject,
        };
        if *other == stat && on && origin.holds(when) {
            all.push(origin.found(stat, *by, false));
        }
    }
    all
}

/// Returns what its own abilities change all the time.
fn of_abilities(position: &Position, stat: Stat, id: UnitId, subject: Subject<'_>) -> Vec<Found> {
    let unit = position.unit(id);
    if !unit.is_on_table() {
        return Vec::new();
    }
    let bearer = Bearer::Unit(id);
    let abilities = position.abilities(bearer);
    let lasting = abilities.filter(|it| it.entry().window == Window::Static);
    let changes = lasting.flat_map(|ability| {
        let origin = Origin {
            position,
            source: Source::Ability(ability),
            controller: unit.owner,
            bearer: Some(bearer),
            subject,
        };
        if origin.holds(&ability.entry().when) {
            origin.changes(&ability.entry().script, stat, Scope::Unit)
        } else {
            Vec::new()
        }
    });
    changes.collect()
}

/// Cards that lie at units: they count for attacks of the side that has played them.
fn of_cards(position: &Position, stat: Stat, subject: Subject<'_>) -> Vec<Found> {
    let mut all = Vec::new();
    for unit in position.standing() {
        for attached in &position.unit(unit.id).cards {
            let origin = Origin {
                position,
                source: Source::Card(attached.card),
                controller: attached.by,
                bearer: Some(Bearer::Unit(unit.id)),
                subject,
            };
            let attacker = subject.roles().attacker.and_then(|it| position.owner(it));
            if !attacker.is_some_and(|seat| position.friends(seat, attached.by)) {
                continue;
            }
            for holds in held(attached.card.entry()) {
                all.extend(origin.changes(holds, stat, Scope::Attack));
            }
        }
    }
    all
}

/// Returns what the card does where it lies.
fn held(card: &'static crate::data::Card) -> impl Iterator<Item = &'static [Step]> {
    let bonus = card.bonus.iter().flat_map(|bonus| &bonus.script);
    card.script
        .iter()
        .chain(bonus)
        .filter_map(|step| match step {
            Step::AttachCard { holds, .. } => Some(&holds[..]),
            _ => None,
        })
}
