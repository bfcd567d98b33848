//! The words about the area that is looked at.

use super::{area_kind, area_name, army, count, explain_token, house_name, list, token_name};
use crate::games::westeros::panels::{Facts, Hold};
use westeros::{House, OrderView, board::Building};

/// The lines of an area's card: what, and what of it.
pub fn place_lines(facts: &Facts) -> Vec<(&'static str, String)> {
    let seen = &facts.seen;
    let mut lines = vec![
        (word!("Kind" | "Art"), printed(facts)),
        (word!("Control" | "Herrschaft"), control(facts)),
    ];
    if !seen.units.is_empty() {
        lines.push((word!("Units" | "Einheiten"), units(facts)));
    }
    if let Some(order) = seen.order {
        lines.push((word!("Order" | "Befehl"), ordered(order)));
    }
    if seen.garrison > 0 {
        lines.push((
            word!("Garrison" | "Garnison"),
            say!("defends with {n}" | "verteidigt mit {n}", n = seen.garrison),
        ));
    }
    if seen.neutral > 0 {
        lines.push((
            word!("Neutral force" | "Neutrale Streitmacht"),
            say!(
                "needs strength {n} to beat" | "nötige Stärke: {n}",
                n = seen.neutral
            ),
        ));
    }
    if !seen.closed {
        lines.push((word!("Can march in" | "Einmarschieren kann"), comers(facts)));
    }
    lines
}

/// Tells what is printed there: "Land, stronghold: musters 2; 1 barrel, 1 crown".
fn printed(facts: &Facts) -> String {
    let place = facts.area.place();
    let mut parts = vec![area_kind(facts.area)];
    let points = facts.points;
    let german = match points {
        1 => String::from("1\u{a0}Rekrutierungspunkt"),
        n => format!("{n}\u{a0}Rekrutierungspunkte"),
    };
    match place.building {
        Some(Building::Castle) => parts.push(say!("castle (musters {points})" | "Burg ({german})")),
        Some(Building::Stronghold) => {
            parts.push(say!("stronghold (musters {points})" | "Festung ({german})"));
        }
        None => {}
    }
    let icons = [(place.supply_icons, "barrel"), (place.power_icons, "crown")];
    let icons = icons.into_iter().filter(|it| it.0 > 0);
    parts.extend(icons.map(|(n, icon)| count(n, icon)));
    if facts.seen.closed {
        parts.push(say!(
            "closed in 3-player games" | "bei drei Spielern gesperrt"
        ));
    }
    parts.join(", ")
}

/// Tells who controls it, and why.
fn control(facts: &Facts) -> String {
    let Some((house, hold)) = facts.controller else {
        return say!("nobody" | "niemand");
    };
    let house = house_name(house);
    match hold {
        Hold::Units => {
            say!("{house}, whose units stand here" | "{house}: seine Einheiten stehen hier")
        }
        Hold::PowerToken => say!("{house}, by a power token" | "{house}, durch einen Machtmarker"),
        Hold::Home => say!("{house}, as its home" | "{house}, als Heimat"),
        // The land of a port is a town: no article.
        Hold::LandOf(land) => say!(
            "{house}, with {land}" | "{house}, mit {land}",
            land = area_name(land)
        ),
    }
}

fn units(facts: &Facts) -> String {
    let seen = &facts.seen;
    let all = army(seen.units);
    if seen.routed.is_empty() {
        return all;
    }
    say!(
        "{all}; routed: {routed}" | "{all}; geschlagen: {routed}",
        routed = army(seen.routed)
    )
}

fn ordered(order: OrderView) -> String {
    match order {
        OrderView::FaceDown => say!("face down" | "verdeckt"),
        OrderView::Own(token) => say!(
            "{name}, still secret. {what}" | "{name}, noch geheim. {what}",
            name = token_name(token),
            what = explain_token(token)
        ),
        OrderView::FaceUp(token) => say!(
            "{name}. {what}" | "{name}. {what}",
            name = token_name(token),
            what = explain_token(token)
        ),
    }
}

/// "Greyjoy (Pyke by ship, Greywater Watch) and Stark (Moat Cailin)".
fn comers(facts: &Facts) -> String {
    let mut houses: Vec<House> = facts.comers.iter().map(|it| it.house).collect();
    houses.dedup();
    let of = |house: House| {
        let from = facts.comers.iter().filter(|it| it.house == house);
        let from: Vec<String> = from
            .map(|it| {
                let area = area_name(it.from);
                if it.by_ship {
                    say!("{area} by ship" | "{area} per Schiff")
                } else {
                    area.to_owned()
                }
            })
            .collect();
        format!("{} ({})", house_name(house), from.join(", "))
    };
    let all: Vec<String> = houses.into_iter().map(of).collect();
    if all.is_empty() {
        return say!("nobody" | "niemand");
    }
    list(&all)
}
