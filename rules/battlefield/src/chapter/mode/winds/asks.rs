//! The rules of when a mission is fulfilled.

use crate::{
    chapter::mode::fall,
    data::Asks,
    geometry::Point,
    ground,
    position::{Commander, Marker, Position, UnitId},
};
use tabletop::Seat;

/// Returns how often what a mission asks has happened for a player; nothing where it is not fulfilled.
pub fn times(position: &Position, seat: Seat, asks: Asks) -> u8 {
    let deeds = position.player(seat).deeds;
    let enemies = |of: fn(&crate::position::Deeds) -> u8| {
        let enemies = position.enemies_of(seat);
        let counts = enemies.map(|it| of(&position.player(it).deeds));
        counts.fold(0, u8::saturating_add)
    };
    match asks {
        Asks::CenterHeld => {
            let center = position.markers.first();
            u8::from(center.is_some_and(|it| holds(position, seat, it)))
        }
        Asks::FarMarkerHeld => {
            let mut held = held(position, seat);
            u8::from(held.any(|it| is_far(position, seat, it.at)))
        }
        Asks::MarkersHeld(count) => u8::from(held(position, seat).count() >= usize::from(count)),
        Asks::EnemiesDestroyed(count) => at_least(deeds.destroyed, count),
        Asks::CommanderDestroyed => u8::from(deeds.commander),
        Asks::EnemyRanksLost(count) => u8::from(enemies(|it| it.ranks_lost) >= count),
        Asks::EnemyZoneEntered => u8::from(entered(position, seat)),
        Asks::NoUnitLost => u8::from(deeds.lost == 0),
        Asks::ZonesClaimed(count) => u8::from(deeds.zones >= count),
        Asks::EnemyPanicked => u8::from(enemies(|it| it.panicked) > 0),
        Asks::OwnEngaged(count) => {
            let engaged = own(position, seat).filter(|id| position.is_engaged(id.thing()));
            u8::from(engaged.count() >= usize::from(count))
        }
        Asks::CommanderUnscathed => u8::from(unscathed(position, seat)),
    }
}

/// Returns how often `count` of them have happened.
const fn at_least(happened: u8, count: u8) -> u8 {
    match happened.checked_div(count) {
        Some(times) => times,
        None => 1,
    }
}

fn holds(position: &Position, seat: Seat, marker: &Marker) -> bool {
    let holder = marker.holder;
    holder.is_some_and(|id| position.friends(seat, position.unit(id).owner))
}

fn held(position: &Position, seat: Seat) -> impl Iterator<Item = &Marker> {
    let markers = position.markers.iter();
    markers.filter(move |it| holds(position, seat, it))
}

/// Nearer to the zone of an enemy than to the own.
pub fn is_far(position: &Position, seat: Seat, at: Point) -> bool {
    let from = |seat| {
        let zone = ground::of(position, seat)?;
        Some(crate::geometry::distance_to_point(&zone.outline(), at))
    };
    let Some(own) = from(seat) else { return false };
    let mut enemies = position.enemies_of(seat).filter_map(from);
    enemies.any(|it| it < own)
}

fn own(position: &Position, seat: Seat) -> impl Iterator<Item = UnitId> {
    let standing = position.standing();
    let own = standing.filter(move |it| position.friends(seat, it.owner));
    own.map(|it| it.id)
}

/// A friendly unit of at least one point stands wholly in the zone of an enemy.
fn entered(position: &Position, seat: Seat) -> bool {
    let zones: Vec<_> = position
        .enemies_of(seat)
        .filter_map(|it| ground::of(position, it))
        .collect();
    let mut own = own(position, seat).filter(|id| position.unit(*id).profile.points > 0);
    own.any(|id| {
        let tray = position.unit(id).tray();
        tray.is_some_and(|tray| zones.iter().any(|it| it.misses(&tray.corners).is_none()))
    })
}

/// The unit of the player's Commander stands there, unengaged and with all its ranks.
fn unscathed(position: &Position, seat: Seat) -> bool {
    let Some(Commander::Unit(id, _)) = position.player(seat).commander else {
        return false;
    };
    let unit = position.unit(id);
    fall::leads(position, id)
        && unit.is_on_table()
        && unit.ranks_lost() == 0
        && !position.is_engaged(id.thing())
}
