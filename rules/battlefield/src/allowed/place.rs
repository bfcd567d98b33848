//! A legal place for a unit that comes to the table: in the foremost row that has room, nearest
//! to the middle. Each row is searched from tray to tray, so this takes few steps.

use super::{arrival, stand};
use crate::{
    field::{Refused, Thing},
    geometry::{Facing, Mil, Pose, Tray},
    ground::{self, Ground},
    illegal::Illegal,
    position::{Position, UnitId},
};

/// The distance at which one row lies behind the other.
const ROW: Mil = 250;

/// Returns a place in which a unit could be deployed.
pub fn in_zone(position: &Position, id: UnitId) -> Option<Pose> {
    let owner = position.unit(id).owner;
    let zone = ground::of(position, owner)?;
    search(position, id, &zone, |pose| check_zone(position, id, pose))
}

/// Checks that a unit may stand there, wholly in its zone.
pub fn check_zone(position: &Position, id: UnitId, pose: Pose) -> Result<(), Illegal> {
    if !ground::is_sane(position, pose.at) {
        return Err(Illegal::Place(Refused::OffTable));
    }
    let unit = position.unit(id);
    let tray = Tray::new(unit.profile.base, pose);
    let zone = ground::of(position, unit.owner).ok_or(Illegal::WrongAnswer)?;
    if let Some(by) = zone.misses(&tray.corners) {
        return Err(Illegal::NotInZone { by });
    }
    stand::may_stand(position, id, &tray)
}

/// Returns a place in which a unit of the reserve could arrive.
pub fn arriving(position: &Position, id: UnitId) -> Option<Pose> {
    let owner = position.unit(id).owner;
    let grounds = arrival::grounds(position, id);
    grounds.into_iter().find_map(|ground| {
        search(position, id, &ground, |pose| {
            arrival::check(position, owner, id, pose)
        })
    })
}

/// The first legal place in a rectangle, facing the enemy.
pub fn search(
    position: &Position,
    id: UnitId,
    ground: &Ground,
    legal: impl Fn(Pose) -> Result<(), Illegal>,
) -> Option<Pose> {
    let unit = position.unit(id);
    let base = unit.profile.base;
    let southern = !ground::is_northern(position, unit.owner);
    let (across, along) = (base.width / 2, base.depth / 2);
    let inner = Ground {
        west: ground.west + across,
        east: ground.east - across,
        south: ground.south + along,
        north: ground.north - along,
    };
    if inner.west > inner.east || inner.south > inner.north {
        return None;
    }
    let facing = if southern {
        Facing::NORTH
    } else {
        Facing::SOUTH
    };
    let rows = (inner.north - inner.south) / ROW;
    let row = |number: Mil| {
        if southern {
            inner.north - ROW * number
        } else {
            inner.south + ROW * number
        }
    };
    let last = if southern { inner.south } else { inner.north };
    let mut rows = (0..=rows).map(row).chain([last]);
    rows.find_map(|y| {
        let at = |x| Pose::new(x, y, facing);
        let to = |direction| along_row(position, &inner, across, direction, |x| legal(at(x)));
        let middle = ground.middle().x;
        let found = [to(1), to(-1)].into_iter().flatten();
        found.min_by_key(|x| (x - middle).abs()).map(at)
    })
}

/// The first legal place of a row from its middle to the east (1) or west (-1).
fn along_row(
    position: &Position,
    inner: &Ground,
    half: Mil,
    direction: Mil,
    legal: impl Fn(Mil) -> Result<(), Illegal>,
) -> Option<Mil> {
    let mut x = inner.middle().x;
    let (end, far) = if direction > 0 {
        (inner.east, inner.east - x)
    } else {
        (inner.west, x - inner.west)
    };
    // Every step is a quarter of an inch at least.
    for _ in 0..=far / ROW + 1 {
        let why = match legal(x) {
            Ok(()) => return Some(x),
            Err(why) => why,
        };
        if x == end {
            return None;
        }
        let (thing, gap) = match why {
            Illegal::Place(Refused::EndsOverlapping(thing)) => (Some(thing), 0),
            Illegal::Place(Refused::EndsNearEnemy { enemy, .. }) => (Some(enemy), 1_000),
            _ => (None, 0),
        };
        let beyond = thing
            .and_then(|it| edge(position, it, direction))
            .map(|edge| edge + direction * (half + gap));
        let least = x + direction * ROW;
        let next = beyond.map_or(
            least,
            |it| {
                if (it - x) * direction > 0 { it } else { least }
            },
        );
        x = if (next - end) * direction > 0 {
            end
        } else {
            next
        };
    }
    None
}

/// Returns how far a thing reaches to the east or west.
fn edge(position: &Position, thing: Thing, direction: Mil) -> Option<Mil> {
    let corners = match thing {
        Thing::Piece(number) => {
            let piece = &position.terrain.get(usize::from(number))?.piece;
            ground::extent(piece)
        }
        _ => position.tray(thing)?.corners,
    };
    let across = corners.iter().map(|corner| corner.x * direction);
    across.max().map(|x| x * direction)
}
