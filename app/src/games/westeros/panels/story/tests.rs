//! Tests of what is told of a stretch of the log.

use super::*;
use crate::games::westeros::{page::LogLine, wording::story::battle};
use westeros::{Area, Army, Event, House, Unit};

fn war() -> Vec<LogLine> {
    let events = [
        Event::RoundBegan { round: 3 },
        Event::CombatBegan {
            attacker: House::Lannister,
            defender: House::Tyrell,
            from: Area::Lannisport,
            area: Area::Riverrun,
            units: Army::one(Unit::Footman),
        },
        Event::StrengthCounted {
            attacker: 7,
            defender: 5,
        },
        Event::CombatWon {
            house: House::Lannister,
            area: Area::Riverrun,
        },
    ];
    let lines = events.into_iter().zip(0..).map(|(event, seq)| LogLine {
        seq,
        at: 0,
        event,
        undone: false,
    });
    lines.collect()
}

#[test]
fn a_battle_is_known_by_its_end() {
    let fought = battles(&war());
    assert_eq!(fought.len(), 1);
    assert_eq!((fought[0].round, fought[0].score()), (3, Some((7, 5))));
    assert_eq!(fought[0].loser(), House::Tyrell);
    assert_eq!(
        battle(&fought[0]),
        "Lannister took Riverrun from Tyrell (7:5)."
    );
    assert!(battles(&war()[..2]).is_empty());
}
