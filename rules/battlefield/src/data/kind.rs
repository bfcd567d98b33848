//! The types of combat units; an attachment has to match that of its unit.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    Infantry,
    Cavalry,
    Monster,
    /// One model on a large tray.
    WarMachine,
}

impl Kind {
    pub const ALL: [Self; 4] = [
        Self::Infantry,
        Self::Cavalry,
        Self::Monster,
        Self::WarMachine,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Infantry => "infantry",
            Self::Cavalry => "cavalry",
            Self::Monster => "monster",
            Self::WarMachine => "war_machine",
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}
