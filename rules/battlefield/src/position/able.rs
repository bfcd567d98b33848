//! The abilities of a unit or wall as it stands.

use super::{Position, UnitId};
use crate::{data::Reach, field::Thing, geometry::Mil};

impl Position {
    /// Tells whether a unit is on the table with models, or a wall stands.
    pub fn stands(&self, who: Thing) -> bool {
        match who {
            Thing::Unit(number) => {
                let unit = self.unit(UnitId(number));
                unit.is_on_table() && !unit.strength.is_destroyed()
            }
            Thing::Wall(number) => !self.walls[usize::from(number)].ruined,
            Thing::Piece(_) => false,
        }
    }

    /// Its Speed as a length.
    pub fn speed(&self, id: UnitId) -> Mil {
        1_000 * Mil::from(self.unit(id).profile.speed)
    }

    /// Tells whether a unit may use an attack of this reach at all.
    pub fn has_attack(&self, id: UnitId, melee: bool) -> bool {
        let attacks = &self.unit(id).profile.entry().attacks;
        attacks
            .iter()
            .any(|attack| (attack.reach == Reach::Melee) == melee)
    }
}
