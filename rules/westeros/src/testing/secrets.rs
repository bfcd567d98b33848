//! What is hidden in the board game, for the testkit.

use crate::{Action, Event, Orders, Prompt, State, Westeros, kings_court::stars_of, planning};
use tabletop::{Dice, Viewer, testkit::Secrets};

impl Secrets for Westeros {
    /// Other houses may have laid other orders on the areas that they cover.
    fn redeal(state: &State, viewer: Viewer, dice: &mut dyn Dice) -> State {
        let mut twin = *state;
        for &house in state.houses() {
            if viewer == Viewer::Seat(state.seat_of(house)) {
                continue;
            }
            let covered = state.covered.intersection(state.occupied[house]);
            let prompt = Prompt::PlaceOrders {
                areas: covered,
                allowed: state.allowed,
                stars: stars_of(state, house),
                cover: covered.len() as u8,
                before: Orders::NONE,
            };
            if let Action::PlaceOrders(orders) = planning::sample(state, house, &prompt, dice) {
                twin.secrets.orders = twin.secrets.orders.with(&orders);
            }
        }
        twin
    }

    fn is_secret(prompt: &Prompt) -> bool {
        matches!(prompt, Prompt::PlaceOrders { .. })
    }

    fn invariants(state: &State) -> Result<(), String> {
        super::invariants::invariants(state)
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::OrdersRevealed { .. })
    }
}
