//! What has been told, as a case expects it.

use super::Unmet;
use crate::{
    event::Event,
    notation::{event, line::list},
    position::Position,
};

fn starts(line: &str, wanted: &str) -> bool {
    line.strip_prefix(wanted)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

pub fn dice(events: &[Event]) -> u8 {
    let rolled = events.iter().rev().find_map(|event| match event {
        Event::Rolled {
            pool: crate::effect::Pool::Attack,
            faces,
            ..
        } => Some(faces.len() as u8),
        _ => None,
    });
    rolled.unwrap_or(0)
}

pub fn hits(events: &[Event]) -> u8 {
    let hits = events.iter().rev().find_map(|event| match event {
        Event::Hits { hits, .. } => Some(*hits),
        _ => None,
    });
    hits.unwrap_or(0)
}

/// Whether something was told that begins like this.
pub fn event(position: &Position, events: &[Event], wanted: &str) -> Result<(), Unmet> {
    let lines = all(position, events);
    if lines.iter().any(|it| starts(it, wanted)) {
        Ok(())
    } else {
        Err(Unmet::differs(format!("told was {lines:?}")))
    }
}

/// Whether all of these were told, in this order.
pub fn in_order(position: &Position, events: &[Event], wanted: &str) -> Result<(), Unmet> {
    let lines = all(position, events);
    let mut rest = lines.iter();
    list(wanted).try_for_each(|wanted| {
        if rest.any(|it| starts(it, wanted)) {
            Ok(())
        } else {
            Err(Unmet::differs(format!(
                "\"{wanted}\" is not told in this order: {lines:?}"
            )))
        }
    })
}

fn all(position: &Position, events: &[Event]) -> Vec<String> {
    events.iter().map(|it| event::line(position, it)).collect()
}
