//! Answers that are to be refused.

use super::{
    reason,
    table::{Answered, Table},
};
use crate::{House, notation::problem::Read};

/// Checks that this answer would be refused, and for the reason named.
pub(super) fn refused(table: &Table, house: House, text: &str) -> Read<()> {
    let (answer, because) = because(text);
    let action = table
        .read(house, answer)
        .map_err(|wrong| table.failure(wrong))?;
    let mut twin = table.clone();
    let refusal = match twin.answer(house, action) {
        Err(Answered::Refused(refusal)) => refusal,
        Err(Answered::Broken(what)) => return Err(what),
        Ok(()) => return Err("expected: refused\n   found: legal".to_owned()),
    };
    match because {
        Some(because) if !reason::is_refusal(refusal, because)? => Err(table.failure(format!(
            "expected: because {because}\n   found: because {}",
            reason::refusal(refusal)
        ))),
        _ => Ok(()),
    }
}

/// The answer and the reason behind it.
fn because(text: &str) -> (&str, Option<&str>) {
    match text.split_once(" because ") {
        Some((answer, because)) => (answer.trim(), Some(because.trim())),
        None => (text.trim(), None),
    }
}
