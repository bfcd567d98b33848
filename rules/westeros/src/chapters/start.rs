//! Laying the game out.

use super::advance::advance;
use crate::state::Version;
use crate::state::setup::{Houses, LannisterPortShip, Setup, TidesOfBattle, neutral_force, pieces};
use crate::{
    Agenda, Area, AreaSet, Army, ByArea, ByHouse, Event, House, HouseSet, OrderTokens, Orders,
    Phase, Pile, Position, Secrets, State, TidesCard, WesterosDeck, WildlingCard,
    state::secrets::shuffle,
};
use tabletop::Cx;

/// Sets the board up and plays to the first question.
pub(crate) fn start(setup: Setup, players: u8, cx: &mut impl Cx<Event>) -> State {
    let mut state = State {
        version: Version,
        position: Position {
            seats: seats(setup.houses, players, cx),
            ..board(setup, players)
        },
        secrets: decks(setup, cx),
        agenda: Agenda::of_round(1),
        asked: ByHouse::default(),
        last_id: 0,
    };
    cx.emit(Event::GameStarted { players });
    cx.emit(Event::RoundBegan { round: 1 });
    advance(&mut state, cx);
    state
}

/// The board before the first round; seat n plays the n-th house.
pub(crate) fn board(setup: Setup, players: u8) -> Position {
    let in_play = House::in_play(players);
    let mut position = Position {
        setup,
        players,
        seats: std::array::from_fn(|seat| in_play.get(seat).copied()),
        round: 1,
        phase: Phase::Planning,
        tracks: pieces::tracks(players),
        blade_used: false,
        raven_used: false,
        wildlings: pieces::WILDLINGS,
        allowed: OrderTokens::ALL,
        westeros: [None; 3],
        discards: [Pile::EMPTY; 3],
        supply: ByHouse::from_fn(|house| if_in(in_play, house, pieces::supply(house))),
        power: ByHouse::from_fn(|house| if_in(in_play, house, pieces::POWER)),
        hand: ByHouse::from_fn(|house| if_in(in_play, house, 0b111_1111)),
        committed: HouseSet::EMPTY,
        bids: ByHouse::default(),
        occupied: ByHouse::default(),
        units: ByArea::default(),
        routed: ByArea::default(),
        orders: Orders::NONE,
        covered: AreaSet::EMPTY,
        power_tokens: ByHouse::default(),
        garrisons: in_play.iter().map(|house| house.home()).collect(),
        neutral_forces: AreaSet::filter(|area| neutral_force(players, area) > 0),
        attack: None,
        call: None,
        combat: None,
    };
    let port_ship = match setup.lannister_port_ship {
        LannisterPortShip::FromFourPlayers => players > 3,
        LannisterPortShip::On => true,
        LannisterPortShip::Off => false,
    };
    for &house in in_play {
        for &(area, units) in pieces::units(house) {
            let army = units
                .iter()
                .fold(Army::NONE, |army, &(unit, count)| army.with(unit, count));
            if port_ship || area != Area::PortOfLannisport {
                position.put(house, area, army);
            }
        }
    }
    position
}

fn if_in(in_play: &[House], house: House, count: u8) -> u8 {
    if in_play.contains(&house) { count } else { 0 }
}

/// All decks, shuffled.
fn decks(setup: Setup, cx: &mut impl Cx<Event>) -> Secrets {
    let mut westeros = WesterosDeck::ALL.map(WesterosDeck::cards);
    let mut wildlings = WildlingCard::ALL.map(Some);
    for deck in &mut westeros {
        shuffle(deck, cx);
    }
    shuffle(&mut wildlings, cx);
    let tides = setup.tides_of_battle == TidesOfBattle::On;
    Secrets {
        westeros: westeros.map(Pile::of),
        wildlings,
        tides_deck: TidesCard::ALL.map(|card| if tides { card.copies() } else { 0 }),
        ..Secrets::default()
    }
}

/// Returns who sits where: as chosen, or dealt like a shuffled deck.
fn seats(houses: Houses, players: u8, cx: &mut impl Cx<Event>) -> [Option<House>; House::COUNT] {
    let in_play = usize::from(players);
    let mut dealt = House::ALL;
    if houses == Houses::Drawn {
        shuffle(&mut dealt[..in_play], cx);
    }
    std::array::from_fn(|seat| (seat < in_play).then(|| dealt[seat]))
}
