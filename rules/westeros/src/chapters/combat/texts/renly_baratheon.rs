//! Renly may turn one own Footman that fought or supported into a Knight.

use crate::{
    Action, Area, AreaSet, Army, Combat, Event, HouseCard, Illegal, Position, Side, State, Troops,
    Unit,
    chapters::combat::{ask, fighters, now, now_mut},
    state::agenda::Flow,
};
use tabletop::{Cx, Dice};

/// The areas with such a Footman, the embattled one for those that fought; none without a Knight
/// beside the board.
pub fn areas(position: &Position, combat: &Combat, side: Side) -> AreaSet {
    let house = combat.houses[side];
    if position.figures_left(house, Unit::Knight) == 0 {
        return AreaSet::EMPTY;
    }
    let footmen = |army: Army| army.count(Unit::Footman) > 0;
    let supported: AreaSet = combat.supports[side]
        .intersection(position.occupied[house])
        .iter()
        .filter(|&it| footmen(position.units[it]))
        .collect();
    if footmen(fighters::fighters(position, combat, side)) {
        supported.with(combat.area)
    } else {
        supported
    }
}

pub fn won(state: &mut State, side: Side) -> Flow {
    if areas(state, &now(state), side).is_empty() {
        return Flow::GoOn;
    }
    ask(state, side)
}

pub fn check(areas: AreaSet, action: &Action) -> Result<(), Illegal> {
    let troops = match action {
        Action::Decline => return Ok(()),
        Action::Promote(troops) => troops,
        _ => return Err(Illegal::WrongAnswer),
    };
    for (area, army) in troops.iter() {
        if !areas.contains(area) || army.count(Unit::Footman) != army.len() {
            return Err(Illegal::NoFootman(area));
        }
    }
    let named = troops.len();
    if named == 1 {
        Ok(())
    } else {
        Err(Illegal::WrongNumber { wanted: 1, named })
    }
}

/// An upright Footman, if there is one; a routed one becomes a routed Knight.
pub fn answer(state: &mut State, side: Side, action: &Action, cx: &mut impl Cx<Event>) {
    let Action::Promote(units) = *action else {
        return;
    };
    let Some((area, footman)) = units.iter().next() else {
        return;
    };
    cx.emit(Event::CardUsed {
        card: HouseCard::RenlyBaratheon,
    });
    let combat = now(state);
    let house = combat.houses[side];
    let knight = Army::one(Unit::Knight);
    if side == Side::Attacker && area == combat.area {
        now_mut(state).attackers = combat.attackers.minus(footman).plus(knight);
    } else if state.take(area, footman).is_empty() {
        state.put(house, area, knight);
    } else {
        state.put_routed(house, area, knight);
    }
    let by = Unit::Knight;
    cx.emit(Event::UnitsReplaced { house, units, by });
}

fn promote(area: Area) -> Action {
    Action::Promote(Troops::of(area, Army::one(Unit::Footman)))
}

pub fn sample(areas: AreaSet, dice: &mut (impl Dice + ?Sized)) -> Action {
    let declined = dice.below(4) == 0;
    let area = areas.pick(dice).filter(|_| !declined);
    area.map_or(Action::Decline, promote)
}

/// One that fought, if there is one.
pub fn fallback(position: &Position, combat: &Combat, areas: AreaSet) -> Action {
    let fought = areas.contains(combat.area).then_some(combat.area);
    let upright = |&area: &Area| position.upright(area).count(Unit::Footman) > 0;
    let supported = areas.iter().find(upright).or_else(|| areas.iter().next());
    fought.or(supported).map_or(Action::Decline, promote)
}
