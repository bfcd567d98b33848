//! The keys with which a draft is chosen, moved, turned and sent.

use super::{
    super::state::BattleState, acting::actions, confirm::go_on_at_question, options::options,
    spot::spot, together::turned_by, turning::facing_at_end,
};
use battlefield::{
    geometry::{Facing, Mil},
    question::{Action, Prompt},
    state::View,
};
use leptos::prelude::*;

/// Does what a key asks for, and tells whether it did anything: the browser keeps all other keys, and arrows with Alt.
/// Shift makes small steps, Alt tiny turns; before the battle brackets turn by 15 degrees.
pub fn keys(state: BattleState, key: &str, (shift, alt): (bool, bool)) -> bool {
    let step = untrack(|| state.stride(shift));
    match (key, alt) {
        ("ArrowUp", false) => move_by(state, (0, step)),
        ("ArrowDown", false) => move_by(state, (0, -step)),
        ("ArrowRight", false) => move_by(state, (step, 0)),
        ("ArrowLeft", false) => move_by(state, (-step, 0)),
        ("q" | "Q", _) => turn(state, if alt { -1 } else { -5 }),
        ("e" | "E", _) => turn(state, if alt { 1 } else { 5 }),
        ("[", _) => state.can_plan() && turn(state, -15),
        ("]", _) => state.can_plan() && turn(state, 15),
        ("n" | "N", false) => {
            state.hold_next()
                || choose(state, |view, prompt| {
                    next(view, prompt, state.action_untracked().as_ref())
                })
        }
        ("a" | "A", false) => {
            let goes = state.go_ahead();
            go_on_at_question();
            goes
        }
        ("Enter", false) => {
            state.confirm();
            true
        }
        ("m" | "M", false) => {
            state.sight().ruler.toggle();
            true
        }
        ("Escape", false) if state.sight().ruler.is_on() => {
            state.sight().ruler.toggle();
            true
        }
        ("Escape", false) => {
            let undone = state.undo();
            if undone {
                go_on_at_question();
            }
            undone
        }
        (_, false) => place_of(key).is_some_and(|place| take(state, place)),
        _ => false,
    }
}

/// As it is seen: where the table is turned half round, the north is below.
fn move_by(state: BattleState, (across, up): (Mil, Mil)) -> bool {
    let by = if state.turned.get_untracked() {
        (-across, -up)
    } else {
        (across, up)
    };
    state.nudge(by) || state.step_out(by)
}

fn turn(state: BattleState, degrees: i32) -> bool {
    let by = Facing::degrees(degrees);
    state.alter_band(|plan, band| turned_by(plan, band, by))
        || state.change(|view, prompt, action| {
            let facing = spot(view, prompt, action)?.tray.pose.facing;
            facing_at_end(view, prompt, action, facing.turned(by))
        })
}

fn choose(state: BattleState, found: impl FnOnce(&View, &Prompt) -> Option<Action>) -> bool {
    let action = state.asked_untracked(found).flatten();
    let chosen = action.is_some();
    if let Some(action) = action {
        state.choose(action);
    }
    chosen
}

/// Takes the answer at that place of the list, as a press there would, but sends nothing.
fn take(state: BattleState, place: usize) -> bool {
    let found = state.asked_untracked(|view, prompt| numbered(view, prompt, place));
    let Some(action) = found.flatten() else {
        return false;
    };
    state.take(action);
    go_on_at_question();
    true
}

/// The place in a list that a digit stands for: "1" is the first.
fn place_of(key: &str) -> Option<usize> {
    let places = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
    places.iter().position(|it| *it == key)
}

/// Returns what stands there in the list of the question: its actions, or else what can be chosen.
fn numbered(view: &View, prompt: &Prompt, place: usize) -> Option<Action> {
    let actions = actions(view, prompt);
    if actions.is_empty() {
        return possible(view, prompt).nth(place);
    }
    let mut begun = actions.into_iter().filter_map(|it| it.begins.ok());
    begun.nth(place)
}

fn possible(view: &View, prompt: &Prompt) -> impl Iterator<Item = Action> {
    let all = options(view, prompt).into_iter();
    all.filter(|it| it.why_not.is_none()).map(|it| it.action)
}

/// The next of those who can activate.
fn next(view: &View, prompt: &Prompt, now: Option<&Action>) -> Option<Action> {
    if !matches!(prompt, Prompt::Select) {
        return None;
    }
    let all: Vec<Action> = possible(view, prompt)
        .filter(|it| *it != Action::Pass)
        .collect();
    let at = all.iter().position(|it| Some(it) == now);
    let next = at.map_or(0, |it| (it + 1) % all.len().max(1));
    all.into_iter().nth(next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_places_and_zero_is_none() {
        let all = ["1", "9", "0", "10", "+1", "a"].map(place_of);
        assert_eq!(all, [Some(0), Some(8), None, None, None, None]);
    }
}
