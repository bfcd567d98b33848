//! What adds up to a side's strength.

use super::{area_name, army, fate::tides_card, list};
use westeros::{Army, Combat, Side, combat::Strength};

/// "attacks with 2 ships", "has won with 1 knight".
pub fn fighting(combat: &Combat, side: Side, units: Army) -> String {
    let verb = match (combat.winner, side) {
        (Some(winner), _) if winner == side => word!("has won" | "hat gewonnen"),
        (Some(_), _) => word!("has lost" | "hat verloren"),
        (None, Side::Attacker) => word!("attacks" | "greift an"),
        (None, Side::Defender) => word!("defends" | "verteidigt"),
    };
    match army(units) {
        none if none.is_empty() => say!("{verb} without units" | "{verb} ohne Einheiten"),
        units => say!("{verb} with {units}" | "{verb}: {units}"),
    }
}

/// "Units 3", "March order +1", "Support +2 from Pyke": what is not nothing.
pub fn strength(combat: &Combat, side: Side, strength: Strength) -> Vec<String> {
    let order = match side {
        Side::Attacker => word!("March order" | "Marschbefehl"),
        Side::Defender => word!("Defense order" | "Verteidigungsbefehl"),
    };
    let from: Vec<&str> = combat.supports[side].iter().map(area_name).collect();
    let mut parts: Vec<String> = [
        (word!("Units" | "Einheiten"), strength.units),
        (order, strength.order),
        (word!("Garrison" | "Garnison"), strength.garrison),
        (word!("House card" | "Hauskarte"), strength.card),
        (
            word!("Valyrian Steel Blade" | "Valyrisches Schwert"),
            strength.blade,
        ),
    ]
    .into_iter()
    .filter(|&(_, n)| n != 0)
    .map(|(what, n)| format!("{what} {n:+}"))
    .collect();
    if !from.is_empty() {
        let (from, n) = (list(&from), strength.support);
        parts.push(say!(
            "Support from {from} {n:+}" | "Unterstützung ({from}) {n:+}"
        ));
    }
    if let Some(card) = combat.tides[side] {
        let card = tides_card(card);
        parts.push(say!(
            "Tides of Battle: {card}" | "Gezeiten der Schlacht: {card}"
        ));
    }
    parts
}
