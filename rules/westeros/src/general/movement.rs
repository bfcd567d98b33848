//! The ways of units: borders, ships as bridges, ports.

use crate::{
    Area, AreaSet, House, Position,
    board::{Kind, LANDS, PORTS, SEAS},
    general::control::lands_of,
    state::setup::closed,
};

/// The land areas that land units of `house` reach from a land area: next to it, or over a chain
/// of seas that each hold a ship of their house, routed ones too. Ports are no bridge.
pub fn land_reach(position: &Position, house: House, from: Area) -> AreaSet {
    let ships = position.occupied[house].intersection(SEAS);
    let mut reach = from.borders();
    let mut crossed = AreaSet::EMPTY;
    loop {
        let next = reach.intersection(ships).difference(crossed);
        if next.is_empty() {
            break;
        }
        crossed = crossed.union(next);
        for sea in next {
            reach = reach.union(sea.borders());
        }
    }
    reach
        .intersection(LANDS)
        .without(from)
        .difference(closed(position.players))
}

/// The seas that a march from one area to another crosses, the fewest there are; none between
/// neighbours, `None` if it is out of reach.
pub fn route(position: &Position, house: House, (from, to): (Area, Area)) -> Option<Vec<Area>> {
    if !reach(position, house, from).contains(to) {
        return None;
    }
    if from.borders().contains(to) {
        return Some(Vec::new());
    }
    let ships = position.occupied[house].intersection(SEAS);
    let mut ways: Vec<Vec<Area>> = Vec::new();
    let mut crossed = AreaSet::EMPTY;
    for sea in from.borders().intersection(ships) {
        crossed = crossed.with(sea);
        ways.push(vec![sea]);
    }
    let mut next = 0;
    while let Some(way) = ways.get(next).cloned() {
        next += 1;
        let last = way.last()?;
        if last.borders().contains(to) {
            return Some(way);
        }
        for sea in last.borders().intersection(ships).difference(crossed) {
            crossed = crossed.with(sea);
            ways.push([way.as_slice(), &[sea]].concat());
        }
    }
    None
}

/// Returns where ships of `house` get from a sea or a port: the seas next to it and ports whose land their house
/// controls; from a port its sea alone.
pub fn ship_reach(position: &Position, house: House, from: Area) -> AreaSet {
    match from.place().kind {
        Kind::Port { sea, .. } => AreaSet::EMPTY.with(sea),
        Kind::Land => AreaSet::EMPTY,
        Kind::Sea => {
            let own = lands_of(position, house);
            let open = |port: &Area| match port.place().kind {
                Kind::Port { land, .. } => own.contains(land),
                Kind::Land | Kind::Sea => false,
            };
            let near = from.borders();
            let ports: AreaSet = near.intersection(PORTS).iter().filter(open).collect();
            near.intersection(SEAS)
                .union(ports)
                .difference(closed(position.players))
        }
    }
}

/// Returns where the units of `house` that stand in `from` can get.
pub fn reach(position: &Position, house: House, from: Area) -> AreaSet {
    if LANDS.contains(from) {
        land_reach(position, house, from)
    } else {
        ship_reach(position, house, from)
    }
}
