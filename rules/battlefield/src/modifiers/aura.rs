//! Auras: what reaches somebody from a bearer as long as that stands where it does.

use super::{
    Subject,
    found::{Found, Origin},
};
use crate::{
    effect::{Gives, Role, Selected, Selector, Stat, Step},
    field::Thing,
    position::{Bearer, Position, Source},
    reference::AbilityRef,
};
use tabletop::Seat;

/// Returns what the auras of the table do to `stat` of a unit.
pub fn changes(position: &Position, stat: Stat, of: Thing, subject: Subject<'_>) -> Vec<Found> {
    let mut all = Vec::new();
    each(position, of, subject, |origin, gives, adds_up| {
        if let Gives::Stat(other, by) = gives
            && *other == stat
        {
            let mut found = origin.found(stat, origin.count(*by), false);
            found.stacks = adds_up;
            all.push(found);
        }
    });
    all
}

/// The traits that auras give to the attacks of a unit.
pub fn traits(position: &Position, of: Thing, subject: Subject<'_>) -> Vec<AbilityRef> {
    let mut all = Vec::new();
    each(position, of, subject, |_, gives, _| {
        if let Gives::Trait(id) = gives {
            all.extend(AbilityRef::named(id));
        }
    });
    all
}

/// Every aura that reaches `of`.
fn each(
    position: &Position,
    of: Thing,
    subject: Subject<'_>,
    mut found: impl FnMut(&Origin<'_>, &Gives, bool),
) {
    for (bearer, owner) in bearers(position) {
        for ability in position.abilities(bearer) {
            let origin = Origin {
                position,
                source: Source::Ability(ability),
                controller: owner,
                bearer: Some(bearer),
                subject,
            };
            for step in &ability.entry().script {
                if let Step::Aura {
                    on,
                    friendly,
                    gives,
                    when,
                    stacks,
                } = step
                    && reaches(position, (bearer, owner), *on, of)
                    && friendly.is_none_or(|wanted| is_friend(position, owner, of) == wanted)
                    && origin.holds(when)
                {
                    found(&origin, gives, *stacks);
                }
            }
        }
    }
}

/// Everybody whose abilities work now, and who controls them.
fn bearers(position: &Position) -> impl Iterator<Item = (Bearer, Seat)> + '_ {
    let units = position.standing();
    let units = units.map(|it| (Bearer::Unit(it.id), it.owner));
    let ncus = position.ncus().filter(|(_, ncu)| !ncu.gone);
    let ncus = ncus.map(|(id, ncu)| (Bearer::Ncu(id), ncu.owner));
    let markers = (0..).zip(&position.markers).filter_map(|(number, marker)| {
        let holder = position.unit(marker.holder?);
        Some((Bearer::Marker(number), holder.owner))
    });
    units.chain(ncus).chain(markers)
}

fn is_friend(position: &Position, owner: Seat, of: Thing) -> bool {
    position
        .owner(of)
        .is_some_and(|other| position.friends(owner, other))
}

fn reaches(position: &Position, bearer: (Bearer, Seat), on: Selector, of: Thing) -> bool {
    match (on, bearer.0) {
        (Selector::Role(Role::Bearer), Bearer::Unit(id)) => id.thing() == of,
        (Selector::Role(Role::Holder), Bearer::Marker(number)) => {
            let holder = position.markers[usize::from(number)].holder;
            holder.is_some() && holder == of.unit()
        }
        (Selector::Role(Role::Influenced), Bearer::Ncu(ncu)) => of.unit().is_some_and(|id| {
            let unit = position.unit(id);
            [unit.friendly_influence, unit.enemy_influence].contains(&Some(ncu))
        }),
        (Selector::Chosen(Selected::EngagedEnemies), Bearer::Unit(id)) => {
            position.are_engaged(id.thing(), of)
        }
        _ => false,
    }
}
