//! How the last combat went, told from the log.

use crate::games::westeros::{
    page::{LogLine, standing},
    wording::battle as words,
};
use westeros::{Area, Event, House};

/// A combat that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BattleResult {
    /// Where in the log it ended: the number of lines up to there.
    pub at: usize,
    pub area: Area,
    pub winner: House,
    /// "Stark wins 7 to 5." and what it cost.
    pub told: Vec<String>,
}

/// The strength that decided the last combat, attacker first.
pub fn counted(log: &[LogLine]) -> Option<[i8; 2]> {
    standing(&log[last_began(log)?..]).find_map(|line| match line.event {
        Event::StrengthCounted { attacker, defender } => Some([attacker, defender]),
        _ => None,
    })
}

/// Where in the log the last combat began.
fn last_began(log: &[LogLine]) -> Option<usize> {
    log.iter()
        .rposition(|line| !line.undone && matches!(line.event, Event::CombatBegan { .. }))
}

/// The last combat of this round: the last march of a round is often the last thing that anybody
/// is asked, and how it went is to be read all the same.
pub fn result(log: &[LogLine]) -> Option<BattleResult> {
    let start = last_began(log)?;
    let &Event::CombatBegan {
        attacker,
        defender,
        area,
        ..
    } = &log[start].event
    else {
        return None;
    };
    let over = |line: &LogLine| {
        let ends = matches!(
            line.event,
            Event::MarchRemoved { .. } | Event::MarchOrderMoved { .. }
        );
        ends && !line.undone
    };
    let end = start + log[start..].iter().position(over)?;
    let past = |line: &LogLine| {
        matches!(
            line.event,
            Event::RoundBegan { .. } | Event::GameEnded { .. }
        )
    };
    if standing(&log[end..]).any(past) {
        return None;
    }
    let fought = &log[start..end];
    let winner = standing(fought).find_map(|line| match line.event {
        Event::CombatWon { house, .. } => Some(house),
        _ => None,
    })?;
    let [attacking, defending] = counted(log)?;
    let strength = if winner == attacker {
        (attacking, defending)
    } else {
        (defending, attacking)
    };
    let loser = if winner == attacker {
        defender
    } else {
        attacker
    };
    let mut told = vec![words::wins((winner, loser), strength)];
    told.extend(standing(fought).filter_map(|line| words::cost(&line.event)));
    Some(BattleResult {
        at: end,
        area,
        winner,
        told,
    })
}
