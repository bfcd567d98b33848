//! A combat under way.

use crate::{
    Area, AreaSet, Army, BySide, House, HouseCard, OrderToken, Side, TidesCard,
    vocabulary::house_cards::{Continuous, Text},
};
use serde::{Deserialize, Serialize};

/// A combat, as far as it lies open. The attackers are on their way: they stand neither in the
/// area they left nor in the embattled one, so that no unit is ever in two places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Combat {
    /// The area where the march began.
    pub from: Area,
    /// The embattled area; the defending units stand there, or a garrison alone.
    pub area: Area,
    pub houses: BySide<House>,
    /// The March order.
    pub march: OrderToken,
    pub attackers: Army,
    /// Areas whose Support orders help a side, granted and not refused.
    pub supports: BySide<AreaSet>,
    /// House cards face up.
    pub cards: BySide<Option<HouseCard>>,
    /// The card that Tyrion sent back to its hand.
    pub cancelled: Option<HouseCard>,
    /// Tides of Battle cards face up.
    pub tides: BySide<Option<TidesCard>>,
    /// The side that used the Valyrian Steel Blade for strength.
    pub blade: Option<Side>,
    pub winner: Option<Side>,
}

impl Combat {
    /// A combat that begins: the way of the march, attacker and defender, the order, the units.
    pub const fn new(
        (from, area): (Area, Area),
        houses: BySide<House>,
        march: OrderToken,
        attackers: Army,
    ) -> Self {
        Self {
            from,
            area,
            houses,
            march,
            attackers,
            supports: BySide::new(AreaSet::EMPTY, AreaSet::EMPTY),
            cards: BySide::new(None, None),
            cancelled: None,
            tides: BySide::new(None, None),
            blade: None,
            winner: None,
        }
    }

    /// Returns which side this house fights on; supporters fight on none.
    pub fn side_of(&self, house: House) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|&side| self.houses[side] == house)
    }

    pub fn loser(&self) -> Option<Side> {
        self.winner.map(Side::enemy)
    }

    /// Tells whether this side has any support, its own or another house's, that was not refused and whose order still
    /// lies there.
    pub fn supported(&self, side: Side) -> bool {
        !self.supports[side].is_empty()
    }

    /// The card that cannot be played now: the one that Tyrion sent back, while its side plays a
    /// different one in its place. Aeron may bring it back once that is done.
    pub fn barred(&self, side: Side) -> Option<HouseCard> {
        let own = |card: &HouseCard| card.house() == self.houses[side];
        self.cancelled
            .filter(|card| self.cards[side].is_none() && own(card))
    }

    /// Returns what the card of this side says.
    pub fn text(&self, side: Side) -> Option<Text> {
        self.cards[side]?.text()
    }

    pub(crate) fn holds(&self, side: Side, text: Continuous) -> bool {
        self.text(side) == Some(Text::Continuous(text))
    }
}
