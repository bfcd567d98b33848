//! The areas to which units may march, and what waits for them there.

use super::why_not;
use crate::{
    Area, AreaSet, Army, House, March, Position, general::movement::reach,
    state::setup::neutral_force,
};

/// The things that units meet in an area they march to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// They walk in: it is their own, or nobody stands there.
    Free,
    /// Units of this house, or its garrison, defend it.
    Combat(House),
    /// A neutral force must be met with this strength.
    Neutral(u8),
}

/// Returns what units of `house` meet in `area`.
///
/// An enemy's power token stops nobody, nor does an enemy's home without units and garrison.
pub fn arrival(position: &Position, house: House, area: Area) -> Arrival {
    if position.neutral_forces.contains(area) {
        return Arrival::Neutral(neutral_force(position.players, area));
    }
    let garrison = || area.home_of().filter(|_| position.garrisons.contains(area));
    position
        .units_of(area)
        .or_else(garrison)
        .filter(|&defender| defender != house)
        .map_or(Arrival::Free, Arrival::Combat)
}

/// The areas that `army` may march to, beside what is already planned in `march`.
pub fn destinations(position: &Position, house: House, march: &March, army: Army) -> AreaSet {
    let allowed = |&area: &Area| {
        let mut planned = March {
            leave_token: false,
            ..*march
        };
        planned.moves.add(area, army) && why_not(position, house, &planned).is_none()
    };
    reach(position, house, march.from)
        .iter()
        .filter(allowed)
        .collect()
}
