//! The expectations about what happened.

use super::super::{reason, table::Table};
use crate::{
    Event, Westeros,
    notation::{
        line::{after, colon, split},
        problem::Read,
        value,
    },
};
use tabletop::Game;

/// Since when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Since {
    Answer,
    SetUp,
}

type Holds = fn(&[Event], &str) -> Read<()>;

/// Refuses the name of an event that does not exist: what never happens would not be missed.
fn known(text: &str) -> Read<()> {
    value::known::<Event>(text)
}

/// The beginnings of expectations of events.
const FORMS: [(&str, Since, Holds); 6] = [
    ("ever event", Since::SetUp, some),
    ("never event", Since::SetUp, none),
    ("ever events", Since::SetUp, in_order),
    ("event", Since::Answer, some),
    ("no event", Since::Answer, none),
    ("events", Since::Answer, in_order),
];

/// `None` if the text is about something else.
pub(super) fn check(table: &Table, text: &str) -> Option<Read<()>> {
    FORMS.into_iter().find_map(|(words, since, holds)| {
        let events = after(text, words)?;
        Some(match after(events, "for") {
            Some(redacted) => redacted_for(table, since, redacted)
                .and_then(|(redacted, text)| holds(&redacted, text)),
            None => holds(&happened(table, since), events),
        })
    })
}

fn happened(table: &Table, since: Since) -> Vec<Event> {
    let earlier = match since {
        Since::Answer => &[],
        Since::SetUp => table.earlier.as_slice(),
    };
    earlier.iter().chain(&table.latest).copied().collect()
}

/// `HOUSE: EVENT`: the log of this viewer, and what is expected of it.
fn redacted_for<'a>(table: &Table, since: Since, text: &'a str) -> Read<(Vec<Event>, &'a str)> {
    let (viewer, expected) = colon(text).ok_or("for HOUSE: EVENT expected")?;
    let viewer = table.viewer(viewer)?;
    let events = happened(table, since).into_iter();
    let redacted = events.filter_map(|event| Westeros::redact(&event, viewer));
    Ok((redacted.collect(), expected))
}

fn some(events: &[Event], text: &str) -> Read<()> {
    known(text)?;
    for event in events {
        if reason::is(event, text)? {
            return Ok(());
        }
    }
    Err(differs(text, events))
}

fn none(events: &[Event], text: &str) -> Read<()> {
    known(text)?;
    for event in events {
        if reason::is(event, text)? {
            return Err(differs(&format!("not {text}"), events));
        }
    }
    Ok(())
}

/// Names of events in their order; others may have happened in between.
fn in_order(events: &[Event], text: &str) -> Read<()> {
    let names = split(text, &[',']);
    if names.is_empty() {
        return Err("events expected".to_owned());
    }
    let mut happened = events.iter();
    for name in names {
        known(name)?;
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
    let found: Vec<String> = events.iter().map(reason::json).collect();
    let found = if found.is_empty() {
        "nothing happened".to_owned()
    } else {
        found.join("\n          ")
    };
    super::compare::differs(expected, &found)
}
