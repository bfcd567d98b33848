//! Moving: every change of a pose passes through here.

use super::{mode, victory};
use crate::{
    effect::ActionKind,
    event::Event,
    field::{Course, Field},
    geometry::{Mil, Pose, Tray},
    illegal::Illegal,
    play::Play,
    position::{Place, Position, UnitId},
    task::Task,
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
    if end.pose != tray.pose {
        mode::may_stand(position, id, &end)?;
    }
    if course.first.is_some() {
        let turned = course.first.map_or(tray, |facing| tray.facing(facing));
        mode::may_stand(position, id, &turned)?;
    }
    Ok(end)
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

/// Whether a straight move crossed Dangerous terrain or ended in it, or the unit acts inside.
pub fn meets_danger(
    position: &Position,
    id: UnitId,
    course: Option<&Course>,
    before: Pose,
) -> bool {
    let unit = position.unit(id);
    let base = unit.profile.base;
    let mut path = Tray::new(base, before).corners.to_vec();
    if let Some(course) = course {
        let turned = course
            .first
            .map_or(before, |facing| Pose { facing, ..before });
        let start = Tray::new(base, turned);
        let end = start.moved(course.direction.of(turned.facing), course.length);
        path = crate::geometry::hull(&[start.corners, end.corners].concat());
    }
    let now = unit.tray();
    let mut dangerous = position
        .pieces()
        .filter(|piece| piece.has(Keyword::Dangerous));
    dangerous
        .any(|piece| piece.overlaps(&path) || now.is_some_and(|tray| piece.overlaps(&tray.corners)))
}

/// Marks the action under way: its unit suffers from Dangerous terrain when it is complete.
pub fn endanger(play: &mut Play<'_>, id: UnitId) {
    let agenda = play.open().agenda.iter_mut().rev();
    for task in agenda {
        if let Task::Acting(acting) = task
            && acting.unit == id.thing()
        {
            acting.dangerous = true;
            return;
        }
    }
}
