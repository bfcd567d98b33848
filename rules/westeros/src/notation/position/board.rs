//! The things that stand and lie on the board.

use super::table::behind;
use crate::{
    Area, AreaSet, Army, ByArea, ByHouse, House, OrderToken, Orders, Position, State, Unit,
    board::{LANDS, SEAS_AND_PORTS},
    invariants::figures,
    notation::{
        line::{items, split, word},
        names,
        problem::Read,
    },
    state::routed::Routed,
    state::setup::neutral_force,
};

/// Takes everything off that a house has brought.
pub(super) fn clear(position: &mut Position) {
    position.units = ByArea::default();
    position.routed = ByArea::default();
    position.occupied = ByHouse::default();
    position.orders = Orders::NONE;
}

/// Does what the line says; `false` if it is none of these.
pub(super) fn apply(state: &mut State, line: &str) -> Read<bool> {
    if let Some(text) = behind(line, "garrisons") {
        state.garrisons = homes(names::areas(text)?)?;
    } else if let Some(text) = behind(line, "no garrison") {
        state.garrisons = state.garrisons.difference(names::areas(text)?);
    } else if let Some(text) = behind(line, "neutral forces") {
        state.neutral_forces = neutral(state, names::areas(text)?)?;
    } else if let Some(text) = behind(line, "no neutral force") {
        state.neutral_forces = state.neutral_forces.difference(names::areas(text)?);
    } else if let Some(text) = behind(line, "clear") {
        clear_area(state, names::area(text)?);
    } else {
        return pieces(state, line);
    }
    Ok(true)
}

fn homes(areas: AreaSet) -> Read<AreaSet> {
    match areas.iter().find(|area| area.home_of().is_none()) {
        Some(area) => Err(format!("{} never has a garrison", area.name())),
        None => Ok(areas),
    }
}

fn neutral(state: &State, areas: AreaSet) -> Read<AreaSet> {
    match areas
        .iter()
        .find(|&area| neutral_force(state.players, area) == 0)
    {
        Some(area) => Err(format!("{} has no neutral force in this game", area.name())),
        None => Ok(areas),
    }
}

fn clear_area(state: &mut State, area: Area) {
    let all = state.units[area];
    state.position.take(area, all);
    state.orders.clear(area);
    state.secrets.orders.clear(area);
    state.covered = state.covered.without(area);
    for house in House::ALL {
        state.power_tokens[house] = state.power_tokens[house].without(area);
    }
}

/// `HOUSE AREA: FACT, FACT`
fn pieces(state: &mut State, line: &str) -> Read<bool> {
    let Some((house, area, facts_text)) = parted(line) else {
        return Ok(false);
    };
    if !state.in_play(house) {
        return Err(format!("{} is not in play", house.name()));
    }
    let area = names::area(area)?;
    for fact in items(facts_text) {
        place(state, house, area, fact)?;
    }
    Ok(true)
}

/// The house, the area's name and the facts.
fn parted(line: &str) -> Option<(House, &str, &str)> {
    let (house, rest) = word(line);
    let (area, facts) = rest.split_once(':')?;
    Some((names::house(house).ok()?, area.trim(), facts))
}

/// The orders that such a line lays, and where.
pub(crate) fn placed_orders(line: &str) -> Option<(Area, Vec<OrderToken>)> {
    let (_, area, facts) = parted(line)?;
    let orders = items(facts).into_iter().filter_map(|fact| {
        let order = ["face down", "taken back"]
            .iter()
            .find_map(|how| fact.strip_suffix(how));
        names::token(order.unwrap_or(fact)).ok()
    });
    Some((names::area(area).ok()?, orders.collect()))
}

fn place(state: &mut State, house: House, area: Area, fact: &str) -> Read<()> {
    if fact.eq_ignore_ascii_case("token") {
        if let Some(other) = state.power_token(area) {
            return Err(format!("{} has its token there", other.name()));
        }
        state.power_tokens[house] = state.power_tokens[house].with(area);
        return Ok(());
    }
    if let Ok((upright, routed)) = bands(fact) {
        return stand(state, house, area, upright, routed);
    }
    if let Some(order) = fact.strip_suffix("face down") {
        state.secrets.orders.place(area, names::token(order)?);
        state.covered = state.covered.with(area);
        return Ok(());
    }
    if let Some(order) = fact.strip_suffix("taken back") {
        state.secrets.orders.place(area, names::token(order)?);
        return Ok(());
    }
    let token: OrderToken = names::token(fact)
        .map_err(|_| format!("units, an order or token expected, not \"{fact}\""))?;
    state.orders.place(area, token);
    Ok(())
}

/// As many of a kind as an army can ever count, should they all meet. More than the house has
/// figures may be placed, to see what comes of it.
const MOST: u8 = 15;

fn stand(state: &mut State, house: House, area: Area, upright: Army, routed: Army) -> Read<()> {
    let all = upright.plus(routed);
    if state.units_of(area).is_some_and(|other| other != house) {
        return Err(format!("another house stands in {}", area.name()));
    }
    let wrong = Unit::ALL.into_iter().find(|&unit| {
        let home = if unit == Unit::Ship {
            SEAS_AND_PORTS
        } else {
            LANDS
        };
        all.count(unit) > 0 && !home.contains(area)
    });
    if let Some(unit) = wrong {
        return Err(format!(
            "no {} stands in {}",
            names::unit_text(unit),
            area.name()
        ));
    }
    let too_many = Unit::ALL.into_iter().find(|&unit| {
        let here = state.units[area].count(unit) + all.count(unit);
        let elsewhere = figures(state, house, unit) + all.count(unit);
        here > unit.figures() || elsewhere > MOST
    });
    if let Some(unit) = too_many {
        return Err(format!(
            "{} has {} figures of this kind: too many to be laid ({})",
            house.name(),
            unit.figures(),
            names::unit_text(unit)
        ));
    }
    state.position.put(house, area, upright);
    state.position.put_routed(house, area, routed);
    Ok(())
}

/// Upright and routed units: `F F (K)`, `routed F`.
pub(crate) fn bands(text: &str) -> Read<(Army, Army)> {
    let mut upright = String::new();
    let mut routed = String::new();
    let mut band = &mut upright;
    for sign in text.chars() {
        match sign {
            '(' => band = &mut routed,
            ')' => band = &mut upright,
            _ => band.push(sign),
        }
        if matches!(sign, '(' | ')') {
            band.push(' ');
        }
    }
    if let Some(lying) = upright.trim().strip_prefix("routed ") {
        routed.push(' ');
        routed.push_str(lying);
        upright = String::new();
    }
    let army = |text: &str| {
        if text.trim().is_empty() {
            Ok(Army::NONE)
        } else {
            names::army(text)
        }
    };
    let (upright, routed) = (army(&upright)?, army(&routed)?);
    if Unit::ALL
        .into_iter()
        .any(|unit| upright.count(unit) + routed.count(unit) > unit.figures())
    {
        return Err("no house has so many units".to_owned());
    }
    Ok((upright, routed))
}

/// The facts about an area between commas; units may have commas between them.
pub(crate) fn facts(text: &str) -> Vec<&str> {
    split(text, &[',', ';'])
}

/// Tells whether the routed units fit into how they are kept.
pub(super) fn routed_is_kept(position: &Position, area: Area) -> bool {
    Routed::from(position.routed(area)) == position.routed[area]
        && position.units[area].covers(position.routed(area))
}
