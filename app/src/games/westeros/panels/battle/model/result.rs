//! The count of the last combat, told from the log.

use crate::games::westeros::page::{LogLine, standing};
use westeros::Event;

/// The strength that decided the last combat, attacker first.
pub fn counted(log: &[LogLine]) -> Option<[i8; 2]> {
    standing(&log[last_began(log)?..]).find_map(|line| match line.event {
        Event::StrengthCounted { attacker, defender } => Some([attacker, defender]),
        _ => None,
    })
}

/// Returns where in the log the last combat began.
fn last_began(log: &[LogLine]) -> Option<usize> {
    log.iter()
        .rposition(|line| !line.undone && matches!(line.event, Event::CombatBegan { .. }))
}
