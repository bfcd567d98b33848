//! Routed units, as they are kept.

use crate::{Area, Army, Unit, board::SEAS_AND_PORTS};
use serde::{Deserialize, Serialize};

/// The routed units of one area in a byte: ships and Footmen never share an area. By the rules no
/// Siege Engine routs, they fall; there is room for those that somebody lays down by hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Routed(u8);

/// Below it there are no Siege Engines: Footmen in the low half of the byte, Knights in the high.
const ENGINES: u8 = KNIGHTS << 4;

/// The number of different counts of Footmen (or ships) and of Knights, none included.
const FOOT: u8 = Unit::Footman.figures() + 1;
const KNIGHTS: u8 = Unit::Knight.figures() + 1;

impl Routed {
    /// The routed units as an army; `area` is where they lie.
    pub(crate) const fn army(self, area: Area) -> Army {
        let foot_or_ships = if SEAS_AND_PORTS.contains(area) {
            Unit::Ship
        } else {
            Unit::Footman
        };
        if self.0 < ENGINES {
            return Army::NONE
                .with(foot_or_ships, self.0 & 0xf)
                .with(Unit::Knight, self.0 >> 4);
        }
        let rest = self.0 - ENGINES;
        Army::NONE
            .with(foot_or_ships, rest % FOOT)
            .with(Unit::Knight, rest / FOOT % KNIGHTS)
            .with(Unit::SiegeEngine, rest / FOOT / KNIGHTS + 1)
    }
}

impl From<Army> for Routed {
    /// No more of a kind than a house has figures.
    fn from(army: Army) -> Self {
        let foot_or_ships = army.count(Unit::Footman) + army.count(Unit::Ship);
        let foot_or_ships = foot_or_ships.min(FOOT - 1);
        let knights = army.count(Unit::Knight).min(KNIGHTS - 1);
        let engines = army.count(Unit::SiegeEngine);
        Self(match engines.min(Unit::SiegeEngine.figures()) {
            0 => foot_or_ships | knights << 4,
            engines => ENGINES + foot_or_ships + FOOT * (knights + KNIGHTS * (engines - 1)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_holds_whatever_may_lie_in_an_area() {
        for (area, foot) in [
            (Area::Winterfell, Unit::Footman),
            (Area::BayOfIce, Unit::Ship),
        ] {
            for feet in 0..=foot.figures() {
                for knights in 0..=Unit::Knight.figures() {
                    for engines in 0..=Unit::SiegeEngine.figures() {
                        let army = Army::NONE
                            .with(foot, feet)
                            .with(Unit::Knight, knights)
                            .with(Unit::SiegeEngine, engines);
                        assert_eq!(Routed::from(army).army(area), army);
                    }
                }
            }
        }
    }

    #[test]
    fn what_was_stored_is_still_read() {
        let stored: Routed = serde_json::from_str("83").unwrap();
        let army = Army::NONE.with(Unit::Footman, 3).with(Unit::Knight, 5);
        assert_eq!(stored.army(Area::Winterfell), army);
    }
}
