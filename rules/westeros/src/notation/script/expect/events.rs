//! What happened.

use super::super::{reason, table::Table};
use crate::{
    Event,
    notation::{
        line::{after, split},
        problem::Read,
    },
};

/// `None` if the text is about something else.
pub(super) fn check(table: &Table, text: &str) -> Option<Read<()>> {
    if let Some(ever) = after(text, "ever event") {
        return Some(some(&all(table), ever));
    }
    if let Some(never) = after(text, "never event") {
        return Some(none(&all(table), never));
    }
    if let Some(events) = after(text, "ever events") {
        return Some(in_order(&all(table), events));
    }
    if let Some(event) = after(text, "event") {
        return Some(some(&table.latest, event));
    }
    if let Some(event) = after(text, "no event") {
        return Some(none(&table.latest, event));
    }
    after(text, "events").map(|events| in_order(&table.latest, events))
}

fn all(table: &Table) -> Vec<Event> {
    table.earlier.iter().chain(&table.latest).copied().collect()
}

fn some(events: &[Event], text: &str) -> Read<()> {
    for event in events {
        if reason::is(event, text)? {
            return Ok(());
        }
    }
    Err(differs(text, events))
}

fn none(events: &[Event], text: &str) -> Read<()> {
    for event in events {
        if reason::is(event, text)? {
            return Err(differs(&format!("not {text}"), events));
        }
    }
    Ok(())
}

/// Names of events in their order; others may have happened in between.
fn in_order(events: &[Event], text: &str) -> Read<()> {
    let mut happened = events.iter();
    for name in split(text, &[',']) {
        let mut found = false;
        for event in happened.by_ref() {
            if reason::is(event, name)? {
                found = true;
                break;
            }
        }
        if !found {
            return Err(differs(&format!("{text} (in this order: {name})"), events));
        }
    }
    Ok(())
}

fn differs(expected: &str, events: &[Event]) -> String {
    let found: Vec<String> = events.iter().map(reason::said).collect();
    let found = if found.is_empty() {
        "nothing happened".to_owned()
    } else {
        found.join("\n          ")
    };
    super::compare::differs(expected, &found)
}
