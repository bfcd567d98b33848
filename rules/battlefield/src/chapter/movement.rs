//! Moving: every change of a pose passes through here.

use super::victory;
use crate::{
    allowed::way,
    effect::ActionKind,
    event::Event,
    field::Course,
    geometry::{Mil, Point, Pose, Tray, hull},
    play::Play,
    position::{Place, Position, UnitId},
    terrain::Keyword,
};

/// The manner in which a unit came to its new place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    Action(ActionKind),
    Shift,
    Pivot,
    Charge,
    /// Turned to face an enemy before an attack.
    Realigned,
    Pushed,
    Deployed(crate::event::Arrival),
}

/// Moves a unit along a course that has been checked; Dangerous terrain on it counts for the
/// action under way.
pub fn carry_out(play: &mut Play<'_>, id: UnitId, course: Course, manner: Manner) {
    let position = play.position();
    let before = position.unit(id).tray();
    // How far it may go was checked, and may depend on terrain.
    if let (Ok(end), Some(before)) = (way::run(position, id, course, Mil::MAX), before)
        && end.pose != before.pose
    {
        let dangerous = meets_danger(position, &course, &before);
        place(play, id, end.pose, manner);
        if dangerous {
            play.endanger(id);
        }
    }
}

/// Shifts a unit along a course that has been checked.
pub fn shift(play: &mut Play<'_>, id: UnitId, course: Course) {
    carry_out(play, id, course, Manner::Shift);
}

/// Puts a unit there and ends its move: markers are claimed and lost. The pose has been checked.
pub fn place(play: &mut Play<'_>, id: UnitId, to: Pose, manner: Manner) {
    let before = play.position().unit(id).place;
    play.open().unit_mut(id).place = Place::Table(to);
    let from = match before {
        Place::Table(from) => from,
        _ => to,
    };
    let unit = id;
    play.tell(match manner {
        Manner::Action(kind) => Event::Moved {
            unit,
            kind,
            from,
            to,
        },
        Manner::Shift | Manner::Realigned => Event::Shifted { unit, from, to },
        Manner::Pivot => Event::Pivoted { unit, from, to },
        Manner::Charge => Event::Moved {
            unit,
            kind: ActionKind::Charge,
            from,
            to,
        },
        Manner::Pushed => Event::Pushed { unit, from, to },
        Manner::Deployed(how) => Event::Deployed {
            unit,
            pose: to,
            how,
        },
    });
    if before != Place::Table(to) {
        victory::claim_markers(play, id);
    }
}

/// Tells whether a move begins in Dangerous terrain, crosses it or ends in it.
fn meets_danger(position: &Position, course: &Course, before: &Tray) -> bool {
    let [turned, moved, end] = course.places(before);
    let path = hull(&[turned.corners, moved.corners].concat());
    [&before.corners[..], &path, &end.corners]
        .into_iter()
        .any(|corners| is_dangerous(position, corners))
}

/// Tells whether a unit stands in Dangerous terrain.
pub fn in_danger(position: &Position, id: UnitId) -> bool {
    let tray = position.unit(id).tray();
    tray.is_some_and(|tray| is_dangerous(position, &tray.corners))
}

/// Tells whether a convex polygon lies on Dangerous terrain.
pub fn is_dangerous(position: &Position, corners: &[Point]) -> bool {
    let mut pieces = position.pieces();
    pieces.any(|piece| piece.has(Keyword::Dangerous) && piece.overlaps(corners))
}
