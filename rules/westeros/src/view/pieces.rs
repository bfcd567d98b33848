//! A view house by house and area by area, as pages want it.

use super::View;
use crate::{
    Area, AreaSet, Army, House, OrderToken,
    board::BUILDINGS,
    general::control::{controller, count},
    general::kings_court::stars_of,
    state::setup::{GARRISON, closed, neutral_force},
};
use tabletop::Seat;

/// The facts that everybody knows of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseView {
    pub seat: Seat,
    /// Position on the supply track, 0 to 6.
    pub supply: u8,
    /// Available power tokens.
    pub power: u8,
    /// Starred orders its King's Court position allows.
    pub stars: u8,
    /// Controlled areas with a castle or stronghold.
    pub victory: u8,
    /// House cards in hand, a bit each, in the order of the house's card table.
    pub hand: u8,
    /// Its secret (orders, bid, card) is submitted, and it waits for the others.
    pub ready: bool,
}

/// One area as the viewer sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AreaView {
    /// The house whose units stand here.
    pub units_of: Option<House>,
    pub units: Army,
    /// The routed ones among `units`.
    pub routed: Army,
    pub controller: Option<House>,
    /// The house whose power token lies here.
    pub power_token: Option<House>,
    /// Strength of the home house's garrison, 0 without one.
    pub garrison: u8,
    /// Strength of the neutral force, 0 without one.
    pub neutral: u8,
    /// Nobody may ever enter in this game (three players).
    pub closed: bool,
    pub order: Option<OrderView>,
}

/// An order token as the viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderView {
    /// Another house's, not yet revealed.
    FaceDown,
    /// The viewer's own, not yet revealed to the others.
    Own(OrderToken),
    FaceUp(OrderToken),
}

impl View {
    /// `None` for houses that are not in play.
    pub fn house(&self, house: House) -> Option<HouseView> {
        self.in_play(house).then(|| HouseView {
            seat: self.seat_of(house),
            supply: self.supply[house],
            power: self.power[house],
            stars: stars_of(self, house),
            victory: count(self, house, BUILDINGS),
            hand: self.hand[house],
            ready: self.committed.contains(house),
        })
    }

    pub fn area(&self, area: Area) -> AreaView {
        let strength = |stand: AreaSet, strength: fn(u8, Area) -> u8| {
            if stand.contains(area) {
                strength(self.players, area)
            } else {
                0
            }
        };
        AreaView {
            units_of: self.units_of(area),
            units: self.units[area],
            routed: self.routed(area),
            controller: controller(self, area),
            power_token: self.power_token(area),
            garrison: strength(self.garrisons, |_, _| GARRISON),
            neutral: strength(self.neutral_forces, neutral_force),
            closed: closed(self.players).contains(area),
            order: self.order(area),
        }
    }

    fn order(&self, area: Area) -> Option<OrderView> {
        let open = self.orders.get(area).map(OrderView::FaceUp);
        let own = || self.own.orders.get(area).map(OrderView::Own);
        let covered = || self.covered.contains(area).then_some(OrderView::FaceDown);
        open.or_else(own).or_else(covered)
    }
}
