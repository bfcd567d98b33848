//! The comparison of a value with what was expected of it, as far as that was said.

use super::Value;
use crate::notation::{
    line::word,
    names::{self, plain},
    problem::Read,
};

/// Tells whether `actual`, made from one of our types, is what the text says; parts that are not mentioned do not
/// matter.
pub(crate) fn matches(actual: &Value, expected: &Value) -> bool {
    match (actual, expected) {
        (_, Value::Group(items)) if items.len() == 1 && !matches!(actual, Value::Parts(_)) => {
            matches(actual, &items[0])
        }
        (Value::None, Value::None) => true,
        (Value::None, Value::Word(word)) => names::is_nothing(word),
        (Value::Word(actual), Value::Word(expected)) => same_word(actual, expected),
        (Value::List(actual), Value::List(expected)) => {
            // Behind the last entry of a list nothing is the same as no entry.
            let filled = actual.iter().rposition(|it| *it != Value::None);
            let actual = &actual[..filled
                .map_or(0, |last| last + 1)
                .max(expected.len().min(actual.len()))];
            actual.len() == expected.len()
                && actual
                    .iter()
                    .zip(expected)
                    .all(|(it, wanted)| matches(it, wanted))
        }
        (Value::Set(actual), Value::List(expected)) => {
            actual.len() == expected.len()
                && expected
                    .iter()
                    .all(|wanted| actual.iter().any(|it| matches(it, wanted)))
        }
        (Value::List(actual) | Value::Set(actual), Value::Word(word)) => {
            names::is_nothing(word) && actual.iter().all(|it| *it == Value::None)
        }
        (Value::Pair(area, it), Value::Pair(same_area, wanted)) => {
            matches(area, same_area) && matches(it, wanted)
        }
        (Value::Parts(actual), expected) => all_parts(actual, expected),
        (Value::Kind(name, _), Value::Word(expected)) => same_word(name, expected),
        (Value::Kind(name, content), Value::Kind(expected, wanted)) => {
            same_word(name, expected) && matches(content, wanted)
        }
        _ => false,
    }
}

fn all_parts(actual: &[(String, Value)], expected: &Value) -> bool {
    parts(expected).is_ok_and(|expected| {
        expected.iter().all(|(name, wanted)| {
            actual
                .iter()
                .any(|(it, value)| same_part(it, name) && matches(value, wanted))
        })
    })
}

/// The name of a part: that of a field or of a house.
fn same_part(actual: &str, wanted: &str) -> bool {
    plain(actual) == plain(wanted)
        || matches!((names::house(actual), names::house(wanted)), (Ok(it), Ok(other)) if it == other)
}

/// Tells whether both words mean the same, whatever they name.
fn same_word(actual: &str, wanted: &str) -> bool {
    if let (Ok(actual), Ok(wanted)) = (actual.parse::<i64>(), wanted.parse::<i64>()) {
        return actual == wanted;
    }
    if let (Ok(actual), Ok(wanted)) = (names::token(actual), names::token(wanted)) {
        return actual == wanted;
    }
    if let (Ok(actual), Ok(wanted)) = (names::army(actual), names::army(wanted)) {
        return actual == wanted;
    }
    if let (Ok(actual), Ok(wanted)) = (names::recruit(actual), names::recruit(wanted)) {
        return actual == wanted;
    }
    if plain(actual) == plain(wanted) {
        return true;
    }
    if let (Ok(actual), Ok(wanted)) = (names::house(actual), names::house(wanted)) {
        return actual == wanted;
    }
    if let (Ok(actual), Ok(wanted)) = (names::track(actual), names::track(wanted)) {
        return actual == wanted;
    }
    if let (Ok(actual), Ok(wanted)) = (names::phase(actual), names::phase(wanted)) {
        return actual == wanted;
    }
    let whole_card =
        names::house_card(actual).is_ok_and(|card| plain(card.face().name) == plain(actual));
    whole_card && names::house_card(actual) == names::house_card(wanted)
}

/// The named parts of a value as it was read: `(name value, name value)`.
pub(crate) fn parts(value: &Value) -> Read<Vec<(String, Value)>> {
    match value {
        Value::Parts(parts) => Ok(parts.clone()),
        Value::Group(items) => items.iter().map(part).collect(),
        Value::None => Ok(Vec::new()),
        other => Err(format!("parts in parentheses expected, not \"{other}\"")),
    }
}

/// A name and its value.
pub(crate) fn part(item: &Value) -> Read<(String, Value)> {
    match item {
        Value::Word(words) => {
            let (name, value) = word(words);
            let value = if value.is_empty() || value.eq_ignore_ascii_case("none") {
                Value::None
            } else {
                Value::word(value)
            };
            Ok((name.to_owned(), value))
        }
        Value::Kind(words, content) => {
            let (name, kind) = word(words);
            let value = if kind.is_empty() {
                content.as_ref().clone()
            } else {
                Value::Kind(kind.to_owned(), content.clone())
            };
            Ok((name.to_owned(), value))
        }
        other => Err(format!("a part and its value expected, not \"{other}\"")),
    }
}
