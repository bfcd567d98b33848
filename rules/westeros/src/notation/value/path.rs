//! Parts of a value by path, and what differs between two.

use super::{Value, matching::part};
use crate::notation::{
    names::{self, plain},
    problem::Read,
};

/// The part at this path: names of parts or numbers of entries, with points between them.
pub(crate) fn find<'a>(value: &'a Value, path: &str) -> Read<&'a Value> {
    path.split('.').try_fold(value, |value, step| {
        entry(value, step).ok_or_else(|| format!("no \"{step}\" in {value}"))
    })
}

fn entry<'a>(value: &'a Value, step: &str) -> Option<&'a Value> {
    match value {
        Value::Parts(parts) => {
            let at = index_of(parts, step)?;
            parts.get(at).map(|(_, value)| value)
        }
        Value::List(entries) | Value::Set(entries) => entries.get(index(step)?),
        _ => None,
    }
}

fn index_of(parts: &[(String, Value)], step: &str) -> Option<usize> {
    parts.iter().position(|(name, _)| {
        plain(name) == plain(step)
            || names::house(name).is_ok_and(|it| names::house(step) == Ok(it))
    })
}

/// An entry by number, or in a table of all areas by the area's name.
fn index(step: &str) -> Option<usize> {
    step.parse()
        .ok()
        .or_else(|| names::area(step).ok().map(crate::Area::index))
}

/// Puts a value at this path. Of something with parts only those are changed that are given.
pub(crate) fn change(value: &mut Value, path: &str, new: Value) -> Read<()> {
    let mut place = value;
    for step in path.split('.').filter(|step| !step.is_empty()) {
        let complaint = format!("no \"{step}\" in {place}");
        let found = match place {
            Value::Parts(parts) => index_of(parts, step)
                .and_then(|at| parts.get_mut(at))
                .map(|(_, value)| value),
            Value::List(entries) | Value::Set(entries) => {
                index(step).and_then(|at| entries.get_mut(at))
            }
            _ => None,
        };
        place = found.ok_or(complaint)?;
    }
    merge(place, new)
}

fn merge(place: &mut Value, new: Value) -> Read<()> {
    let (Value::Parts(parts), Value::Group(items)) = (&mut *place, &new) else {
        *place = new;
        return Ok(());
    };
    for item in items {
        let (name, new) = part(item)?;
        let at = index_of(parts, &name).ok_or_else(|| format!("no part \"{name}\" here"))?;
        if let Some((_, place)) = parts.get_mut(at) {
            merge(place, new)?;
        }
    }
    Ok(())
}

/// The smallest parts of `actual` that are not the same in `other`, with their paths.
pub(crate) fn differences(actual: &Value, other: &Value) -> Vec<(String, Value)> {
    let mut found = Vec::new();
    compare(actual, other, "", &mut found);
    found
}

fn compare(actual: &Value, other: &Value, path: &str, found: &mut Vec<(String, Value)>) {
    match (actual, other) {
        (Value::Parts(actual), Value::Parts(other)) if actual.len() == other.len() => {
            for ((name, actual), (_, other)) in actual.iter().zip(other) {
                compare(actual, other, &below(path, name), found);
            }
        }
        (Value::List(actual), Value::List(other)) if actual.len() == other.len() => {
            for (i, (actual, other)) in actual.iter().zip(other).enumerate() {
                compare(actual, other, &below(path, &i.to_string()), found);
            }
        }
        _ if actual == other => {}
        _ => found.push((path.to_owned(), actual.clone())),
    }
}

fn below(path: &str, step: &str) -> String {
    if path.is_empty() {
        step.to_owned()
    } else {
        format!("{path}.{step}")
    }
}
