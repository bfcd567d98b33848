//! The places to which a Retreat could lead, before its die is rolled.

use super::{Travel, lengths};
use crate::{
    chapter::retreat,
    field::{Course, Direction},
    geometry::Mil,
    illegal::Illegal,
    position::{Position, UnitId},
};

/// The end of a Retreat in one direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retreat {
    /// The least distance that leads away from all enemies to a legal place.
    pub least: Mil,
    /// The least face that allows it.
    pub needed: u8,
    /// The farthest that the best face allows.
    pub most: Mil,
}

const FACES: u8 = 6;

/// Each of the four directions, or why it is closed whatever the die shows.
pub fn retreats(position: &Position, id: UnitId) -> Vec<(Direction, Result<Retreat, Illegal>)> {
    let all = Direction::ALL.into_iter();
    all.map(|it| (it, towards(position, id, it))).collect()
}

fn towards(position: &Position, id: UnitId, direction: Direction) -> Result<Retreat, Illegal> {
    let tray = position.unit(id).tray().ok_or(Illegal::NotYourUnit)?;
    if direction == Direction::Forward && !retreat::may_retreat_forward(position, id) {
        return Err(Illegal::ForwardBlocked);
    }
    let most = |face: u8| position.speed(id) + 1_000 * Mil::from(face);
    let heading = direction.of(tray.pose.facing);
    let open = |face| {
        lengths(
            position,
            id,
            Travel::Straight(direction, most(face)),
            heading,
        )
    };
    let first = (1..=FACES).find_map(|face| {
        let least = open(face).first().map(|it| *it.start())?;
        Some((face, least))
    });
    let Some((needed, least)) = first else {
        let course = Course::straight(direction, most(FACES));
        let why = retreat::check(position, id, &course, most(FACES)).err();
        return Err(why.unwrap_or(Illegal::Engaged));
    };
    let most = open(FACES).last().map_or(least, |it| *it.end());
    Ok(Retreat {
        least,
        needed,
        most,
    })
}
