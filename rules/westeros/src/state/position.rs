//! Everything that lies open on the table.

mod attack;
mod call;
mod combat;
mod hands;
mod units;

pub use attack::WildlingAttack;
pub use call::NeutralCall;
pub use combat::Combat;

use crate::{
    Area, AreaSet, Army, ByArea, ByHouse, House, HouseSet, Order, OrderToken, OrderTokens, Orders,
    Phase, Pile, Setup, Tracks, WesterosCard, state::routed::Routed,
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The position as everybody at the table can see it, and nothing that anybody may not.
///
/// The truth ([`State`](crate::State)) holds one and adds the secrets; a player's
/// [`View`](crate::View) holds a copy and adds that player's own. So every rule that depends on
/// open information alone is written once, and the page, the referee and the engine judge by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    /// The choices that the people at the table agreed on.
    pub setup: Setup,
    /// 3 to 6: the houses in play are the first of [`House::ALL`].
    pub players: u8,
    /// The house of each seat.
    pub seats: [Option<House>; House::COUNT],
    /// 1 to 10.
    pub round: u8,
    pub phase: Phase,
    pub tracks: Tracks,
    /// True if the Valyrian Steel Blade has been used this round.
    pub blade_used: bool,
    /// True if the Messenger Raven has been used this round.
    pub raven_used: bool,
    /// The wildling track: 0 to 12 in steps of 2.
    pub wildlings: u8,
    /// Order tokens that no Westeros card forbids this round.
    pub allowed: OrderTokens,
    /// The Westeros cards of this round.
    pub westeros: [Option<WesterosCard>; 3],
    /// The Westeros cards of earlier rounds, deck by deck, oldest first.
    pub discards: [Pile; 3],
    /// Position on the supply track, 0 to 6.
    pub supply: ByHouse<u8>,
    /// Available power tokens.
    pub power: ByHouse<u8>,
    /// House cards in hand, a bit each, in the order of [`House::cards`].
    pub hand: ByHouse<u8>,
    /// Houses whose simultaneous secret (orders, bid, house card) is submitted.
    pub committed: HouseSet,
    /// Bids that were revealed and still matter.
    pub bids: ByHouse<u8>,
    /// The areas where units of a house stand.
    pub occupied: ByHouse<AreaSet>,
    pub units: ByArea<Army>,
    /// The routed ones among `units`.
    pub(crate) routed: ByArea<Routed>,
    /// The orders that lie face up.
    pub orders: Orders,
    /// The areas with an order face down.
    pub covered: AreaSet,
    /// The areas where power tokens of a house lie.
    pub power_tokens: ByHouse<AreaSet>,
    /// Home areas whose garrison still stands.
    pub garrisons: AreaSet,
    /// Areas whose neutral force still stands.
    pub neutral_forces: AreaSet,
    /// The wildling attack that is being met.
    pub attack: Option<WildlingAttack>,
    /// Support asked for against a neutral force.
    pub call: Option<NeutralCall>,
    /// The combat that is being fought.
    pub combat: Option<Combat>,
}

impl Position {
    pub fn houses(&self) -> &'static [House] {
        House::in_play(self.players)
    }

    pub const fn in_play(&self, house: House) -> bool {
        (house as u8) < self.players
    }

    pub fn house_of(&self, seat: Seat) -> Option<House> {
        self.seats.get(usize::from(seat.0)).copied().flatten()
    }

    /// The seat of a house in play.
    pub fn seat_of(&self, house: House) -> Seat {
        let seat = self.seats.iter().position(|&it| it == Some(house));
        Seat(seat.expect("every house in play sits somewhere") as u8)
    }

    /// Tells whether this house answers even where the rules leave only one answer: elsewhere the game does so for it.
    pub fn wants_to_be_asked(&self, house: House) -> bool {
        let seats = self.setup.ask_always;
        !seats.is_empty() && seats.contains(self.seat_of(house))
    }

    /// The houses in turn order: as they stand on the Iron Throne track now.
    pub fn turn_order(&self) -> impl Iterator<Item = House> + use<> {
        let track = self.tracks.iron_throne;
        (0..House::COUNT).map_while(move |position| track.at(position))
    }

    /// The areas where this house has a revealed order of this kind.
    pub fn orders_of(&self, house: House, order: Order) -> AreaSet {
        self.orders
            .of_kind(order)
            .intersection(self.occupied[house])
    }

    /// Returns whose power token lies here.
    pub fn power_token(&self, area: Area) -> Option<House> {
        House::ALL
            .into_iter()
            .find(|&house| self.power_tokens[house].contains(area))
    }

    /// Tells whether this token is none that a Westeros card forbids.
    pub const fn allows(&self, token: OrderToken) -> bool {
        self.allowed.contains(token)
    }
}
