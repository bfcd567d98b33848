//! The printed board: kinds, buildings, icons and borders of the areas.

mod places;
#[cfg(test)]
mod tests;

use crate::{Area, AreaSet, House};
pub use places::PLACES;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Land,
    Sea,
    /// The harbour of `land`, opening to `sea`.
    Port {
        land: Area,
        sea: Area,
    },
}

/// A building that counts for victory and musters units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Building {
    Castle,
    Stronghold,
}

/// The print of one area.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    pub area: Area,
    pub kind: Kind,
    pub building: Option<Building>,
    /// Barrels.
    pub supply_icons: u8,
    /// Crowns.
    pub power_icons: u8,
    /// Rivers without a bridge separate; bridges join.
    pub borders: AreaSet,
}

const fn land(
    area: Area,
    building: Option<Building>,
    supply_icons: u8,
    power_icons: u8,
    borders: &[Area],
) -> Place {
    Place {
        area,
        kind: Kind::Land,
        building,
        supply_icons,
        power_icons,
        borders: AreaSet::of(borders),
    }
}

const fn sea(area: Area, borders: &[Area]) -> Place {
    Place {
        area,
        kind: Kind::Sea,
        building: None,
        supply_icons: 0,
        power_icons: 0,
        borders: AreaSet::of(borders),
    }
}

const fn port(area: Area, land: Area, sea: Area) -> Place {
    Place {
        area,
        kind: Kind::Port { land, sea },
        building: None,
        supply_icons: 0,
        power_icons: 0,
        borders: AreaSet::of(&[land, sea]),
    }
}

/// The 38 land areas.
pub const LANDS: AreaSet = AreaSet::first(38);
/// The 12 sea areas.
pub const SEAS: AreaSet = AreaSet::first(50).difference(LANDS);
/// The 8 ports.
pub const PORTS: AreaSet = AreaSet::ALL.difference(AreaSet::first(50));
/// The number of ships that a port holds.
pub const PORT_ROOM: u8 = 3;
/// The areas in which ships lie.
pub const SEAS_AND_PORTS: AreaSet = SEAS.union(PORTS);
/// The land areas with a castle or a stronghold: what counts for victory.
pub const BUILDINGS: AreaSet = CASTLES.union(STRONGHOLDS);
pub const CASTLES: AreaSet = {
    use Area::{
        CrackclawPoint, FlintsFinger, Harrenhal, MoatCailin, Starfall, StormsEnd, TheEyrie,
        TheReach, WhiteHarbor, Yronwood,
    };
    AreaSet::of(&[
        WhiteHarbor,
        MoatCailin,
        FlintsFinger,
        Harrenhal,
        TheEyrie,
        CrackclawPoint,
        StormsEnd,
        TheReach,
        Starfall,
        Yronwood,
    ])
};
pub const STRONGHOLDS: AreaSet = {
    use Area::{
        Dragonstone, Highgarden, KingsLanding, Lannisport, Oldtown, Pyke, Riverrun, Seagard,
        Sunspear, Winterfell,
    };
    AreaSet::of(&[
        Winterfell,
        Seagard,
        Riverrun,
        Pyke,
        Lannisport,
        KingsLanding,
        Dragonstone,
        Highgarden,
        Oldtown,
        Sunspear,
    ])
};

impl Area {
    pub fn place(self) -> &'static Place {
        &PLACES[self.index()]
    }

    /// The areas that border this one; a port borders its land and its sea.
    pub fn borders(self) -> AreaSet {
        self.place().borders
    }

    /// The house whose shield is printed here.
    pub const fn home_of(self) -> Option<House> {
        match self {
            Self::Dragonstone => Some(House::Baratheon),
            Self::Lannisport => Some(House::Lannister),
            Self::Winterfell => Some(House::Stark),
            Self::Pyke => Some(House::Greyjoy),
            Self::Highgarden => Some(House::Tyrell),
            Self::Sunspear => Some(House::Martell),
            _ => None,
        }
    }
}

impl House {
    /// The area with the printed shield of this house.
    pub const fn home(self) -> Area {
        match self {
            Self::Baratheon => Area::Dragonstone,
            Self::Lannister => Area::Lannisport,
            Self::Stark => Area::Winterfell,
            Self::Greyjoy => Area::Pyke,
            Self::Tyrell => Area::Highgarden,
            Self::Martell => Area::Sunspear,
        }
    }
}
