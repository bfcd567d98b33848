//! Orders: revealed, exchanged, resolved.

use crate::games::westeros::wording::{army, count, list, of, token_name};
use ::westeros::{Area, House, OrderToken, Orders, Pillage, Troops};

pub fn revealed(orders: &Orders) -> String {
    let n = orders.areas().len() as u8;
    format!(
        "All orders are turned up: {} on the map.",
        count(n, "token")
    )
}

pub fn swapped(house: House, area: Area, (from, to): (OrderToken, OrderToken)) -> String {
    format!(
        "{} sends the Messenger Raven to {}: {} instead of {}.",
        house.name(),
        area.name(),
        token_name(to),
        token_name(from)
    )
}

pub fn raided(
    (house, from): (House, Area),
    (victim, target): (House, Area),
    removed: OrderToken,
    pillaged: Option<Pillage>,
) -> String {
    let raid = format!(
        "{} raids {} from {}: {} {} order is removed",
        house.name(),
        target.name(),
        from.name(),
        of(victim),
        token_name(removed)
    );
    match pillaged {
        Some(it) => format!(
            "{raid}. {} gains {} power, {} loses {}.",
            house.name(),
            it.gained,
            victim.name(),
            it.lost
        ),
        None => format!("{raid}."),
    }
}

pub fn marched(house: House, from: Area, moves: &Troops) -> String {
    if moves.is_empty() {
        return format!(
            "{} marches nowhere with its order in {}.",
            house.name(),
            from.name()
        );
    }
    let moves: Vec<String> = moves
        .iter()
        .map(|(to, units)| format!("{} to {}", army(units), to.name()))
        .collect();
    format!(
        "{} marches from {}: {}.",
        house.name(),
        from.name(),
        list(&moves)
    )
}

pub fn port_taken(house: House, port: Area, ships: u8) -> String {
    match ships {
        0 => format!(
            "{} takes {} and puts no ships there.",
            house.name(),
            port.name()
        ),
        n => format!(
            "{} takes {} and puts {} there.",
            house.name(),
            port.name(),
            count(n, "ship")
        ),
    }
}

pub fn consolidated(house: House, area: Area, power: u8) -> String {
    match power {
        0 => format!(
            "{} consolidates in {} and gains nothing.",
            house.name(),
            area.name()
        ),
        n => format!("{} gains {n} power in {}.", house.name(), area.name()),
    }
}
