//! What happened, for the log and the animations.

use crate::{Area, House, OrderToken, Orders, Phase, Ranking};
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
    /// A March order leaves the board.
    MarchRemoved {
        house: House,
        area: Area,
        token: OrderToken,
    },
    PowerConsolidated {
        house: House,
        area: Area,
        power: u8,
    },
    CleanedUp,
    GameEnded {
        ranking: Ranking,
    },
}

/// Power tokens that changed hands in a raid on a Consolidate Power order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pillage {
    pub gained: u8,
    pub lost: u8,
}
