//! The considerate answer, in words: given for somebody whose time runs out.

use super::{answers::action, edition, numbers::inches, sentence::list, units::unit, words::piece};
use battlefield::{
    Battlefield,
    army::Army,
    geometry::Point,
    question::{Action, Prompt},
    reference::UnitRef,
    state::View,
};
use tabletop::Game;

/// Returns the answer to a question that the clock gives: which army, and where it lays things.
pub fn considerate(view: &View, prompt: &Prompt) -> String {
    let answer = Battlefield::fallback(view, prompt);
    match &answer {
        Action::Army(army) => {
            let (name, units) = (action(view, prompt, &answer), companies(army));
            format!("{name}: {units}")
        }
        Action::Marker(at) => {
            let place = place(*at);
            say!("the marker {place}" | "der Zielmarker {place}")
        }
        Action::Place { piece: name, pose } => {
            let (name, place) = (piece(name), place(pose.at));
            format!("{name} {place}")
        }
        Action::Deploy { unit: id, pose } => {
            let (name, place) = (unit(&view.open, *id), place(pose.at));
            format!("{name} {place}")
        }
        _ => action(view, prompt, &answer),
    }
}

fn companies(army: &Army) -> String {
    let units = army.units.iter();
    let units = units.filter_map(|it| UnitRef::named(&it.unit));
    let names: Vec<String> = units.map(|it| edition::whole(it.entry())).collect();
    list(&names)
}

fn place(at: Point) -> String {
    let (west, south) = (inches(at.x), inches(at.y));
    say!(
        "{west} from the west and {south} from the south"
            | "{west} von Westen und {south} von Süden"
    )
}
