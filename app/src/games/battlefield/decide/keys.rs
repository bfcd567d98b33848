//! The keys with which a draft is moved, turned and sent.

use super::{
    super::state::BattleState,
    moving::{facing_at_end, stepped},
    options::options,
    spot::spot,
};
use battlefield::{
    geometry::{Facing, Mil},
    question::{Action, Prompt},
};

/// What a key does; whether it did anything. Shift makes small steps, Alt tiny turns.
pub fn keys(state: BattleState, key: &str, (shift, alt): (bool, bool)) -> bool {
    let step: Mil = if shift { 100 } else { 500 };
    let moved = match key {
        "ArrowUp" => Some((0, step)),
        "ArrowDown" => Some((0, -step)),
        "ArrowRight" => Some((step, 0)),
        "ArrowLeft" => Some((-step, 0)),
        _ => None,
    };
    if let Some(by) = moved {
        state.change(|view, prompt, action| stepped(view, prompt, action, by));
        return true;
    }
    match key {
        "q" | "Q" => turn(state, if alt { -1 } else { -5 }),
        "e" | "E" => turn(state, if alt { 1 } else { 5 }),
        "n" | "N" => next(state),
        "Enter" => state.confirm(),
        "Escape" => state.undo(),
        _ => return false,
    }
    true
}

fn turn(state: BattleState, degrees: i32) {
    state.change(|view, prompt, action| {
        let facing = spot(view, prompt, action)?.tray.pose.facing;
        facing_at_end(
            view,
            prompt,
            action,
            facing.turned(Facing::degrees(degrees)),
        )
    });
}

/// The next of those who can activate.
fn next(state: BattleState) {
    let now = state.action_untracked();
    let choice = state.asked_untracked(|view, prompt| {
        if !matches!(prompt, Prompt::Select) {
            return None;
        }
        let possible = options(view, prompt).into_iter();
        let all: Vec<Action> = possible
            .filter(|it| it.why_not.is_none() && it.action != Action::Pass)
            .map(|it| it.action)
            .collect();
        let at = all.iter().position(|it| Some(it) == now.as_ref());
        let next = at.map_or(0, |it| (it + 1) % all.len().max(1));
        all.into_iter().nth(next)
    });
    if let Some(action) = choice.flatten() {
        state.choose(action);
    }
}
