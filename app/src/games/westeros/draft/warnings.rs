//! The faults that a plan may be blamed for although it is legal: orders that can do nothing. Nothing here bars the
//! way; where armies can get and whom orders reach is asked of the rules.

use westeros::{
    Area, AreaSet, House, Order, OrderToken, OrderTokens, Orders, Position, Prompt, View,
    board::{PORTS, SEAS},
    combat, consolidate, movement, planning, raid,
};

/// One sentence of advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// Nobody ever attacks ships in a port.
    DefenseInPort(Area),
    /// An order to consolidate at sea.
    PowerAtSea(Area),
    /// An order to consolidate in a port whose sea an enemy holds.
    PowerBlockaded(Area),
    /// No area next to it is one in which its support could ever count.
    SupportsNothing(Area),
    /// There is such an area, but nothing that could be fought over there as things stand.
    SupportsNobody(Area),
    /// No enemy stands where the raid could hit.
    RaidsNobody(Area),
    /// As the ships lie, the units get nowhere.
    MarchesNowhere(Area),
    /// Starred orders that could still be placed.
    StarsLeft(u8),
}

impl Warning {
    /// The area it is about; none where it is about the whole plan.
    pub const fn area(self) -> Option<Area> {
        match self {
            Self::DefenseInPort(area)
            | Self::PowerAtSea(area)
            | Self::PowerBlockaded(area)
            | Self::SupportsNothing(area)
            | Self::SupportsNobody(area)
            | Self::RaidsNobody(area)
            | Self::MarchesNowhere(area) => Some(area),
            Self::StarsLeft(_) => None,
        }
    }
}

/// Returns what these orders may be blamed for, in the order of the areas; stars last, and only once every order is
/// placed.
pub fn warnings(view: &View, prompt: &Prompt, orders: &Orders) -> Vec<Warning> {
    let (Some(me), &Prompt::PlaceOrders { cover, stars, .. }) = (view.me, prompt) else {
        return Vec::new();
    };
    let mut all: Vec<Warning> = orders
        .iter()
        .filter_map(|(area, token)| of_order(view, me, area, token.order()))
        .collect();
    let left = stars.saturating_sub(orders.stars());
    let hand = planning::tokens_left(prompt, orders);
    let starred = OrderTokens::STARRED.iter().any(|it| hand.of(it) > 0);
    if starred && left > 0 && orders.areas().len() >= usize::from(cover) {
        all.push(Warning::StarsLeft(left));
    }
    all
}

fn of_order(position: &Position, me: House, area: Area, order: Order) -> Option<Warning> {
    match order {
        Order::Defense => PORTS.contains(area).then_some(Warning::DefenseInPort(area)),
        Order::ConsolidatePower if consolidate::income(position, area) > 0 => None,
        Order::ConsolidatePower if SEAS.contains(area) => Some(Warning::PowerAtSea(area)),
        Order::ConsolidatePower => Some(Warning::PowerBlockaded(area)),
        Order::Support => match supported_from(position, area) {
            near if near.is_empty() => Some(Warning::SupportsNothing(area)),
            near => {
                let fought = near.iter().any(|it| may_be_fought_over(position, it));
                (!fought).then_some(Warning::SupportsNobody(area))
            }
        },
        Order::Raid => {
            let hit = raid::reach(area).intersection(position.areas_with_enemies(me));
            hit.is_empty().then_some(Warning::RaidsNobody(area))
        }
        Order::March => {
            let reach = movement::reach(position, me, area);
            reach.is_empty().then_some(Warning::MarchesNowhere(area))
        }
    }
}

/// Returns the areas in whose combats a Support order placed here would count.
pub fn supported_from(position: &Position, area: Area) -> AreaSet {
    let mut supported = *position;
    supported.orders = Orders::from_iter([(area, OrderToken::Support)]);
    let counts = |&field: &Area| combat::support_orders(&supported, field).contains(area);
    let near = area.borders().difference(PORTS);
    near.iter().filter(counts).collect()
}

/// Tells whether two who are no friends could meet here as things stand: two houses, or one of them and a garrison or a
/// neutral force.
fn may_be_fought_over(position: &Position, area: Area) -> bool {
    let holders = position.houses().iter().filter(|&&house| {
        position.occupied[house].contains(area)
            || position.garrisons.contains(area) && area.home_of() == Some(house)
            || comers(position, house, area)
    });
    let houses = holders.count();
    houses > 1 || houses == 1 && position.neutral_forces.contains(area)
}

/// Tells whether units of a house get here from where they stand.
fn comers(position: &Position, house: House, area: Area) -> bool {
    position.occupied[house]
        .iter()
        .any(|from| movement::reach(position, house, from).contains(area))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::westeros::draft::tests::{new_game, seen_by};
    use westeros::Area::{IronmansBay, PortOfPyke, Pyke, TheArbor, WhiteHarbor, Winterfell};

    /// Returns what is said of an order of Greyjoy, or of Stark's, at the start of six.
    fn warnings_of(house: House, area: Area, token: OrderToken) -> Vec<Warning> {
        let (view, prompt) = seen_by(&new_game(), house);
        warnings(&view, &prompt, &Orders::from_iter([(area, token)]))
    }

    fn of_greyjoy(area: Area, token: OrderToken) -> Vec<Warning> {
        warnings_of(House::Greyjoy, area, token)
    }

    #[test]
    fn ships_in_port_need_no_defense() {
        let it = of_greyjoy(PortOfPyke, OrderToken::Defense);
        assert_eq!(it, [Warning::DefenseInPort(PortOfPyke)]);
        assert_eq!(of_greyjoy(IronmansBay, OrderToken::Defense), []);
    }

    #[test]
    fn the_sea_brings_no_power() {
        let it = of_greyjoy(IronmansBay, OrderToken::ConsolidatePower);
        assert_eq!(it, [Warning::PowerAtSea(IronmansBay)]);
        assert_eq!(of_greyjoy(PortOfPyke, OrderToken::ConsolidatePower), []);
    }

    #[test]
    fn an_island_supports_nobody() {
        let it = of_greyjoy(Pyke, OrderToken::Support);
        assert_eq!(it, [Warning::SupportsNothing(Pyke)], "lands help no ships");
        assert_eq!(of_greyjoy(IronmansBay, OrderToken::Support), []);
        let (view, _) = seen_by(&new_game(), House::Greyjoy);
        assert!(supported_from(&view, TheArbor).is_empty());
    }

    #[test]
    fn support_where_nobody_comes_is_told() {
        let it = warnings_of(House::Stark, Winterfell, OrderToken::Support);
        assert_eq!(
            it,
            [],
            "Greywater Watch is next but one: Moat Cailin may be fought over"
        );
    }

    #[test]
    fn a_raid_wants_an_enemy_next_to_it() {
        let it = warnings_of(House::Stark, WhiteHarbor, OrderToken::Raid);
        assert_eq!(it, [Warning::RaidsNobody(WhiteHarbor)]);
        assert_eq!(
            of_greyjoy(IronmansBay, OrderToken::Raid),
            [],
            "the Golden Sound is Lannister's"
        );
    }

    #[test]
    fn stars_are_told_once_the_plan_is_whole() {
        let (view, prompt) = seen_by(&new_game(), House::Stark);
        let Prompt::PlaceOrders { areas, .. } = prompt else {
            panic!("{prompt:?}");
        };
        let tokens = [OrderToken::March, OrderToken::Defense, OrderToken::Defense];
        let orders: Orders = areas.iter().zip(tokens).collect();
        let all = warnings(&view, &prompt, &orders);
        assert_eq!(all.last(), Some(&Warning::StarsLeft(3)));
        let some: Orders = areas.iter().zip(tokens).take(2).collect();
        assert!(warnings(&view, &prompt, &some).is_empty());
    }
}
