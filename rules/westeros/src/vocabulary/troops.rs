//! Units named area by area: what marches where, what is destroyed, what is replaced.

use crate::vocabulary::listed::list;
use crate::{Area, Army};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Some units, area by area; for a march the areas they go to. Stored as `[area, army]` pairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Troops {
    entries: [Option<(Area, Army)>; Troops::MOST],
}

impl Troops {
    /// No answer names more areas: armies are few, and so are the units that one march moves.
    pub const MOST: usize = 8;

    pub const NONE: Self = Self {
        entries: [None; Self::MOST],
    };

    /// These units of one area.
    pub fn of(area: Area, army: Army) -> Self {
        let mut troops = Self::NONE;
        troops.add(area, army);
        troops
    }

    /// Adds units to those named for this area; `false` if there is no room for another area.
    pub fn add(&mut self, area: Area, army: Army) -> bool {
        if army.is_empty() {
            return true;
        }
        for entry in &mut self.entries {
            match entry {
                Some((here, units)) if *here == area => {
                    *units = units.plus(army);
                    return true;
                }
                None => {
                    *entry = Some((area, army));
                    return true;
                }
                Some(_) => {}
            }
        }
        false
    }

    /// The same, with these units and no others named for an area; an area that is named anew
    /// stands last.
    #[must_use]
    pub fn with(self, area: Area, army: Army) -> Self {
        let known = !self.at(area).is_empty();
        let mut changed = Self::NONE;
        for (it, units) in self.iter() {
            changed.add(it, if it == area { army } else { units });
        }
        if !known {
            changed.add(area, army);
        }
        changed
    }

    /// In the order in which they were named.
    pub fn iter(&self) -> impl Iterator<Item = (Area, Army)> + Clone + '_ {
        self.entries.iter().map_while(|&entry| entry)
    }

    /// The units named for this area.
    pub fn at(&self, area: Area) -> Army {
        self.iter()
            .find(|&(it, _)| it == area)
            .map_or(Army::NONE, |(_, army)| army)
    }

    /// Returns how many units there are in all.
    pub fn len(&self) -> u8 {
        self.iter().map(|(_, army)| army.len()).sum()
    }

    /// All of them together, wherever they are.
    pub fn total(&self) -> Army {
        self.iter()
            .fold(Army::NONE, |all, (_, army)| all.plus(army))
    }

    pub const fn is_empty(&self) -> bool {
        self.entries[0].is_none()
    }
}

impl Serialize for Troops {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        list(serializer, self.iter())
    }
}

impl<'de> Deserialize<'de> for Troops {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let pairs = Vec::<(Area, Army)>::deserialize(deserializer)?;
        let mut troops = Self::NONE;
        for (area, army) in pairs {
            let known = !troops.at(area).is_empty();
            if army.is_empty() || known || !troops.add(area, army) {
                return Err(D::Error::custom(
                    "each area once, with units, and not too many",
                ));
            }
        }
        Ok(troops)
    }
}
