//! The check whether a march is legal.

use super::{Arrival, arrival, neutral, why_no_token};
use crate::{
    Area, Army, AttackSupply, House, Illegal, March, Order, Position, Troops, Unit,
    board::{PORT_ROOM, PORTS},
    general::armies::Armies,
    general::movement::reach,
    state::setup::closed,
};

/// Returns why a house may not resolve a March order like this; `None` if it may.
pub fn why_not(position: &Position, house: House, march: &March) -> Option<Illegal> {
    let &March { from, moves, .. } = march;
    if !position.orders_of(house, Order::March).contains(from) {
        return Some(Illegal::NoSuchOrder(from));
    }
    let reached = reach(position, house, from);
    let mut left = position.upright(from);
    let mut attacked = None;
    for (area, army) in moves.iter() {
        if closed(position.players).contains(area) {
            return Some(Illegal::Closed(area));
        }
        if !reached.contains(area) {
            return Some(Illegal::OutOfReach(area));
        }
        if !left.covers(army) {
            return Some(Illegal::NotEnoughUnits(from));
        }
        left = left.minus(army);
        match arrival(position, house, area) {
            Arrival::Free => {}
            Arrival::Combat(_) | Arrival::Neutral(_) if attacked.is_some() => {
                return Some(Illegal::TwoAttacks(area));
            }
            Arrival::Combat(_) | Arrival::Neutral(_) => attacked = Some(area),
        }
        if PORTS.contains(area) && position.units[area].len() + army.len() > PORT_ROOM {
            return Some(Illegal::PortFull(area));
        }
    }
    let too_strong = || attacked.and_then(|attack| too_strong(position, house, march, attack));
    let no_token = || {
        let barred = march.leave_token && why_no_token(position, house, from, &moves).is_some();
        barred.then_some(Illegal::NoToken(from))
    };
    let unfed = || (!fed(position, house, march)).then_some(Illegal::SupplyExceeded);
    too_strong().or_else(unfed).or_else(no_token)
}

/// A neutral force gives way to strength alone, its own included.
fn too_strong(position: &Position, house: House, march: &March, area: Area) -> Option<Illegal> {
    let Arrival::Neutral(needed) = arrival(position, house, area) else {
        return None;
    };
    let strength = neutral::strength(position, march, area);
    (strength < needed).then_some(Illegal::NeutralTooStrong { strength, needed })
}

/// Tells whether supply feeds the armies where the march takes them.
///
/// A march without moves changes nothing, so nothing can be held against it.
fn fed(position: &Position, house: House, march: &March) -> bool {
    march.moves.is_empty()
        || armies_after(position, house, march)
            .fit_after(position.supply[house], Armies::of(position, house))
}

/// Returns true where supply feeds the armies after some march into an area, whoever goes there and wherever the
/// others are.
///
/// A unit alone is no army, so the others are best alone where nobody stands, and else together: where they are,
/// or in one other area.
pub(super) fn can_be_fed(position: &Position, house: House, (from, to): (Area, Area)) -> bool {
    let all: Vec<Unit> = position.upright(from).iter().collect();
    let attacks = |area: Area| arrival(position, house, area) != Arrival::Free;
    let others: Vec<Area> = reach(position, house, from)
        .iter()
        .filter(|&it| it != to && !(attacks(it) && attacks(to)))
        .collect();
    let mut attacked = attacks(to);
    let alone = others.iter().copied().filter(|&it| {
        let attack = attacks(it);
        let empty = if attack {
            !std::mem::replace(&mut attacked, true)
        } else {
            position.units[it].is_empty()
        };
        empty && !closed(position.players).contains(it)
    });
    let alone: Vec<Area> = alone.collect();
    let feeds = |moves: Troops| {
        let fits = |(area, army): (Area, Army)| {
            !PORTS.contains(area) || position.units[area].len() + army.len() <= PORT_ROOM
        };
        let attacks = moves.iter().filter(|(area, _)| attacks(*area)).count();
        let march = March {
            from,
            moves,
            leave_token: false,
        };
        attacks <= 1 && moves.iter().all(fits) && fed(position, house, &march)
    };
    let army = |units: &[Unit]| {
        let units = units.iter().copied().map(Army::one);
        units.fold(Army::NONE, Army::plus)
    };
    (1..=all.len()).any(|count| {
        let (there, rest) = all.split_at(count);
        let mut moves = Troops::of(to, army(there));
        (0..=rest.len().min(alone.len())).any(|singles| {
            if let Some(last) = singles.checked_sub(1) {
                moves = moves.with(alone[last], Army::one(rest[last]));
            }
            let left = army(&rest[singles..]);
            let together = |&area: &Area| {
                let there = moves.at(area).plus(left);
                !left.is_empty() && feeds(moves.with(area, there))
            };
            feeds(moves) || others.iter().any(together)
        })
    })
}

/// The armies of a house where the march takes them, attackers in the attacked area.
pub fn armies_after(position: &Position, house: House, march: &March) -> Armies {
    let mut armies = Armies::of(position, house);
    let here = position.units[march.from].len();
    change(&mut armies, here, here.saturating_sub(march.moves.len()));
    for (area, army) in march.moves.iter() {
        match (arrival(position, house, area), position.setup.attack_supply) {
            (Arrival::Free, _) => {
                let there = position.units[area].len();
                change(&mut armies, there, there + army.len());
            }
            (Arrival::Combat(_), AttackSupply::Ignored) => {}
            (Arrival::Combat(_), AttackSupply::Counted) | (Arrival::Neutral(_), _) => {
                armies.add(army.len());
            }
        }
    }
    armies
}

fn change(armies: &mut Armies, before: u8, after: u8) {
    armies.remove(before);
    armies.add(after);
}
