//! Ports: part P of the case collection, as far as no combat is needed.

use super::most;
use crate::{
    Area, Event, House, Illegal, Phase, Prompt, State,
    testing::{Play, because, draw, house},
};

/// Greyjoy stands before an empty Lannisport without garrison, with Lannister ships in its port.
fn lannisport(more: &str) -> State {
    let mut state = draw(
        6,
        &format!(
            "
            Greyjoy   | Riverrun           | F              | March
            Lannister | Port of Lannisport | ship ship ship | Support
            Greyjoy   | supply 6
            {more}"
        ),
    );
    state.garrisons = state.garrisons.without(Area::Lannisport);
    state
}

fn taken(more: &str) -> Play {
    let mut play = Play::begin(Phase::March, lannisport(more));
    play.march("Greyjoy", "Riverrun", "Lannisport F").unwrap();
    play
}

const FOUR_SHIPS: &str = "
    Greyjoy | Ironman's Bay | ship ship
    Greyjoy | Sunset Sea    | ship ship";

#[test]
fn t277_as_many_ships_as_figures_and_supply_allow() {
    let play = taken(FOUR_SHIPS);
    let asked = Prompt::TakePort {
        port: Area::PortOfLannisport,
        most: 2,
    };
    assert_eq!(play.prompt("Greyjoy"), Some(asked), "two figures are left");
    let play = taken(&format!("{FOUR_SHIPS}\n Greyjoy | supply 0"));
    let asked = Prompt::TakePort {
        port: Area::PortOfLannisport,
        most: 1,
    };
    assert_eq!(play.prompt("Greyjoy"), Some(asked), "no further army");
}

#[test]
fn t277_none_to_three_are_taken() {
    for ships in 0..=3 {
        let mut play = taken("");
        play.take_ships("Greyjoy", ships).unwrap();
        let there = play.units("Port of Lannisport");
        assert_eq!(there.len(), ships);
        let expected = (ships > 0).then_some(House::Greyjoy);
        assert_eq!(play.state.units_of(Area::PortOfLannisport), expected);
    }
    let too_many = taken("").take_ships("Greyjoy", 4);
    let why = Illegal::WrongNumber {
        wanted: 3,
        named: 4,
    };
    assert_eq!(too_many, because(why));
}

#[test]
fn t278_the_order_of_lost_ships_leaves_the_board() {
    let mut play = taken("");
    play.take_ships("Greyjoy", 2).unwrap();
    assert_eq!(play.order("Port of Lannisport"), None);
    assert!(play.events.contains(&Event::PortShipsLost {
        house: House::Lannister,
        port: Area::PortOfLannisport,
        ships: 3
    }));
}

#[test]
fn t278_without_ships_to_take_nobody_is_asked() {
    let play = taken(
        "
        Greyjoy | Ironman's Bay | ship ship ship
        Greyjoy | Sunset Sea    | ship ship ship",
    );
    let asked = play.prompt("Greyjoy");
    assert!(!matches!(asked, Some(Prompt::TakePort { .. })), "{asked:?}");
    assert!(play.units("Port of Lannisport").is_empty());
    assert_eq!(play.order("Port of Lannisport"), None);
}

#[test]
fn t279_routed_ships_are_replaced_by_upright_ones() {
    let mut state = lannisport("");
    state.routed[Area::PortOfLannisport] = state.units[Area::PortOfLannisport].into();
    let mut play = Play::begin(Phase::March, state);
    play.march("Greyjoy", "Riverrun", "Lannisport F").unwrap();
    play.take_ships("Greyjoy", 1).unwrap();
    assert!(play.state.routed(Area::PortOfLannisport).is_empty());
}

#[test]
fn t280_a_port_whose_land_nobody_controls_is_empty() {
    let mut play = Play::from(
        Phase::March,
        6,
        "
        Greyjoy | White Harbor         | F    | March
        Greyjoy | Port of White Harbor | ship | Support",
    );
    play.march("Greyjoy", "White Harbor", "Moat Cailin F")
        .unwrap();
    assert!(play.units("Port of White Harbor").is_empty());
    assert_eq!(play.order("Port of White Harbor"), None);
}

#[test]
fn t280_a_token_keeps_the_port() {
    let mut play = Play::from(
        Phase::March,
        6,
        "
        Greyjoy | White Harbor         | F    | March
        Greyjoy | Port of White Harbor | ship | Support",
    );
    play.march_and_keep("Greyjoy", "White Harbor", "Moat Cailin F")
        .unwrap();
    assert!(play.stands("Greyjoy", "Port of White Harbor", "ship"));
}

#[test]
fn t281_a_home_that_falls_back_takes_the_ships_in_its_port() {
    let mut state = draw(
        6,
        "
        Greyjoy | Lannisport         | F         | March
        Greyjoy | Port of Lannisport | ship ship
        Greyjoy | supply 6",
    );
    state.garrisons = state.garrisons.without(Area::Lannisport);
    let mut play = Play::begin(Phase::March, state);
    play.march("Greyjoy", "Lannisport", "Riverrun F").unwrap();
    assert_eq!(play.awaited(), ["Lannister"]);
    play.take_ships("Lannister", 2).unwrap();
    assert!(play.stands("Lannister", "Port of Lannisport", "ship ship"));
}

#[test]
fn attackers_on_their_way_count_for_the_ships_supply() {
    let mut state = lannisport(
        "
        Greyjoy | Stoney Sept | F F
        Greyjoy | supply 0",
    );
    state.neutral_forces = crate::AreaSet::EMPTY;
    assert_eq!(most(&state, house("Greyjoy"), Area::PortOfLannisport), 2);
    let combat = crate::Combat::new(
        (Area::Riverrun, Area::Harrenhal),
        crate::BySide::new(House::Greyjoy, House::Lannister),
        crate::OrderToken::March,
        crate::testing::army("K K"),
    );
    state.combat = Some(combat);
    assert_eq!(most(&state, house("Greyjoy"), Area::PortOfLannisport), 1);
}
