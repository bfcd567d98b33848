//! What is hidden in the board game, for the testkit.

use crate::{Event, Orders, Prompt, State, Westeros, planning};
use tabletop::{Dice, Viewer, testkit::Secrets};

impl Secrets for Westeros {
    /// Other houses may have laid other orders on the areas that they cover.
    fn redeal(state: &State, viewer: Viewer, dice: &mut dyn Dice) -> State {
        let mut twin = *state;
        if !state.face_down() {
            return twin;
        }
        for &house in state.houses() {
            if viewer == Viewer::Seat(state.seat_of(house)) {
                continue;
            }
            let covered = state
                .areas_with_units(house)
                .intersection(state.orders.areas());
            let mut asked = *state;
            asked.ready[house] = false;
            if let Prompt::PlaceOrders { allowed, stars, .. } = planning::prompt(&asked, house) {
                let prompt = Prompt::PlaceOrders {
                    areas: covered,
                    allowed,
                    stars,
                    cover: covered.len() as u8,
                    before: Orders::NONE,
                };
                for (area, token) in planning::sample(&prompt, dice).iter() {
                    twin.orders.place(area, token);
                }
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
