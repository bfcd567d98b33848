//! The player who has a turn, and the units that can activate in it.

use crate::{
    allowed::arrival,
    illegal::Illegal,
    position::{Place, Position, SideId, UnitId},
    question::Who,
};
use tabletop::Seat;

/// The seat that begins the next turn: in teams any member of the side whose turn it is. Of whoever is
/// eliminated a team-mate has it.
///
/// Between turns `position.turn` still names the seat that had the last one. Before the first turn of
/// a round [`super::begin`] sets it so that the first player follows.
pub fn following(position: &Position) -> Option<Seat> {
    let order = round_from(position, position.turn);
    let able = |seat: &Seat| can_act(position, position.side(*seat));
    let next = order.into_iter().find(able)?;
    position.remaining_member(next)
}

/// All seats to the left of `seat`, itself last.
fn round_from(position: &Position, seat: Seat) -> Vec<Seat> {
    let count = position.players.len() as u8;
    (1..=count)
        .map(|step| Seat((seat.0 + step) % count))
        .collect()
}

/// Tells whether a side has anything that can activate, or may come to the table and has not passed.
fn can_act(position: &Position, side: SideId) -> bool {
    position.members(side).any(|seat| {
        !choices(position, seat).is_empty()
            || (!position.player(seat).passed && !arrivals(position, seat).is_empty())
    })
}

/// Returns the things of this seat that can activate now.
pub fn choices(position: &Position, seat: Seat) -> Vec<Who> {
    let units = position.units().filter(|(_, unit)| {
        unit.owner == seat && unit.is_on_table() && !unit.activated && !unit.strength.is_destroyed()
    });
    let units = units.map(|(id, _)| Who::Unit(id));
    let ncus = position.ncus();
    let ncus = ncus.filter(|(_, ncu)| ncu.owner == seat && !ncu.activated && !ncu.gone);
    let ncus = ncus.map(|(id, _)| Who::Ncu(id));
    let walls = (0..).zip(&position.walls);
    let walls = walls.filter(|(_, wall)| wall.owner == seat && !wall.ruined && !wall.activated);
    let walls = walls.map(|(number, _)| Who::Wall(number));
    units.chain(ncus).chain(walls).collect()
}

/// Returns the things that can activate now on the side whose turn it is.
pub fn choices_of_side(position: &Position) -> Vec<Who> {
    let members = members(position);
    let all = members.iter().flat_map(|it| choices(position, *it));
    all.collect()
}

/// Units of this seat's reserve that may come to the table as their activation.
pub fn arrivals(position: &Position, seat: Seat) -> Vec<UnitId> {
    let reserve = position
        .units()
        .filter(|(_, unit)| unit.owner == seat && unit.place == Place::Reserve && !unit.activated);
    reserve
        .map(|(id, _)| id)
        .filter(|id| arrival::may_arrive(position, *id).is_ok())
        .collect()
}

/// The seats that may answer for the side whose turn it is: who is eliminated answers no more.
pub fn members(position: &Position) -> Vec<Seat> {
    let all = position.members(position.side(position.turn));
    all.filter(|seat| !position.player(*seat).eliminated)
        .collect()
}

pub fn why_not(position: &Position, seat: Seat, who: Who) -> Illegal {
    let (owner, activated) = match who {
        Who::Unit(id) => match position.units.get(usize::from(id.0)) {
            Some(unit) => (unit.owner, unit.activated),
            None => return Illegal::NotYourUnit,
        },
        Who::Ncu(id) => match position.ncus.get(usize::from(id.0)) {
            Some(ncu) => (ncu.owner, ncu.activated),
            None => return Illegal::NotYourUnit,
        },
        Who::Wall(number) => match position.walls.get(usize::from(number)) {
            Some(wall) => (wall.owner, wall.activated),
            None => return Illegal::NotYourUnit,
        },
    };
    if position.friends(owner, seat) && activated {
        Illegal::AlreadyActivated
    } else {
        Illegal::NotYourUnit
    }
}
