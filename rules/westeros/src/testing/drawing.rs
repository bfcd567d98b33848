//! Positions drawn in a few lines of text.
//!
//! A line reads `house | area | pieces | order`. Pieces are `F`, `K`, `SE`, `ship`, `routed F`,
//! `routed K`, `routed ship` or `token` (a power token); the order may be left out. A line with
//! the house alone and `power n`, `supply n` sets these.

use crate::{
    Area, Army, ByArea, ByHouse, House, HouseSet, OrderToken, Orders, Setup, State, Unit,
    chapters::start::start,
};
use tabletop::{Quiet, testkit::TestDice};

/// A board with nothing on it but what is drawn; tracks, garrisons and neutral forces as at the
/// start for this number of players, no order face down.
pub(crate) fn draw(players: u8, text: &str) -> State {
    let mut state = start(Setup::default(), players, &mut Quiet(TestDice::new(0)));
    state.occupied = ByHouse::default();
    state.units = ByArea::default();
    state.orders = Orders::NONE;
    state.asked = ByHouse::default();
    state.committed = HouseSet::EMPTY;
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let mut columns = line.split('|').map(str::trim);
        let house = house(columns.next().unwrap());
        let area_or_purse = columns.next().unwrap();
        match area_or_purse.split_once(' ') {
            Some(("power", n)) => state.power[house] = n.parse().unwrap(),
            Some(("supply", n)) => state.supply[house] = n.parse().unwrap(),
            _ => {
                let area = area(area_or_purse);
                pieces(&mut state, house, area, columns.next().unwrap());
                if let Some(order) = columns.next() {
                    state.orders.place(area, token(order));
                }
            }
        }
    }
    state
}

/// Orders drawn as `area order, area order`.
pub(crate) fn orders(text: &str) -> Orders {
    let pair = |it: &str| {
        let (area_name, order) = it.trim().rsplit_once(' ').unwrap();
        (area(area_name), token(order))
    };
    text.split(',')
        .filter(|it| !it.trim().is_empty())
        .map(pair)
        .collect()
}

pub(crate) fn house(name: &str) -> House {
    House::ALL
        .into_iter()
        .find(|it| it.name() == name)
        .unwrap_or_else(|| panic!("{name}?"))
}

pub(crate) fn area(name: &str) -> Area {
    Area::ALL
        .into_iter()
        .find(|it| it.name() == name)
        .unwrap_or_else(|| panic!("{name}?"))
}

/// The token as the case files write it.
pub(crate) fn token(name: &str) -> OrderToken {
    match name {
        "March-1" => OrderToken::MarchMinusOne,
        "March" => OrderToken::March,
        "March*" => OrderToken::MarchPlusOne,
        "Defense" => OrderToken::Defense,
        "Defense*" => OrderToken::DefenseStar,
        "Support" => OrderToken::Support,
        "Support*" => OrderToken::SupportStar,
        "Raid" => OrderToken::Raid,
        "Raid*" => OrderToken::RaidStar,
        "Consolidate" => OrderToken::ConsolidatePower,
        "Consolidate*" => OrderToken::ConsolidatePowerStar,
        _ => panic!("{name}?"),
    }
}

/// Units in words: `F K K`.
pub(crate) fn army(text: &str) -> Army {
    text.split_whitespace()
        .fold(Army::NONE, |army, word| army.plus(Army::one(unit(word))))
}

fn unit(word: &str) -> Unit {
    match word {
        "F" => Unit::Footman,
        "K" => Unit::Knight,
        "SE" => Unit::SiegeEngine,
        "ship" => Unit::Ship,
        other => panic!("{other}?"),
    }
}

fn pieces(state: &mut State, house: House, area: Area, text: &str) {
    let mut upright = Army::NONE;
    let mut routed = Army::NONE;
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        let rout = word == "routed";
        if word == "token" {
            state.power_tokens[house] = state.power_tokens[house].with(area);
            continue;
        }
        let unit = unit(if rout { words.next().unwrap() } else { word });
        if rout {
            routed = routed.with(unit, 1);
        } else {
            upright = upright.with(unit, 1);
        }
    }
    state.put(house, area, upright);
    state.put_routed(house, area, routed);
}
