//! The musters of a house, step by step.

use crate::Area;
use crate::vocabulary::listed::list;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// One thing mustered in a castle or stronghold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Recruit {
    /// 1 point.
    Footman,
    /// 2 points.
    Knight,
    /// 2 points.
    SiegeEngine,
    /// 1 point; into the port or a sea beside it.
    Ship { to: Area },
    /// A Footman there becomes a Knight: 1 point.
    FootmanToKnight,
    /// A Footman there becomes a Siege Engine: 1 point.
    FootmanToSiegeEngine,
}

impl Recruit {
    /// Returns what it costs, in mustering points.
    pub const fn points(self) -> u8 {
        match self {
            Self::Knight | Self::SiegeEngine => 2,
            Self::Footman
            | Self::Ship { .. }
            | Self::FootmanToKnight
            | Self::FootmanToSiegeEngine => 1,
        }
    }
}

/// All that a house musters at once, in the order in which it happens; empty to muster nothing.
/// Stored as `[area, recruit]` pairs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Musters {
    steps: [Option<(Area, Recruit)>; Musters::MOST],
}

impl Musters {
    /// Six buildings of two points each: whoever held a seventh would have won.
    pub const MOST: usize = 12;

    pub const NONE: Self = Self {
        steps: [None; Self::MOST],
    };

    /// Adds a step; `false` if there is no room for it.
    pub fn push(&mut self, site: Area, recruit: Recruit) -> bool {
        let free = self.steps.iter_mut().find(|it| it.is_none());
        free.map(|it| *it = Some((site, recruit))).is_some()
    }

    /// Takes the last step back.
    pub fn pop(&mut self) -> Option<(Area, Recruit)> {
        self.steps.iter_mut().rev().find_map(Option::take)
    }

    pub fn iter(&self) -> impl Iterator<Item = (Area, Recruit)> + Clone + '_ {
        self.steps.iter().map_while(|&step| step)
    }

    pub const fn is_empty(&self) -> bool {
        self.steps[0].is_none()
    }
}

impl Serialize for Musters {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        list(serializer, self.iter())
    }
}

impl<'de> Deserialize<'de> for Musters {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let steps = Vec::<(Area, Recruit)>::deserialize(deserializer)?;
        let mut musters = Self::NONE;
        for (site, recruit) in steps {
            if !musters.push(site, recruit) {
                return Err(D::Error::custom("no house musters that much"));
            }
        }
        Ok(musters)
    }
}
