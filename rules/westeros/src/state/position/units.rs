//! Units on the board: standing, coming and going.

use super::Position;
use crate::{Area, AreaSet, Army, House, Side, Unit, state::routed::Routed};

impl Position {
    /// Returns whose units stand here.
    pub fn units_of(&self, area: Area) -> Option<House> {
        House::ALL
            .into_iter()
            .find(|&house| self.occupied[house].contains(area))
    }

    /// The areas with at least one unit of this house.
    pub const fn areas_with_units(&self, house: House) -> AreaSet {
        self.occupied.0[house.index()]
    }

    /// The areas with units of any house.
    pub fn all_units(&self) -> AreaSet {
        self.occupied
            .0
            .into_iter()
            .fold(AreaSet::EMPTY, AreaSet::union)
    }

    /// The areas with units of any other house.
    pub fn areas_with_enemies(&self, house: House) -> AreaSet {
        self.all_units().difference(self.occupied[house])
    }

    /// The routed units here.
    pub fn routed(&self, area: Area) -> Army {
        self.routed[area].army(area)
    }

    /// The units here that are not routed.
    pub fn upright(&self, area: Area) -> Army {
        self.units[area].minus(self.routed(area))
    }

    /// Returns how many figures of this kind a house still has beside the board. Attackers on their way count as on the
    /// board.
    pub fn figures_left(&self, house: House, unit: Unit) -> u8 {
        let on_board: u8 = self.occupied[house]
            .iter()
            .map(|area| self.units[area].count(unit))
            .sum();
        let fighting = self
            .combat
            .filter(|it| it.houses[Side::Attacker] == house)
            .map_or(0, |it| it.attackers.count(unit));
        unit.figures().saturating_sub(on_board + fighting)
    }

    /// Upright units join those of their house here.
    pub fn put(&mut self, house: House, area: Area, army: Army) {
        if army.is_empty() {
            return;
        }
        self.occupied[house] = self.occupied[house].with(area);
        self.units[area] = self.units[area].plus(army);
    }

    /// Routed units join those of their house here.
    pub fn put_routed(&mut self, house: House, area: Area, army: Army) {
        self.put(house, area, army);
        self.routed[area] = Routed::from(self.routed(area).plus(army));
    }

    /// These units leave the area, upright ones first; returns the routed ones among them.
    pub(crate) fn take(&mut self, area: Area, army: Army) -> Army {
        let upright = self.upright(area).common(army);
        let routed = army.minus(upright);
        self.take_exactly(area, upright, routed);
        routed
    }

    /// These upright and these routed units leave the area.
    pub(crate) fn take_exactly(&mut self, area: Area, upright: Army, routed: Army) {
        self.routed[area] = Routed::from(self.routed(area).minus(routed));
        self.units[area] = self.units[area].minus(upright.plus(routed));
        if self.units[area].is_empty() {
            for house in House::ALL {
                self.occupied[house] = self.occupied[house].without(area);
            }
        }
    }
}
