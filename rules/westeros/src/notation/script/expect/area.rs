//! The expectations about what stands and lies in an area.

use super::{super::table::Table, compare::differs};
use crate::{
    Area, State,
    general::control::controller,
    notation::{
        line::{after, is_nothing, word},
        names::{self, short, token_text},
        position::{bands, facts, units_text},
        problem::Read,
    },
    state::setup::closed,
};

pub(super) fn check(table: &Table, area: Area, text: &str) -> Read<()> {
    for fact in facts(text) {
        if !holds(&table.state, area, fact)? {
            let expected = format!("{}: {fact}", area.name());
            let found = format!("{}: {}", area.name(), found(&table.state, area));
            return Err(differs(&expected, &found));
        }
    }
    Ok(())
}

fn holds(state: &State, area: Area, fact: &str) -> Read<bool> {
    if let Some(house) = after(fact, "token") {
        return Ok(state.power_token(area) == Some(names::house(house)?));
    }
    if let Some(house) = after(fact, "controlled by") {
        return Ok(controller(state, area) == Some(names::house(house)?));
    }
    let simple = match fact.to_lowercase().as_str() {
        "empty" => state.units[area].is_empty(),
        "no order" => state.orders.get(area).is_none() && !state.covered.contains(area),
        "face down" => state.covered.contains(area),
        "no token" => state.power_token(area).is_none(),
        "uncontrolled" => controller(state, area).is_none(),
        "garrison" => state.garrisons.contains(area),
        "no garrison" => !state.garrisons.contains(area),
        "neutral force" => state.neutral_forces.contains(area),
        "no neutral force" => !state.neutral_forces.contains(area),
        "closed" => closed(state.players).contains(area),
        "open" => !closed(state.players).contains(area),
        _ => return units_or_order(state, area, fact),
    };
    Ok(simple)
}

fn units_or_order(state: &State, area: Area, fact: &str) -> Read<bool> {
    if is_nothing(fact) {
        return Ok(state.units[area].is_empty());
    }
    if let Ok(token) = names::token(fact) {
        return Ok(state.orders.get(area) == Some(token));
    }
    let (house, units) = word(fact);
    let house = names::house(house).map_err(|_| format!("no fact about an area: \"{fact}\""))?;
    let (upright, routed) = bands(units)?;
    Ok(state.units_of(area) == Some(house)
        && state.upright(area) == upright
        && state.routed(area) == routed)
}

/// All that can be said of the area.
fn found(state: &State, area: Area) -> String {
    let mut facts = Vec::new();
    match state.units_of(area) {
        Some(house) => facts.push(format!("{} {}", short(house), units_text(state, area))),
        None => facts.push("empty".to_owned()),
    }
    match state.orders.get(area) {
        Some(token) => facts.push(token_text(token).to_owned()),
        None if state.covered.contains(area) => facts.push("face down".to_owned()),
        None => facts.push("no order".to_owned()),
    }
    if let Some(house) = state.power_token(area) {
        facts.push(format!("token {}", short(house)));
    }
    facts.push(controller(state, area).map_or_else(
        || "uncontrolled".to_owned(),
        |house| format!("controlled by {}", short(house)),
    ));
    if state.garrisons.contains(area) {
        facts.push("garrison".to_owned());
    }
    if state.neutral_forces.contains(area) {
        facts.push("neutral force".to_owned());
    }
    facts.join(", ")
}
