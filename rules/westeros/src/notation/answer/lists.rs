//! Lists within answers: orders, units area by area, what is mustered.

use crate::{
    Area, Army, Musters, OrderToken, Orders, Troops, Unit,
    notation::{
        line::{colon, is_nothing, items},
        names,
        problem::Read,
    },
};

/// `AREA ORDER`: the order is what follows the last space before a word that can begin one.
pub(super) fn order(text: &str) -> Read<(Area, OrderToken)> {
    let spaces = text
        .match_indices(' ')
        .map(|(at, _)| at)
        .collect::<Vec<usize>>();
    spaces
        .into_iter()
        .find_map(|at| {
            let area = names::area(text[..at].trim()).ok()?;
            let token = names::token(text[at..].trim()).ok()?;
            Some((area, token))
        })
        .ok_or_else(|| format!("AREA ORDER expected, not \"{text}\""))
}

pub(super) fn orders(text: &str) -> Read<Orders> {
    let mut orders = Orders::NONE;
    if is_nothing(text) {
        return Ok(orders);
    }
    for item in items(text) {
        let (area, token) = order(item)?;
        if orders.get(area).is_some() {
            return Err(format!("two orders in {}", area.name()));
        }
        orders.place(area, token);
    }
    Ok(orders)
}

/// `AREA: UNITS; AREA: UNITS`
pub(super) fn troops(text: &str) -> Read<Troops> {
    let mut troops = Troops::NONE;
    if is_nothing(text) {
        return Ok(troops);
    }
    let mut site = None;
    for item in items(text) {
        let units = begin(&mut site, item)?;
        let area = site.ok_or_else(|| format!("AREA: UNITS expected, not \"{item}\""))?;
        add(&mut troops, area, names::army(units)?)?;
    }
    Ok(troops)
}

/// Adds units as long as that stays a sensible number.
pub(super) fn add(troops: &mut Troops, area: Area, army: Army) -> Read<()> {
    let before = troops.at(area);
    let fits = |unit: Unit| before.count(unit) + army.count(unit) <= unit.figures();
    if !Unit::ALL.into_iter().all(fits) {
        return Err(format!("no house has so many units: {}", area.name()));
    }
    if troops.add(area, army) {
        Ok(())
    } else {
        Err(format!("at most {} areas", Troops::MOST))
    }
}

/// `AREA: RECRUIT, RECRUIT; AREA: RECRUIT`
pub(super) fn musters(site: Option<Area>, text: &str) -> Read<Musters> {
    let mut musters = Musters::NONE;
    if is_nothing(text) {
        return Ok(musters);
    }
    let mut site = site;
    for item in items(text) {
        let recruit = begin(&mut site, item)?;
        let area = site.ok_or_else(|| format!("AREA: UNITS expected, not \"{item}\""))?;
        if !musters.push(area, names::recruit(recruit)?) {
            return Err("no house musters that much".to_owned());
        }
    }
    Ok(musters)
}

/// An area before a colon begins the items of that area; gives what stands behind it.
fn begin<'a>(site: &mut Option<Area>, item: &'a str) -> Read<&'a str> {
    match colon(item) {
        Some((area, rest)) => {
            *site = Some(names::area(area)?);
            Ok(rest)
        }
        None => Ok(item),
    }
}
