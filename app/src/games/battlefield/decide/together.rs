//! Several answers of a plan at once, and how far a unit is from the line of its zone.

use super::spot::at;
use battlefield::{
    geometry::{Facing, Mil, Point, Pose},
    ground::{self, Ground},
    illegal::Illegal,
    question::{Action, Prompt},
    standing::plan_misfits,
    state::View,
};

/// Returns how far the front of a planned unit is behind the line of its zone; beyond it less than nothing.
pub fn behind(view: &View, action: &Action) -> Option<Mil> {
    let (Action::Deploy { unit, pose }, Some(seat)) = (action, view.seat) else {
        return None;
    };
    let zone = ground::of(&view.open, seat)?;
    let tray = at(&view.open, *unit, *pose)?.tray;
    let levels = tray.corners.iter().map(|it| it.y);
    if ground::is_northern(&view.open, seat) {
        Some(levels.min()? - zone.south)
    } else {
        Some(zone.north - levels.max()?)
    }
}

/// Returns a plan with all units moved straight back into their zone that lie beyond its edges, if more of it fits
/// then; `misfits` has the reasons against each as it is.
pub fn drawn_back(
    view: &View,
    plan: &[Action],
    misfits: &[Option<Illegal>],
) -> Option<Vec<Action>> {
    let zone = ground::of(&view.open, view.seat?)?;
    let back = |action: &Action| match action {
        Action::Deploy { unit, pose } => {
            let inside = at(&view.open, *unit, *pose).map(|it| inside(&zone, &it.tray.corners));
            let by = inside.unwrap_or_default();
            moved(action, by)
        }
        _ => action.clone(),
    };
    let drawn: Vec<Action> = plan.iter().map(back).collect();
    let count = |all: &[Option<Illegal>]| all.iter().flatten().count();
    let better = count(&plan_misfits(view, &Prompt::Deploy, &drawn)) < count(misfits);
    better.then_some(drawn)
}

/// The way by which something comes to lie in a zone.
fn inside(zone: &Ground, corners: &[Point]) -> (Mil, Mil) {
    let way = |least: Mil, most: Mil, (from, to): (Mil, Mil)| {
        if from < least {
            least - from
        } else {
            (most - to).min(0)
        }
    };
    let ends = |read: fn(&Point) -> Mil| {
        let all = || corners.iter().map(read);
        (all().min().unwrap_or(0), all().max().unwrap_or(0))
    };
    (
        way(zone.west, zone.east, ends(|it| it.x)),
        way(zone.south, zone.north, ends(|it| it.y)),
    )
}

/// Returns a plan with these of it moved so far to the east and the north.
pub fn shifted(plan: &[Action], band: &[usize], by: (Mil, Mil)) -> Vec<Action> {
    each(plan, band, |it| moved(it, by))
}

/// Returns a plan with each of these turned where it stands.
pub fn turned_by(plan: &[Action], band: &[usize], by: Facing) -> Vec<Action> {
    let turned = |pose: &Pose| Pose {
        facing: pose.facing.turned(by),
        ..*pose
    };
    each(plan, band, |it| posed(it, turned))
}

fn each(plan: &[Action], band: &[usize], change: impl Fn(&Action) -> Action) -> Vec<Action> {
    let changed = |(number, it): (usize, &Action)| {
        if band.contains(&number) {
            change(it)
        } else {
            it.clone()
        }
    };
    plan.iter().enumerate().map(changed).collect()
}

fn moved(action: &Action, (east, north): (Mil, Mil)) -> Action {
    if let Action::Marker(at) = action {
        return Action::Marker(Point::new(at.x + east, at.y + north));
    }
    posed(action, |it| Pose {
        at: Point::new(it.at.x + east, it.at.y + north),
        ..*it
    })
}

fn posed(action: &Action, change: impl Fn(&Pose) -> Pose) -> Action {
    match action {
        Action::Deploy { unit, pose } => Action::Deploy {
            unit: *unit,
            pose: change(pose),
        },
        Action::Place { piece, pose } => Action::Place {
            piece: piece.clone(),
            pose: change(pose),
        },
        other => other.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::{
        super::example::{seen, table},
        *,
    };
    use battlefield::{
        position::{Phase, Place, UnitId},
        task::{SetUp, SetUpStage, Task},
    };

    /// Two units of the southern army that are still to be deployed; its zone is six inches deep.
    fn view() -> View {
        let unit = |x| (0, "stark.sworn_swords", (x, 3_000), Facing::NORTH);
        let mut state = table(&[unit(10_000), unit(20_000)]);
        state.open.phase = Phase::SetUp;
        for it in &mut state.open.units {
            it.place = Place::Reserve;
        }
        let mut frame = SetUp::at(SetUpStage::Deploy);
        frame.left = [0, 1].map(UnitId).to_vec();
        state.open.agenda.push(Task::SetUp(frame));
        state.open.players[0].zone = Some(0);
        seen(&state)
    }

    fn deploy(unit: u8, x: Mil, y: Mil) -> Action {
        Action::Deploy {
            unit: UnitId(unit),
            pose: Pose::new(x, y, Facing::NORTH),
        }
    }

    #[test]
    fn a_unit_is_so_far_behind_its_line_or_beyond_it() {
        let view = view();
        let depth = |y| behind(&view, &deploy(0, 10_000, y));
        assert_eq!([depth(2_700), depth(4_500)], [Some(900), Some(-900)]);
        assert_eq!(behind(&view, &Action::Pass), None);
    }

    #[test]
    fn what_is_beyond_the_line_is_drawn_straight_back() {
        let view = view();
        let plan = [deploy(0, 10_000, 3_000), deploy(1, 20_000, 4_500)];
        let back = |plan: &[Action]| {
            let misfits = plan_misfits(&view, &Prompt::Deploy, plan);
            drawn_back(&view, plan, &misfits)
        };
        let drawn = back(&plan).expect("it fits there");
        assert_eq!(drawn, [plan[0].clone(), deploy(1, 20_000, 3_600)]);
        assert_eq!(back(&drawn), None, "nothing is better then");
    }

    #[test]
    fn several_move_and_turn_together_and_others_stay() {
        let plan = [0, 1, 2].map(|it| deploy(it, 10_000 * i32::from(it), 3_000));
        let moved = shifted(&plan, &[0, 2], (250, -1_000));
        assert_eq!(moved[0], deploy(0, 250, 2_000));
        assert_eq!(
            (&moved[1], &moved[2]),
            (&plan[1], &deploy(2, 20_250, 2_000))
        );
        let turned = turned_by(&plan, &[1], Facing::EAST);
        assert_eq!(turned[0], plan[0]);
        assert!(matches!(turned[1], Action::Deploy { pose, .. } if pose.facing == Facing::EAST));
    }
}
