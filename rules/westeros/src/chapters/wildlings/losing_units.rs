//! Units that wildlings destroy: their house says which.

use crate::{
    Area, AreaSet, Army, Event, House, Illegal, Position, Prompt, State, Troops, Unit,
    board::{BUILDINGS, LANDS},
    general::consequences,
    general::losses,
};
use tabletop::{Cx, Dice};

/// The number of units, and the areas where all of them are lost together: anywhere and apart if the areas are none.
pub(super) type Loss = (u8, AreaSet);

/// The areas that units may be named in.
fn areas(position: &Position, house: House, within: AreaSet) -> AreaSet {
    let everywhere = position.occupied[house];
    if within.is_empty() {
        everywhere
    } else {
        everywhere.intersection(within)
    }
}

/// All units of a house; more than it needs to know if it has many.
pub(super) fn units(position: &Position, house: House) -> u8 {
    let areas = position.occupied[house];
    areas.iter().map(|area| position.units[area].len()).sum()
}

/// The question, unless there is only one answer to it, and the house leaves that to the game.
pub(super) fn question(position: &Position, house: House, (count, within): Loss) -> Option<Prompt> {
    let count = match forced(position, house, (count, within)) {
        Some(units) if units.is_empty() || !position.wants_to_be_asked(house) => return None,
        Some(units) => units.len(),
        None => count,
    };
    Some(Prompt::DestroyUnits { count, within })
}

/// The only units that can go: a house that has no more, or all that it has are alike and in one
/// place.
pub(super) fn forced(position: &Position, house: House, (count, within): Loss) -> Option<Troops> {
    let areas = areas(position, house, within);
    let here: u8 = areas.iter().map(|area| position.units[area].len()).sum();
    let mut units = Troops::NONE;
    if here <= count {
        for area in areas {
            units.add(area, position.units[area]);
        }
        return Some(units);
    }
    let area = areas.iter().next().filter(|_| areas.len() == 1)?;
    let army = position.units[area];
    let mut kinds = Unit::ALL.into_iter().filter(|&it| army.count(it) > 0);
    let unit = kinds.next().filter(|_| kinds.next().is_none())?;
    units.add(area, Army::NONE.with(unit, count));
    Some(units)
}

pub(super) fn check(
    position: &Position,
    house: House,
    (count, within): Loss,
    units: &Troops,
) -> Result<(), Illegal> {
    losses::check(position, house, units, count)?;
    let inside = |(area, _): (Area, Army)| within.contains(area);
    let together = units.iter().count() <= 1 && units.iter().all(inside);
    if within.is_empty() || together {
        Ok(())
    } else {
        Err(Illegal::NotTogether)
    }
}

/// They leave the board, with all that follows from it.
pub(super) fn destroy(state: &mut State, house: House, units: Troops, cx: &mut impl Cx<Event>) {
    losses::destroy(state, house, units, cx);
    consequences::apply(state, cx);
}

/// Units drawn by chance.
pub(super) fn sample(
    position: &Position,
    house: House,
    (count, within): Loss,
    dice: &mut (impl Dice + ?Sized),
) -> Troops {
    let mut rest = areas(position, house, within);
    let mut units = Troops::NONE;
    if !within.is_empty() {
        rest = rest.pick(dice).map_or(rest, |it| AreaSet::EMPTY.with(it));
    }
    while units.len() < count {
        let Some(area) = rest.pick(dice) else {
            break;
        };
        let army = position.units[area].minus(units.at(area));
        let nth = dice.below(army.len().max(1).into()) as usize;
        match army.iter().nth(nth) {
            Some(unit) => {
                units.add(area, Army::one(unit));
            }
            None => rest = rest.without(area),
        }
    }
    units
}

/// The units that hurt least: Footmen before ships, Siege Engines and Knights, and the last unit
/// of an area, above all of a castle or stronghold, later than others.
pub(super) fn cheapest(position: &Position, house: House, (count, within): Loss) -> Troops {
    let mut units = Troops::NONE;
    let mut areas = areas(position, house, within);
    while units.len() < count {
        let mut best: Option<(u8, Area, Unit)> = None;
        for area in areas {
            let left = position.units[area].minus(units.at(area));
            for unit in Unit::ALL.into_iter().filter(|&it| left.count(it) > 0) {
                let price = price(unit) + price_of_leaving(position, house, (area, left.len()));
                if best.is_none_or(|(least, ..)| price < least) {
                    best = Some((price, area, unit));
                }
            }
        }
        let Some((_, area, unit)) = best else {
            break;
        };
        units.add(area, Army::one(unit));
        if !within.is_empty() {
            areas = AreaSet::EMPTY.with(area);
        }
    }
    units
}

const fn price(unit: Unit) -> u8 {
    match unit {
        Unit::Footman => 1,
        Unit::Ship => 2,
        Unit::SiegeEngine => 3,
        Unit::Knight => 4,
    }
}

/// Returns what it costs to lose another unit here: nothing as long as one stays, or control does.
fn price_of_leaving(position: &Position, house: House, (area, left): (Area, u8)) -> u8 {
    let stays = position.power_tokens[house].contains(area) || house.home() == area;
    if left > 1 {
        0
    } else if BUILDINGS.contains(area) && !stays {
        10
    } else if LANDS.contains(area) && !stays {
        3
    } else {
        1
    }
}
