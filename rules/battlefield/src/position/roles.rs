//! The parts that things and players play in a window.

use super::{NcuId, UnitId};
use crate::{
    effect::{Role, Zone},
    field::Thing,
    reference::CardRef,
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// The parts of one window. What a window does not have is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roles {
    pub attacker: Option<Thing>,
    pub defender: Option<Thing>,
    pub charger: Option<UnitId>,
    pub charge_target: Option<Thing>,
    pub activating: Option<Thing>,
    pub ncu: Option<NcuId>,
    pub acting: Option<Thing>,
    pub testing: Option<UnitId>,
    pub destroyed: Option<UnitId>,
    pub destroyer: Option<UnitId>,
    /// The player to whom the destruction belongs.
    pub destroyed_by: Option<Seat>,
    /// The unit on which an influence or a card lies.
    pub influenced: Option<UnitId>,
    pub holder: Option<UnitId>,
    pub zone: Option<Zone>,
    /// The Tactics card that is being played, and by whom.
    pub card: Option<(CardRef, Seat)>,
}

impl Roles {
    /// The thing on the table in this part, other than the bearer and an NCU.
    pub fn thing(&self, role: Role) -> Option<Thing> {
        match role {
            Role::Attacker => self.attacker,
            Role::Defender => self.defender,
            Role::Charger => self.charger.map(UnitId::thing),
            Role::ChargeTarget => self.charge_target,
            Role::Activating => self.activating,
            Role::Acting => self.acting,
            Role::Testing => self.testing.map(UnitId::thing),
            Role::Destroyed => self.destroyed.map(UnitId::thing),
            Role::Destroyer => self.destroyer.map(UnitId::thing),
            Role::Influenced => self.influenced.map(UnitId::thing),
            Role::Holder => self.holder.map(UnitId::thing),
            Role::Bearer | Role::ActivatingNcu => None,
        }
    }
}
