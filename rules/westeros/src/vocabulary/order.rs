//! The fifteen order tokens of a house.

use crate::vocabulary::listed::list;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The command of an order token to the units of its area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Order {
    March,
    Defense,
    Support,
    Raid,
    ConsolidatePower,
}

impl Order {
    pub const ALL: [Self; 5] = [
        Self::March,
        Self::Defense,
        Self::Support,
        Self::Raid,
        Self::ConsolidatePower,
    ];
}

/// One of a house's order tokens; the two alike plain ones of a kind share a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum OrderToken {
    MarchMinusOne,
    March,
    MarchPlusOne,
    Defense,
    DefenseStar,
    Support,
    SupportStar,
    Raid,
    RaidStar,
    ConsolidatePower,
    ConsolidatePowerStar,
}

impl OrderToken {
    pub const COUNT: usize = 11;

    pub const ALL: [Self; Self::COUNT] = [
        Self::MarchMinusOne,
        Self::March,
        Self::MarchPlusOne,
        Self::Defense,
        Self::DefenseStar,
        Self::Support,
        Self::SupportStar,
        Self::Raid,
        Self::RaidStar,
        Self::ConsolidatePower,
        Self::ConsolidatePowerStar,
    ];

    pub const fn order(self) -> Order {
        match self {
            Self::MarchMinusOne | Self::March | Self::MarchPlusOne => Order::March,
            Self::Defense | Self::DefenseStar => Order::Defense,
            Self::Support | Self::SupportStar => Order::Support,
            Self::Raid | Self::RaidStar => Order::Raid,
            Self::ConsolidatePower | Self::ConsolidatePowerStar => Order::ConsolidatePower,
        }
    }

    /// Tells whether it is a special order, limited by the King's Court track.
    pub const fn starred(self) -> bool {
        matches!(
            self,
            Self::MarchPlusOne
                | Self::DefenseStar
                | Self::SupportStar
                | Self::RaidStar
                | Self::ConsolidatePowerStar
        )
    }

    /// Returns what is printed on a March or Support order for a combat: the strength it adds.
    pub const fn bonus(self) -> i8 {
        match self {
            Self::MarchMinusOne => -1,
            Self::MarchPlusOne | Self::SupportStar => 1,
            _ => 0,
        }
    }

    /// Returns how many of it a house owns; fifteen tokens in all.
    pub const fn copies(self) -> u8 {
        match self {
            Self::Defense | Self::Support | Self::Raid | Self::ConsolidatePower => 2,
            _ => 1,
        }
    }

    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A set of kinds of order token, stored as a list of names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OrderTokens(u16);

impl OrderTokens {
    pub const ALL: Self = Self((1 << OrderToken::COUNT) - 1);

    /// The special orders.
    pub const STARRED: Self = {
        let mut tokens = Self(0);
        let mut i = 0;
        while i < OrderToken::COUNT {
            if OrderToken::ALL[i].starred() {
                tokens = tokens.with(OrderToken::ALL[i]);
            }
            i += 1;
        }
        tokens
    };

    /// The others.
    pub const PLAIN: Self = Self(Self::ALL.0 & !Self::STARRED.0);

    /// Those of which a house owns two.
    pub const PAIRS: Self = Self::PLAIN
        .without(OrderToken::March)
        .without(OrderToken::MarchMinusOne);
    pub const NONE: Self = Self(0);

    #[must_use]
    pub const fn with(self, token: OrderToken) -> Self {
        Self(self.0 | 1 << token as u8)
    }

    #[must_use]
    pub const fn without(self, token: OrderToken) -> Self {
        Self(self.0 & !(1 << token as u8))
    }

    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    pub const fn contains(self, token: OrderToken) -> bool {
        self.0 & (1 << token as u8) != 0
    }

    /// Returns how many kinds of token there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The three tokens of a kind, alike ones counted once.
    pub const fn of_kind(order: Order) -> Self {
        let mut tokens = Self(0);
        let mut i = 0;
        while i < OrderToken::COUNT {
            if OrderToken::ALL[i].order() as u8 == order as u8 {
                tokens = tokens.with(OrderToken::ALL[i]);
            }
            i += 1;
        }
        tokens
    }

    pub fn iter(self) -> impl Iterator<Item = OrderToken> + Clone {
        OrderToken::ALL
            .into_iter()
            .filter(move |&token| self.contains(token))
    }
}

impl FromIterator<OrderToken> for OrderTokens {
    fn from_iter<I: IntoIterator<Item = OrderToken>>(tokens: I) -> Self {
        tokens.into_iter().fold(Self::default(), Self::with)
    }
}

impl Serialize for OrderTokens {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        list(serializer, self.iter())
    }
}

impl<'de> Deserialize<'de> for OrderTokens {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::<OrderToken>::deserialize(deserializer).map(Self::from_iter)
    }
}
