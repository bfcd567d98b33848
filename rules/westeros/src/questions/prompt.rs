//! The questions the game puts to a house.

use crate::{
    Area, AreaSet, ByHouse, HouseCard, HouseSet, OrderTokens, Orders, Side, Track, WildlingCard,
};
use serde::{Deserialize, Serialize};

/// A question to one house; whose it is and what it sees stands in its [`View`](crate::View).
///
/// The numbers are those of the decision catalogue in `RULES.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Prompt {
    // Planning
    /// D21: place orders face down: on every one of `areas`, or, short of tokens, on `cover` of
    /// them.
    PlaceOrders {
        areas: AreaSet,
        /// Tokens that no Westeros card forbids this round.
        allowed: OrderTokens,
        /// Starred tokens this house may use.
        stars: u8,
        /// The number of `areas` that must be covered; fewer than all only when tokens run short.
        cover: u8,
        /// The orders that lay there when they were taken back.
        before: Orders,
    },
    /// An offer, until the last house is ready: take the orders back and change them.
    TakeBackOrders,
    /// D22: the holder of the Messenger Raven may exchange one own order or look at the top of
    /// the wildling deck.
    UseRaven { allowed: OrderTokens, stars: u8 },
    /// D23: put the card back on top or under the wildling deck.
    PutWildlingCard { card: WildlingCard },

    // Westeros phase
    /// D02: destroy units until the armies conform to the supply track.
    Reconcile,
    /// D03: A Throne of Blades.
    ThroneOfBlades,
    /// D07: Dark Wings, Dark Words.
    DarkWings,
    /// D08: Put to the Sword.
    PutToTheSword,
    /// D04, D20: muster in `sites`.
    Muster {
        sites: AreaSet,
        /// In one of the sites only.
        only_one: bool,
    },
    /// D05, D09.
    Bid {
        on: Auction,
        /// Available power tokens.
        most: u8,
    },
    /// D06: order the houses whose bids are equal.
    OrderTied { track: Track, bids: ByHouse<u8> },

    // Wildlings
    /// D10: name the highest or lowest bidder among equals.
    NameBidder { tied: HouseSet, rank: Rank },
    /// D11: to the bottom of the Fiefdoms or the King's Court track.
    KingTrackDown,
    /// D12: to the top of a track.
    KingTrackUp,
    /// D13: `count` own Knights become Footmen, as far as there are Footmen; the others are
    /// destroyed.
    CrowsDown { count: u8 },
    /// D14: up to `most` own Footmen become Knights.
    CrowsUp { most: u8 },
    /// D15: destroy `count` own units, all in one of `within` unless that is empty.
    DestroyUnits { count: u8, within: AreaSet },
    /// D16: take a card back from the own discard pile.
    TakeCardBack,
    /// D17: discard a card from hand.
    DiscardCard,
    /// D18: destroy two units or go down two places on the best track.
    PreemptiveRaid,
    /// D19: which of its best tracks the house goes down on.
    PreemptiveTrack { tracks: [bool; 3] },

    // Action phase
    /// D24: resolve one of the own Raid orders.
    ResolveRaid { orders: AreaSet },
    /// D25, and D26 as another answer to it.
    ResolveMarch { orders: AreaSet },
    /// D27: which own Support `orders` help the march against the neutral force in `area`.
    SupportNeutral { area: Area, orders: AreaSet },
    /// D46: resolve one of the own Consolidate Power orders.
    ConsolidatePower { orders: AreaSet },
    /// D45: replace up to `most` ships in the port.
    TakePort { port: Area, most: u8 },

    // Combat
    /// D28: whom the own Support `orders` support.
    Support { orders: AreaSet },
    /// D29: which of the `orders` of other houses that support this side do not count.
    RefuseSupport { orders: AreaSet },
    /// D30.
    ChooseCard,
    /// D31.
    Tyrion,
    /// D32: a card for the one Tyrion sent back.
    ReplaceCard { cancelled: HouseCard },
    /// D33: pay two power for another card.
    Aeron,
    /// D34: which track the enemy falls to the bottom of.
    Doran,
    /// D35: the routed or the upright Footman.
    Mace,
    /// D36.
    QueenOfThorns { orders: AreaSet },
    /// D37: replace the own Tides of Battle card with the Blade.
    BladeRedraw,
    /// D38: one more strength with the Blade.
    Blade,
    /// D39.
    Cersei { orders: AreaSet },
    /// D40: areas with an own Footman that fought or supported.
    Renly { areas: AreaSet },
    /// D41: destroy `count` of the own fighting units.
    Casualties { count: u8 },
    /// D42: where the beaten units of `side` go. Robb Stark's owner may decline.
    Retreat { side: Side, areas: AreaSet },
    /// D43: destroy `count` of the retreating units.
    RetreatLoss { count: u8 },
    /// D44: discard a card of the enemy's hand.
    Patchface,
}

/// The thing that is bid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Auction {
    Track(Track),
    /// Against wildlings of this strength.
    Wildlings(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rank {
    Highest,
    Lowest,
}
