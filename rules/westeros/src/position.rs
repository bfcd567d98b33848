//! What lies open on the board: what the whole truth and a player's view have in common.

use crate::{Area, AreaSet, House, Order, OrderToken, OrderView, State, View};

/// A board that rules can be read off, so that the page, the referee and the engine judge by
/// the same functions.
pub trait Position {
    /// Whose units stand here.
    fn units_of(&self, area: Area) -> Option<House>;

    /// The order token here, if it lies face up.
    fn open_order(&self, area: Area) -> Option<OrderToken>;

    /// The areas where a revealed order of this kind lies.
    fn orders_of_kind(&self, order: Order) -> AreaSet {
        AreaSet::filter(|area| self.open_order(area).is_some_and(|it| it.order() == order))
    }

    /// The areas where this house has a revealed order of this kind.
    fn orders_of(&self, house: House, order: Order) -> AreaSet {
        let own = |&area: &Area| self.units_of(area) == Some(house);
        self.orders_of_kind(order).iter().filter(own).collect()
    }
}

impl Position for State {
    fn units_of(&self, area: Area) -> Option<House> {
        self.units_of[area]
    }

    fn open_order(&self, area: Area) -> Option<OrderToken> {
        if self.face_down() {
            None
        } else {
            self.orders.get(area)
        }
    }

    fn orders_of_kind(&self, order: Order) -> AreaSet {
        if self.face_down() {
            AreaSet::EMPTY
        } else {
            self.orders.of_kind(order)
        }
    }
}

impl Position for View {
    fn units_of(&self, area: Area) -> Option<House> {
        self.areas[area].units_of
    }

    fn open_order(&self, area: Area) -> Option<OrderToken> {
        match self.areas[area].order {
            Some(OrderView::FaceUp(token)) => Some(token),
            _ => None,
        }
    }
}
