//! Turns go by places on the Iron Throne track: a house that falls there in the middle of the
//! marches makes another one move up into a place whose turn is over.

use crate::{House, Order, Position, Ranking};

/// The turns of the marches after a house has fallen to the last place of the Iron Throne track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turns {
    /// The turn order.
    pub order: Ranking,
    /// The house that has a March order and is passed over this time round.
    pub passed_over: Option<House>,
    /// The house that has a March order and comes a second time, at the end of this time round.
    pub again: Option<House>,
}

/// Returns the turns as they become if this house falls while the attacker of the combat has its
/// turn; `None` if it is last already, and the turns stay as they are.
pub fn turns_if_last(position: &Position, fallen: House) -> Option<Turns> {
    let before = position.tracks.iron_throne;
    let attacker = position.combat?.houses.attacker;
    let (now, from) = (before.position(attacker)?, before.position(fallen)?);
    if before.is_last(fallen) {
        return None;
    }
    let mut order = before;
    order.shift(fallen, before.len() - 1);
    let marches = |house: &House| !position.orders_of(*house, Order::March).is_empty();
    // Whoever falls from a place whose turn is still to come moves nobody past it; and behind the
    // last place the next time round begins, in the new order.
    let next = before.at(now + 1).filter(|_| from <= now);
    Some(Turns {
        order,
        passed_over: next.filter(marches),
        again: next.map(|_| fallen).filter(marches),
    })
}
