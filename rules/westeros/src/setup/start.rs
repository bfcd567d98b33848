//! Laying the game out.

use super::{Houses, Setup, neutral_force, pieces};
use crate::state::Version;
use crate::{
    Agenda, AreaSet, Army, ByArea, ByHouse, Event, House, OrderTokens, Orders, Phase, State,
    advance::advance,
};
use tabletop::Cx;

/// Sets the board up and plays to the first question.
pub(crate) fn start(setup: Setup, players: u8, cx: &mut impl Cx<Event>) -> State {
    let in_play = House::in_play(players);
    let mut state = State {
        version: Version,
        players,
        final_tiebreak: setup.final_tiebreak,
        consolidation: setup.consolidation,
        seats: seats(setup.houses, players, cx),
        round: 1,
        phase: Phase::Planning,
        agenda: Agenda::of_round(1),
        asked: ByHouse::default(),
        last_id: 0,
        tracks: pieces::tracks(players),
        blade_used: false,
        raven_used: false,
        wildlings: pieces::WILDLINGS,
        allowed: OrderTokens::ALL,
        supply: ByHouse::from_fn(|house| if_in(in_play, house, pieces::supply(house))),
        power: ByHouse::from_fn(|house| if_in(in_play, house, pieces::POWER)),
        hand: ByHouse::from_fn(|house| if_in(in_play, house, 0b111_1111)),
        ready: ByHouse::default(),
        units_of: ByArea::default(),
        units: ByArea::default(),
        routed: ByArea::default(),
        orders: Orders::NONE,
        power_tokens: ByArea::default(),
        garrisons: in_play.iter().map(|house| house.home()).collect(),
        neutral_forces: AreaSet::filter(|area| neutral_force(players, area) > 0),
    };
    for &house in in_play {
        for &(area, units) in pieces::units(house, players) {
            let army = units
                .iter()
                .fold(Army::NONE, |army, &(unit, count)| army.with(unit, count));
            state.place(house, area, army);
        }
    }
    cx.emit(Event::GameStarted { players });
    cx.emit(Event::RoundBegan { round: 1 });
    advance(&mut state, cx);
    state
}

fn if_in(in_play: &[House], house: House, count: u8) -> u8 {
    if in_play.contains(&house) { count } else { 0 }
}

/// Who sits where: as chosen, or dealt like a shuffled deck.
fn seats(houses: Houses, players: u8, cx: &mut impl Cx<Event>) -> [Option<House>; House::COUNT] {
    let in_play = usize::from(players);
    let mut dealt = House::ALL;
    if houses == Houses::Drawn {
        for last in (1..in_play).rev() {
            dealt.swap(last, cx.below(last as u32 + 1) as usize);
        }
    }
    std::array::from_fn(|seat| (seat < in_play).then(|| dealt[seat]))
}
