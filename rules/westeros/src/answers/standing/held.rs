//! The orders that a house has set, beside what it sees.

use super::{Matter, Standing, StandingOrder};
use crate::{Action, House, View};

/// An answer, and the places of the orders that it comes from.
pub(super) type Found = (Action, Vec<usize>);

/// The orders that a house holds, and what it sees.
pub(super) struct Held<'a> {
    pub view: &'a View,
    pub house: House,
    pub standing: &'a Standing,
}

impl Held<'_> {
    /// The orders that still stand, each with its place.
    pub fn orders(&self) -> impl Iterator<Item = (usize, &StandingOrder)> {
        let all = self.standing.0.iter().enumerate();
        all.filter(|(_, it)| it.lasts.holds(self.view.round))
    }

    /// The first answer that one of the orders alone gives.
    pub fn one(&self, answer: impl Fn(&Matter) -> Option<Action>) -> Option<Found> {
        self.orders()
            .find_map(|(place, it)| Some((answer(&it.matter)?, vec![place])))
    }
}
