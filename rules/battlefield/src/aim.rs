//! What a page shows to somebody who is about to act, before anything is answered.
//!
//! All of it follows from the open position and from the same judgements as the rules: what is
//! suggested here is accepted there.

mod charge;
mod look;
mod region;
mod snap;
#[cfg(test)]
mod tests;

pub use crate::chapter::attack::SHIFT;
pub use charge::{Aim, Chance, charge_at, charges, fights, shots};
pub use look::{Sighting, sightings};
pub use region::{Reach, Travel, furthest, lengths, reach};
pub use snap::{Snap, Suggestion, suggestions};
