//! Building a view: what is not copied here is not seen.

use super::{Own, View};
use crate::{House, HouseSet, Phase, SeatSet, State, general::victory};
use tabletop::Viewer;

impl View {
    /// Returns what `viewer` sees of the game.
    pub(crate) fn of(state: &State, viewer: Viewer) -> Self {
        let me = match viewer {
            Viewer::Seat(seat) => state.house_of(seat),
            Viewer::Spectator => None,
        };
        let over = state.phase == Phase::GameOver;
        let mut position = state.position;
        // What the others wish for themselves is nobody's business: it would tell who they are.
        position.setup.ask_always = own_wish(state, viewer);
        Self {
            me,
            position,
            own: me.map_or_else(Own::default, |house| own(state, house)),
            ranking: over.then(|| victory::ranking(state)),
        }
    }
}

/// The viewer's own seat, if it wants to be asked always.
fn own_wish(state: &State, viewer: Viewer) -> SeatSet {
    match viewer {
        Viewer::Seat(seat) if state.setup.ask_always.contains(seat) => SeatSet::EMPTY.with(seat),
        Viewer::Seat(_) | Viewer::Spectator => SeatSet::EMPTY,
    }
}

fn own(state: &State, house: House) -> Own {
    let secrets = &state.secrets;
    let committed = state.committed.contains(house);
    let side = state.combat.and_then(|combat| combat.side_of(house));
    let known = |to: HouseSet, place: usize| {
        let known = to.contains(house);
        known.then_some(secrets.wildlings[place]).flatten()
    };
    Own {
        orders: secrets
            .orders
            .on(state.covered.intersection(state.occupied[house])),
        bid: (committed && state.bidding()).then_some(secrets.bids[house]),
        card: side.and_then(|side| secrets.cards[side]),
        tides: side.and_then(|side| secrets.tides[side]),
        top_wildling: known(secrets.top_known_to, 0),
        bottom_wildling: known(secrets.bottom_known_to, secrets.wildlings.len() - 1),
    }
}
