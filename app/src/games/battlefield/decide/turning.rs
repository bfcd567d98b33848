//! A draft that turns a unit: at the end of its way, before a charge, or as it becomes free.

use super::{
    moving::with_course,
    spot::{Spot, course_of, spot, unit_of},
};
use battlefield::{
    conditions::facing_to,
    field::Course,
    geometry::{Facing, Point, Pose},
    position::UnitId,
    question::{Action, Move, Prompt},
    state::View,
};

/// The draft with its ghost turned towards a point.
pub fn turned(view: &View, prompt: &Prompt, action: &Action, towards: Point) -> Option<Action> {
    let Spot { tray, .. } = spot(view, prompt, action)?;
    let facing = facing_to(tray.pose.at, towards);
    facing_at_end(view, prompt, action, facing)
}

/// The draft with its ghost facing this way.
pub fn facing_at_end(
    view: &View,
    prompt: &Prompt,
    action: &Action,
    facing: Facing,
) -> Option<Action> {
    let turned = |pose: Pose| Pose { facing, ..pose };
    Some(match action {
        Action::Deploy { unit, pose } => Action::Deploy {
            unit: *unit,
            pose: turned(*pose),
        },
        Action::Arrive { unit, pose } => Action::Arrive {
            unit: *unit,
            pose: turned(*pose),
        },
        Action::Place { piece, pose } => Action::Place {
            piece: piece.clone(),
            pose: turned(*pose),
        },
        Action::Redeploy(placed) => {
            let mut placed = placed.clone();
            placed.last_mut()?.1.facing = facing;
            Action::Redeploy(placed)
        }
        Action::Pivot(_) => Action::Pivot(facing),
        Action::Do(Move::Charge { target, arc, .. }) => Action::Do(Move::Charge {
            target: *target,
            pivot: Some(facing),
            arc: *arc,
        }),
        Action::Surge {
            course: None,
            pivots,
        } => freed_facing(action, pivots.last()?.0, facing)?,
        Action::Do(Move::Maneuver(_) | Move::March(_))
        | Action::Course(Some(_))
        | Action::Surge { .. } => {
            let course = course_of(action)?;
            let from = view.open.unit(unit_of(prompt)?).pose()?.facing;
            let before = course.first.unwrap_or(from);
            let last = (facing != before).then_some(facing);
            with_course(action, Course { last, ..course })
        }
        _ => return None,
    })
}

/// The answer with which the numbers of a question begin: those of Surge Forth stand there before anything is
/// chosen, as whoever is free now can turn without a way being chosen first.
pub fn started(prompt: &Prompt, action: Option<&Action>) -> Option<Action> {
    let Prompt::Surge { attacker, .. } = prompt else {
        return action.cloned();
    };
    let (course, pivots) = match action {
        Some(Action::Surge { course, pivots }) => (*course, pivots.clone()),
        _ => (None, Vec::new()),
    };
    let here = attacker.map(|_| Course::STAY);
    Some(Action::Surge {
        course: course.or(here),
        pivots,
    })
}

/// The draft with one of the freed units facing this way; it is the last to turn then.
pub fn freed_facing(action: &Action, unit: UnitId, facing: Facing) -> Option<Action> {
    let Action::Surge { course, pivots } = action else {
        return None;
    };
    let others = pivots.iter().copied().filter(|(it, _)| *it != unit);
    Some(Action::Surge {
        // A Maneuver to where it stands is a Maneuver all the same, which nobody has asked for.
        course: course.filter(|it| *it != Course::STAY),
        pivots: others.chain([(unit, facing)]).collect(),
    })
}

/// The units that a draft turns besides the unit that is dragged.
pub fn turned_too(action: &Action) -> &[(UnitId, Facing)] {
    match action {
        Action::Surge {
            course: Some(_),
            pivots,
        } => pivots,
        Action::Surge {
            course: None,
            pivots,
        } => pivots.split_last().map_or(&[], |(_, others)| others),
        _ => &[],
    }
}

/// Returns what is chosen next, with the turns that have been chosen already.
pub fn with_turns(before: Option<&Action>, next: Action) -> Action {
    match (before, next) {
        (
            Some(Action::Surge { pivots, .. }),
            Action::Surge {
                course: Some(course),
                ..
            },
        ) => Action::Surge {
            course: Some(course),
            pivots: pivots.clone(),
        },
        (_, next) => next,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::field::Direction;

    const FREED: [UnitId; 2] = [UnitId(3), UnitId(5)];

    fn surge(attacker: Option<UnitId>) -> Prompt {
        Prompt::Surge {
            attacker,
            freed: FREED.to_vec(),
            most: 5_000,
        }
    }

    #[test]
    fn freed_units_turn_though_nobody_surges() {
        let none = started(&surge(None), None).unwrap();
        let one = freed_facing(&none, FREED[0], Facing::EAST).unwrap();
        let both = freed_facing(&one, FREED[1], Facing::WEST).unwrap();
        let again = freed_facing(&both, FREED[0], Facing::SOUTH).unwrap();
        assert_eq!(turned_too(&again), [(FREED[1], Facing::WEST)]);
        let pivots = vec![(FREED[1], Facing::WEST), (FREED[0], Facing::SOUTH)];
        let course = None;
        assert_eq!(again, Action::Surge { course, pivots });
    }

    #[test]
    fn whoever_only_turns_others_makes_no_maneuver() {
        let begun = started(&surge(Some(UnitId(0))), Some(&Action::Pass)).unwrap();
        assert_eq!(course_of(&begun), Some(Course::STAY));
        let turned = freed_facing(&begun, FREED[0], Facing::EAST).unwrap();
        assert_eq!(course_of(&turned), None);
    }

    #[test]
    fn a_way_that_is_chosen_keeps_the_turns() {
        let turned = Action::Surge {
            course: None,
            pivots: vec![(FREED[0], Facing::EAST)],
        };
        let course = Some(Course::straight(Direction::Forward, 3_000));
        let pivots = Vec::new();
        let chosen = with_turns(Some(&turned), Action::Surge { course, pivots });
        assert_eq!(turned_too(&chosen), [(FREED[0], Facing::EAST)]);
    }
}
