//! Hits outside of an attack.

use crate::{
    dice::Face,
    position::UnitId,
    task::{Cause, Rerolled},
};
use serde::{Deserialize, Serialize};

/// Hits that an effect deals: they are saved against without arcs, and there is no panic test.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hits {
    pub unit: UnitId,
    pub count: u8,
    pub cause: Cause,
    /// Empty before they are rolled.
    pub faces: Vec<Face>,
    pub rerolled: Vec<Rerolled>,
}
