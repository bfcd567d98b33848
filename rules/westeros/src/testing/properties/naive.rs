//! The rules again, slowly, with lists and loops.

use crate::{
    Area, AreaSet, Army, AttackSupply, House, March, Position, Troops, Unit,
    board::{Kind, PLACES},
    general::supply::LIMITS,
    state::setup::{closed, neutral_force},
};
use tabletop::{Dice, testkit::TestDice};

pub(super) fn controller(position: &Position, area: Area) -> Option<House> {
    let at = match PLACES[area as usize].kind {
        Kind::Port { land, .. } => land,
        Kind::Land | Kind::Sea => area,
    };
    let houses = House::ALL.into_iter();
    let units = houses
        .clone()
        .find(|&house| position.occupied[house].contains(at));
    if units.is_some() || PLACES[at as usize].kind == Kind::Sea {
        return units;
    }
    let token = houses
        .clone()
        .find(|&house| position.power_tokens[house].contains(at));
    let shield = houses
        .take(usize::from(position.players))
        .find(|house| house.home() == at);
    token.or(shield)
}

pub(super) fn armies(position: &Position, house: House) -> Vec<u8> {
    Area::ALL
        .into_iter()
        .filter(|&area| position.occupied[house].contains(area))
        .map(|area| position.units[area].iter().count() as u8)
        .collect()
}

pub(super) fn fit(mut sizes: Vec<u8>, supply: u8) -> bool {
    sizes.retain(|&size| size > 1);
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    let limits = LIMITS[usize::from(supply)];
    sizes.len() <= limits.len() && sizes.iter().zip(limits).all(|(size, limit)| size <= limit)
}

fn border(a: Area, b: Area) -> bool {
    PLACES[a as usize].borders.iter().any(|it| it == b)
}

fn is_land(area: Area) -> bool {
    PLACES[area as usize].kind == Kind::Land
}

fn is_sea(area: Area) -> bool {
    PLACES[area as usize].kind == Kind::Sea
}

pub(super) fn reaches(position: &Position, house: House, from: Area, to: Area) -> bool {
    if from == to || closed(position.players).iter().any(|it| it == to) {
        return false;
    }
    match (PLACES[from as usize].kind, PLACES[to as usize].kind) {
        (Kind::Land, Kind::Land) => {
            border(from, to) || sails(position, house, from, to, &mut vec![])
        }
        (Kind::Sea | Kind::Port { .. }, Kind::Sea) => border(from, to),
        (Kind::Sea, Kind::Port { land, .. }) => {
            border(from, to) && controller(position, land) == Some(house)
        }
        _ => false,
    }
}

/// Tells whether a chain of seas with own ships leads from here to that land.
fn sails(position: &Position, house: House, at: Area, to: Area, crossed: &mut Vec<Area>) -> bool {
    let seas: Vec<Area> = Area::ALL
        .into_iter()
        .filter(|&sea| is_sea(sea) && border(at, sea) && !crossed.contains(&sea))
        .filter(|&sea| position.occupied[house].contains(sea))
        .collect();
    seas.into_iter().any(|sea| {
        crossed.push(sea);
        border(sea, to) || sails(position, house, sea, to, crossed)
    })
}

/// A march that need not be legal: any upright or routed units to areas near and far.
pub(super) fn any_march(position: &Position, orders: AreaSet, dice: &mut TestDice) -> March {
    let from = orders.pick(dice).unwrap();
    let near = from
        .borders()
        .iter()
        .fold(from.borders(), |all, it| all.union(it.borders()));
    let mut moves = Troops::NONE;
    let one = near.pick(dice).unwrap();
    for unit in position.units[from].iter() {
        let to = match dice.below(4) {
            0 => continue,
            1 => near.pick(dice).unwrap(),
            _ => one,
        };
        if to != from {
            moves.add(to, Army::one(unit));
        }
    }
    March {
        from,
        moves,
        leave_token: dice.below(4) == 0,
    }
}

pub(super) fn legal(position: &Position, house: House, march: &March) -> bool {
    let from = march.from;
    let upright = position.upright(from);
    let enough = Unit::ALL
        .into_iter()
        .all(|unit| march.moves.total().count(unit) <= upright.count(unit));
    let reached = march
        .moves
        .iter()
        .all(|(to, _)| reaches(position, house, from, to));
    if !enough || !reached {
        return false;
    }
    let attacks: Vec<_> = march
        .moves
        .iter()
        .filter(|&(to, _)| defended(position, house, to))
        .collect();
    let strong = attacks.iter().all(|&(to, army)| {
        !position.neutral_forces.contains(to) || strong(position, march, to, army)
    });
    let ports = march
        .moves
        .iter()
        .all(|(to, army)| is_land(to) || is_sea(to) || position.units[to].len() + army.len() <= 3);
    attacks.len() < 2
        && strong
        && ports
        && fed(position, house, march)
        && (!march.leave_token || token(position, house, march))
}

fn defended(position: &Position, house: House, area: Area) -> bool {
    let units = House::ALL
        .into_iter()
        .any(|it| it != house && position.occupied[it].contains(area));
    let garrison = position.garrisons.contains(area) && house.home() != area;
    units || garrison || position.neutral_forces.contains(area)
}

fn strong(position: &Position, march: &March, area: Area, army: Army) -> bool {
    let siege = if PLACES[area as usize].building.is_some() {
        4
    } else {
        0
    };
    let worth = |army: Army| -> i32 {
        army.iter()
            .map(|unit| match unit {
                Unit::Footman | Unit::Ship => 1,
                Unit::Knight => 2,
                Unit::SiegeEngine => siege,
            })
            .sum()
    };
    let modifier = |area: Area| match position.orders.get(area) {
        Some(crate::OrderToken::MarchMinusOne) => -1,
        Some(crate::OrderToken::MarchPlusOne | crate::OrderToken::SupportStar) => 1,
        _ => 0,
    };
    let mine = House::ALL
        .into_iter()
        .find(|&it| position.occupied[it].contains(march.from))
        .unwrap();
    let pledged = |from: Area| {
        position.call.is_some_and(|call| {
            call.from == march.from && call.area == area && call.granted.contains(from)
        })
    };
    let support: i32 = Area::ALL
        .into_iter()
        .filter(|&it| (is_land(it) || is_sea(it)) && border(it, area))
        .filter(|&it| position.orders.of_kind(crate::Order::Support).contains(it))
        .filter(|&it| position.occupied[mine].contains(it) || pledged(it))
        .map(|it| worth(position.upright(it)) + modifier(it))
        .sum();
    worth(army) + modifier(march.from) + support >= i32::from(neutral_force(position.players, area))
}

fn fed(position: &Position, house: House, march: &March) -> bool {
    let mut after = *position;
    for (to, army) in march.moves.iter() {
        after.take_exactly(march.from, army, Army::NONE);
        let attack = defended(position, house, to);
        let uncounted = attack
            && !position.neutral_forces.contains(to)
            && position.setup.attack_supply == AttackSupply::Ignored;
        if !uncounted {
            // Only sizes count here: an attacker stands with a house of nobody's.
            if attack {
                after.occupied = crate::ByHouse::from_fn(|it| after.occupied[it].without(to));
                after.units[to] = Army::NONE;
            }
            after.put(house, to, army);
        }
    }
    march.moves.is_empty() || fit(armies(&after, house), position.supply[house])
}

fn token(position: &Position, house: House, march: &March) -> bool {
    is_land(march.from)
        && march.moves.len() == position.units[march.from].len()
        && house.home() != march.from
        && !position.power_tokens[house].contains(march.from)
        && position.power[house] > 0
}
