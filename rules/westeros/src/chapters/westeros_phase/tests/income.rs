//! Crowns and trade.

use super::{card, choose};
use crate::{DarkWingsIncome, Event, House, WesterosCard, WesterosChoice, testing::draw};

#[test]
fn t047_game_of_thrones_pays_crowns_and_trade() {
    let text = "
        Lannister | Lannisport         | F
        Lannister | Stoney Sept        | F
        Lannister | Harrenhal          | F
        Lannister | Port of Lannisport | ship";
    let play = card(&draw(6, text), WesterosCard::GameOfThrones);
    assert_eq!(play.power("Lannister"), 5 + 3);
    let gained = Event::PowerGained {
        house: House::Lannister,
        power: 3,
    };
    assert!(play.events.contains(&gained));
    let closed = format!("{text}\n Greyjoy | The Golden Sound | ship");
    let play = card(&draw(6, &closed), WesterosCard::GameOfThrones);
    assert_eq!(play.power("Lannister"), 5 + 2);
}

#[test]
fn t049_a_port_pays_once_however_many_ships_lie_there() {
    let text = "
        Greyjoy | Pyke          | F
        Greyjoy | Port of Pyke  | ship ship ship
        Greyjoy | Ironman's Bay | ship
        Greyjoy | supply 6";
    let play = card(&draw(6, text), WesterosCard::GameOfThrones);
    assert_eq!(play.power("Greyjoy"), 5 + 2);
}

#[test]
fn t059_power_is_limited_by_the_tokens() {
    let text = "
        Lannister | Stoney Sept | F
        Lannister | Harrenhal   | token
        Lannister | power 18";
    let play = card(&draw(6, text), WesterosCard::GameOfThrones);
    assert_eq!(play.power("Lannister"), 19, "the twentieth is at Harrenhal");
}

#[test]
fn t050_dark_wings_pays_crowns_only_unless_the_table_wants_it() {
    let text = "
        Lannister | Stoney Sept        | F
        Lannister | Harrenhal          | F
        Lannister | Port of Lannisport | ship
        Stark     | Karhold            | F";
    for (income, lannister) in [
        (DarkWingsIncome::CrownsOnly, 7),
        (DarkWingsIncome::CrownsAndPorts, 8),
    ] {
        let mut state = draw(6, text);
        state.setup.dark_wings = income;
        let mut play = card(&state, WesterosCard::DarkWingsDarkWords);
        play.answer("Lannister", choose(WesterosChoice::Power))
            .unwrap();
        assert_eq!(play.power("Lannister"), lannister);
        assert_eq!(
            play.power("Stark"),
            5 + 2,
            "Karhold, and Winterfell by its shield"
        );
    }
}
