//! The events of the game, for the log and the animations.

use crate::{
    Area, Army, ByHouse, BySide, DeckEnd, House, HouseCard, HouseSet, Musters, OrderToken,
    OrderTokens, Orders, Phase, Ranking, Side, TidesCard, Track, Troops, Unit, WesterosCard,
    WesterosChoice, WesterosDeck, WildlingCard,
};
use serde::{Deserialize, Serialize};

/// Something that happened. Nothing in it is secret: what is hidden is not told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    GameStarted {
        players: u8,
    },
    RoundBegan {
        round: u8,
    },
    PhaseBegan {
        phase: Phase,
    },

    // Westeros phase
    WesterosCardRevealed {
        deck: WesterosDeck,
        card: WesterosCard,
    },
    /// Winter is Coming: the whole deck is shuffled and another card drawn.
    DeckShuffled {
        deck: WesterosDeck,
    },
    /// The wildling track stands at `to`.
    WildlingsMoved {
        to: u8,
    },
    /// The card takes effect now.
    WesterosCardResolved {
        deck: WesterosDeck,
        card: WesterosCard,
    },
    WesterosChosen {
        house: House,
        choice: WesterosChoice,
    },
    /// The orders that may still be placed in this planning phase.
    OrdersRestricted {
        allowed: OrderTokens,
    },
    SupplyAdjusted {
        house: House,
        supply: u8,
    },
    Mustered {
        house: House,
        musters: Musters,
    },
    /// The bid of a house; `BidsRevealed` tells how much it is.
    BidPlaced {
        house: House,
    },
    BidsRevealed {
        houses: HouseSet,
        bids: ByHouse<u8>,
    },
    /// The holder of the Iron Throne ordered the tied houses.
    TiesOrdered {
        house: House,
    },
    TrackSet {
        track: Track,
        ranking: Ranking,
    },
    /// A house went to a position (counted from 0) of a track.
    MovedOnTrack {
        house: House,
        track: Track,
        position: u8,
    },
    /// That changed the turn order in the middle of the marches: with a March order left, one house
    /// may be passed over this time round, and another come again.
    TurnsChanged {
        order: Ranking,
        passed_over: Option<House>,
        again: Option<House>,
    },
    PowerGained {
        house: House,
        power: u8,
    },
    PowerLost {
        house: House,
        power: u8,
    },

    // Wildlings
    WildlingsAttacked {
        strength: u8,
        houses: HouseSet,
    },
    NightsWatchWon {
        total: u8,
    },
    WildlingsWon {
        total: u8,
    },
    /// The highest or lowest bidder, by the bids or by the Iron Throne's word.
    BidderNamed {
        house: House,
    },
    WildlingCardRevealed {
        card: WildlingCard,
    },
    UnitsDestroyed {
        house: House,
        units: Troops,
    },
    UnitsReplaced {
        house: House,
        units: Troops,
        by: Unit,
    },
    CardTakenBack {
        house: House,
        card: HouseCard,
    },
    CardDiscarded {
        house: House,
        card: HouseCard,
    },
    /// Discarded cards came back to hand.
    HandRefilled {
        house: House,
    },

    // Planning
    /// Face down; which orders they are is told by `OrdersRevealed`.
    OrdersPlaced {
        house: House,
    },
    OrdersTakenBack {
        house: House,
    },
    OrdersRevealed {
        orders: Orders,
    },
    RavenPassed {
        house: House,
    },
    RavenSwapped {
        house: House,
        area: Area,
        from: OrderToken,
        to: OrderToken,
    },
    /// The card that a house saw; only that house knows which it is.
    RavenLooked {
        house: House,
    },
    WildlingCardPut {
        house: House,
        end: DeckEnd,
    },

    // Action phase
    /// `pillaged` is set where a Consolidate Power order was removed: power tokens the raider
    /// gained and the raided house lost.
    Raided {
        house: House,
        from: Area,
        victim: House,
        target: Area,
        removed: OrderToken,
        pillaged: Option<Pillage>,
    },
    RaidSpent {
        house: House,
        from: Area,
    },
    Marched {
        house: House,
        from: Area,
        moves: Troops,
    },
    /// A March order leaves the board.
    MarchRemoved {
        house: House,
        area: Area,
        token: OrderToken,
    },
    /// Ser Loras: the March order moved along.
    MarchOrderMoved {
        house: House,
        from: Area,
        to: Area,
    },
    PowerTokenPlaced {
        house: House,
        area: Area,
    },
    PowerTokenRemoved {
        house: House,
        area: Area,
    },
    SupportCalled {
        house: House,
        from: Area,
        area: Area,
    },
    NeutralForceBeaten {
        house: House,
        area: Area,
    },
    /// An order left the board: its area has no units any more, or a card removed it.
    OrderRemoved {
        house: House,
        area: Area,
        token: OrderToken,
    },
    PortTaken {
        house: House,
        port: Area,
        ships: u8,
    },
    PortShipsLost {
        house: House,
        port: Area,
        ships: u8,
    },
    PowerConsolidated {
        house: House,
        area: Area,
        power: u8,
    },
    ConsolidateMustered {
        house: House,
        area: Area,
    },

    // Combat
    CombatBegan {
        attacker: House,
        defender: House,
        from: Area,
        area: Area,
        units: Army,
    },
    /// `side` is `None` where the order supports nobody.
    SupportDeclared {
        house: House,
        from: Area,
        side: Option<Side>,
    },
    SupportRefused {
        house: House,
        from: Area,
    },
    /// The card that a house chose; `CardsRevealed` tells which one it is.
    CardChosen {
        house: House,
    },
    CardsRevealed {
        cards: BySide<Option<HouseCard>>,
    },
    /// The text of a card takes effect, or its owner makes use of it.
    CardUsed {
        card: HouseCard,
    },
    /// A card chosen openly in place of another.
    CardReplaced {
        house: House,
        card: Option<HouseCard>,
    },
    TidesRedrawn {
        house: House,
    },
    TidesRevealed {
        tides: BySide<Option<TidesCard>>,
    },
    BladeUsed {
        house: House,
    },
    StrengthCounted {
        attacker: i8,
        defender: i8,
    },
    CombatWon {
        house: House,
        area: Area,
    },
    GarrisonRemoved {
        area: Area,
    },
    Retreated {
        house: House,
        from: Area,
        to: Area,
        units: Army,
    },

    CleanedUp,
    GameEnded {
        ranking: Ranking,
    },
}

/// Power tokens that changed hands in a raid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pillage {
    pub gained: u8,
    pub lost: u8,
}
