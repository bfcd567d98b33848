//! The orders of an absent player: hold what there is and harm nobody.
//!
//! Orders that were taken back are placed again. Otherwise castles and strongholds that an enemy
//! stands next to are defended, quiet lands and ports bring power, ships support; marches and
//! raids come last, only where nothing else is left.

use super::{check::check, tokens_left};
use crate::{
    Area, AreaSet, House, OrderToken, Orders, Position, Prompt,
    board::{BUILDINGS, Kind, LANDS, SEAS, STRONGHOLDS},
    chapters::consolidate,
    general::movement::land_reach,
};
use OrderToken::{
    ConsolidatePower, ConsolidatePowerStar, Defense, DefenseStar, March, MarchMinusOne,
    MarchPlusOne, Raid, RaidStar, Support, SupportStar,
};

/// Every token, the least harmful first.
const HARMLESS: [OrderToken; OrderToken::COUNT] = [
    Support,
    Defense,
    ConsolidatePower,
    SupportStar,
    DefenseStar,
    ConsolidatePowerStar,
    March,
    MarchMinusOne,
    MarchPlusOne,
    Raid,
    RaidStar,
];

pub(super) fn fallback(position: &Position, house: House, prompt: &Prompt) -> Orders {
    match *prompt {
        Prompt::PlaceOrders { before, .. }
            if before != Orders::NONE && check(prompt, &before).is_ok() =>
        {
            before
        }
        _ => complete(position, house, prompt, Orders::NONE),
    }
}

/// These orders, which are legal so far, and on the other areas what an absent player lays there
/// with the tokens that are left.
pub(super) fn complete(
    position: &Position,
    house: House,
    prompt: &Prompt,
    mut orders: Orders,
) -> Orders {
    let Prompt::PlaceOrders { areas, cover, .. } = *prompt else {
        return Orders::NONE;
    };
    let mut left = tokens_left(prompt, &orders);
    let placed = orders.areas();
    let missing = usize::from(cover).saturating_sub(placed.len());
    for area in by_importance(areas.difference(placed)).take(missing) {
        let wanted = wishes(position, house, area).iter().chain(&HARMLESS);
        if let Some(&token) = wanted.into_iter().find(|&&token| left.of(token) > 0) {
            left.take(token);
            orders.place(area, token);
        }
    }
    orders
}

/// Strongholds, castles, other land, seas, ports: who comes first gets the best token.
fn by_importance(areas: AreaSet) -> impl Iterator<Item = Area> {
    let mut rest = areas;
    let classes = [STRONGHOLDS, BUILDINGS, LANDS, SEAS, AreaSet::ALL].map(|class| {
        let here = rest.intersection(class);
        rest = rest.difference(class);
        here
    });
    classes.into_iter().flatten()
}

/// Returns what suits the place, best first.
fn wishes(position: &Position, house: House, area: Area) -> &'static [OrderToken] {
    match area.place().kind {
        Kind::Land if threatened(position, house, area) => {
            if BUILDINGS.contains(area) {
                &[DefenseStar, Defense]
            } else {
                &[Defense, Support]
            }
        }
        Kind::Land => &[ConsolidatePower, ConsolidatePowerStar],
        Kind::Port { .. } if consolidate::income(position, area) > 0 => {
            &[ConsolidatePower, ConsolidatePowerStar]
        }
        Kind::Sea | Kind::Port { .. } => &[Support, SupportStar],
    }
}

/// Tells whether units of another house stand next to it, or could land there over their ships.
fn threatened(position: &Position, house: House, area: Area) -> bool {
    let near = area
        .borders()
        .intersection(position.areas_with_enemies(house));
    let lands = |&enemy: &House| {
        let armies = position.occupied[enemy].intersection(LANDS);
        let within_reach = land_reach(position, enemy, area).intersection(armies);
        enemy != house && !within_reach.is_empty()
    };
    !near.is_empty() || position.houses().iter().any(lands)
}
