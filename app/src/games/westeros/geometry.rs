//! The places of everything on the map, in map units: 1000 across and 1800 down, north up.
//!
//! Made once from the project's own map data; no other place knows a coordinate of the board.

mod corners;
mod decor;
mod far;
mod lines;
mod outlines;
mod reach;
#[cfg(feature = "ssr")]
mod small;
mod spots;

pub use corners::corners;
pub use decor::{DECOR, Decor};
pub use far::far_name;
pub use lines::{BEYOND_THE_WALL, INLAND, RIVERS, SEA_BORDERS, SHORE};
pub use reach::{DISC, reach};
use westeros::Area;

pub const WIDTH: f64 = 1000.0;
pub const HEIGHT: f64 = 1800.0;

/// The size in which names are written while the whole map is in sight: 11 CSS pixels on a screen of 900.
pub const FAR_SIZE: i16 = 25;

/// A point in map units.
pub type Point = (i16, i16);

/// The place of what an area does not have.
pub const NOWHERE: Point = (0, 0);

/// The places of the things of one area.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    pub name: Name,
    /// The castle or stronghold; the anchor of a port.
    pub building: Point,
    /// The middle of the barrels and crowns.
    pub icons: Point,
    /// Barrels and crowns stand above each other instead of side by side.
    pub icons_upright: bool,
    pub order: Point,
    pub units: Spread,
    /// The power token, garrison or neutral force: there is never more than one of them.
    pub token: Point,
    /// The number of the shade of paper, of four; neighbors differ.
    pub tone: u8,
}

/// The name as it is written on the map. Ports have none.
#[derive(Clone, Copy, Debug)]
pub struct Name {
    /// The middle of the first base line; of the whole name where the whole map is in sight.
    pub at: Point,
    pub size: i16,
    /// Lines, parted by `|`.
    pub text: &'static str,
}

/// A block of places for units.
#[derive(Clone, Copy, Debug)]
pub struct Spread {
    /// The middle of the block.
    pub at: Point,
    pub columns: u8,
    /// From one place to the next, across and down, when the block is full.
    pub pitch: Point,
}

const fn row(
    (name_x, name_y, size, text): (i16, i16, i16, &'static str),
    building: Point,
    (icons_x, icons_y, upright): (i16, i16, u8),
    order: Point,
    (units_x, units_y, columns, across, down): (i16, i16, u8, i16, i16),
    token: Point,
    tone: u8,
) -> Spot {
    Spot {
        name: Name {
            at: (name_x, name_y),
            size,
            text,
        },
        building,
        icons: (icons_x, icons_y),
        icons_upright: upright == 1,
        order,
        units: Spread {
            at: (units_x, units_y),
            columns,
            pitch: (across, down),
        },
        token,
        tone,
    }
}

/// Returns where the things of an area lie.
pub const fn spot(area: Area) -> &'static Spot {
    &spots::SPOTS[area.index()]
}

/// The outline of a land or sea as SVG path data; ports are drawn as their anchor.
pub fn outline(area: Area) -> Option<&'static str> {
    outlines::OUTLINES.get(area.index()).copied()
}

/// The outline of a land in tenths of map units, for a picture of 100 by 180.
#[cfg(feature = "ssr")]
pub fn small_outline(area: Area) -> Option<&'static str> {
    small::SMALL.get(area.index()).copied()
}

/// Returns the place of the units of an area.
pub fn units_at(area: Area) -> (f64, f64) {
    let (x, y) = spot(area).units.at;
    (f64::from(x), f64::from(y))
}

/// Returns where the order token of an area lies.
pub fn anchor(area: Area) -> (f64, f64) {
    let (x, y) = spot(area).order;
    (f64::from(x), f64::from(y))
}
