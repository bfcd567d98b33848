//! A view with everything shown, for those who look back at a game that is over.

use super::{Own, View};
use crate::{BySide, State};
use tabletop::Viewer;

impl View {
    /// Nobody's view, in which what is hidden lies open: as [`Own`] the orders of all houses and
    /// both ends of the wildling deck, in their places on the table bids and cards.
    pub(crate) fn unveiled(state: &State) -> Self {
        let secrets = &state.secrets;
        let mut view = Self::of(state, Viewer::Spectator);
        view.own = Own {
            orders: secrets.orders.on(state.covered),
            top_wildling: secrets.wildlings[0],
            bottom_wildling: secrets.wildlings[secrets.wildlings.len() - 1],
            ..Own::default()
        };
        if state.bidding() {
            for house in state.committed.iter() {
                view.bids[house] = secrets.bids[house];
            }
        }
        if let Some(combat) = &mut view.position.combat {
            combat.cards = either(combat.cards, secrets.cards);
            combat.tides = either(combat.tides, secrets.tides);
        }
        view
    }
}

fn either<T>(open: BySide<Option<T>>, hidden: BySide<Option<T>>) -> BySide<Option<T>> {
    BySide::new(
        open.attacker.or(hidden.attacker),
        open.defender.or(hidden.defender),
    )
}
