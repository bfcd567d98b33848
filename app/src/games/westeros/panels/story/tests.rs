//! What is told of a stretch of the log.

use super::*;
use crate::games::westeros::{page::LogLine, wording::story::fact};
use westeros::{Area, Army, Event, House, Troops, Unit, WesterosCard, WesterosDeck};

fn log(events: &[Event]) -> Vec<LogLine> {
    let lines = events.iter().zip(0..).map(|(&event, seq)| LogLine {
        seq,
        at: 0,
        event,
        undone: false,
    });
    lines.collect()
}

const FOOTMAN: Army = Army::one(Unit::Footman);

fn war() -> Vec<LogLine> {
    log(&[
        Event::RoundBegan { round: 3 },
        Event::WesterosCardResolved {
            deck: WesterosDeck::I,
            card: WesterosCard::Mustering,
        },
        Event::Marched {
            house: House::Lannister,
            from: Area::Lannisport,
            moves: Troops::of(Area::Riverrun, FOOTMAN).with(Area::StoneySept, FOOTMAN),
        },
        Event::CombatBegan {
            attacker: House::Lannister,
            defender: House::Tyrell,
            from: Area::Lannisport,
            area: Area::Riverrun,
            units: FOOTMAN,
        },
        Event::StrengthCounted {
            attacker: 7,
            defender: 5,
        },
        Event::CombatWon {
            house: House::Lannister,
            area: Area::Riverrun,
        },
        Event::PowerConsolidated {
            house: House::Stark,
            area: Area::Winterfell,
            power: 1,
        },
        Event::PowerGained {
            house: House::Stark,
            power: 2,
        },
    ])
}

#[test]
fn like_things_are_told_at_once() {
    let words: Vec<String> = facts(&war(), -1).iter().map(|it| fact(&it.what)).collect();
    let found = [
        "Round 3 began: Mustering.",
        "Lannister marched to Stoney Sept.",
        "Lannister took Riverrun from Tyrell (7:5).",
        "Stark gained 3 power.",
    ];
    assert_eq!(words, found);
}

#[test]
fn what_was_seen_is_not_told_again() {
    let found = facts(&war(), 5);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].seq, 7);
}

#[test]
fn a_battle_is_known_by_its_end() {
    let fought = battles(&war());
    assert_eq!(fought.len(), 1);
    assert_eq!((fought[0].round, fought[0].score()), (3, Some((7, 5))));
    assert_eq!(fought[0].loser(), House::Tyrell);
    assert!(battles(&war()[..5]).is_empty());
}
