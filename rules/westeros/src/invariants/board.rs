//! Areas: units, orders, power tokens, garrisons and neutral forces.

use super::{Check, holds};
use crate::{
    Area, House, Phase, Side, State, Unit,
    board::Kind,
    state::setup::{closed, neutral_force},
};

/// Units of one house at most, each on its element, three ships in a port.
pub(super) fn units(state: &State, area: Area) -> Check {
    let army = state.units[area];
    let ships = army.count(Unit::Ship);
    let houses = House::ALL
        .into_iter()
        .filter(|&it| state.occupied[it].contains(area))
        .count();
    holds(
        houses == usize::from(!army.is_empty()),
        "units of one house, or none",
    )?;
    match area.place().kind {
        Kind::Land => holds(ships == 0, "ship on land")?,
        Kind::Sea => holds(ships == army.len(), "land units at sea")?,
        Kind::Port { .. } => holds(ships == army.len() && ships <= 3, "port")?,
    }
    let routed = state.routed(area);
    for unit in Unit::ALL {
        holds(
            routed.count(unit) <= army.count(unit),
            "more routed than there are",
        )?;
    }
    holds(
        routed.count(Unit::SiegeEngine) == 0,
        "Siege Engines never rout",
    )?;
    let routs = state.phase == Phase::March || state.phase == Phase::ConsolidatePower;
    holds(
        routed.is_empty() || routs || state.phase == Phase::GameOver,
        "routed units before the marches",
    )?;
    let closed = closed(state.players).contains(area);
    holds(!closed || army.is_empty(), "units in a closed area")
}

/// An order lies where units of its owner are, but for the embattled area until the clean up.
pub(super) fn order(state: &State, area: Area) -> Check {
    let ordered = state.orders.get(area).is_some() || state.covered.contains(area);
    let embattled = state.combat.is_some_and(|combat| combat.area == area);
    holds(
        !ordered || embattled || !state.units[area].is_empty(),
        "order without units",
    )?;
    let begun = matches!(state.phase, Phase::Westeros | Phase::CleanUp);
    holds(!ordered || !begun, "order in the Westeros phase")?;
    let both = state.orders.get(area).is_some() && state.covered.contains(area);
    holds(!both, "two orders")
}

/// One power token at most, on land, and never under an enemy's feet.
pub(super) fn tokens(state: &State, area: Area) -> Check {
    let owners: Vec<House> = House::ALL
        .into_iter()
        .filter(|&house| state.power_tokens[house].contains(area))
        .collect();
    holds(owners.len() < 2, "two power tokens")?;
    let land = area.place().kind == Kind::Land;
    for owner in owners {
        holds(land, "power token on water")?;
        holds(owner.home() != area, "power token on the own shield")?;
        let lord = state.units_of(area);
        holds(
            lord.is_none_or(|lord| lord == owner),
            "power token under an enemy's units",
        )?;
    }
    if state.garrisons.contains(area) {
        let home = area.home_of().filter(|&house| state.in_play(house));
        holds(home.is_some(), "garrison without a home")?;
        let inside = state.units_of(area).or_else(|| state.power_token(area));
        holds(
            inside.is_none() || inside == home,
            "garrison among its enemies",
        )?;
    }
    let neutral = state.neutral_forces.contains(area);
    holds(
        !neutral || neutral_force(state.players, area) > 0,
        "neutral force without strength",
    )?;
    holds(
        !neutral || state.units[area].is_empty(),
        "units among a neutral force",
    )
}

/// The units of a house in an area, attackers that have come back not yet counted.
pub(crate) fn figures(state: &State, house: House, unit: Unit) -> u8 {
    let standing: u8 = state.occupied[house]
        .iter()
        .map(|area| state.units[area].count(unit))
        .sum();
    let attacking = state
        .combat
        .filter(|combat| combat.houses[Side::Attacker] == house)
        .map_or(0, |combat| combat.attackers.count(unit));
    standing + attacking
}
