//! The numbers of a draft that can be typed: inches and degrees.

use super::super::state::BattleState;
use super::{
    moving::{facing_at_end, most_of, with_course},
    spot::{course_of, spot, unit_of},
};
use crate::reactive::memo;
use battlefield::{
    field::{Course, Direction},
    geometry::{Facing, Mil, Point},
    question::{Action, Move, Prompt},
    state::View,
};
use leptos::prelude::*;

/// What a number says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// From the western edge.
    East,
    /// From the southern edge.
    North,
    /// Where a move leads, clockwise from the north.
    Heading,
    Length,
    /// Where the front looks at the end, clockwise from the north.
    Facing,
}

/// A number as it is now: thousandths of an inch, or thousandths of a degree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    pub which: Which,
    pub thousandths: i32,
    pub most: i32,
}

const TURN: i32 = 360_000;

/// The numbers of a draft.
pub fn numbers(view: &View, prompt: &Prompt, action: &Action) -> Vec<Number> {
    let setup = &view.open.setup;
    let mut numbers = Vec::new();
    let mut add = |which, thousandths, most| {
        numbers.push(Number {
            which,
            thousandths,
            most,
        });
    };
    match action {
        Action::Deploy { .. }
        | Action::Arrive { .. }
        | Action::Place { .. }
        | Action::Redeploy(_)
        | Action::Marker(_) => {
            if let Some(spot) = spot(view, prompt, action) {
                let pose = spot.tray.pose;
                add(Which::East, pose.at.x, setup.width);
                add(Which::North, pose.at.y, setup.depth);
                if !matches!(action, Action::Marker(_)) {
                    add(Which::Facing, degrees(pose.facing), TURN);
                }
            }
        }
        Action::Pivot(facing)
        | Action::Do(Move::Charge {
            pivot: Some(facing),
            ..
        }) => add(Which::Facing, degrees(*facing), TURN),
        _ => {
            if let (Some(course), Some(unit)) = (course_of(action), unit_of(prompt)) {
                let from = view.open.unit(unit).pose();
                let from = from.map_or(Facing::NORTH, |it| it.facing);
                let heading = course.first.unwrap_or(from);
                let speed = view.open.speed(unit);
                let most = match action {
                    Action::Do(Move::March(_)) => 2 * speed,
                    _ => most_of(prompt).unwrap_or(speed),
                };
                if matches!(action, Action::Do(Move::Maneuver(_))) {
                    add(Which::Heading, degrees(heading), TURN);
                }
                add(Which::Length, course.length, most);
                if matches!(action, Action::Do(Move::Maneuver(_) | Move::March(_))) {
                    add(Which::Facing, degrees(course.last.unwrap_or(heading)), TURN);
                }
            }
        }
    }
    numbers
}

/// The draft with this number changed; nothing where it has no such number.
pub fn with_number(
    view: &View,
    prompt: &Prompt,
    action: &Action,
    (which, thousandths): (Which, i32),
) -> Option<Action> {
    match which {
        Which::East | Which::North => {
            let at = spot(view, prompt, action)?.tray.pose.at;
            let to = if which == Which::East {
                Point::new(thousandths, at.y)
            } else {
                Point::new(at.x, thousandths)
            };
            placed(action, to)
        }
        Which::Facing => facing_at_end(view, prompt, action, facing(thousandths)),
        Which::Length => {
            let course = course_of(action)?;
            let length: Mil = thousandths;
            Some(with_course(action, Course { length, ..course }))
        }
        Which::Heading => {
            let course = course_of(action)?;
            let from = view.open.unit(unit_of(prompt)?).pose()?.facing;
            let heading = facing(thousandths);
            let first = (heading != from).then_some(heading);
            let direction = Direction::Forward;
            Some(with_course(
                action,
                Course {
                    first,
                    direction,
                    ..course
                },
            ))
        }
    }
}

/// Placed exactly there.
fn placed(action: &Action, at: Point) -> Option<Action> {
    let mut action = action.clone();
    match &mut action {
        Action::Deploy { pose, .. } | Action::Arrive { pose, .. } | Action::Place { pose, .. } => {
            pose.at = at;
        }
        Action::Redeploy(placed) => placed.last_mut()?.1.at = at,
        Action::Marker(point) => *point = at,
        _ => return None,
    }
    Some(action)
}

/// In thousandths of a degree, rounded to tenths.
fn degrees(facing: Facing) -> i32 {
    let tenths = (i64::from(facing.0) * 3600 + 32_768) / 65_536;
    (tenths % 3600) as i32 * 100
}

fn facing(thousandths: i32) -> Facing {
    let turn = i64::from(thousandths.rem_euclid(TURN));
    let steps = (turn * 65_536 + i64::from(TURN) / 2) / i64::from(TURN);
    // A whole turn is none.
    Facing(steps.cast_unsigned() as u16)
}

/// The numbers of the draft, to be typed or stepped.
#[component]
pub fn Numbers(state: BattleState) -> impl IntoView {
    let all = memo(move |_| {
        let action = state.action();
        let found =
            action.and_then(|it| state.asked_with(|view, prompt| numbers(view, prompt, &it)));
        found.unwrap_or_default()
    });
    let kinds =
        memo(move |_| all.with(|it| it.iter().map(|it| (it.which, it.most)).collect::<Vec<_>>()));
    let field = move |(which, most): (Which, i32)| {
        let value = move || {
            let now = all.with(|it| {
                it.iter()
                    .find(|it| it.which == which)
                    .map(|it| it.thousandths)
            });
            now.map(|it| (f64::from(it) / 1000.0).to_string())
                .unwrap_or_default()
        };
        let set = move |event| {
            let Ok(typed) = event_target_value(&event).replace(',', ".").parse::<f64>() else {
                return;
            };
            // What a field holds is far below the limits of whole numbers.
            let thousandths = (typed * 1000.0).round().clamp(-1e6, 1e6) as i32;
            state.change(|view, prompt, action| {
                with_number(view, prompt, action, (which, thousandths))
            });
        };
        let step = if matches!(which, Which::Heading | Which::Facing) {
            "5"
        } else {
            "0.5"
        };
        view! {
            <label class="field">
                <span>{label(which)}</span>
                <input type="number" inputmode="decimal" min="0" max=(most / 1000).to_string() step="any" data-step=step prop:value=value value=untrack(value) on:change=set />
            </label>
        }
    };
    move || {
        let kinds = kinds.get();
        (!kinds.is_empty()).then(|| view! { <div class="battle-numbers">{kinds.into_iter().map(field).collect_view()}</div> })
    }
}

fn label(which: Which) -> &'static str {
    match which {
        Which::East => word!("Inches from the west" | "Zoll von Westen"),
        Which::North => word!("Inches from the south" | "Zoll von Süden"),
        Which::Heading => word!("Heading in degrees" | "Richtung in Grad"),
        Which::Length => word!("Inches to move" | "Zoll Bewegung"),
        Which::Facing => word!("Facing in degrees" | "Blick in Grad"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn degrees_and_facings_fit_each_other() {
        for tenths in 0..3600 {
            assert_eq!(degrees(facing(tenths * 100)), tenths * 100);
        }
        assert_eq!(facing(-90_000), Facing::WEST);
        assert_eq!(facing(360_000), Facing::NORTH);
    }
}
