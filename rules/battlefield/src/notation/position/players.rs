//! Players and their cards, as they are written.

use crate::{
    notation::names::{written_ncu, written_seat, written_unit},
    position::{Commander, Deeds, Player, Position},
    reference::CardRef,
    state::{Secret, State},
};
use tabletop::Seat;

/// All that is known of a player, and by nobody but them.
pub fn player(state: &State, seat: Seat) -> Result<Vec<String>, String> {
    let letter = written_seat(seat);
    // How many cards there are follows from which.
    let Player {
        side: _,
        faction,
        commander,
        hand: _,
        deck: _,
        missions: _,
        siege: _,
        discard,
        passed,
        zone,
        proxy,
        fallen,
        deeds,
        eliminated,
    } = state.open.player(seat);
    let Secret {
        hand,
        deck,
        missions,
        siege,
        siege_deck,
        answer,
        army,
    } = state.secret(seat);
    if answer.is_some() || army.is_some() {
        return Err("an answer lies there that is not opened yet".to_owned());
    }
    let mut lines = Vec::new();
    lines.extend(faction.map(|it| format!("faction {letter} {}", it.entry().id)));
    let commander = commander.as_ref().map(|it| leader(&state.open, it));
    lines.extend(commander.map(|it| format!("commander {letter}: {it}")));
    let next = |cards: &[CardRef]| cards.iter().rev().copied().collect::<Vec<_>>();
    let piles = [
        ("hand", hand.clone()),
        ("deck", next(deck)),
        ("discard", discard.clone()),
        ("siege", siege.clone()),
        ("siege_deck", next(siege_deck)),
    ];
    for (name, cards) in piles.iter().filter(|(_, cards)| !cards.is_empty()) {
        let ids: Vec<&str> = cards.iter().map(|it| it.entry().id.as_str()).collect();
        lines.push(format!("{name} {letter}: {}", ids.join(", ")));
    }
    if !missions.is_empty() {
        lines.push(format!("missions {letter}: {}", missions.join(", ")));
    }
    let zone = zone.map_or("-".to_owned(), |zone| (zone + 1).to_string());
    lines.push(format!("zone {letter} {zone}"));
    let proxy = proxy.map(|id| written_unit(&state.open, id));
    lines.extend(proxy.map(|unit| format!("proxy {letter} {unit}")));
    if *fallen {
        lines.push(format!("fallen {letter}"));
    }
    if *deeds != Deeds::default() {
        lines.push(format!("deeds {letter}{}", counted(*deeds)));
    }
    if *passed {
        lines.push(format!("passed {letter}"));
    }
    if *eliminated {
        lines.push(format!("eliminated {letter}"));
    }
    Ok(lines)
}

/// Returns what has happened in this round, each with a blank before it.
fn counted(deeds: Deeds) -> String {
    let Deeds {
        destroyed,
        commander,
        lost,
        ranks_lost,
        zones,
        panicked,
    } = deeds;
    let commander = if commander { " commander" } else { "" };
    let counts = [
        ("destroyed", destroyed),
        ("lost", lost),
        ("ranks", ranks_lost),
        ("zones", zones),
        ("panicked", panicked),
    ];
    let counts = counts.into_iter().filter(|(_, count)| *count > 0);
    counts.fold(commander.to_owned(), |line, (what, count)| {
        format!("{line} {what} {count}")
    })
}

fn leader(position: &Position, it: &Commander) -> String {
    match it {
        Commander::Unit(unit, id) => format!("{id} in {}", written_unit(position, *unit)),
        Commander::Ncu(ncu, id) => format!("{id} in {}", written_ncu(position, *ncu)),
    }
}
