//! The place of a draft on the table: the ghost that somebody drags.

use battlefield::{
    Battlefield,
    aim::{self, Suggestion},
    allowed::slots,
    data::Data,
    field::Course,
    geometry::{Base, Facing, Point, Pose, Tray, align},
    ground::pieces,
    position::{Marker, Position, UnitId},
    question::{Action, Move, Prompt},
    state::View,
    terrain::Footprint,
};
use tabletop::Game;

/// Something that lies there, and its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    pub tray: Tray,
    /// The unit that would stand there; none for terrain and markers.
    pub unit: Option<UnitId>,
}

/// Exact places that the question lets a Maneuver reach.
pub fn exact_places(view: &View, prompt: &Prompt) -> Vec<Suggestion> {
    let Some(unit) = unit_of(prompt) else {
        return Vec::new();
    };
    let fine = |it: &Suggestion| {
        let action = Action::Do(Move::Maneuver(it.course));
        Battlefield::check(view, prompt, &action).is_ok()
    };
    let all = aim::suggestions(&view.open, unit).into_iter();
    all.filter(fine).collect()
}

/// The unit that a question asks about.
pub fn unit_of(prompt: &Prompt) -> Option<UnitId> {
    match prompt {
        Prompt::Action { who } | Prompt::Free { who, .. } => who.unit(),
        Prompt::Retreat { unit, .. } | Prompt::Align { unit, .. } | Prompt::Pivot { unit } => {
            Some(*unit)
        }
        Prompt::Surge { attacker, .. } => *attacker,
        _ => None,
    }
}

/// The way that an answer leads along.
pub fn course_of(action: &Action) -> Option<Course> {
    match action {
        Action::Course(course) | Action::Surge { course, .. } => *course,
        Action::Do(Move::Maneuver(course) | Move::March(course) | Move::Shift(course)) => {
            Some(*course)
        }
        Action::Do(Move::Shoot { shift, .. }) => *shift,
        _ => None,
    }
}

/// Returns the place of an answer's ghost.
pub fn place_of(view: &View, prompt: &Prompt, action: &Action) -> Option<Pose> {
    spot(view, prompt, action).map(|it| it.tray.pose)
}

/// Returns where an answer places something, if it does.
pub fn spot(view: &View, prompt: &Prompt, action: &Action) -> Option<Spot> {
    let position = &view.open;
    match action {
        Action::Deploy { unit, pose } | Action::Arrive { unit, pose } => at(position, *unit, *pose),
        Action::Redeploy(placed) => {
            let (unit, pose) = placed.last()?;
            at(position, *unit, *pose)
        }
        Action::Place { piece, pose } => Some(Spot {
            tray: Tray::new(base_of(piece)?, *pose),
            unit: None,
        }),
        Action::Marker(point) => Some(Spot {
            tray: Tray::new(
                Base::new(2 * Marker::RADIUS, 2 * Marker::RADIUS),
                Pose::new(point.x, point.y, Facing::NORTH),
            ),
            unit: None,
        }),
        Action::Pivot(facing) => turned(position, unit_of(prompt)?, Some(*facing)),
        // Who charges as it stands can still be turned.
        Action::Do(Move::Charge { pivot, .. }) => turned(position, unit_of(prompt)?, *pivot),
        Action::Do(Move::Fight {
            target,
            realign: Some(slot),
            ..
        }) => {
            let unit = unit_of(prompt)?;
            Some(Spot {
                tray: slots::realigned(position, unit, *target, *slot).ok()?,
                unit: Some(unit),
            })
        }
        Action::Surge {
            course: None,
            pivots,
        } => {
            let (unit, facing) = pivots.last()?;
            turned(position, *unit, Some(*facing))
        }
        _ => {
            let (unit, course) = (unit_of(prompt)?, course_of(action)?);
            let [.., last] = course.places(&position.unit(unit).tray()?);
            Some(Spot {
                tray: last,
                unit: Some(unit),
            })
        }
    }
}

/// The charger in the place at its target that an answer takes; nobody drags it from there.
pub fn aligned(view: &View, prompt: &Prompt, action: &Action) -> Option<Spot> {
    let (
        Prompt::Align {
            unit, target, side, ..
        },
        Action::Align(slot),
    ) = (prompt, action)
    else {
        return None;
    };
    let base = view.open.unit(*unit).profile.base;
    Some(Spot {
        tray: align(base, &view.open.tray(*target)?, *side, *slot),
        unit: Some(*unit),
    })
}

/// A unit in some place.
pub fn at(position: &Position, unit: UnitId, pose: Pose) -> Option<Spot> {
    let profile = position.units.get(usize::from(unit.0))?.profile;
    Some(Spot {
        tray: Tray::new(profile.base, pose),
        unit: Some(unit),
    })
}

/// A unit in its place, facing another way if one is given.
pub fn turned(position: &Position, unit: UnitId, facing: Option<Facing>) -> Option<Spot> {
    let tray = position.unit(unit).tray()?;
    Some(Spot {
        tray: facing.map_or(tray, |facing| tray.facing(facing)),
        unit: Some(unit),
    })
}

/// The rectangle around a piece of terrain.
pub fn base_of(piece: &str) -> Option<Base> {
    let kind = Data::of_this_build().piece(piece)?;
    Some(match kind.footprint {
        Footprint::Rectangle(base) => base,
        Footprint::Circle { radius } => Base::new(2 * radius, 2 * radius),
    })
}

/// A piece as it would lie at the middle of the table.
pub fn piece_in_the_middle(position: &Position, piece: &str) -> Option<Action> {
    let middle = middle(position);
    base_of(piece)?;
    let mut around = pieces::around(middle, 48);
    let fits = |pose: &Pose| {
        battlefield::chapter::set_up::terrain::check(position, piece, *pose, piece == pieces::PILE)
            .is_ok()
    };
    let pose = around.find(fits).unwrap_or(Pose {
        at: middle,
        facing: Facing::NORTH,
    });
    Some(Action::Place {
        piece: piece.to_owned(),
        pose,
    })
}

pub fn middle(position: &Position) -> Point {
    Point::new(position.setup.width / 2, position.setup.depth / 2)
}
