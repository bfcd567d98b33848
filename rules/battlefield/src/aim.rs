//! The facts that a page shows to somebody who is about to act, before anything is answered.
//!
//! All of it follows from the open position and from the same judgements as the rules: what is
//! suggested here is accepted there.

mod charge;
mod cover;
mod goal;
mod look;
mod region;
mod retreat;
mod ruler;
mod snap;
#[cfg(test)]
mod tests;
mod threat;
mod why;

pub use crate::chapter::attack::SHIFT;
pub(crate) use charge::aimed;
pub use charge::{Aim, Chance, charge_at, charge_so, charges, fights, may_stay, shots};
pub use cover::{Cover, arrows, covers};
pub use goal::{Attack, actor, alike, attack_on, attacks, only_attack, set_out, ways};
pub use look::{Sighting, sightings, sightings_of};
pub use region::{Reach, Travel, furthest, lengths, reach, straight};
pub use retreat::{Retreat, retreats};
pub use ruler::{End, Measure, measure};
pub use snap::{Snap, Suggestion, beside, suggestions};
pub use threat::{Threat, threats, touched};
pub use why::{Line, blocked};
