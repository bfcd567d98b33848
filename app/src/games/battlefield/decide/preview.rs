//! The picture of a draft on the table.

use super::{
    aiming::{Aimed, target_of},
    spot::{Spot, at, spot, turned, unit_of},
    turning::turned_too,
};
use battlefield::{
    aim,
    effect::ActionKind,
    field::Thing,
    geometry::{Point, Pose, Tray},
    position::UnitId,
    question::{Action, Move, Prompt, Who},
    state::View,
};

/// A tray that is not there yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ghost {
    pub tray: Tray,
    pub legal: bool,
    pub unit: Option<UnitId>,
    /// It can be dragged and turned.
    pub held: bool,
    /// Its place in a plan of several, counted from 1.
    pub number: Option<usize>,
}

impl Ghost {
    pub const fn new(Spot { tray, unit }: Spot, legal: bool, held: bool) -> Self {
        Self {
            tray,
            legal,
            unit,
            held,
            number: None,
        }
    }
}

/// Everything that lies over the table while somebody decides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preview {
    pub ghosts: Vec<Ghost>,
    /// The units whose arcs and ranges are drawn.
    pub arcs: Option<Tray>,
    /// Everything that can be aimed at, and whether it can be hit.
    pub targets: Vec<(Thing, bool)>,
    /// Lines of sight, and whether they are clear.
    pub lines: Vec<(Point, Point, bool)>,
}

/// Returns the table's picture of an answer that somebody thinks about, and that is legal or not; `aims` are the
/// targets of its attack.
pub fn preview(
    view: &View,
    prompt: &Prompt,
    draft: Option<(&Action, bool)>,
    aims: &[Aimed],
) -> Preview {
    let position = &view.open;
    let mut preview = Preview {
        targets: targets(view, prompt, aims),
        arcs: unit_of(prompt).and_then(|it| position.unit(it).tray()),
        ..Preview::default()
    };
    let Some((action, legal)) = draft else {
        return preview;
    };
    if let Some(spot) = spot(view, prompt, action) {
        // Across a line-up they would hide it: they belong to the battle.
        let deploys = matches!(prompt, Prompt::Deploy);
        preview.arcs = spot.unit.filter(|_| !deploys).map(|_| spot.tray);
        preview.ghosts.push(Ghost::new(spot, legal, true));
    }
    let turning = turned_too(action).iter();
    let turning = turning.filter_map(|(unit, facing)| turned(position, *unit, Some(*facing)));
    let others = turning.chain(besides(view, prompt, action));
    preview
        .ghosts
        .extend(others.map(|it| Ghost::new(it, legal, false)));
    let target = target_of(action).and_then(|it| position.tray(it));
    if let (Some(own), Some(its)) = (preview.arcs, target) {
        preview.lines.push((own.arrow(), its.pose.at, legal));
    }
    preview
}

/// Adds where somebody points, and where that cannot be.
pub fn pointed_out(preview: &mut Preview, view: &View, prompt: &Prompt, action: &Action) {
    let there = spot(view, prompt, action);
    preview
        .ghosts
        .extend(there.map(|it| Ghost::new(it, false, false)));
}

/// Other places where a draft puts units: those that come back with the one that is dragged, and the nearest
/// places to which a Retreat could lead.
fn besides(view: &View, prompt: &Prompt, action: &Action) -> Vec<Spot> {
    let position = &view.open;
    match action {
        Action::Redeploy(placed) => {
            let others = placed.split_last().map_or(&[][..], |(_, others)| others);
            let spot = |(unit, pose): &(UnitId, Pose)| at(position, *unit, *pose);
            others.iter().filter_map(spot).collect()
        }
        Action::Do(Move::Retreat) => {
            let Some(tray) = unit_of(prompt).and_then(|it| position.unit(it).tray()) else {
                return Vec::new();
            };
            let unit = unit_of(prompt);
            let all = unit.map_or_else(Vec::new, |it| aim::retreats(position, it));
            let open = all.into_iter().filter_map(|(to, it)| Some((to, it.ok()?)));
            open.map(|(to, it)| Spot {
                tray: tray.moved(to.of(tray.pose.facing), it.least),
                unit,
            })
            .collect()
        }
        _ => Vec::new(),
    }
}

/// Everything that can be chosen on the table.
fn targets(view: &View, prompt: &Prompt, aims: &[Aimed]) -> Vec<(Thing, bool)> {
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
        Prompt::Action { .. } | Prompt::Free { .. } => {
            aims.iter().map(|(it, aim)| (*it, aim.is_ok())).collect()
        }
        Prompt::Freed { units } => units.iter().map(|it| (it.thing(), true)).collect(),
        Prompt::Influence { options, .. } => options.iter().map(|it| (it.thing(), true)).collect(),
        _ => Vec::new(),
    }
}

/// Tells whether a free action of this kind may be one of that kind.
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
