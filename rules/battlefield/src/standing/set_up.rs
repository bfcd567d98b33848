//! Answers of the set-up (chapter 4), so that each player needs few visits for it.

use super::{Matter, Standing};
use crate::{
    agenda,
    allowed::place,
    answers,
    chapter::set_up::deploy,
    geometry::{Facing, Point, Pose},
    illegal::Illegal,
    position::{Phase, Place, Position, UnitId},
    question::{Action, Prompt},
    state::View,
    task::SetUpStage,
};
use tabletop::Seat;

/// Returns the answer laid down for a question of the set-up, and the order that gives it.
pub fn answer<'s>(
    view: &'s View,
    prompt: &Prompt,
    standing: &'s Standing,
) -> Option<(Action, &'s Matter)> {
    let stage = stage(prompt)?;
    let all: Vec<&Matter> = standing.holding(&view.open, view.seat?).collect();
    let own = all.iter().copied().filter_map(|matter| match matter {
        Matter::SetUp(action) if fits(prompt, action) => Some((matter, action)),
        _ => None,
    });
    // Units come in the order in which they were laid down; of other things the next that fits does.
    let one_by_one = stage == SetUpStage::Deploy;
    let mut left = own.filter(|(_, action)| !is_done(&view.open, action));
    let laid_down = if one_by_one {
        left.next()
            .and_then(|(matter, action)| Some((legal(view, prompt, action)?, matter)))
    } else {
        left.find_map(|(matter, action)| Some((legal(view, prompt, action)?, matter)))
    };
    laid_down.or_else(|| {
        let considerate = |it: &&Matter| **it == Matter::Considerate(stage);
        let matter = all.iter().copied().find(considerate)?;
        Some((answers::fallback(view, prompt), matter))
    })
}

/// Returns the stage to which a question of the set-up belongs; corners are zones.
pub const fn stage(prompt: &Prompt) -> Option<SetUpStage> {
    Some(match prompt {
        Prompt::Role => SetUpStage::Role,
        Prompt::Terrain { corpse_pile: true } => SetUpStage::Piles,
        Prompt::Terrain { corpse_pile: false } => SetUpStage::Terrain,
        Prompt::Marker => SetUpStage::Markers,
        Prompt::Zone { .. } => SetUpStage::Zone,
        Prompt::StartUnits => SetUpStage::Start,
        Prompt::Deploy => SetUpStage::Deploy,
        _ => return None,
    })
}

/// Returns true for orders that end with the set-up.
pub fn is_over(position: &Position, matter: &Matter) -> bool {
    let of_set_up = matches!(matter, Matter::SetUp(_) | Matter::Considerate(_));
    of_set_up && position.phase != Phase::SetUp
}

/// Returns true where an answer is of the kind that is asked for.
const fn fits(prompt: &Prompt, action: &Action) -> bool {
    matches!(
        (prompt, action),
        (Prompt::Role, Action::Attack(_))
            | (Prompt::Terrain { .. }, Action::Place { .. })
            | (Prompt::Marker, Action::Marker(_))
            | (Prompt::Zone { .. }, Action::Zone(_))
            | (Prompt::Zone { may_pass: true }, Action::Pass)
            | (Prompt::StartUnits, Action::StartUnits { .. })
            | (Prompt::Deploy, Action::Deploy { .. })
    )
}

/// Returns true for a unit that stands on the table already, or stays off it.
fn is_done(position: &Position, action: &Action) -> bool {
    let Action::Deploy { unit, .. } = action else {
        return false;
    };
    let owner = position.units.get(usize::from(unit.0)).map(|it| it.owner);
    !owner.is_some_and(|seat| deploy::left(position, seat).contains(unit))
}

/// Returns the answer as it is legal now: a place in the zone opposite is turned about the middle of
/// the table into the own one.
fn legal(view: &View, prompt: &Prompt, action: &Action) -> Option<Action> {
    let turned = match action {
        Action::Deploy { unit, pose } => Some(Action::Deploy {
            unit: *unit,
            pose: opposite(&view.open, *pose),
        }),
        _ => None,
    };
    let mut all = [Some(action.clone()), turned].into_iter().flatten();
    all.find(|it| agenda::check(view, prompt, it).is_ok())
}

/// Returns the place at the other side of the table, as it is seen from there.
fn opposite(position: &Position, pose: Pose) -> Pose {
    let (width, depth) = (position.setup.width, position.setup.depth);
    Pose {
        at: Point::new(
            width.saturating_sub(pose.at.x),
            depth.saturating_sub(pose.at.y),
        ),
        facing: pose.facing.turned(Facing::SOUTH),
    }
}

/// Returns a place for each unit of the viewer that is to be deployed, as somebody who is away
/// would be given them, one after the other: in the own zone, or in the first where no zone is
/// taken yet.
pub fn line_up(view: &View) -> Vec<(UnitId, Pose)> {
    let Some((seat, mut there)) = before_deployment(view) else {
        return Vec::new();
    };
    let units = there.units();
    let waiting = units.filter(|(_, it)| it.owner == seat && it.place == Place::Reserve);
    let mut waiting: Vec<UnitId> = waiting.map(|(id, _)| id).collect();
    answers::dearest_first(&there, &mut waiting);
    let mut places = Vec::new();
    for id in waiting {
        if let Some(pose) = place::in_zone(&there, id) {
            there.unit_mut(id).place = Place::Table(pose);
            places.push((id, pose));
        }
    }
    places
}

/// Returns the reason against each place of a line-up that does not fit, as things stand now and with
/// those before it in place.
pub fn misfits(view: &View, line_up: &[(UnitId, Pose)]) -> Vec<Option<Illegal>> {
    let Some((seat, mut there)) = before_deployment(view) else {
        return Vec::new();
    };
    let check = |(id, pose): &(UnitId, Pose)| {
        let unit = there.units.get(usize::from(id.0));
        if !unit.is_some_and(|it| it.owner == seat && it.place == Place::Reserve) {
            return Some(Illegal::NotYourUnit);
        }
        let misfit = place::check_zone(&there, *id, *pose).err();
        there.unit_mut(*id).place = Place::Table(*pose);
        misfit
    };
    line_up.iter().map(check).collect()
}

/// Returns the table for a viewer who deploys next: in the first zone where none is taken yet.
fn before_deployment(view: &View) -> Option<(Seat, Position)> {
    let seat = view.seat?;
    let mut there = view.open.clone();
    let zone = there.player(seat).zone;
    there.player_mut(seat).zone = Some(zone.unwrap_or(0));
    Some((seat, there))
}
