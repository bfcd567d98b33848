//! The answers a house gives.

use crate::{Area, AreaSet, House, HouseCard, Musters, OrderToken, Orders, Ranking, Track, Troops};
use serde::{Deserialize, Serialize};

/// An answer to a [`Prompt`](crate::Prompt).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Action {
    PlaceOrders(Orders),
    TakeBackOrders,
    UseRaven(RavenUse),
    /// The end of the deck to which the wildling card goes that the Messenger Raven brought.
    PutWildlingCard(DeckEnd),
    /// The effect of a Westeros card, chosen by the holder of a dominance token.
    Choose(WesterosChoice),
    /// Power tokens.
    Bid(u8),
    /// All houses, tied ones in the order the holder of the Iron Throne wants.
    OrderTied(Ranking),
    /// One of the tied bidders.
    Name(House),
    Muster(Musters),
    /// Own units that leave the board. Units in a combat stand in the embattled area here.
    Destroy(Troops),
    /// Crow Killers: Knights that become Footmen, and Knights that are destroyed.
    Demote {
        replaced: Troops,
        destroyed: Troops,
    },
    /// Footmen that become Knights. Units in a combat stand in the embattled area here.
    Promote(Troops),
    ChooseTrack(Track),
    /// Preemptive Raid: down the best track instead of losing units.
    GoDown,
    /// A card of the own discard pile comes back to hand.
    TakeCard(HouseCard),
    DiscardCard(HouseCard),
    /// `target: None` spends the order without effect.
    ResolveRaid {
        from: Area,
        target: Option<Area>,
    },
    ResolveMarch(March),
    /// Ask for support of the march from `from` against the neutral force in `area`.
    CallSupport {
        from: Area,
        area: Area,
    },
    ConsolidatePower {
        area: Area,
    },
    /// A starred Consolidate Power order musters instead.
    ConsolidateMuster {
        area: Area,
        musters: Musters,
    },
    /// For each own Support order whom it supports; orders in neither set support nobody.
    Support {
        attacker: AreaSet,
        defender: AreaSet,
    },
    /// Support orders of other houses that shall not count.
    Refuse(AreaSet),
    PlayCard(HouseCard),
    /// Use the card's text, or the Blade.
    Use,
    /// Do without.
    Decline,
    /// Mace Tyrell's Footman.
    KillFootman {
        routed: bool,
    },
    /// Queen of Thorns, Cersei.
    RemoveOrder(Area),
    Retreat(Area),
    /// The number of own ships that replace those in the conquered port.
    TakeShips(u8),
}

/// A March order resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct March {
    pub from: Area,
    /// The units that go to each area; those not named stay.
    pub moves: Troops,
    /// Leave a power token in the vacated area.
    pub leave_token: bool,
}

/// The use that the holder of the Messenger Raven makes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RavenUse {
    Pass,
    /// Exchange the own order in `area` for an unused token.
    Swap {
        area: Area,
        token: OrderToken,
    },
    /// Look at the top card of the wildling deck.
    Look,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeckEnd {
    Top,
    Bottom,
}

/// The choices of the holders of the dominance tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WesterosChoice {
    /// A Throne of Blades: adjust supply.
    Supply,
    /// A Throne of Blades: muster.
    Mustering,
    /// Dark Wings, Dark Words: bid on the influence tracks.
    ClashOfKings,
    /// Dark Wings, Dark Words: collect power.
    Power,
    /// Put to the Sword.
    NoDefense,
    /// Put to the Sword.
    NoMarchPlusOne,
    /// All three cards.
    Nothing,
}
