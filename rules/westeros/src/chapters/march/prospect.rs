//! The prospect of units that march somewhere: what a page says before anything is sent.

use super::{Arrival, arrival, check::can_be_fed, neutral, why_not};
use crate::{
    Area, Army, BySide, Combat, House, Illegal, March, OrderToken, Position, Side,
    chapters::combat::{self, Strength, strength, support_orders},
    general::control::controller,
};

/// The prospect of units in the area they march to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// Their house's own already.
    Move,
    /// Nobody stands there: it becomes their house's, and is lost to the one named.
    Take(Option<House>),
    /// A combat.
    Attack(Odds),
    /// A neutral force that gives way to `needs`; the march brings `have`.
    Neutral { needs: u8, have: u8 },
    /// The rules forbid it.
    Barred(Illegal),
}

/// A combat before it begins: strength without cards, Blade and Tides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    pub defender: House,
    /// Both sides with the Support orders of their own.
    pub strength: BySide<Strength>,
    /// The strength that other houses' Support orders may add to either side.
    pub undecided: i8,
    /// The side that would win like this: equals are told apart by the Fiefdoms track.
    pub ahead: Side,
}

/// Returns what becomes of `army` in `area`, while the rest of the march stands as planned.
///
/// Supply bars only an area into which it lets no march, whoever goes there and wherever the others go; nor does
/// want of strength against a neutral force bar one, which more units or support may mend.
pub fn prospect(
    position: &Position,
    house: House,
    march: &March,
    (area, army): (Area, Army),
) -> Prospect {
    let mut planned = March {
        leave_token: false,
        ..*march
    };
    planned.moves = planned.moves.with(area, army);
    match why_not(position, house, &planned) {
        Some(why @ Illegal::SupplyExceeded) if !can_be_fed(position, house, (march.from, area)) => {
            return Prospect::Barred(why);
        }
        None | Some(Illegal::SupplyExceeded | Illegal::NeutralTooStrong { .. }) => {}
        Some(why) => return Prospect::Barred(why),
    }
    match arrival(position, house, area) {
        Arrival::Free => match controller(position, area) {
            Some(owner) if owner == house => Prospect::Move,
            owner => Prospect::Take(owner),
        },
        Arrival::Neutral(needs) => Prospect::Neutral {
            needs,
            have: neutral::strength(position, &planned, area),
        },
        Arrival::Combat(defender) => {
            let Some(order) = position.orders.get(march.from) else {
                return Prospect::Barred(Illegal::NoSuchOrder(march.from));
            };
            let houses = BySide::new(house, defender);
            Prospect::Attack(odds(position, houses, (march.from, order), (area, army)))
        }
    }
}

fn odds(
    position: &Position,
    houses: BySide<House>,
    (from, order): (Area, OrderToken),
    (area, army): (Area, Army),
) -> Odds {
    let mut combat = Combat::new((from, area), houses, order, army);
    let orders = support_orders(position, area);
    for side in Side::ALL {
        combat.supports[side] = orders.intersection(position.occupied[houses[side]]);
    }
    let others = orders
        .difference(combat.supports.attacker)
        .difference(combat.supports.defender);
    let total = |side| strength(position, &combat, side);
    Odds {
        defender: houses.defender,
        strength: BySide::new(total(Side::Attacker), total(Side::Defender)),
        undecided: others
            .iter()
            .map(|it| combat::supporting(position, &combat, Side::Attacker, it))
            .sum(),
        ahead: combat::ahead(position, &combat),
    }
}
