//! The events that have been told, as a case expects them.

use super::{Unmet, known_words};
use crate::{
    effect::Zone,
    event::Event,
    notation::{
        event,
        line::{Line, list},
        names::{self, near},
    },
    position::Position,
    reference::{AbilityRef, CardRef},
};

fn starts(line: &str, wanted: &str) -> bool {
    line.strip_prefix(wanted)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// Returns the number of dice of the last attack.
pub fn dice(events: &[Event]) -> Result<u8, Unmet> {
    let rolled = events.iter().rev().find_map(|event| match event {
        Event::Rolled {
            pool: crate::effect::Pool::Attack,
            faces,
            ..
        } => Some(faces.len() as u8),
        _ => None,
    });
    rolled.ok_or_else(|| "no attack dice were rolled".into())
}

pub fn hits(events: &[Event]) -> Result<u8, Unmet> {
    let hits = events.iter().rev().find_map(|event| match event {
        Event::Hits { hits, .. } => Some(*hits),
        _ => None,
    });
    hits.ok_or_else(|| "no attack has come to its hits".into())
}

/// Checks that something was told that begins like this.
pub fn event(position: &Position, events: &[Event], wanted: &str) -> Result<(), Unmet> {
    known(position, wanted)?;
    let lines = all(position, events);
    if lines.iter().any(|it| starts(it, wanted)) {
        Ok(())
    } else {
        Err(Unmet::differs(told(&lines)))
    }
}

/// Checks that all of these were told, in this order.
pub fn in_order(position: &Position, events: &[Event], wanted: &str) -> Result<(), Unmet> {
    for wanted in list(wanted) {
        known(position, wanted)?;
    }
    let lines = all(position, events);
    let mut rest = lines.iter();
    list(wanted).try_for_each(|wanted| {
        if rest.any(|it| starts(it, wanted)) {
            Ok(())
        } else {
            let told = told(&lines);
            Err(Unmet::differs(format!(
                "\"{wanted}\" is not told in this order: {told}"
            )))
        }
    })
}

fn told(lines: &[String]) -> String {
    if lines.is_empty() {
        "nothing was told".to_owned()
    } else {
        format!("told was: {}", lines.join("; "))
    }
}

/// Refuses words with which no event begins, and names that nobody has: what can never be told is
/// not expected.
fn known(position: &Position, wanted: &str) -> Result<(), String> {
    let word = wanted.split(' ').next().unwrap_or("");
    if !event::WORDS.contains(&word) {
        let near = near(word, event::WORDS.iter().copied());
        return Err(format!("nothing that happens begins with \"{word}\"{near}"));
    }
    known_effect(position, wanted)?;
    known_words(position, wanted)
}

/// Refuses an effect of the data that has another id where an event says one.
fn known_effect(position: &Position, wanted: &str) -> Result<(), String> {
    let mut line = Line::new(wanted);
    let kind = line.word()?;
    if matches!(kind, "played" | "siege") && !line.is_done() {
        names::player(position, line.word()?)?;
    }
    let said = line.peek();
    let abilities = || AbilityRef::all().map(|it| it.entry().id.as_str());
    let cards = || CardRef::all().map(|it| it.entry().id.as_str());
    let all: Vec<&str> = match kind {
        _ if said.is_empty() => return Ok(()),
        "used" => abilities().collect(),
        "played" | "siege" => cards().collect(),
        "cancelled" => {
            let zones = Zone::ALL.iter().map(|it| it.word());
            abilities().chain(cards()).chain(zones).collect()
        }
        _ => return Ok(()),
    };
    if all.contains(&said) {
        return Ok(());
    }
    // A card is told by its id and not by its name, which may be several words.
    let by_name = names::card(line.rest()).ok();
    let by_name = by_name.filter(|card| all.contains(&card.entry().id.as_str()));
    let hint = by_name.map_or_else(
        || near(said, all.iter().copied()),
        |card| format!("; like it is {}", card.entry().id),
    );
    Err(format!(
        "nothing that is {kind} has the id \"{said}\"{hint}"
    ))
}

fn all(position: &Position, events: &[Event]) -> Vec<String> {
    events.iter().map(|it| event::line(position, it)).collect()
}
