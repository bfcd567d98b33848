//! An area in spoken words, as a screen reader says it.

use super::{Mark, OrderScene, Plate, Side};
use crate::games::westeros::wording::{self, area_name, house_name};
use westeros::board::{Building, Kind};
use westeros::{Area, House, OrderToken, Phase, Unit, View};

/// For example "Winterfell, Stark, 1 footman, 1 knight, no order yet".
pub fn label(view: &View, area: Area, order: Option<OrderScene>, mark: Mark) -> String {
    let it = view.area(area);
    let mut label = String::from(area_name(area));
    let mut say = |part: &str| {
        label.push_str(", ");
        label.push_str(part);
    };
    if area.place().kind == Kind::Sea {
        say(word!("sea" | "Meer"));
    }
    if it.closed {
        say(word!(
            "closed in 3-player games" | "bei drei Spielern gesperrt"
        ));
    }
    match it.units_of.or(it.controller) {
        Some(house) => say(house_name(house)),
        None if it.neutral == 0 && !it.closed => say(word!("empty" | "leer")),
        None => {}
    }
    for unit in Unit::ALL {
        let routed = it.routed.count(unit);
        let upright = it.units.count(unit).saturating_sub(routed);
        if upright > 0 {
            let unit = named(unit, upright);
            say(&format!("{upright} {unit}"));
        }
        if routed > 0 {
            let (german, unit) = (self::routed(unit, routed), named(unit, routed));
            say(&say!("{routed} {unit} routed" | "{routed} {german} {unit}"));
        }
    }
    match order {
        Some(order) => say(&ordered(order)),
        None if view.phase == Phase::Planning && !it.units.is_empty() => {
            say(word!("no order yet" | "noch kein Befehl"));
        }
        None => {}
    }
    for (strength, what) in [
        (it.garrison, word!("garrison " | "Garnison ")),
        (
            it.neutral,
            word!("neutral force " | "neutrale Streitmacht "),
        ),
    ] {
        if strength > 0 {
            say(&[what, &strength.to_string()].concat());
        }
    }
    if let Some(house) = it.power_token {
        say(&token_of(house, it.units_of.or(it.controller)));
    }
    match area.place().building {
        Some(Building::Castle) => say(word!("castle" | "Burg")),
        Some(Building::Stronghold) => say(word!("stronghold" | "Festung")),
        None => {}
    }
    for (icons, what) in [
        (area.place().supply_icons, "barrel"),
        (area.place().power_icons, "crown"),
    ] {
        if icons > 0 {
            say(&wording::count(icons, what));
        }
    }
    if let Some(meaning) = meaning(mark, view.phase) {
        say(meaning);
    }
    label
}

/// Says what a plate says, before the mark; a plate that bars says more than the mark does.
pub fn say_plate(label: &mut String, (mark, phase): (Mark, Phase), plate: &Plate) {
    let meaning = meaning(mark, phase).filter(|it| label.ends_with(it));
    if let Some(meaning) = meaning {
        label.truncate(label.len() - meaning.len() - ", ".len());
    }
    let rest = meaning.filter(|_| mark != Mark::Barred);
    for part in [Some(plate.words.as_str()), rest].into_iter().flatten() {
        label.push_str(", ");
        label.push_str(part);
    }
}

pub fn named(unit: Unit, count: u8) -> &'static str {
    match (unit, count) {
        (it, 1) => wording::unit(it),
        (it, _) => wording::unit_kind(it),
    }
}

/// Before the name of a unit, in German.
pub fn routed(unit: Unit, count: u8) -> &'static str {
    match unit {
        Unit::Footman | Unit::Knight if count == 1 => "geschlagener",
        Unit::Ship if count == 1 => "geschlagenes",
        _ => "geschlagene",
    }
}

fn token_of(house: House, holder: Option<House>) -> String {
    if holder == Some(house) {
        return word!("power token" | "Machtmarker").to_owned();
    }
    [
        word!("power token of " | "Machtmarker von "),
        house_name(house),
    ]
    .concat()
}

pub fn ordered(order: OrderScene) -> String {
    let (token, rest) = match order.side {
        Side::Back => return word!("order face down" | "verdeckter Befehl").to_owned(),
        Side::Own(token) => (
            token,
            word!(", hidden from other players" | ", für die anderen verdeckt"),
        ),
        Side::Draft(token) => (token, word!(", not sent yet" | ", noch nicht abgeschickt")),
        Side::Face(token) => (token, ""),
    };
    [spoken(token), rest].concat()
}

/// The order token in spoken words.
pub fn spoken(token: OrderToken) -> &'static str {
    match token {
        OrderToken::MarchMinusOne => word!("march minus 1" | "Marsch minus 1"),
        OrderToken::March => word!("march" | "Marsch"),
        OrderToken::MarchPlusOne => word!("starred march plus 1" | "Marsch plus 1 mit Stern"),
        OrderToken::Defense => word!("defense plus 1" | "Verteidigung plus 1"),
        OrderToken::DefenseStar => {
            word!("starred defense plus 2" | "Verteidigung plus 2 mit Stern")
        }
        OrderToken::Support => word!("support" | "Unterstützung"),
        OrderToken::SupportStar => {
            word!("starred support plus 1" | "Unterstützung plus 1 mit Stern")
        }
        OrderToken::Raid => word!("raid" | "Überfall"),
        OrderToken::RaidStar => word!("starred raid" | "Überfall mit Stern"),
        OrderToken::ConsolidatePower => word!("consolidate power" | "Machtzuwachs"),
        OrderToken::ConsolidatePowerStar => {
            word!("starred consolidate power" | "Machtzuwachs mit Stern")
        }
    }
}

fn meaning(mark: Mark, phase: Phase) -> Option<&'static str> {
    Some(match (mark, phase) {
        (Mark::Plain, _) => return None,
        (Mark::Wanted, _) => word!("needs an order" | "braucht einen Befehl"),
        (Mark::Source, _) => word!("can be picked" | "auswählbar"),
        (Mark::Target, Phase::Raid) => word!("can be raided" | "kann überfallen werden"),
        (Mark::Target, _) => word!("can be chosen" | "kann gewählt werden"),
        (Mark::Chosen, _) => word!("chosen" | "gewählt"),
        (Mark::Barred, _) => word!("not possible" | "nicht möglich"),
    })
}
