//! The lines that take a value: exact parts of a state.

use super::{
    draft::{Begin, Draft},
    table::behind,
};
use crate::{
    Agenda, ByHouse, State, Step,
    notation::{
        line::{colon, is_nothing, items, split, word},
        names,
        problem::Read,
        value::{self, Value},
    },
};
use std::num::NonZeroU32;

/// Does what the line says; `false` if it is none of these.
pub(super) fn apply(draft: &mut Draft, line: &str) -> Read<bool> {
    if let Some(text) = behind(line, "agenda") {
        draft.state.agenda = agenda(text)?;
        draft.begin = Begin::Agenda;
    } else if let Some(text) = behind(line, "asked") {
        draft.state.asked = asked(text)?;
    } else if let Some(text) = behind(line, "last question") {
        draft.state.last_id = names::number(text)?;
    } else if let Some(text) = behind(line, "now") {
        draft.state.phase = names::phase(text)?;
    } else if let Some(text) = behind(line, "exact") {
        let (path, value) = colon(text).ok_or("exact PATH: VALUE expected")?;
        draft.exact.push((path.to_owned(), value::read(value)?));
    } else {
        return Ok(false);
    }
    Ok(true)
}

fn agenda(text: &str) -> Read<Agenda> {
    let mut agenda = Agenda::default();
    if is_nothing(text) {
        return Ok(agenda);
    }
    let steps = split(text, &[',']);
    if steps.len() > Agenda::MOST {
        return Err(format!("at most {} steps", Agenda::MOST));
    }
    for step in steps.into_iter().rev() {
        let step: Step = value::from_value(value::read(step)?)?;
        agenda.push(step);
    }
    Ok(agenda)
}

/// `LA 12, ST 13`
fn asked(text: &str) -> Read<ByHouse<Option<NonZeroU32>>> {
    let mut asked = ByHouse::default();
    if is_nothing(text) {
        return Ok(asked);
    }
    for item in items(text) {
        let (house, id) = word(item);
        asked[names::house(house)?] = NonZeroU32::new(names::number(id)?);
    }
    Ok(asked)
}

/// The state with parts of it changed.
pub(super) fn changed(state: &State, parts: &[(String, Value)]) -> Read<State> {
    if parts.is_empty() {
        return Ok(*state);
    }
    let mut tree = value::to_value(state)?;
    for (path, part) in parts {
        let path = whole(&tree, path);
        value::change(&mut tree, &path, part.clone())?;
    }
    value::from_value(tree)
}

/// A path from the top: what is open need not be called so.
pub(crate) fn whole(tree: &Value, path: &str) -> String {
    let first = path.split('.').next().unwrap_or_default();
    if value::find(tree, first).is_ok() {
        path.to_owned()
    } else {
        format!("position.{path}")
    }
}
