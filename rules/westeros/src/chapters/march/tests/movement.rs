//! Tests of who gets where.

use crate::{
    Area, Illegal, March, Phase,
    chapters::march::destinations,
    testing::{Play, army, because, house},
};

fn marches(text: &str) -> Play {
    Play::from(Phase::March, 6, text)
}

#[test]
fn a_port_is_a_destination_of_as_many_ships_as_it_has_room_for() {
    let play = marches(
        "
        Greyjoy | Ironman's Bay | ship ship | March
        Greyjoy | Port of Pyke  | ship ship
        Greyjoy | supply 6",
    );
    let march = March {
        from: Area::IronmansBay,
        moves: crate::Troops::NONE,
        leave_token: false,
    };
    let offered = |ships| {
        let ships = army(ships);
        destinations(&play.state, house("Greyjoy"), &march, ships).contains(Area::PortOfPyke)
    };
    assert!(offered("ship") && !offered("ship ship"));
}

#[test]
fn routed_units_do_not_march() {
    let mut play = marches("Stark|Winterfell|F routed F|March\n Tyrell|Highgarden|F|March");
    let both = play.march("Stark", "Winterfell", "Karhold F F");
    assert_eq!(both, because(Illegal::NotEnoughUnits(Area::Winterfell)));
    play.march("Stark", "Winterfell", "Karhold F").unwrap();
    let left = play.state.routed(Area::Winterfell);
    assert_eq!(left, army("F"), "the routed one stays");
}

#[test]
fn nobody_enters_a_closed_area() {
    let mut play = Play::from(Phase::March, 3, "Baratheon | Kingswood | F | March");
    let answered = play.march("Baratheon", "Kingswood", "Storm's End F");
    assert_eq!(answered, because(Illegal::Closed(Area::StormsEnd)));
}

#[test]
fn more_units_than_there_are_do_not_march() {
    let mut play = marches("Stark | Winterfell | F | March");
    let answered = play.march("Stark", "Winterfell", "Karhold F, White Harbor F");
    assert_eq!(answered, because(Illegal::NotEnoughUnits(Area::Winterfell)));
    let elsewhere = play.march("Stark", "White Harbor", "Karhold F");
    assert_eq!(elsewhere, because(Illegal::NoSuchOrder(Area::WhiteHarbor)));
}
