//! Moves that follow from a fight: Retreats (6.3), Surge Forth (6.8) and free pivots.

mod pivot;
mod retreat;
mod surge;

pub use pivot::{answer_pivot, check_pivot, pivot};
pub use retreat::{begin_retreat, check_retreat, may_retreat_forward, retreat};
pub use surge::{answer_surge, check_surge, surge};
