//! The reasons for which something is not seen from a place.

use crate::{
    field,
    field::Thing,
    geometry::{Point, Pose, Tray},
    position::{Position, UnitId},
};

/// The line that comes nearest to seeing something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// On the front of the unit, and on the target.
    pub from: Point,
    pub to: Point,
    /// The things in its way, the nearest first; nothing where the target is out of the front arc.
    pub blocked_by: Vec<Thing>,
}

/// Returns what keeps a unit at `pose` from seeing `target`; nothing where it sees it or it is not there.
pub fn blocked(position: &Position, id: UnitId, pose: Pose, target: Thing) -> Option<Line> {
    let from = Tray::new(position.unit(id).profile.base, pose);
    let to = position.tray(target)?;
    let around = position.field(id);
    field::sees(&around, &from, target, &to).err()?;
    let (line, blocked_by) = field::nearest_line(&around, &from, target, &to);
    Some(Line {
        from: line.0,
        to: line.1,
        blocked_by,
    })
}
