//! The arrows that show what happened.

use crate::games::westeros::{
    scene::{Arrow, ArrowKind},
    wording,
};
use westeros::{Area, Army, Event, House};

/// Returns those of an event: one for each way that somebody went.
pub fn arrows(event: &Event) -> Vec<Arrow> {
    match *event {
        Event::Raided {
            house,
            from,
            target,
            ..
        } => vec![arrow(house, ArrowKind::Raid, (from, target), Army::NONE)],
        Event::Marched {
            house,
            from,
            ref moves,
        } => {
            let ways = moves.iter().map(|(to, _)| (from, to));
            ways.map(|way| arrow(house, ArrowKind::Move, way, Army::NONE))
                .collect()
        }
        Event::CombatBegan {
            attacker,
            from,
            area,
            units,
            ..
        } => vec![arrow(attacker, ArrowKind::Attack, (from, area), units)],
        Event::Retreated {
            house,
            from,
            to,
            units,
        } => vec![arrow(house, ArrowKind::Retreat, (from, to), units)],
        _ => Vec::new(),
    }
}

fn arrow(house: House, kind: ArrowKind, (from, to): (Area, Area), army: Army) -> Arrow {
    let arrow = Arrow {
        from,
        to,
        via: Vec::new(),
        kind,
        drafted: false,
        house,
        helps: None,
        army,
        words: String::new(),
    };
    Arrow {
        words: wording::arrow(&arrow),
        ..arrow
    }
}
