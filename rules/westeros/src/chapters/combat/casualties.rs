//! Step 6.2: the garrison falls, and the loser destroys a unit for each sword that no
//! fortification stops.

use super::{
    Combat, Step, ask, fighters, go_on, icons, now, texts::continuous, turn_to, unfit::unfit,
    upright,
};
use crate::{
    Action, Army, Event, House, Illegal, Position, Side, SiegeCasualty, State, Troops, Unit,
    state::agenda, state::agenda::Flow,
};
use tabletop::{Cx, Dice};

pub(super) fn run(state: &mut State, cx: &mut impl Cx<Event>) -> Flow {
    let combat = now(state);
    let area = combat.area;
    if combat.winner == Some(Side::Attacker) && state.garrisons.contains(area) {
        state.garrisons = state.garrisons.without(area);
        cx.emit(Event::GarrisonRemoved { area });
    }
    let Some(loser) = combat.loser() else {
        return go_on(state, Step::Skull(Side::Attacker));
    };
    let units = candidates(state, &combat, loser);
    let house = combat.houses[loser];
    let Some(lost) = by_itself(state, house, (units, due(state, &combat))) else {
        return ask(state, loser);
    };
    fighters::destroy(state, loser, (lost, Army::NONE), cx);
    go_on(state, Step::Skull(Side::Attacker))
}

/// Returns the number of units that the loser destroys for swords: never more than it has to name.
pub fn due(position: &Position, combat: &Combat) -> u8 {
    let Some((loser, winner)) = combat.loser().zip(combat.winner) else {
        return 0;
    };
    if continuous::the_blackfish(combat, loser) {
        return 0;
    }
    let swords = icons(position, combat, winner).swords;
    let stopped = icons(position, combat, loser).forts;
    let units = candidates(position, combat, loser);
    swords.saturating_sub(stopped).min(units.len())
}

/// The units that a side may name: those that fight upright, by an option of the table without
/// the loser's Siege Engines. Supporters and garrisons never fall.
pub fn candidates(position: &Position, combat: &Combat, side: Side) -> Army {
    let units = upright(position, combat, side);
    let forbidden = position.setup.siege_casualty == SiegeCasualty::Forbidden;
    if forbidden && combat.loser() == Some(side) {
        units.minus(fighters::only(units, Unit::SiegeEngine))
    } else {
        units
    }
}

/// The units of a house that go without being named: the only choice there is, unless the house
/// wants to be asked; none need no naming.
pub(super) fn by_itself(
    position: &Position,
    house: House,
    (units, count): (Army, u8),
) -> Option<Army> {
    let unnamed = |lost: &Army| lost.is_empty() || !position.wants_to_be_asked(house);
    only_choice(units, count).filter(unnamed)
}

/// The only way to name `count` of these units, if there is only one.
fn only_choice(units: Army, count: u8) -> Option<Army> {
    if count == 0 {
        return Some(Army::NONE);
    }
    if count >= units.len() {
        return Some(units);
    }
    let alike = |&unit: &Unit| units.count(unit) == units.len();
    let unit = Unit::ALL.into_iter().find(alike)?;
    Some(Army::NONE.with(unit, count))
}

/// The answer that names `count` of these units, if there is only one.
pub(super) fn forced(combat: &Combat, units: Army, count: u8) -> Option<Action> {
    let lost = only_choice(units, count)?;
    Some(Action::Destroy(Troops::of(combat.area, lost)))
}

/// Checks that `count` of these units are named, all of them in the embattled area.
pub(super) fn check(
    combat: &Combat,
    units: Army,
    count: u8,
    action: &Action,
) -> Result<(), Illegal> {
    let Action::Destroy(troops) = action else {
        return Err(unfit(action));
    };
    for (area, army) in troops.iter() {
        if area != combat.area || !units.covers(army) {
            return Err(Illegal::NotEnoughUnits(area));
        }
    }
    let named = troops.len();
    if named == count {
        Ok(())
    } else {
        let wanted = count;
        Err(Illegal::WrongNumber { wanted, named })
    }
}

/// Swords and skulls are answered alike; the combat goes on where it asked.
pub(super) fn answer(state: &mut State, side: Side, action: &Action, cx: &mut impl Cx<Event>) {
    lose(state, side, action, cx);
    let next = match state.agenda.top() {
        Some(agenda::Step::Combat(Step::Skull(side))) => after_skull(side),
        _ => Step::Skull(Side::Attacker),
    };
    turn_to(state, next);
}

/// Returns what comes after the skull of `side`.
pub(super) const fn after_skull(side: Side) -> Step {
    match side {
        Side::Attacker => Step::Skull(Side::Defender),
        Side::Defender => Step::LeaveBehind,
    }
}

/// The named units are destroyed.
pub(super) fn lose(state: &mut State, side: Side, action: &Action, cx: &mut impl Cx<Event>) {
    if let Action::Destroy(units) = action {
        fighters::destroy(state, side, (units.total(), Army::NONE), cx);
    }
}

pub(super) fn sample(
    combat: &Combat,
    units: Army,
    count: u8,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    let mut left = units;
    let mut named = Army::NONE;
    for _ in 0..count {
        let chosen = dice.below(u32::from(left.len())) as usize;
        let unit = left.iter().nth(chosen);
        let unit = Army::one(unit.expect("no more are asked for than there are"));
        left = left.minus(unit);
        named = named.plus(unit);
    }
    Action::Destroy(Troops::of(combat.area, named))
}

/// The loser's Siege Engines first, for they cannot retreat anyway; then as [`spare`].
pub(super) fn fallback(combat: &Combat, side: Side, units: Army, count: u8) -> Action {
    let named = cheapest_first(combat, side, units, count);
    Action::Destroy(Troops::of(combat.area, named))
}

/// The units that a side misses least.
pub(super) fn cheapest_first(combat: &Combat, side: Side, units: Army, count: u8) -> Army {
    let doomed = if combat.loser() == Some(side) {
        fighters::only(units, Unit::SiegeEngine)
    } else {
        Army::NONE
    };
    let engines = Army::NONE.with(Unit::SiegeEngine, doomed.len().min(count));
    let others = cheapest(units.minus(doomed), count - engines.len());
    engines.plus(others)
}

/// The cheapest units.
pub(super) fn spare(combat: &Combat, units: Army, count: u8) -> Action {
    Action::Destroy(Troops::of(combat.area, cheapest(units, count)))
}

/// Footmen before ships before Knights before Siege Engines.
fn cheapest(units: Army, count: u8) -> Army {
    const PRICE: [Unit; 4] = [Unit::Footman, Unit::Ship, Unit::Knight, Unit::SiegeEngine];
    PRICE.into_iter().fold(Army::NONE, |named, unit| {
        let left = count - named.len();
        named.with(unit, units.count(unit).min(left))
    })
}
