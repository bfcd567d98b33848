//! The times and places at which units of the reserve may come to the table (chapter 4, 15.2, 15.3).

use super::stand;
use crate::{
    effect::Permission,
    field::Refused,
    geometry::{Mil, Pose, Tray},
    ground::{self, Ground},
    illegal::Illegal,
    position::{Mode, On, Place, Position, UnitId, What},
};
use tabletop::Seat;

/// The depth of the strip along a flank edge.
const FLANK: Mil = 6_000;

/// Checks that a unit of the reserve may come to the table in this round.
pub fn may_arrive(position: &Position, id: UnitId) -> Result<(), Illegal> {
    let unit = position.unit(id);
    if unit.place != Place::Reserve || position.player(unit.owner).eliminated {
        return Err(Illegal::NotYourUnit);
    }
    if unit.activated {
        return Err(Illegal::AlreadyActivated);
    }
    let first = match position.setup.mode {
        Mode::Clash => 2,
        Mode::Storm if !position.storms(unit.owner) => first_round(position, unit.owner),
        _ => 1,
    };
    if position.phase.round() < first {
        return Err(Illegal::TooEarly { round: first });
    }
    Ok(())
}

/// Returns the grounds on which it may come.
pub fn grounds(position: &Position, id: UnitId) -> Vec<Ground> {
    let owner = position.unit(id).owner;
    let zone = ground::of(position, owner);
    match position.setup.mode {
        Mode::Clash if !ground::corners(position) => {
            let edge = zone.map(|zone| Ground {
                west: 0,
                east: position.setup.width,
                ..zone
            });
            let [west, east] = flanks(position);
            let (west, east) = (
                holds(position, owner, 2).then_some(west),
                holds(position, owner, 1).then_some(east),
            );
            [edge, west, east].into_iter().flatten().collect()
        }
        Mode::Storm if !position.storms(owner) => flanks(position).to_vec(),
        _ => zone.into_iter().collect(),
    }
}

/// The strips along the western and the eastern edge.
fn flanks(position: &Position) -> [Ground; 2] {
    let (width, depth) = (position.setup.width, position.setup.depth);
    let strip = |west| Ground {
        west,
        south: 0,
        east: west + FLANK,
        north: depth,
    };
    [strip(0), strip(width - FLANK)]
}

/// Tells whether the side of this player holds a marker: the western one is the second, the eastern one the third, and
/// each opens the edge opposite to it.
fn holds(position: &Position, seat: Seat, marker: usize) -> bool {
    let holder = position.markers.get(marker).and_then(|it| it.holder);
    holder.is_some_and(|id| position.friends(seat, position.unit(id).owner))
}

pub fn check(position: &Position, seat: Seat, id: UnitId, pose: Pose) -> Result<(), Illegal> {
    let unit = position.units.get(usize::from(id.0));
    let unit = unit
        .filter(|unit| unit.owner == seat)
        .ok_or(Illegal::NotYourUnit)?;
    may_arrive(position, id)?;
    if !ground::is_sane(position, pose.at) {
        return Err(Illegal::Place(Refused::OffTable));
    }
    let tray = Tray::new(unit.profile.base, pose);
    let misses = grounds(position, id);
    let misses = misses.iter().map(|it| it.misses(&tray.corners));
    let misses: Vec<Option<Mil>> = misses.collect();
    if !misses.contains(&None) {
        let on_flank = flanks(position)
            .iter()
            .any(|it| it.misses(&tray.corners).is_none());
        if on_flank && position.setup.mode == Mode::Clash {
            return Err(Illegal::FlankNotHeld);
        }
        let by = misses.into_iter().flatten().min().unwrap_or(0);
        return Err(Illegal::NotInZone { by });
    }
    stand::may_stand(position, id, &tray)
}

/// From which round a unit of the Defender may come.
fn first_round(position: &Position, seat: Seat) -> u8 {
    let permits = position
        .effects
        .iter()
        .filter_map(|it| match (it.on, it.what.clone()) {
            (
                On::Player(owner),
                What::Permit {
                    what: Permission::ReserveArrivalFromRound,
                    number,
                    ..
                },
            ) if position.friends(owner, seat) => u8::try_from(number).ok(),
            _ => None,
        });
    permits.min().map_or(3, |round| round.min(3))
}
