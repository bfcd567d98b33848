//! The picture of a draft on the table.

use super::{
    aiming::{Aimed, target_of},
    spot::{Spot, aligned, at, spot, turned, unit_of},
    turning::turned_too,
};
use battlefield::{
    aim,
    effect::ActionKind,
    field::Thing,
    geometry::{Arc, Point, Pose, Shares, Slot, Tray, align},
    position::{Position, UnitId},
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

/// The attack of a draft as it leads over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strike {
    /// The one that attacks, as it would stand.
    pub own: Tray,
    pub target: Thing,
    pub its: Tray,
    /// The side of the target that is met.
    pub side: Arc,
    pub legal: bool,
    /// It charges, and can turn before that.
    pub charges: bool,
}

/// Everything that lies over the table while somebody decides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preview {
    pub ghosts: Vec<Ghost>,
    /// The units whose arcs and ranges are drawn.
    pub arcs: Option<Tray>,
    /// Everything that can be aimed at, and whether it can be hit.
    pub targets: Vec<(Thing, bool)>,
    pub strike: Option<Strike>,
    /// The open places of a charger at its target.
    pub places: Vec<(Slot, Tray)>,
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
        places: places(position, prompt),
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
    } else if let Some(spot) = aligned(view, prompt, action) {
        preview.arcs = Some(spot.tray);
        preview.ghosts.push(Ghost::new(spot, legal, false));
    }
    let turning = turned_too(action).iter();
    let turning = turning.filter_map(|(unit, facing)| turned(position, *unit, Some(*facing)));
    let others = turning.chain(besides(view, prompt, action));
    preview
        .ghosts
        .extend(others.map(|it| Ghost::new(it, legal, false)));
    preview.strike = preview.arcs.and_then(|own| {
        strike((view, prompt), action, (own, legal))
            .or_else(|| meets((view, prompt), action, (own, legal)))
    });
    preview
}

/// The charge that leads to a place at its target.
fn meets(
    (view, prompt): (&View, &Prompt),
    action: &Action,
    (own, legal): (Tray, bool),
) -> Option<Strike> {
    let (Prompt::Align { target, side, .. }, Action::Align(_)) = (prompt, action) else {
        return None;
    };
    Some(Strike {
        own,
        target: *target,
        its: view.open.tray(*target)?,
        side: *side,
        legal,
        charges: true,
    })
}

/// The attack of a draft from where its unit would stand.
fn strike(
    (view, prompt): (&View, &Prompt),
    action: &Action,
    (own, legal): (Tray, bool),
) -> Option<Strike> {
    let position = &view.open;
    let target = target_of(action)?;
    let its = position.tray(target)?;
    let (charges, named) = match action {
        Action::Do(Move::Charge { arc, .. }) => (true, *arc),
        _ => (false, None),
    };
    // The arc is that of a charger before it turns.
    let from = unit_of(prompt).and_then(|it| position.unit(it).tray());
    let nearest = || Shares::new(&from.unwrap_or(own), &its).largest();
    let side = named.or_else(|| nearest().first().copied())?;
    Some(Strike {
        own,
        target,
        its,
        side,
        legal,
        charges,
    })
}

/// The places at its target of which a charger chooses.
fn places(position: &Position, prompt: &Prompt) -> Vec<(Slot, Tray)> {
    let Prompt::Align {
        unit,
        target,
        side,
        slots,
    } = prompt
    else {
        return Vec::new();
    };
    let base = position.unit(*unit).profile.base;
    let its = position.tray(*target);
    its.map_or_else(Vec::new, |its| {
        let there = |slot: &Slot| (*slot, align(base, &its, *side, *slot));
        slots.iter().map(there).collect()
    })
}

/// Adds where somebody points, and where that cannot be.
pub fn pointed_out(preview: &mut Preview, view: &View, prompt: &Prompt, action: &Action) {
    let there = spot(view, prompt, action);
    preview
        .ghosts
        .extend(there.map(|it| Ghost::new(it, false, false)));
}

/// Adds a unit that is dragged before it is asked where it moves.
pub fn carried(preview: &mut Preview, view: &View, unit: Thing, to: Point) {
    let there = unit.unit().and_then(|id| {
        let pose = view.open.unit(id).pose()?;
        at(&view.open, id, Pose { at: to, ..pose })
    });
    preview
        .ghosts
        .extend(there.map(|it| Ghost::new(it, true, false)));
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

#[cfg(test)]
mod tests {
    use super::{super::example::facing_each_other, *};
    use battlefield::geometry::Facing;

    fn drawn(prompt: &Prompt, action: &Action) -> Preview {
        let view = facing_each_other("stark.sworn_swords", 10_000, 20_000);
        preview(&view, prompt, Some((action, true)), &[])
    }

    #[test]
    fn a_charge_leads_to_the_side_that_it_meets() {
        let asked = Prompt::Action {
            who: Thing::Unit(0),
        };
        let charge = |arc| {
            Action::Do(Move::Charge {
                target: Thing::Unit(1),
                pivot: None,
                arc,
            })
        };
        let strike = drawn(&asked, &charge(None)).strike.unwrap();
        assert_eq!(
            (strike.side, strike.charges, strike.legal),
            (Arc::Front, true, true)
        );
        let named = drawn(&asked, &charge(Some(Arc::Left))).strike.unwrap();
        assert_eq!(named.side, Arc::Left);
    }

    #[test]
    fn a_charger_is_shown_in_the_place_that_it_chooses_of_all_that_are_open() {
        let asked = Prompt::Align {
            unit: UnitId(0),
            target: Thing::Unit(1),
            side: Arc::Front,
            slots: Slot::ALL.to_vec(),
        };
        let drawn = drawn(&asked, &Action::Align(Slot::Left));
        assert_eq!(drawn.places.len(), 3);
        let (slot, there) = drawn.places[1];
        assert_eq!(slot, Slot::Left);
        assert_eq!(there.pose.facing, Facing::NORTH);
        let ghost = &drawn.ghosts[0];
        assert_eq!((ghost.tray, ghost.held), (there, false));
        let met = drawn.strike.unwrap();
        assert_eq!(
            (met.own, met.target, met.side),
            (there, Thing::Unit(1), Arc::Front)
        );
    }
}
