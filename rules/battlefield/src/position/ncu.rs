//! Non-Combat Units, and what can bear an ability.

use super::UnitId;
use crate::{
    effect::{Step, Zone},
    reference::{AbilityRef, NcuRef},
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The number of an NCU in [`super::Position::ncus`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct NcuId(pub u8);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ncu {
    pub owner: Seat,
    pub profile: NcuRef,
    pub activated: bool,
    pub zone: Option<Zone>,
    pub counters: u8,
    /// Its owner has been eliminated.
    pub gone: bool,
}

impl Ncu {
    /// With how many counters such an NCU begins.
    pub fn counters_of(profile: NcuRef) -> u8 {
        let abilities = profile.entry().abilities.iter();
        let abilities = abilities.filter_map(|id| AbilityRef::named(id));
        let steps = abilities.flat_map(|ability| &ability.entry().script);
        let counters = steps.filter_map(|step| match step {
            Step::SpendCounter { start, .. } => Some(*start),
            _ => None,
        });
        counters.max().unwrap_or(0)
    }
}

/// The bearer of an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Bearer {
    Unit(UnitId),
    Ncu(NcuId),
    /// An objective card, by the number of its marker.
    Marker(u8),
}
