//! Woods, hills and mountains between the borders, drawn where nothing else of the board ever stands.

/// A small drawing of the land, an element of `map/glyphs.svg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glyph {
    Pine,
    Oak,
    Mountain,
    Hill,
    Reed,
}

impl Glyph {
    /// The reference to its drawing.
    pub const fn href(self) -> &'static str {
        match self {
            Self::Pine => "#m-pine",
            Self::Oak => "#m-oak",
            Self::Mountain => "#m-mountain",
            Self::Hill => "#m-hill",
            Self::Reed => "#m-reed",
        }
    }

    /// Returns the reach of its drawing to the left, up, to the right and down.
    #[cfg(test)]
    pub const fn reach(self) -> [i16; 4] {
        match self {
            Self::Pine => [7, 13, 7, 8],
            Self::Oak => [7, 10, 7, 8],
            Self::Mountain => [14, 12, 22, 10],
            Self::Hill => [14, 4, 14, 6],
            Self::Reed => [12, 9, 9, 5],
        }
    }
}

/// A drawing, where it stands, and its size in tenths.
#[derive(Clone, Copy, Debug)]
pub struct Decor {
    pub glyph: Glyph,
    pub x: i16,
    pub y: i16,
    pub tenths: i16,
}

const fn at(glyph: Glyph, x: i16, y: i16, tenths: i16) -> Decor {
    Decor {
        glyph,
        x,
        y,
        tenths,
    }
}

use Glyph::{Hill, Mountain, Oak, Pine, Reed};

/// Of what the design has drawn, all that is three map units off every name, icon and piece.
#[rustfmt::skip] // a table reads as a table
pub const DECOR: [Decor; 38] = [
    at(Pine, 430, 160, 9),
    at(Pine, 446, 164, 10),
    at(Pine, 462, 158, 9),
    at(Pine, 480, 166, 10),
    at(Pine, 350, 250, 9),
    at(Pine, 366, 258, 11),
    at(Pine, 384, 248, 10),
    at(Pine, 400, 262, 10),
    at(Pine, 345, 290, 9),
    at(Pine, 335, 330, 9),
    at(Pine, 352, 345, 10),
    at(Pine, 560, 250, 9),
    at(Pine, 576, 258, 10),
    at(Pine, 590, 246, 8),
    at(Pine, 756, 306, 9),
    at(Pine, 330, 480, 8),
    at(Pine, 345, 488, 9),
    at(Pine, 360, 480, 8),
    at(Mountain, 590, 330, 9),
    at(Mountain, 618, 342, 11),
    at(Mountain, 560, 350, 8),
    at(Mountain, 335, 420, 9),
    at(Mountain, 362, 430, 10),
    at(Mountain, 610, 745, 10),
    at(Mountain, 745, 768, 10),
    at(Hill, 470, 770, 9),
    at(Hill, 340, 870, 8),
    at(Hill, 400, 1130, 10),
    at(Hill, 370, 1145, 9),
    at(Reed, 335, 600, 7),
    at(Oak, 640, 1060, 7),
    at(Oak, 480, 1010, 7),
    at(Oak, 494, 1016, 8),
    at(Oak, 560, 1000, 7),
    at(Oak, 345, 1186, 8),
    at(Oak, 560, 880, 7),
    at(Mountain, 610, 1410, 8),
    at(Mountain, 440, 1340, 8),
];
