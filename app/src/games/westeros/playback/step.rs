//! The thing that counts of all that one entry of the log has brought: what is told of it, and when it was.

use crate::games::westeros::page::LogLine;
use westeros::{Event, Phase};

/// An entry of the log, as a look back shows it.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    /// The lines of the same phase as the event that counts; all of them at the end of the game.
    pub lines: &'a [LogLine],
    pub event: &'a Event,
    /// The round in which it was; none where the log tells of none.
    pub round: Option<u8>,
    pub phase: Option<Phase>,
    /// True where the game ended with it.
    pub ends: bool,
}

/// Returns the entry that a revision belongs to. A phase that begins with it counts for what comes next: the
/// last march is told in the phase of marches.
pub fn step(log: &[LogLine], seq: i64) -> Option<Step<'_>> {
    let until = log.partition_point(|it| it.seq <= seq);
    let seq = log[..until].last()?.seq;
    let from = log.partition_point(|it| it.seq < seq);
    let lines = &log[from..until];
    // The first of those that count most.
    let at = (0..lines.len())
        .rev()
        .max_by_key(|&at| weight(&lines[at].event))?;
    let heading = |it: &LogLine| weight(&it.event) == 0;
    let ends = matches!(lines[at].event, Event::GameEnded { .. });
    let part = if ends {
        0..lines.len()
    } else {
        let before = lines[..at].iter().rposition(heading);
        let after = lines[at..].iter().position(heading);
        before.map_or(0, |it| it + 1)..after.map_or(lines.len(), |it| at + it)
    };
    let told = if heading(&lines[at]) {
        until
    } else {
        from + at
    };
    let (mut round, mut phase) = (None, None);
    for line in &log[..told] {
        match line.event {
            Event::RoundBegan { round: n } => {
                round = Some(n);
                phase = None;
            }
            Event::PhaseBegan { phase: it } => phase = Some(it),
            _ => {}
        }
    }
    Some(Step {
        lines: &lines[part],
        event: &lines[at].event,
        round,
        phase,
        ends,
    })
}

/// Returns how much an event counts beside the others of its entry: what is done before what comes of it, and
/// nothing for the headings of the log.
const fn weight(event: &Event) -> u8 {
    match event {
        Event::RoundBegan { .. } | Event::PhaseBegan { .. } => 0,
        Event::MarchRemoved { .. }
        | Event::OrderRemoved { .. }
        | Event::PowerTokenPlaced { .. }
        | Event::PowerTokenRemoved { .. }
        | Event::PowerGained { .. }
        | Event::PowerLost { .. }
        | Event::GarrisonRemoved { .. }
        | Event::CardUsed { .. }
        | Event::CardDiscarded { .. }
        | Event::HandRefilled { .. }
        | Event::TidesRevealed { .. }
        | Event::StrengthCounted { .. }
        | Event::DeckShuffled { .. }
        | Event::SupplyAdjusted { .. }
        | Event::WildlingsMoved { .. }
        | Event::CleanedUp => 1,
        Event::RavenSwapped { .. }
        | Event::Raided { .. }
        | Event::Marched { .. }
        | Event::Mustered { .. }
        | Event::PortTaken { .. }
        | Event::PowerConsolidated { .. }
        | Event::Retreated { .. }
        | Event::BidsRevealed { .. } => 3,
        Event::GameStarted { .. }
        | Event::OrdersRevealed { .. }
        | Event::NeutralForceBeaten { .. }
        | Event::CombatBegan { .. }
        | Event::CombatWon { .. }
        | Event::TrackSet { .. }
        | Event::NightsWatchWon { .. }
        | Event::WildlingsWon { .. } => 4,
        Event::GameEnded { .. } => 5,
        _ => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::{Area, Army, House, OrderToken, Orders, Ranking, Troops, Unit};

    const MARCHED: Event = Event::Marched {
        house: House::Martell,
        from: Area::SaltShore,
        moves: Troops::NONE,
    };

    /// Several lines an entry, each entry a revision further on.
    fn log(entries: &[&[Event]]) -> Vec<LogLine> {
        let entries = (0..).zip(entries);
        let lines = entries.flat_map(|(seq, events)| {
            events.iter().map(move |&event| LogLine {
                seq,
                at: 0,
                event,
                undone: false,
            })
        });
        lines.collect()
    }

    const fn began(phase: Phase) -> Event {
        Event::PhaseBegan { phase }
    }

    #[test]
    fn a_step_is_told_in_the_phase_it_belongs_to() {
        let house = House::Martell;
        let used = Event::MarchRemoved {
            house,
            area: Area::SaltShore,
            token: OrderToken::March,
        };
        let placed = Event::OrdersPlaced { house };
        let revealed = Event::OrdersRevealed {
            orders: Orders::NONE,
        };
        let log = log(&[
            &[
                Event::GameStarted { players: 6 },
                Event::RoundBegan { round: 1 },
                began(Phase::Planning),
            ],
            &[placed, revealed, began(Phase::MessengerRaven)],
            &[Event::RavenPassed { house }, began(Phase::March)],
            &[MARCHED, used, began(Phase::ConsolidatePower)],
        ]);
        let told = |seq| step(&log, seq).map(|it| (*it.event, it.round, it.phase));
        let start = Event::GameStarted { players: 6 };
        assert_eq!(told(0), Some((start, None, None)));
        assert_eq!(told(1), Some((revealed, Some(1), Some(Phase::Planning))));
        assert_eq!(told(3), Some((MARCHED, Some(1), Some(Phase::March))));
        assert_eq!(told(9), told(3), "between two steps, the one before");
        assert!(told(-1).is_none());
        let lines = step(&log, 3).map(|it| it.lines.len());
        assert_eq!(
            lines,
            Some(2),
            "what the next phase brings is not part of it"
        );
    }

    #[test]
    fn what_is_done_counts_more_than_what_comes_of_it() {
        let (house, area) = (House::Greyjoy, Area::Seagard);
        let began = Event::CombatBegan {
            attacker: house,
            defender: House::Stark,
            from: Area::Pyke,
            area,
            units: Army::one(Unit::Footman),
        };
        let won = Event::CombatWon { house, area };
        let ended = Event::GameEnded {
            ranking: Ranking::of(&[house], |_| true),
        };
        let log = log(&[
            &[MARCHED, began],
            &[Event::GarrisonRemoved { area }, won],
            &[
                MARCHED,
                Event::PhaseBegan {
                    phase: Phase::GameOver,
                },
                ended,
            ],
        ]);
        let told = |seq| step(&log, seq).map(|it| (*it.event, it.lines.len(), it.ends));
        assert_eq!(told(0), Some((began, 2, false)));
        assert_eq!(told(1), Some((won, 2, false)));
        assert_eq!(told(2), Some((ended, 3, true)));
    }
}
