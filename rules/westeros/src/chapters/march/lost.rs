//! The loss of a house that leaves an area without a power token.

use crate::{
    Area, Army, House, March, Position,
    board::{Building, Kind, LANDS, PORTS},
    general::control::controller,
};

/// The things that go with the control of the area a march began in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lost {
    pub area: Area,
    /// The house that controls it then: the house whose home it is, or nobody.
    pub falls_to: Option<House>,
    pub building: Option<Building>,
    pub barrels: u8,
    pub crowns: u8,
    /// The port with own ships in it, and how many: they go with the land.
    pub ships: Option<(Area, u8)>,
}

/// Returns what these moves lose if no power token stays behind; `None` if the area stays the house's.
pub fn lost_without_token(position: &Position, house: House, march: &March) -> Option<Lost> {
    let area = march.from;
    if !LANDS.contains(area) || march.moves.total() != position.units[area] {
        return None;
    }
    let mut after = *position;
    after.take_exactly(area, position.upright(area), Army::NONE);
    let falls_to = controller(&after, area);
    if falls_to == Some(house) {
        return None;
    }
    let place = area.place();
    let ours = |port: &Area| position.occupied[house].contains(*port);
    Some(Lost {
        area,
        falls_to,
        building: place.building,
        barrels: place.supply_icons,
        crowns: place.power_icons,
        ships: port_of(area)
            .filter(ours)
            .map(|port| (port, position.units[port].len())),
    })
}

/// The port of a land area.
fn port_of(area: Area) -> Option<Area> {
    let of_land =
        |port: &Area| matches!(port.place().kind, Kind::Port { land, .. } if land == area);
    area.borders().intersection(PORTS).iter().find(of_land)
}
