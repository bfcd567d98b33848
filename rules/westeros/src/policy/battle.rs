//! The smaller questions of a combat.

use super::{Seen, rivals::rivalry, temper::Best, wildlings::use_of};
use crate::{
    Action, AreaSet, Order, Prompt, board::BUILDINGS, chapters::combat, chapters::combat::odds,
};

/// The least gain in the chance of victory, in hundredths, for which the Blade goes for another card.
const ENOUGH: u8 = 12;

pub(super) fn answer(seen: &Seen, prompt: &Prompt) -> Action {
    match *prompt {
        // Whoever helps is welcome: a refusal would only make the own side weaker.
        Prompt::RefuseSupport { .. } => Action::Refuse(AreaSet::EMPTY),
        Prompt::BladeRedraw => redraw(seen),
        Prompt::Cersei { orders } => {
            worst_order(seen, orders).map_or(Action::Decline, Action::RemoveOrder)
        }
        Prompt::Patchface => patchface(seen),
        // The Blade where it turns the combat, Doran's track, Mace's Footman, the support that the
        // Queen of Thorns takes, Renly's Knight, and the cheapest units as losses.
        _ => combat::fallback(seen, seen.me, prompt),
    }
}

/// Another Tides of Battle card, if the one in hand leaves little hope and another would more.
fn redraw(seen: &Seen) -> Action {
    let side = seen.combat.and_then(|it| it.side_of(seen.me));
    let Some((side, card)) = side.zip(seen.own.tides) else {
        return Action::Decline;
    };
    let now = odds::chance(seen, side, Some(card)).percent();
    let then = odds::redrawn(seen, side, card).percent();
    if then > now.saturating_add(ENOUGH) {
        Action::Use
    } else {
        Action::Decline
    }
}

/// The order that its house needs most: a March above all.
fn worst_order(seen: &Seen, orders: AreaSet) -> Option<crate::Area> {
    let mut best = Best::above(i32::MIN);
    for area in orders {
        let weight = match seen.orders.get(area).map(crate::OrderToken::order) {
            Some(Order::March) => 30,
            Some(Order::Support) => 12,
            Some(Order::ConsolidatePower) => 10 + 3 * i32::from(area.place().power_icons),
            Some(Order::Defense) => 6,
            _ => 2,
        };
        let near = !area
            .borders()
            .intersection(seen.occupied[seen.me])
            .is_empty();
        let units = i32::from(seen.units[area].len());
        let building = i32::from(BUILDINGS.contains(area));
        best.offer(
            weight + 4 * units + 8 * i32::from(near) + 2 * building,
            area,
        );
    }
    best.choice
}

/// The best card of the enemy's hand, unless it would only bring the others back.
fn patchface(seen: &Seen) -> Action {
    let combat = seen.combat.and_then(|it| Some((it, it.side_of(seen.me)?)));
    let Some((combat, side)) = combat else {
        return Action::Decline;
    };
    let enemy = combat.houses[side.enemy()];
    let mut hand = seen.hand_of(enemy);
    if hand.by_ref().count() == 1 && rivalry(seen, enemy) > 0 {
        return Action::Decline;
    }
    let best = seen.hand_of(enemy).max_by_key(|&it| use_of(it));
    best.map_or(Action::Decline, Action::DiscardCard)
}
