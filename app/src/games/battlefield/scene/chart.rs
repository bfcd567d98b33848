//! The position of the table in the picture: north is up, or the view is turned half round.

use battlefield::{
    geometry::{Facing, Mil, Point},
    position::Position,
};
use std::fmt::Write;

/// Around the table there is so much room: for its wooden edge.
pub const MARGIN: Mil = 320;

/// A place in the picture: to the right, and down.
pub type Spot = (Mil, Mil);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chart {
    pub width: Mil,
    pub depth: Mil,
    /// South is up.
    pub turned: bool,
}

impl Chart {
    pub fn new(position: &Position, turned: bool) -> Self {
        Self {
            width: position.setup.width,
            depth: position.setup.depth,
            turned,
        }
    }

    /// The spot where a place of the table is drawn.
    pub const fn spot(self, at: Point) -> Spot {
        if self.turned {
            (self.width - at.x, at.y)
        } else {
            (at.x, self.depth - at.y)
        }
    }

    /// The place of the table that is drawn there.
    pub const fn point(self, (x, y): Spot) -> Point {
        if self.turned {
            Point::new(self.width - x, y)
        } else {
            Point::new(x, self.depth - y)
        }
    }

    /// Hundredths of a degree by which what looks up is turned to look that way.
    const fn degrees(self, facing: Facing) -> u32 {
        let facing = if self.turned {
            facing.turned(Facing::SOUTH)
        } else {
            facing
        };
        (facing.0 as u32 * 36_000 + 32_768) / 65_536 % 36_000
    }

    /// The same, as SVG writes it.
    pub fn turn(self, facing: Facing) -> String {
        written(self.degrees(facing))
    }

    /// The way back.
    pub fn turn_back(self, facing: Facing) -> String {
        written((36_000 - self.degrees(facing)) % 36_000)
    }

    /// The transform by which something drawn about its middle, looking up, has to be put.
    pub fn placed(self, at: Point, facing: Facing) -> String {
        let (x, y) = self.spot(at);
        let turn = self.turn(facing);
        if turn == "0" {
            format!("translate({x} {y})")
        } else {
            format!("translate({x} {y})rotate({turn})")
        }
    }

    /// A closed path around places of the table, added to `out`.
    pub fn outline(self, corners: &[Point], out: &mut String) {
        let mut before = None;
        for corner in corners {
            let (x, y) = self.spot(*corner);
            // Writing to a text never fails.
            let _ = match before {
                None => write!(out, "M{x} {y}l"),
                Some((left, top)) => write!(out, "{} {} ", x - left, y - top),
            };
            before = Some((x, y));
        }
        out.push('z');
    }

    /// All there is to see, as a `viewBox`: left, top, width, height.
    pub const fn whole(self) -> [Mil; 4] {
        [
            -MARGIN,
            -MARGIN,
            self.width + 2 * MARGIN,
            self.depth + 2 * MARGIN,
        ]
    }
}

fn written(hundredths: u32) -> String {
    let (whole, part) = (hundredths / 100, hundredths % 100);
    match (part, part % 10) {
        (0, _) => whole.to_string(),
        (_, 0) => format!("{whole}.{}", part / 10),
        _ => format!("{whole}.{part:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NORTH: Chart = Chart {
        width: 72_000,
        depth: 48_000,
        turned: false,
    };
    const SOUTH: Chart = Chart {
        turned: true,
        ..NORTH
    };

    #[test]
    fn north_is_up_and_the_view_can_be_turned() {
        let at = Point::new(1_000, 2_000);
        assert_eq!(NORTH.spot(at), (1_000, 46_000));
        assert_eq!(SOUTH.spot(at), (71_000, 2_000));
        assert!([NORTH, SOUTH].iter().all(|it| it.point(it.spot(at)) == at));
    }

    #[test]
    fn directions_are_degrees_clockwise() {
        let turns = [0, 5_461, 16_384, 65_535].map(|it| NORTH.turn(Facing(it)));
        assert_eq!(turns, ["0", "30", "90", "359.99"]);
        assert_eq!(NORTH.turn_back(Facing::EAST), "270");
        assert_eq!(SOUTH.turn(Facing::EAST), "270");
        assert_eq!(
            NORTH.placed(Point::new(5, 0), Facing::NORTH),
            "translate(5 48000)"
        );
    }

    #[test]
    fn outlines_are_written_in_steps() {
        let mut out = String::new();
        let corners = [(0, 0), (10, 0), (10, -20)].map(|(x, y)| Point::new(x, y));
        NORTH.outline(&corners, &mut out);
        assert_eq!(out, "M0 48000l10 0 0 20 z");
    }
}
