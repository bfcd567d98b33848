//! Questions, events and reasons in words, and whether they are those that were expected.

use crate::{
    Illegal,
    notation::{
        line::{after, split},
        names::plain,
        problem::Read,
        value::{self, Value},
    },
};
use serde::Serialize;
use tabletop::Refusal;

/// In words, with all parts.
pub(super) fn json<T: Serialize>(it: &T) -> String {
    value::to_value(it).map_or_else(|wrong| wrong, |it| it.to_string())
}

/// A refusal in words.
pub(super) fn refusal(refusal: Refusal<Illegal>) -> String {
    match refusal {
        Refusal::Closed | Refusal::NotYours => "not asked".to_owned(),
        Refusal::Illegal(illegal) => json(&illegal),
    }
}

/// Tells whether a refusal is the one that was named.
pub(super) fn is_refusal(refusal: Refusal<Illegal>, text: &str) -> Read<bool> {
    if plain(text) != "notasked" {
        value::known::<Illegal>(text)?;
    }
    match refusal {
        Refusal::Closed | Refusal::NotYours => Ok(plain(text) == "notasked"),
        Refusal::Illegal(illegal) => is(&illegal, text),
    }
}

/// Tells whether it is `NAME, PART VALUE, PART VALUE`, as far as parts are named; the value of a kind with a single one
/// may stand right behind the name.
pub(super) fn is<T: Serialize>(it: &T, text: &str) -> Read<bool> {
    let actual = value::to_value(it)?;
    let (name, content) = match &actual {
        Value::Kind(name, content) => (name.as_str(), content.as_ref()),
        Value::Word(name) => (name.as_str(), &Value::None),
        _ => return Ok(false),
    };
    let items = split(text, &[',']);
    let Some((&first, parts)) = items.split_first() else {
        return Err("a name expected".to_owned());
    };
    let single = after(first, name);
    if plain(first) != plain(name) && single.is_none() {
        return Ok(false);
    }
    let single = single.filter(|it| !it.is_empty() && plain(first) != plain(name));
    let single = single.map(value::read).transpose()?;
    if single.is_some_and(|single| !value::matches(content, &single)) {
        return Ok(false);
    }
    if parts.is_empty() {
        return Ok(true);
    }
    let parts = value::read(&format!("({})", parts.join(", ")))?;
    Ok(value::matches(content, &parts))
}
