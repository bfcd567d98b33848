//! What one player, or a spectator, sees.

mod build;

use crate::{Army, ByArea, ByHouse, FinalTiebreak, House, OrderToken, Phase, Ranking, Tracks};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The table as one viewer sees it, built field by field from the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The viewer's house; `None` for a spectator.
    pub me: Option<House>,
    /// 1 to 10.
    pub round: u8,
    pub phase: Phase,
    pub tracks: Tracks,
    /// Whether the Valyrian Steel Blade has been used this round.
    pub blade_used: bool,
    /// Whether the Messenger Raven has been used this round.
    pub raven_used: bool,
    /// The wildling track: 0 to 12 in steps of 2.
    pub wildlings: u8,
    pub final_tiebreak: FinalTiebreak,
    /// `None` for houses that are not in play.
    pub houses: ByHouse<Option<HouseView>>,
    pub areas: ByArea<AreaView>,
    /// The final ranking, once the game is over.
    pub ranking: Option<Ranking>,
}

/// What everybody knows of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// Its orders are laid, face down, and it waits for the others.
    pub ready: bool,
}

/// One area as the viewer sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AreaView {
    /// Whose units stand here.
    pub units_of: Option<House>,
    pub units: Army,
    /// The routed ones among `units`.
    pub routed: Army,
    pub controller: Option<House>,
    /// Whose power token lies here.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OrderView {
    /// Another house's, not yet revealed.
    FaceDown,
    /// The viewer's own, not yet revealed to the others.
    Own(OrderToken),
    FaceUp(OrderToken),
}
