//! Moving: every change of a pose passes through here.

use super::{mode, victory};
use crate::{
    effect::ActionKind,
    event::Event,
    field::{Course, Field},
    geometry::{Mil, Point, Pose, Tray, hull},
    illegal::Illegal,
    play::Play,
    position::{Place, Position, UnitId},
    terrain::Keyword,
};

/// How a unit came to its new place.
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

/// Where a course of at most `most` takes a unit: to a legal end, also by the mode.
pub fn run(position: &Position, id: UnitId, course: Course, most: Mil) -> Result<Tray, Illegal> {
    let field = position.field(id);
    let tray = position.unit(id).tray().ok_or(Illegal::NotYourUnit)?;
    let end = course.run(&field, &tray, most)?;
    for place in course.places(&tray) {
        if place.pose != tray.pose {
            mode::may_stand(position, id, &place)?;
        }
    }
    Ok(end)
}

/// Moves a unit along a course that has been checked; Dangerous terrain on it counts for the
/// action under way.
pub fn carry_out(play: &mut Play<'_>, id: UnitId, course: Course, manner: Manner) {
    let position = play.position();
    let before = position.unit(id).tray();
    // How far it may go was checked, and may depend on terrain.
    if let (Ok(end), Some(before)) = (run(position, id, course, Mil::MAX), before)
        && end.pose != before.pose
    {
        let dangerous = meets_danger(position, &course, &before);
        place(play, id, end.pose, manner);
        if dangerous {
            play.endanger(id);
        }
    }
}

/// Whether a unit may stand there, coming from nowhere.
pub fn may_stand(position: &Position, id: UnitId, tray: &Tray) -> Result<(), Illegal> {
    let field: Field = position.field(id);
    crate::field::end(&field, tray, &[])?;
    mode::may_stand(position, id, tray).map_err(Illegal::from)
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

/// Whether a move begins in Dangerous terrain, crosses it or ends in it.
fn meets_danger(position: &Position, course: &Course, before: &Tray) -> bool {
    let [turned, moved, end] = course.places(before);
    let path = hull(&[turned.corners, moved.corners].concat());
    [&before.corners[..], &path, &end.corners]
        .into_iter()
        .any(|corners| is_dangerous(position, corners))
}

/// Whether a unit stands in Dangerous terrain.
pub fn in_danger(position: &Position, id: UnitId) -> bool {
    let tray = position.unit(id).tray();
    tray.is_some_and(|tray| is_dangerous(position, &tray.corners))
}

/// Whether a convex polygon lies on Dangerous terrain.
pub fn is_dangerous(position: &Position, corners: &[Point]) -> bool {
    let mut pieces = position.pieces();
    pieces.any(|piece| piece.has(Keyword::Dangerous) && piece.overlaps(corners))
}
