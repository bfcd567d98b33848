//! Consolidate Power: what power is worth, and when the starred order musters instead.

use super::{
    Seen, muster,
    temper::{Best, USELESS},
};
use crate::{
    Action, Area, AreaSet, Order, OrderToken,
    board::{BUILDINGS, PORTS},
    chapters::consolidate,
    chapters::mustering,
    chapters::raid,
    general::power,
};
use tabletop::Dice;

/// Returns what one more available power token is worth: the fuller the purse, the less.
pub(super) fn token(seen: &Seen) -> i32 {
    if seen.last_round() {
        return 1;
    }
    match seen.power[seen.me] {
        0..=2 => 15,
        3..=5 => 12,
        6..=8 => 9,
        9..=12 => 6,
        _ => 3,
    }
}

/// Returns what such an order is worth here.
pub(super) fn value(seen: &Seen, area: Area, token: OrderToken) -> i32 {
    let income = consolidate::income(seen, area);
    let gained = i32::from(power::gainable(seen, seen.me, income));
    let enemies = seen.areas_with_enemies(seen.me);
    let raiders = if seen.revealed() {
        seen.orders.of_kind(Order::Raid).intersection(enemies)
    } else {
        enemies
    };
    let near = raiders.intersection(area.borders());
    let raided = near.iter().any(|it| raid::reach(it).contains(area));
    let mut best = gained * self::token(seen);
    if token.starred() && BUILDINGS.contains(area) {
        best = best.max(mustered(seen, area)) + 1;
    }
    match (best, raided, seen.revealed()) {
        (..=0, ..) => USELESS,
        (_, true, true) => best / 8,
        (_, true, false) => best * 3 / 4,
        (_, false, _) => best,
    }
}

/// Returns what mustering here is worth.
fn mustered(seen: &Seen, area: Area) -> i32 {
    if seen.last_round() {
        return 0;
    }
    let site = AreaSet::EMPTY.with(area);
    if mustering::can_muster(seen, seen.me, site) {
        18 * i32::from(mustering::points(area))
    } else {
        0
    }
}

/// The orders that an enemy may still spoil first; the starred one musters where that is worth
/// more than the power.
pub(super) fn resolve(seen: &Seen, orders: AreaSet, dice: &mut (impl Dice + ?Sized)) -> Action {
    let mut best: Best<Area> = Best::above(i32::MIN);
    for area in orders {
        let musters = consolidate::musters(seen, area);
        let haste = i32::from(PORTS.contains(area)) + 2 * i32::from(musters);
        best.offer(haste, area);
    }
    let area = best.choice.expect("a question names its orders");
    if consolidate::musters(seen, area) {
        let income = power::gainable(seen, seen.me, consolidate::income(seen, area));
        if mustered(seen, area) > i32::from(income) * token(seen) {
            let prompt = consolidate::muster_prompt(area);
            let musters = muster::muster(seen, &prompt, dice);
            if !musters.is_empty() {
                return Action::ConsolidateMuster { area, musters };
            }
        }
    }
    Action::ConsolidatePower { area }
}
