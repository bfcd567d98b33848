//! What an attachment has to match.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    Infantry,
    Cavalry,
    Monster,
}

impl Kind {
    pub const ALL: [Self; 3] = [Self::Infantry, Self::Cavalry, Self::Monster];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Infantry => "infantry",
            Self::Cavalry => "cavalry",
            Self::Monster => "monster",
        }
    }

    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}
