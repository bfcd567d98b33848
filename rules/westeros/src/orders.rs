//! A house's orders on the board: which token lies in which area.

use crate::{Area, AreaSet, Order, OrderToken, OrderTokens};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Which order token lies in which area. Stored as `[area, token]` pairs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Orders([Option<OrderToken>; Area::COUNT]);

impl Orders {
    pub const NONE: Self = Self([None; Area::COUNT]);

    pub const fn get(&self, area: Area) -> Option<OrderToken> {
        self.0[area.index()]
    }

    pub const fn place(&mut self, area: Area, token: OrderToken) {
        self.0[area.index()] = Some(token);
    }

    pub const fn clear(&mut self, area: Area) {
        self.0[area.index()] = None;
    }

    /// The areas with an order.
    pub fn areas(&self) -> AreaSet {
        self.iter().map(|(area, _)| area).collect()
    }

    /// The areas with an order of this kind.
    pub fn of_kind(&self, order: Order) -> AreaSet {
        // A mask instead of a comparison an area: this is asked after every order that is resolved.
        let tokens = OrderTokens::of_kind(order);
        AreaSet::filter(|area| self.get(area).is_some_and(|it| tokens.contains(it)))
    }

    /// Those orders that lie in these areas.
    #[must_use]
    pub fn on(&self, areas: AreaSet) -> Self {
        self.iter()
            .filter(|&(area, _)| areas.contains(area))
            .collect()
    }

    pub fn iter(&self) -> impl Iterator<Item = (Area, OrderToken)> {
        Area::ALL
            .into_iter()
            .zip(self.0)
            .filter_map(|(area, token)| Some((area, token?)))
    }

    /// How many of this token lie on the board.
    pub fn used(&self, token: OrderToken) -> u8 {
        self.iter().filter(|&(_, it)| it == token).count() as u8
    }

    /// How many starred tokens lie on the board.
    pub fn stars(&self) -> u8 {
        self.iter().filter(|(_, it)| it.starred()).count() as u8
    }
}

impl Default for Orders {
    fn default() -> Self {
        Self::NONE
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
        serializer.collect_seq(self.iter())
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
