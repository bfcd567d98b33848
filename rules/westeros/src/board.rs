//! The printed board: kinds, buildings, icons and borders of the areas.

mod places;

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

/// What counts for victory and musters units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Building {
    Castle,
    Stronghold,
}

/// What is printed for one area.
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

impl Area {
    pub const fn place(self) -> &'static Place {
        &PLACES[self.index()]
    }

    /// The house whose shield is printed here.
    pub fn home_of(self) -> Option<House> {
        House::ALL.into_iter().find(|house| house.home() == self)
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
