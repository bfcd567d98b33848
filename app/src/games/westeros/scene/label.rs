//! An area in spoken words, as a screen reader says it.

use super::{Mark, OrderScene, Side};
use westeros::board::{Building, Kind};
use westeros::{Area, House, OrderToken, Phase, Unit, View};

/// For example "Winterfell, Stark, 1 footman, 1 knight, no order yet".
pub fn label(view: &View, area: Area, order: Option<OrderScene>, mark: Mark) -> String {
    let it = view.area(area);
    let mut said = String::from(area.name());
    let mut say = |part: &str| {
        said.push_str(", ");
        said.push_str(part);
    };
    if area.place().kind == Kind::Sea {
        say("sea");
    }
    if it.closed {
        say("closed in this game");
    }
    match it.units_of.or(it.controller) {
        Some(house) => say(house.name()),
        None if it.neutral == 0 && !it.closed => say("empty"),
        None => {}
    }
    for unit in Unit::ALL {
        let routed = it.routed.count(unit);
        for (count, state) in [
            (it.units.count(unit).saturating_sub(routed), ""),
            (routed, " routed"),
        ] {
            if count > 0 {
                say(&[&count.to_string(), " ", named(unit, count), state].concat());
            }
        }
    }
    match order {
        Some(order) => say(&ordered(order)),
        None if view.phase == Phase::Planning && !it.units.is_empty() => say("no order yet"),
        None => {}
    }
    for (strength, what) in [(it.garrison, "garrison "), (it.neutral, "neutral force ")] {
        if strength > 0 {
            say(&[what, &strength.to_string()].concat());
        }
    }
    if let Some(house) = it.power_token {
        say(&token_of(house, it.units_of.or(it.controller)));
    }
    match area.place().building {
        Some(Building::Castle) => say("castle"),
        Some(Building::Stronghold) => say("stronghold"),
        None => {}
    }
    if let Some(meaning) = meaning(mark, view.phase) {
        say(meaning);
    }
    said
}

const fn named(unit: Unit, count: u8) -> &'static str {
    match (unit, count) {
        (Unit::Footman, 1) => "footman",
        (Unit::Footman, _) => "footmen",
        (Unit::Knight, 1) => "knight",
        (Unit::Knight, _) => "knights",
        (Unit::SiegeEngine, 1) => "siege engine",
        (Unit::SiegeEngine, _) => "siege engines",
        (Unit::Ship, 1) => "ship",
        (Unit::Ship, _) => "ships",
    }
}

fn token_of(house: House, holder: Option<House>) -> String {
    if holder == Some(house) {
        return String::from("power token");
    }
    ["power token of ", house.name()].concat()
}

fn ordered(order: OrderScene) -> String {
    let (token, rest) = match order.side {
        Side::Back => return String::from("order face down"),
        Side::Own(token) => (token, ", hidden from the others"),
        Side::Draft(token) => (token, ", not sent yet"),
        Side::Face(token) => (token, ""),
    };
    [spoken(token), rest].concat()
}

/// The order token in spoken words.
pub const fn spoken(token: OrderToken) -> &'static str {
    match token {
        OrderToken::MarchMinusOne => "march minus 1",
        OrderToken::March => "march",
        OrderToken::MarchPlusOne => "special march plus 1",
        OrderToken::Defense => "defense plus 1",
        OrderToken::DefenseStar => "special defense plus 2",
        OrderToken::Support => "support",
        OrderToken::SupportStar => "special support plus 1",
        OrderToken::Raid => "raid",
        OrderToken::RaidStar => "special raid",
        OrderToken::ConsolidatePower => "consolidate power",
        OrderToken::ConsolidatePowerStar => "special consolidate power",
    }
}

const fn meaning(mark: Mark, phase: Phase) -> Option<&'static str> {
    Some(match (mark, phase) {
        (Mark::Plain, _) => return None,
        (Mark::Wanted, _) => "needs an order",
        (Mark::Source, _) => "can be picked",
        (Mark::Target, Phase::Raid) => "can be raided",
        (Mark::Target, _) => "can be chosen",
        (Mark::Chosen, _) => "chosen",
        (Mark::Barred, _) => "not possible",
    })
}
