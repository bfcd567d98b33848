//! The nine wildling cards, by title; what they do stands in `wildlings`.

use serde::{Deserialize, Serialize};

/// A wildling card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum WildlingCard {
    AKingBeyondTheWall,
    CrowKillers,
    MammothRiders,
    MassingOnTheMilkwater,
    PreemptiveRaid,
    RattleshirtsRaiders,
    SilenceAtTheWall,
    SkinchangerScout,
    TheHordeDescends,
}

impl WildlingCard {
    pub const COUNT: usize = 9;

    pub const ALL: [Self; Self::COUNT] = [
        Self::AKingBeyondTheWall,
        Self::CrowKillers,
        Self::MammothRiders,
        Self::MassingOnTheMilkwater,
        Self::PreemptiveRaid,
        Self::RattleshirtsRaiders,
        Self::SilenceAtTheWall,
        Self::SkinchangerScout,
        Self::TheHordeDescends,
    ];

    /// The title printed on the card.
    pub const fn name(self) -> &'static str {
        match self {
            Self::AKingBeyondTheWall => "A King Beyond the Wall",
            Self::CrowKillers => "Crow Killers",
            Self::MammothRiders => "Mammoth Riders",
            Self::MassingOnTheMilkwater => "Massing on the Milkwater",
            Self::PreemptiveRaid => "Preemptive Raid",
            Self::RattleshirtsRaiders => "Rattleshirt's Raiders",
            Self::SilenceAtTheWall => "Silence at the Wall",
            Self::SkinchangerScout => "Skinchanger Scout",
            Self::TheHordeDescends => "The Horde Descends",
        }
    }
}
