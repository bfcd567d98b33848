//! The message of a raven.

use crate::games::westeros::{
    page::LogLine,
    panels::{actor, log::kind},
    wording,
};
use westeros::{Event, House};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// Its place in the log.
    pub seq: i64,
    pub words: String,
    /// The house whose deed it is.
    pub house: Option<House>,
    /// True where it is seen for longer: it sums up what was missed.
    pub long: bool,
}

/// The last of these lines that is told nowhere else, and that the viewer has not done.
pub fn told(lines: &[LogLine], me: Option<House>) -> Option<Message> {
    let of_others = |it: &Event| me.is_none() || actor(it) != me;
    let told = |(at, line): &(usize, &LogLine)| {
        !line.undone
            && tells(&line.event)
            && of_others(&line.event)
            && !leads_to_battle(&lines[*at..])
    };
    let (_, line) = lines.iter().enumerate().rev().find(told)?;
    Some(Message {
        seq: line.seq,
        words: wording::sentence(&line.event),
        house: actor(&line.event),
        long: false,
    })
}

/// Returns the count of what has happened since this revision, in words.
pub fn since(log: &[LogLine], seen: i64) -> Option<Message> {
    let fresh = |it: &&LogLine| it.seq > seen && !it.undone && kind(&it.event).is_some();
    let count = log.iter().filter(fresh).count();
    (count > 0).then(|| Message {
        seq: seen,
        words: match count {
            1 => word!(
                "Since you left: one entry in the log"
                    | "Seit deinem letzten Besuch: ein Eintrag in der Chronik"
            )
            .to_owned(),
            n => say!(
                "Since you left: {n} entries in the log"
                    | "Seit deinem letzten Besuch: {n} Einträge in der Chronik"
            ),
        },
        house: None,
        long: true,
    })
}

/// Battles, bids and cards have scenes of their own, and the strip shows who has sealed.
const fn tells(event: &Event) -> bool {
    match event {
        Event::Mustered { musters, .. } => !musters.is_empty(),
        Event::WesterosChosen { .. }
        | Event::OrdersRevealed { .. }
        | Event::RavenPassed { .. }
        | Event::RavenSwapped { .. }
        | Event::RavenLooked { .. }
        | Event::Raided { .. }
        | Event::RaidSpent { .. }
        | Event::Marched { .. }
        | Event::SupportCalled { .. }
        | Event::NeutralForceBeaten { .. }
        | Event::PortTaken { .. }
        | Event::PortShipsLost { .. }
        | Event::PowerConsolidated { .. }
        | Event::ConsolidateMustered { .. }
        | Event::PowerTokenRemoved { .. } => true,
        _ => false,
    }
}

/// Returns true where the first line is a march that ends in a battle: that is told.
fn leads_to_battle(lines: &[LogLine]) -> bool {
    let [first, rest @ ..] = lines else {
        return false;
    };
    let fights = |it: &LogLine| matches!(it.event, Event::CombatBegan { .. });
    let mut same = rest.iter().take_while(|it| it.seq == first.seq);
    matches!(first.event, Event::Marched { .. }) && same.any(fights)
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::{Area, Army, Troops, Unit};

    fn line(seq: i64, event: Event) -> LogLine {
        LogLine {
            seq,
            at: 0,
            event,
            undone: false,
        }
    }

    fn marched(seq: i64) -> LogLine {
        line(
            seq,
            Event::Marched {
                house: House::Lannister,
                from: Area::Lannisport,
                moves: Troops::of(Area::Riverrun, Army::one(Unit::Footman)),
            },
        )
    }

    fn battle(seq: i64) -> LogLine {
        let event = Event::CombatBegan {
            attacker: House::Lannister,
            defender: House::Tyrell,
            from: Area::Lannisport,
            area: Area::Riverrun,
            units: Army::one(Unit::Footman),
        };
        line(seq, event)
    }

    #[test]
    fn the_last_deed_of_others_is_told_once() {
        let sealed = line(
            2,
            Event::OrdersPlaced {
                house: House::Stark,
            },
        );
        let log = [marched(1), sealed];
        let message = told(&log, None).unwrap();
        assert_eq!((message.seq, message.house), (1, Some(House::Lannister)));
        assert_eq!(told(&log, Some(House::Lannister)), None, "it is one's own");
        assert_eq!(told(&[sealed], None), None, "the strip shows it");
        let undone = LogLine {
            undone: true,
            ..log[0]
        };
        assert_eq!(told(&[undone], None), None);
        assert_eq!(told(&[], None), None);
    }

    #[test]
    fn a_march_into_a_battle_is_told_by_the_battle() {
        assert_eq!(told(&[marched(1), battle(1)], None), None);
        assert!(
            told(&[marched(1), battle(2)], None).is_some(),
            "another march"
        );
    }

    #[test]
    fn who_comes_back_learns_how_much_there_is_to_read() {
        let log = [marched(1), marched(2), battle(2)];
        let all = since(&log, 0).unwrap();
        assert!(all.words.ends_with(": 3 entries in the log") && all.long);
        let last = since(&log[..2], 1).unwrap();
        assert!(last.words.ends_with(": one entry in the log"));
        assert_eq!(since(&log, 2), None);
    }
}
