//! The icons that are printed on the map: where they are, and what each means.

use crate::games::westeros::{
    geometry::{Point, spot},
    wording::{self, Sign},
};
use westeros::Area;
use westeros::board::{Building, Kind};

/// From one barrel or crown of an area to the next.
pub const PITCH: i16 = 24;

/// An icon that is printed on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    Port,
    Castle,
    Stronghold,
    Barrel,
    Crown,
}

impl Icon {
    /// The figure that it is drawn as.
    pub const fn figure(self) -> &'static str {
        match self {
            Self::Port => "anchor",
            Self::Castle => "castle",
            Self::Stronghold => "stronghold",
            Self::Barrel => "barrel",
            Self::Crown => "crown",
        }
    }

    /// Returns what draws a small figure as large as it is on the map.
    pub const fn enlarged(self) -> &'static str {
        match self {
            Self::Port | Self::Castle | Self::Stronghold => "",
            Self::Barrel | Self::Crown => " transform=\"scale(1.55)\"",
        }
    }

    /// The radius around its middle in which it is drawn.
    pub const fn reach(self) -> f64 {
        match self {
            Self::Port => 12.0,
            Self::Castle => 13.0,
            Self::Stronghold => 16.0,
            Self::Barrel | Self::Crown => 11.0,
        }
    }

    pub fn sign(self) -> Sign {
        match self {
            Self::Port => wording::port_sign(),
            Self::Castle => wording::castle_sign(),
            Self::Stronghold => wording::stronghold_sign(),
            Self::Barrel => wording::barrel_sign(),
            Self::Crown => wording::crown_sign(),
        }
    }
}

/// The icons of an area, each with its middle.
pub fn icons(area: Area) -> Vec<(Icon, Point)> {
    let (place, spot) = (area.place(), spot(area));
    let building = match (place.kind, place.building) {
        (Kind::Port { .. }, _) => Some(Icon::Port),
        (_, Some(Building::Castle)) => Some(Icon::Castle),
        (_, Some(Building::Stronghold)) => Some(Icon::Stronghold),
        (_, None) => None,
    };
    let building = building.map(|it| (it, spot.building));
    let count = place.supply_icons + place.power_icons;
    let small = (0..count).map(|i| {
        let icon = if i < place.supply_icons {
            Icon::Barrel
        } else {
            Icon::Crown
        };
        let off = i16::from(i) * PITCH - (i16::from(count) - 1) * PITCH / 2;
        let (x, y) = spot.icons;
        let at = if spot.icons_upright {
            (x, y + off)
        } else {
            (x + off, y)
        };
        (icon, at)
    });
    building.into_iter().chain(small).collect()
}
