//! Units of the reserve that come to the table (chapter 4, 15.2, 15.3).

use super::storm;
use crate::{
    chapter::{
        movement::{self, Manner},
        wounds,
    },
    effect::Permission,
    event::{Arrival, Event},
    field::Refused,
    geometry::{Mil, Pose, Tray},
    ground::{self, Ground},
    illegal::Illegal,
    play::Play,
    position::{Mode, Place, Position, UnitId},
    task::Cause,
};
use tabletop::Seat;

/// How deep the strip along a flank edge is.
const FLANK: Mil = 6_000;

/// Whether a unit of the reserve may come to the table in this round.
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
        Mode::Storm if !storm::attacks(position, unit.owner) => {
            storm::first_round(position, unit.owner).0
        }
        _ => 1,
    };
    if position.phase.round() < first {
        return Err(Illegal::TooEarly { round: first });
    }
    Ok(())
}

/// Where it may come.
pub fn arrival_grounds(position: &Position, id: UnitId) -> Vec<Ground> {
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
        Mode::Storm if !storm::attacks(position, owner) => flanks(position).to_vec(),
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

/// Whether the side of this player holds a marker: the western one is the second, the eastern one
/// the third, and each opens the edge opposite to it.
fn holds(position: &Position, seat: Seat, marker: usize) -> bool {
    let holder = position.markers.get(marker).and_then(|it| it.holder);
    holder.is_some_and(|id| position.friends(seat, position.unit(id).owner))
}

pub fn check_arrival(
    position: &Position,
    seat: Seat,
    id: UnitId,
    pose: Pose,
) -> Result<(), Illegal> {
    let unit = position.units.get(usize::from(id.0));
    let unit = unit
        .filter(|unit| unit.owner == seat)
        .ok_or(Illegal::NotYourUnit)?;
    may_arrive(position, id)?;
    if !ground::is_sane(position, pose.at) {
        return Err(Illegal::Place(Refused::OffTable));
    }
    let tray = Tray::new(unit.profile.base, pose);
    let misses = arrival_grounds(position, id);
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
    movement::may_stand(position, id, &tray)
}

/// Puts a unit of the reserve on the table: its activation; for the Defender of a castle the start
/// of it, and then its action follows.
pub fn arrive(play: &mut Play<'_>, id: UnitId, pose: Pose) {
    let position = play.position();
    let owner = position.unit(id).owner;
    let defends = position.setup.mode == Mode::Storm && !storm::attacks(position, owner);
    if defends {
        if position.phase.round() < 3 {
            storm::use_up(play.open(), Permission::ReserveArrivalFromRound);
        }
        play.activate(id.thing());
        movement::place(play, id, pose, Manner::Deployed(Arrival::FromReserve));
        return;
    }
    movement::place(play, id, pose, Manner::Deployed(Arrival::FromReserve));
    play.open().unit_mut(id).activated = true;
    play.tell(Event::ActivationEnded(id.thing()));
    // Coming to the table is a move, and no action.
    if movement::in_danger(play.position(), id) {
        let count = u16::from(play.d3()) + 1;
        wounds::suffer(play, id.thing(), count, Cause::nobody());
    }
}
