//! The places of trays, and what follows from it, in whole numbers.
//!
//! Lengths are [`Mil`], thousandths of an inch; directions are [`Facing`]s. A judgement compares
//! whole numbers or exact fractions of them and lets a [`tolerance`] in at the end, once.
//!
//! ```
//! use geometry::{Arc, Base, Facing, Point, Pose, Slot, Tray, align, distance};
//!
//! let target = Tray::new(Base::INFANTRY, Pose::new(24_000, 30_000, Facing::SOUTH));
//! let charger = Tray::new(Base::INFANTRY, Pose::new(24_000, 19_500, Facing::NORTH));
//! let gap = distance(&charger, &target);
//! assert!(gap.within(5_700) && gap.beyond(5_600), "5.7 inches from front to front");
//!
//! let arrived = align(charger.base, &target, Arc::Front, Slot::Center);
//! assert_eq!(arrived.pose.at, Point::new(24_000, 25_200), "its front on the front of the other");
//! ```

mod align;
mod arc;
mod circle;
mod contact;
mod cover;
mod distance;
mod facing;
mod fraction;
mod near;
mod overlap;
mod point;
mod region;
mod sight;
mod sweep;
#[cfg(feature = "testkit")]
pub mod testkit;
#[cfg(test)]
mod tests;
pub mod tolerance;
mod tray;
mod wide;

pub use align::{Slot, align, slot_pose};
pub use arc::{Arc, Shares, front_part};
pub use circle::Circle;
pub use contact::{contact, engaged_side};
pub use cover::{Concealed, concealed};
pub use distance::{Squared, distance, distance_between, distance_to_point, near_points};
pub use facing::Facing;
pub use fraction::Fraction;
pub use near::near_between;
pub use overlap::{depth, far_apart, overlap, overlap_beyond};
pub use point::{Mil, Point};
pub use sight::{enters, sees};
pub use sweep::{Way, hull, way, way_into};
pub use tray::{Base, Pose, Tray};
pub use wide::Wide;
