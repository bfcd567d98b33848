//! Raids: the enemy's most useful order within reach.

use super::{
    Seen,
    rivals::Realms,
    rivals::denial,
    seen::strength,
    temper::{Best, USELESS},
};
use crate::{
    Action, Area, AreaSet, Order, OrderToken, board::PORTS, chapters::consolidate, chapters::raid,
    general::power,
};
use tabletop::Dice;

/// The best target of all own raids; the raids that others could take go first.
pub(super) fn resolve(seen: &Seen, orders: AreaSet, dice: &mut (impl Dice + ?Sized)) -> Action {
    let realms = Realms::of(seen);
    let mut best: Best<(Area, Option<Area>)> = Best::above(i32::MIN);
    for from in orders {
        best.offer(-1000, (from, None));
        let danger = if in_reach_of_raids(seen, from) { 8 } else { 0 };
        for target in raid::targets(seen, from) {
            let owner = seen
                .units_of(target)
                .map_or(0, |it| denial(realms.buildings[it]));
            let hit = seen
                .orders
                .get(target)
                .map_or(0, |it| harm(seen, target, it));
            let score = 1 + hit + danger + owner / 4 + seen.temper.noise(dice) / 4;
            best.offer(score.max(1), (from, Some(target)));
        }
    }
    let (from, target) = best.choice.expect("a question names its orders");
    Action::ResolveRaid { from, target }
}

fn in_reach_of_raids(seen: &Seen, area: Area) -> bool {
    let enemies = seen.areas_with_enemies(seen.me);
    let raids = seen.orders.of_kind(Order::Raid).intersection(enemies);
    raids.iter().any(|it| raid::reach(it).contains(area))
}

/// Returns what it is worth that this order leaves the area.
fn harm(seen: &Seen, target: Area, token: OrderToken) -> i32 {
    let marches = seen.orders_of(seen.me, Order::March);
    let near_march = |area: Area| !area.borders().intersection(marches).is_empty();
    match token.order() {
        Order::ConsolidatePower => {
            let gained = i32::from(power::gainable(seen, seen.me, 1));
            let lost = i32::from(consolidate::income(seen, target));
            let muster = if consolidate::musters(seen, target) {
                15
            } else {
                0
            };
            10 * gained + 4 * lost + muster + 3
        }
        Order::Support => {
            let helps = target
                .borders()
                .intersection(seen.areas_with_enemies(seen.me));
            let hinders = helps.iter().any(near_march);
            let threatens = !target
                .borders()
                .intersection(seen.occupied[seen.me])
                .is_empty();
            let weight = 3 + 7 * i32::from(hinders) + 3 * i32::from(threatens);
            weight * (strength(seen.upright(target)) + i32::from(token.bonus()))
        }
        Order::Raid => {
            let reached = raid::reach(target).intersection(seen.occupied[seen.me]);
            let prey = [Order::Support, Order::ConsolidatePower]
                .into_iter()
                .map(|it| seen.orders_of(seen.me, it).intersection(reached).len())
                .sum::<usize>();
            2 + 9 * prey.min(2) as i32
        }
        Order::Defense if near_march(target) => 24,
        Order::Defense | Order::March => 1,
    }
}

/// Returns what a raid on an area promises: by its order, once that lies open, else by what usually lies there.
pub(super) fn booty(seen: &Seen, target: Area, token: OrderToken) -> i32 {
    if seen.revealed() {
        return match seen.orders.get(target) {
            Some(it) if it.order() == Order::Defense && !token.starred() => USELESS,
            Some(it) if it.order() != Order::March => harm(seen, target, it),
            _ => USELESS,
        };
    }
    let crowns = i32::from(target.place().power_icons);
    let income = if PORTS.contains(target) {
        8
    } else {
        4 + 3 * crowns
    };
    income + strength(seen.upright(target)).min(6)
}

/// Returns what it promises besides to take an order away beside areas that will be attacked.
pub(super) fn opening(seen: &Seen, target: Area, aims: AreaSet) -> i32 {
    let known = seen.revealed();
    let supports = !known || seen.orders.of_kind(Order::Support).contains(target);
    let helps = supports && !target.borders().intersection(aims).is_empty();
    if helps {
        (5 * strength(seen.upright(target))).min(15)
    } else {
        0
    }
}
