//! On which terms an action is taken.

use crate::{field::Thing, geometry::Mil, task::FreeAction};

/// Of an activation, or given by an effect.
#[derive(Clone, Copy, Debug)]
pub enum Terms<'t> {
    Activation,
    Free(&'t FreeAction),
}

impl Terms<'_> {
    /// Returns how far a move may lead that could lead so far `otherwise`.
    pub fn most(self, otherwise: Mil) -> Mil {
        match self {
            Self::Free(FreeAction {
                most: Some(most), ..
            }) => otherwise.min(*most),
            _ => otherwise,
        }
    }

    /// The only target, where a free action was given for one.
    pub fn against(self) -> Option<Thing> {
        match self {
            Self::Free(terms) => terms.against,
            Self::Activation => None,
        }
    }
}
