//! Establishing control: the power token left behind.

use crate::{Area, House, Position, Troops, board::LANDS};

/// The reason why no power token can be left in the area a march began in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoToken {
    /// Own units stay, routed ones count.
    UnitsStay,
    /// Tokens lie on land alone.
    NotOnLand,
    /// The printed shield keeps the own home.
    OwnHome,
    /// One lies there already.
    LiesThere,
    /// No available power.
    NoPower,
}

/// Returns why a house that makes these moves may not leave a power token behind; `None` if it may.
pub fn why_no_token(
    position: &Position,
    house: House,
    from: Area,
    moves: &Troops,
) -> Option<NoToken> {
    if !LANDS.contains(from) {
        Some(NoToken::NotOnLand)
    } else if moves.total() != position.units[from] {
        Some(NoToken::UnitsStay)
    } else if house.home() == from {
        Some(NoToken::OwnHome)
    } else if position.power_tokens[house].contains(from) {
        Some(NoToken::LiesThere)
    } else if position.power[house] == 0 {
        Some(NoToken::NoPower)
    } else {
        None
    }
}
