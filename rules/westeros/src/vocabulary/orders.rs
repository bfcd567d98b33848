//! A house's orders on the board: which token lies in which area.

use crate::vocabulary::listed::list;
use crate::{Area, AreaSet, Order, OrderToken};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// The order tokens by the areas in which they lie. Stored as `[area, token]` pairs.
///
/// Four planes of one bit an area: three spell the kind of order, one the star, so that all areas
/// with an order of a kind come out of a few word operations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Orders {
    kind: [AreaSet; 3],
    star: AreaSet,
}

/// The kind as it is spelt in the planes; 0 is no order, and the weak March has a kind of its
/// own.
const fn code(token: OrderToken) -> usize {
    match token {
        OrderToken::March | OrderToken::MarchPlusOne => 1,
        OrderToken::Defense | OrderToken::DefenseStar => 2,
        OrderToken::Support | OrderToken::SupportStar => 3,
        OrderToken::Raid | OrderToken::RaidStar => 4,
        OrderToken::ConsolidatePower | OrderToken::ConsolidatePowerStar => 5,
        OrderToken::MarchMinusOne => 6,
    }
}

/// The tokens by code, plain and starred.
const TOKENS: [[Option<OrderToken>; 2]; 8] = {
    let mut tokens = [[None; 2]; 8];
    let mut i = 0;
    while i < OrderToken::COUNT {
        let token = OrderToken::ALL[i];
        tokens[code(token)][token.starred() as usize] = Some(token);
        i += 1;
    }
    tokens
};

impl Orders {
    pub const NONE: Self = Self {
        kind: [AreaSet::EMPTY; 3],
        star: AreaSet::EMPTY,
    };

    pub const fn get(&self, area: Area) -> Option<OrderToken> {
        let code = self.kind[0].contains(area) as usize
            | (self.kind[1].contains(area) as usize) << 1
            | (self.kind[2].contains(area) as usize) << 2;
        TOKENS[code][self.star.contains(area) as usize]
    }

    pub const fn place(&mut self, area: Area, token: OrderToken) {
        self.clear(area);
        let code = code(token);
        let mut plane = 0;
        while plane < 3 {
            if code >> plane & 1 == 1 {
                self.kind[plane] = self.kind[plane].with(area);
            }
            plane += 1;
        }
        if token.starred() {
            self.star = self.star.with(area);
        }
    }

    pub const fn clear(&mut self, area: Area) {
        let mut plane = 0;
        while plane < 3 {
            self.kind[plane] = self.kind[plane].without(area);
            plane += 1;
        }
        self.star = self.star.without(area);
    }

    /// The areas with an order.
    pub const fn areas(&self) -> AreaSet {
        self.kind[0].union(self.kind[1]).union(self.kind[2])
    }

    /// The areas with an order of this kind.
    pub const fn of_kind(&self, order: Order) -> AreaSet {
        let [low, middle, high] = self.kind;
        match order {
            // 001 and 110: the low bit differs from both others, which are equal.
            Order::March => low
                .difference(middle.union(high))
                .union(middle.intersection(high)),
            Order::Defense => middle.difference(low.union(high)),
            Order::Support => low.intersection(middle),
            Order::Raid => high.difference(low.union(middle)),
            Order::ConsolidatePower => low.intersection(high),
        }
    }

    /// Those orders that lie in these areas.
    #[must_use]
    pub const fn on(&self, areas: AreaSet) -> Self {
        let [low, middle, high] = self.kind;
        Self {
            kind: [
                low.intersection(areas),
                middle.intersection(areas),
                high.intersection(areas),
            ],
            star: self.star.intersection(areas),
        }
    }

    /// Both together; where both have an order, `other` counts.
    #[must_use]
    pub const fn with(&self, other: &Self) -> Self {
        let kept = self.on(AreaSet::ALL.difference(other.areas()));
        Self {
            kind: [
                kept.kind[0].union(other.kind[0]),
                kept.kind[1].union(other.kind[1]),
                kept.kind[2].union(other.kind[2]),
            ],
            star: kept.star.union(other.star),
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = (Area, OrderToken)> + Clone + '_ {
        self.areas()
            .iter()
            .filter_map(|area| Some((area, self.get(area)?)))
    }

    /// Returns how many of this token lie on the board.
    pub fn used(&self, token: OrderToken) -> u8 {
        self.iter().filter(|&(_, it)| it == token).count() as u8
    }

    /// Returns how many starred tokens lie on the board.
    pub const fn stars(&self) -> u8 {
        self.star.len() as u8
    }
}

impl FromIterator<(Area, OrderToken)> for Orders {
    fn from_iter<I: IntoIterator<Item = (Area, OrderToken)>>(pairs: I) -> Self {
        let mut orders = Self::NONE;
        for (area, token) in pairs {
            orders.place(area, token);
        }
        orders
    }
}

impl Serialize for Orders {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        list(serializer, self.iter())
    }
}

impl<'de> Deserialize<'de> for Orders {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let pairs = Vec::<(Area, OrderToken)>::deserialize(deserializer)?;
        let mut orders = Self::NONE;
        for (area, token) in pairs {
            if orders.get(area).is_some() {
                return Err(D::Error::custom("two orders in one area"));
            }
            orders.place(area, token);
        }
        Ok(orders)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_token_comes_back_and_has_its_kind() {
        for token in OrderToken::ALL {
            let mut orders = Orders::NONE;
            orders.place(Area::Pyke, OrderToken::SupportStar);
            orders.place(Area::Pyke, token);
            assert_eq!(orders.get(Area::Pyke), Some(token));
            for order in Order::ALL {
                let there = orders.of_kind(order).contains(Area::Pyke);
                assert_eq!(there, token.order() == order, "{token:?} {order:?}");
            }
            assert_eq!(orders.stars(), u8::from(token.starred()));
            orders.clear(Area::Pyke);
            assert_eq!(orders, Orders::NONE);
        }
    }
}
