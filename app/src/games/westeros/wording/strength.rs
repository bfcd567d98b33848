//! What adds up to a side's strength.

use super::{army, fate::tides_card, list};
use westeros::{Area, Army, Combat, Side, combat::Strength};

/// "attacks with 2 ships", "has won with 1 knight".
pub fn fighting(combat: &Combat, side: Side, units: Army) -> String {
    let verb = match (combat.winner, side) {
        (Some(winner), _) if winner == side => "has won",
        (Some(_), _) => "has lost",
        (None, Side::Attacker) => "attacks",
        (None, Side::Defender) => "defends",
    };
    match army(units) {
        none if none.is_empty() => format!("{verb} without units"),
        units => format!("{verb} with {units}"),
    }
}

/// "Units 3", "March order +1", "Support +2 from Pyke": what is not nothing.
pub fn strength(combat: &Combat, side: Side, strength: Strength) -> Vec<String> {
    let order = match side {
        Side::Attacker => "March order",
        Side::Defender => "Defense order",
    };
    let from: Vec<&str> = combat.supports[side].iter().map(Area::name).collect();
    let support = format!("Support from {}", list(&from));
    let mut parts: Vec<String> = [
        ("Units", strength.units),
        (order, strength.order),
        ("Garrison", strength.garrison),
        ("House card", strength.card),
        ("Valyrian Steel Blade", strength.blade),
    ]
    .into_iter()
    .filter(|&(_, n)| n != 0)
    .map(|(what, n)| format!("{what} {n:+}"))
    .collect();
    if !from.is_empty() {
        parts.push(format!("{support} {:+}", strength.support));
    }
    if let Some(card) = combat.tides[side] {
        parts.push(format!("Tides of Battle: {}", tides_card(card)));
    }
    parts
}
