//! Building a view: what is not copied here is not seen.

use crate::{
    Area, AreaSet, AreaView, ByArea, ByHouse, House, HouseView, OrderToken, OrderView, Phase,
    State, View,
    board::BUILDINGS,
    control::controller,
    kings_court::stars_of,
    setup::{GARRISON, closed, neutral_force},
    victory,
};
use tabletop::Viewer;

impl View {
    /// What `viewer` sees of the game.
    pub(crate) fn of(state: &State, viewer: Viewer) -> Self {
        let me = match viewer {
            Viewer::Seat(seat) => state.house_of(seat),
            Viewer::Spectator => None,
        };
        let areas = ByArea::from_fn(|it| area(state, it, me));
        let over = state.phase == Phase::GameOver;
        Self {
            me,
            round: state.round,
            phase: state.phase,
            tracks: state.tracks,
            blade_used: state.blade_used,
            raven_used: state.raven_used,
            wildlings: state.wildlings,
            final_tiebreak: state.final_tiebreak,
            houses: ByHouse::from_fn(|it| state.in_play(it).then(|| house(state, it, &areas))),
            areas,
            ranking: over.then(|| victory::ranking(state)),
        }
    }
}

fn house(state: &State, house: House, areas: &ByArea<AreaView>) -> HouseView {
    let controls = |&area: &Area| areas[area].controller == Some(house);
    HouseView {
        seat: state.seat_of(house),
        supply: state.supply[house],
        power: state.power[house],
        stars: stars_of(state, house),
        victory: BUILDINGS.iter().filter(controls).count() as u8,
        hand: state.hand[house],
        ready: state.face_down() && state.ready[house],
    }
}

fn area(state: &State, area: Area, me: Option<House>) -> AreaView {
    let strength = |stand: AreaSet, strength: fn(u8, Area) -> u8| {
        if stand.contains(area) {
            strength(state.players, area)
        } else {
            0
        }
    };
    AreaView {
        units_of: state.units_of[area],
        units: state.units[area],
        routed: state.routed[area].army(area),
        controller: controller(state, area),
        power_token: state.power_tokens[area],
        garrison: strength(state.garrisons, |_, _| GARRISON),
        neutral: strength(state.neutral_forces, neutral_force),
        closed: closed(state.players).contains(area),
        order: state
            .orders
            .get(area)
            .and_then(|token| order(state, area, me, token)),
    }
}

/// Face down, others see that there is an order, and its house which one; while the house has
/// taken its orders back nobody sees them on the board.
fn order(state: &State, area: Area, me: Option<House>, token: OrderToken) -> Option<OrderView> {
    if !state.face_down() {
        return Some(OrderView::FaceUp(token));
    }
    let owner = state.units_of[area]?;
    match (state.ready[owner], me == Some(owner)) {
        (false, _) => None,
        (true, false) => Some(OrderView::FaceDown),
        (true, true) => Some(OrderView::Own(token)),
    }
}
