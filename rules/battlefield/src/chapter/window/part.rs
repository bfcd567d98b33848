//! The parts that a bearer plays in a window.

use crate::{
    data::Part,
    field::Thing,
    geometry::{Tray, contact},
    position::{Bearer, Position, Roles, UnitId},
};
use tabletop::Seat;

/// Tells whether the bearer, which `owner` controls, plays this part.
pub fn plays(position: &Position, roles: &Roles, part: Part, of: (Bearer, Seat)) -> bool {
    let (bearer, owner) = of;
    let own = thing(position, bearer);
    let is = |thing: Option<Thing>| thing.is_some() && thing == own;
    match part {
        Part::Bearer => true,
        Part::Attacker => is(roles.attacker),
        Part::Defender => is(roles.defender),
        Part::Charger => is(roles.charger.map(UnitId::thing)),
        Part::ChargeTarget => is(roles.charge_target),
        Part::Activating => {
            is(roles.activating) || roles.ncu.is_some_and(|ncu| bearer == Bearer::Ncu(ncu))
        }
        Part::Testing => is(roles.testing.map(UnitId::thing)),
        Part::EngagedWithTesting => own.is_some_and(|own| {
            roles
                .testing
                .is_some_and(|it| was_engaged(position, it, own))
        }),
        Part::Holder => is(roles.holder.map(UnitId::thing)),
        Part::Claiming => roles.ncu.is_some_and(|ncu| bearer == Bearer::Ncu(ncu)),
        Part::ClaimingSide => roles
            .ncu
            .is_some_and(|ncu| position.friends(position.ncu(ncu).owner, owner)),
        Part::Opponent => is_opponent(position, roles, owner),
    }
}

/// The unit for which an ability counts: the bearer, or who holds the marker.
fn thing(position: &Position, bearer: Bearer) -> Option<Thing> {
    match bearer {
        Bearer::Unit(id) => Some(id.thing()),
        Bearer::Marker(number) => position.markers[usize::from(number)]
            .holder
            .map(UnitId::thing),
        Bearer::Ncu(_) => None,
    }
}

/// Tells whether the two are enemies in contact, or were when the one that tests was still there.
fn was_engaged(position: &Position, testing: UnitId, own: Thing) -> bool {
    let unit = position.unit(testing);
    let stood = unit.pose().or(unit.stood);
    let (Some(stood), Some(tray), Some(owner)) = (stood, position.tray(own), position.owner(own))
    else {
        return false;
    };
    let stood = Tray::new(unit.profile.base, stood);
    !position.friends(unit.owner, owner) && contact(&stood, &tray).is_some()
}

/// An enemy of whoever tests, claims or plays a card; otherwise of the active side.
pub fn is_opponent(position: &Position, roles: &Roles, seat: Seat) -> bool {
    let testing = roles.testing.map(|it| position.unit(it).owner);
    let ncu = roles.ncu.map(|it| position.ncu(it).owner);
    let card = roles.card.map(|(_, by)| by);
    let of = testing.or(card).or(ncu).unwrap_or(position.turn);
    !position.friends(of, seat)
}
