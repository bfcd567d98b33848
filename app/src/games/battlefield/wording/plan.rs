//! Words of a plan: what is sent together.

use super::{units, words};
use battlefield::{
    chapter::set_up::deploy,
    position::Position,
    question::{Action, Prompt},
    state::View,
};

/// Returns what becomes of a plan once it is sent.
pub fn plan_note(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Deploy => word!(
            "Lay the whole army out and send it once: each unit goes down in its turn. Where a place no longer fits by then, you're asked."
                | "Plane die ganze Armee und sende sie auf einmal: Jede Einheit wird aufgestellt, wenn sie an der Reihe ist. Passt ein Platz dann nicht mehr, wirst du gefragt."
        ),
        _ => word!(
            "Plan all you want to place and send it once: each goes down in its turn. What no longer fits by then is left out, and you're asked again."
                | "Plane alles, was du auslegen willst, und sende es auf einmal: Jedes wird ausgelegt, wenn du an der Reihe bist. Was dann nicht mehr passt, entfällt, und du wirst wieder gefragt."
        ),
    }
}

/// Returns the button that sends so many answers of a plan.
pub fn send_plan(view: &View, prompt: &Prompt, count: usize) -> String {
    let left = view.seat.map(|it| deploy::left(&view.open, it).len());
    match prompt {
        Prompt::Deploy if left.is_none_or(|it| it <= count) => {
            word!("Deploy my army" | "Meine Armee aufstellen").to_owned()
        }
        Prompt::Deploy => {
            say!("Deploy these {count} units" | "Diese {count} Einheiten aufstellen")
        }
        Prompt::Marker => {
            say!("Place these {count} markers" | "Diese {count} Zielmarker auslegen")
        }
        _ => say!("Place these {count} pieces" | "Diese {count} Geländestücke auslegen"),
    }
}

/// Returns the name of something that is planned; `at` is its place, counted from 0.
pub fn planned(position: &Position, action: &Action, at: usize) -> String {
    match action {
        Action::Deploy { unit, .. } => units::unit(position, *unit),
        Action::Place { piece, .. } => words::piece(piece),
        _ => {
            let number = at + 1;
            say!("Marker {number}" | "Zielmarker {number}")
        }
    }
}

/// Returns the name of a ghost that is planned and not held.
pub fn planned_ghost(name: &str, number: usize) -> String {
    say!("Planned, {number}: {name}" | "Geplant, {number}: {name}")
}

/// Returns a distance on the field, or how far something is beyond a line.
pub fn gap(inches: &str, over: bool) -> String {
    if over {
        say!("{inches}″ over" | "{inches}″ zu weit")
    } else {
        format!("{inches}″")
    }
}

/// Returns the distance that pieces keep, at the outline that shows it.
pub fn apart(inches: i32) -> String {
    say!("{inches}″ apart" | "{inches}″ Abstand")
}
