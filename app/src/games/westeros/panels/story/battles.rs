//! The battles of a game, from its log.

use crate::games::westeros::page::LogLine;
use westeros::{Area, Event, House};

/// A battle that came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fought {
    /// The revision at which it was decided.
    pub seq: i64,
    pub round: u8,
    pub attacker: House,
    pub defender: House,
    pub area: Area,
    /// Of attacker and defender, where it was counted.
    pub strengths: Option<(i8, i8)>,
    pub winner: House,
}

impl Fought {
    pub fn loser(&self) -> House {
        if self.winner == self.attacker {
            self.defender
        } else {
            self.attacker
        }
    }

    /// Winner's first.
    pub fn score(&self) -> Option<(i8, i8)> {
        let (attacker, defender) = self.strengths?;
        Some(if self.winner == self.attacker {
            (attacker, defender)
        } else {
            (defender, attacker)
        })
    }
}

/// All battles, the oldest first; what was taken back did not happen.
pub fn battles(log: &[LogLine]) -> Vec<Fought> {
    let mut fought = Vec::new();
    let mut open = None::<Fought>;
    let mut now = 0;
    for line in log.iter().filter(|it| !it.undone) {
        match line.event {
            Event::RoundBegan { round } => now = round,
            Event::CombatBegan {
                attacker,
                defender,
                area,
                ..
            } => {
                open = Some(Fought {
                    seq: line.seq,
                    round: now,
                    attacker,
                    defender,
                    area,
                    strengths: None,
                    winner: defender,
                });
            }
            Event::StrengthCounted { attacker, defender } => {
                if let Some(open) = &mut open {
                    open.strengths = Some((attacker, defender));
                }
            }
            Event::CombatWon { house, .. } => {
                fought.extend(open.take().map(|it| Fought {
                    seq: line.seq,
                    winner: house,
                    ..it
                }));
            }
            _ => {}
        }
    }
    fought
}
