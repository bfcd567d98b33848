//! The steps of a combat.

use crate::{Area, HouseSet, Side};
use serde::{Deserialize, Serialize};

/// The step of a combat at which the game stands: what is due next. `done` holds who had their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CombatStep {
    /// Houses with Support orders next to the combat declare, in turn order.
    Support { done: HouseSet },
    /// The combatants refuse support of others, in turn order.
    Refuse { done: Done },
    /// Both choose a house card in secret; then both are revealed.
    ChooseCards,
    /// Texts that send the other card back.
    Cancel { done: Done },
    /// The house whose card was sent back plays another one.
    ReplaceCard,
    /// Texts that are heard at once.
    Immediate { done: Done },
    /// Each side draws a Tides of Battle card.
    DrawTides,
    /// The Blade may replace a Tides of Battle card; then both are revealed.
    BladeRedraw,
    /// The Blade may add one.
    Blade,
    /// Strength is counted.
    Decide,
    /// Texts that answer to the outcome.
    Outcome { done: Done },
    /// The garrison falls, and swords are counted against fortifications.
    Casualties,
    /// The skull on the Tides of Battle card of this side.
    Skull(Side),
    /// The beaten units that cannot retreat are destroyed.
    LeaveBehind,
    /// Robb Stark may say where the others go.
    RobbStark,
    /// The beaten house says where they go.
    Retreat,
    /// And which of them it loses, if supply demands it.
    RetreatLoss { to: Area },
    /// The winning attackers enter the area.
    Enter,
    /// Arianne sends the attackers back, and supply demands a loss.
    SentBack,
    /// The March order leaves, cards are discarded, hands refilled.
    CleanUp,
    /// The text that is heard when all is over; whose card is still to be heard.
    AfterCombat { due: Option<Side> },
}

/// The sides that have had their turn in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Done {
    Nobody,
    One(Side),
    Both,
}

impl Done {
    /// This side has had its turn too.
    #[must_use]
    pub(crate) const fn with(self, side: Side) -> Self {
        match self {
            Self::Nobody => Self::One(side),
            Self::One(_) | Self::Both => Self::Both,
        }
    }

    /// This side is to have another turn.
    #[must_use]
    pub(crate) fn without(self, side: Side) -> Self {
        if self == Self::Both {
            Self::One(side.enemy())
        } else if self == Self::One(side) {
            Self::Nobody
        } else {
            self
        }
    }

    pub(crate) fn contains(self, side: Side) -> bool {
        self == Self::Both || self == Self::One(side)
    }
}
