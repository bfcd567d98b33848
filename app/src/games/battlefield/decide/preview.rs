//! What the table shows of a draft.

use super::{
    moving::most_of,
    spot::{Spot, course_of, spot, unit_of},
};
use battlefield::{
    Battlefield,
    aim::{self, Travel},
    effect::ActionKind,
    field::Thing,
    geometry::{Point, Tray},
    position::UnitId,
    question::{Action, Move, Prompt, Who},
    state::View,
};
use tabletop::Game;

/// A tray that is not there yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ghost {
    pub tray: Tray,
    pub legal: bool,
    pub unit: Option<UnitId>,
}

/// What lies over the table while somebody decides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preview {
    pub ghosts: Vec<Ghost>,
    /// Whose arcs and ranges are drawn.
    pub arcs: Option<Tray>,
    /// What can be aimed at, and whether it can be hit.
    pub targets: Vec<(Thing, bool)>,
    /// Lines of sight, and whether they are clear.
    pub lines: Vec<(Point, Point, bool)>,
    pub points: Vec<Point>,
}

/// What the table shows of an answer that somebody thinks about.
pub fn preview(view: &View, prompt: &Prompt, action: Option<&Action>) -> Preview {
    let position = &view.open;
    let mut preview = Preview {
        targets: targets(view, prompt, action),
        ..Preview::default()
    };
    let Some(action) = action else {
        preview.arcs = unit_of(prompt).and_then(|it| position.unit(it).tray());
        return preview;
    };
    if let Some(Spot { tray, unit }) = spot(view, prompt, action) {
        let legal = Battlefield::check(view, prompt, action).is_ok();
        preview.arcs = unit.map(|_| tray);
        preview.ghosts.push(Ghost { tray, legal, unit });
    } else {
        preview.arcs = unit_of(prompt).and_then(|it| position.unit(it).tray());
    }
    if let Action::Do(
        Move::Charge { target, .. } | Move::Shoot { target, .. } | Move::Fight { target, .. },
    ) = action
        && let (Some(own), Some(its)) = (preview.arcs, position.tray(*target))
    {
        let clear = Battlefield::check(view, prompt, action).is_ok();
        preview.lines.push((own.arrow(), its.pose.at, clear));
    }
    preview
}

/// Which unit moves, and how, where a draft is a way: what its reach depends on.
pub fn travels(prompt: &Prompt, action: &Action) -> Option<(UnitId, Travel)> {
    let travel = match action {
        Action::Do(Move::Maneuver(_)) => Travel::Maneuver,
        Action::Do(Move::March(_)) => Travel::March,
        _ => Travel::Straight(course_of(action)?.direction, most_of(prompt)?),
    };
    Some((unit_of(prompt)?, travel))
}

/// What can be chosen on the table.
fn targets(view: &View, prompt: &Prompt, action: Option<&Action>) -> Vec<(Thing, bool)> {
    let position = &view.open;
    match prompt {
        Prompt::Target { options, .. } => options.iter().map(|it| (*it, true)).collect(),
        Prompt::Select => {
            let all = battlefield::chapter::turn::choices_of_side(position).into_iter();
            all.filter_map(|it| match it {
                Who::Unit(unit) => Some((unit.thing(), true)),
                Who::Wall(wall) => Some((Thing::Wall(wall), true)),
                Who::Ncu(_) => None,
            })
            .collect()
        }
        Prompt::Action { who } | Prompt::Free { who, .. } => {
            let Some(unit) = who.unit() else {
                return Vec::new();
            };
            match action {
                Some(Action::Do(Move::Charge { .. })) => aim::charges(position, unit)
                    .into_iter()
                    .map(|(it, aim)| (it, aim.is_ok()))
                    .collect(),
                Some(Action::Do(Move::Shoot { weapon, .. })) => aim::shots(position, unit, *weapon)
                    .into_iter()
                    .map(|(it, aim)| (it, aim.is_ok()))
                    .collect(),
                Some(Action::Do(Move::Fight { weapon, .. })) => {
                    aim::fights(position, unit, *weapon)
                        .into_iter()
                        .map(|(it, aim)| (it, aim.is_ok()))
                        .collect()
                }
                _ => Vec::new(),
            }
        }
        Prompt::Influence { options, .. } => options.iter().map(|it| (it.thing(), true)).collect(),
        _ => Vec::new(),
    }
}

/// Whether a free action of this kind may be one of that kind.
pub const fn includes(allowed: ActionKind, kind: ActionKind) -> bool {
    matches!(
        (allowed, kind),
        (ActionKind::Maneuver, ActionKind::Maneuver)
            | (ActionKind::March, ActionKind::March)
            | (ActionKind::Retreat, ActionKind::Retreat)
            | (ActionKind::Charge, ActionKind::Charge)
            | (ActionKind::RangedAttack, ActionKind::RangedAttack)
            | (ActionKind::MeleeAttack, ActionKind::MeleeAttack)
            | (
                ActionKind::Attack,
                ActionKind::RangedAttack | ActionKind::MeleeAttack
            )
            | (
                ActionKind::ManeuverOrRetreat,
                ActionKind::Maneuver | ActionKind::Retreat
            )
    )
}
