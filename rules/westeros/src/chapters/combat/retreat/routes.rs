//! The areas to which beaten units may go, and what that costs them.

use crate::{
    Area, AreaSet, Army, BeatenAttacker, Combat, House, Position, Side, Unit,
    board::{PORT_ROOM, PORTS},
    chapters::combat::fighters::{fighters, only, upright},
    general::armies::Armies,
    general::movement::reach,
};

/// The areas to choose from. None at all: the beaten units are destroyed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Retreats {
    pub areas: AreaSet,
    /// The number of retreating units that are lost for want of supply or room, wherever they go.
    pub loss: u8,
}

/// Returns where the beaten army of `side` may go by its own choice: attackers back, defenders to an area next to the
/// combat, or over own ships; only where the fewest units are lost.
pub fn retreats(position: &Position, combat: &Combat, side: Side) -> Retreats {
    let areas = match side {
        Side::Attacker => back(position, combat),
        Side::Defender => near(position, combat, side),
    };
    cheapest(position, combat, side, areas)
}

/// The area the attackers came from, unless it is an enemy's by now.
pub fn back(position: &Position, combat: &Combat) -> AreaSet {
    if open(position, combat.houses.attacker, combat.from) {
        AreaSet::of(&[combat.from])
    } else {
        AreaSet::EMPTY
    }
}

/// The areas next to the combat that a beaten defender may enter: never the one the attackers
/// came from.
pub fn near(position: &Position, combat: &Combat, side: Side) -> AreaSet {
    let house = combat.houses[side];
    let reached = reach(position, house, combat.area).without(combat.from);
    reached
        .iter()
        .filter(|&area| open(position, house, area))
        .collect()
}

/// Tells whether nothing of an enemy's is there: no units, power token, garrison or printed shield, and no neutral
/// force. Own units or an own token outweigh the shield.
fn open(position: &Position, house: House, area: Area) -> bool {
    if position.occupied[house].contains(area) || position.power_tokens[house].contains(area) {
        return true;
    }
    let foreign_home = area
        .home_of()
        .is_some_and(|it| it != house && position.in_play(it));
    !foreign_home
        && position.units_of(area).is_none()
        && position.power_token(area).is_none()
        && !position.neutral_forces.contains(area)
}

/// Those of the areas that cost the fewest units; none if all would be lost everywhere.
pub fn cheapest(position: &Position, combat: &Combat, side: Side, areas: AreaSet) -> Retreats {
    let all = retreating(position, combat, side).len();
    let mut best = Retreats {
        areas: AreaSet::EMPTY,
        loss: all,
    };
    for area in areas {
        let loss = loss(position, combat, side, area);
        if loss < best.loss {
            best = Retreats {
                areas: AreaSet::EMPTY,
                loss,
            };
        }
        if loss == best.loss && loss < all {
            best.areas = best.areas.with(area);
        }
    }
    best
}

/// The units of a side that could retreat; of winning attackers, whom Arianne sends back, all.
fn retreating(position: &Position, combat: &Combat, side: Side) -> Army {
    let upright = upright(position, combat, side);
    if combat.winner == Some(side) {
        upright
    } else {
        upright.minus(only(upright, Unit::SiegeEngine))
    }
}

/// Returns how many of the units of a side have to be destroyed for the others to go there: supply must feed them, and
/// a port have room.
pub fn loss(position: &Position, combat: &Combat, side: Side, to: Area) -> u8 {
    let homeward = side == Side::Attacker && to == combat.from;
    if homeward && position.setup.beaten_attacker == BeatenAttacker::Ignored {
        return 0;
    }
    let house = combat.houses[side];
    let units = retreating(position, combat, side).len();
    let before = Armies::of(position, house);
    let mut armies = before;
    if side == Side::Defender {
        let leaving = fighters(position, combat, side).len();
        armies.remove(leaving);
    }
    let there = position.units[to].len();
    armies.remove(there);
    let room = if PORTS.contains(to) {
        PORT_ROOM
    } else {
        u8::MAX
    };
    let feeds = |&lost: &u8| {
        let army = there + units - lost;
        let mut armies = armies;
        armies.add(army);
        // A unit alone is no army and needs no supply.
        army <= room && (army < 2 || armies.fit_after(position.supply[house], before))
    };
    (0..units).find(feeds).unwrap_or(units)
}
