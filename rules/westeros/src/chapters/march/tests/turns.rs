//! Whose turn it is.

use crate::{
    Action, Order, Phase, Track,
    testing::{Play, draw, house},
};

#[test]
fn t148_staggered_marches() {
    let mut play = Play::from(
        Phase::March,
        6,
        "
        Stark | Winterfell  | F | March
        Stark | Moat Cailin | F | March-1",
    );
    play.march("Stark", "Winterfell", "Moat Cailin F").unwrap();
    play.march("Stark", "Moat Cailin", "The Twins F F").unwrap();
    assert!(play.stands("Stark", "The Twins", "F F"));
}

#[test]
fn t150_one_order_at_a_time_in_turn_order() {
    let mut play = Play::from(
        Phase::March,
        6,
        "
        Baratheon | Kingswood  | F | March
        Baratheon | Storm's End | F | March*
        Lannister | Lannisport | F | March",
    );
    assert_eq!(play.awaited(), ["Baratheon"]);
    play.march("Baratheon", "Kingswood", "").unwrap();
    assert_eq!(play.awaited(), ["Lannister"]);
    play.march("Lannister", "Lannisport", "").unwrap();
    assert_eq!(play.awaited(), ["Baratheon"]);
}

#[test]
fn t151_turn_order_is_a_position_not_a_house() {
    let mut state = draw(
        6,
        "
        Baratheon | Kingswood   | F | March
        Baratheon | Storm's End | F | March*
        Martell   | Yronwood    | F | March
        Lannister | Lannisport  | F | March",
    );
    for (house_name, to) in [
        ("Tyrell", 0),
        ("Baratheon", 1),
        ("Martell", 2),
        ("Lannister", 3),
    ] {
        let track = state.tracks.get_mut(Track::IronThrone);
        track.shift(house(house_name), to);
    }
    let mut play = Play::begin(Phase::March, state);
    play.march("Baratheon", "Kingswood", "").unwrap();
    assert_eq!(play.awaited(), ["Martell"]);
    // Doran moves Baratheon down while its march is being fought.
    let mut state = play.state;
    state.tracks.iron_throne.shift(house("Baratheon"), 5);
    let position = crate::chapters::cycle::next(&state, 2, Order::March);
    assert_eq!(
        position,
        Some((2, house("Lannister"))),
        "Martell is passed over"
    );
}

#[test]
fn an_order_that_moves_nobody_resolves_itself() {
    let play = Play::from(
        Phase::March,
        6,
        "
        Stark   | Winterfell | routed F | March
        Greyjoy | Pyke       | F        | March
        Tyrell  | Highgarden | F        | March",
    );
    assert_eq!(play.order("Winterfell"), None, "all are routed");
    assert_eq!(play.order("Pyke"), None, "and Pyke has no ship");
    assert_eq!(play.awaited(), ["Tyrell"]);
}

#[test]
fn only_marches_answer_the_question() {
    let mut play = Play::from(Phase::March, 6, "Stark | Winterfell | F | March");
    let answered = play.answer("Stark", Action::Decline);
    assert_eq!(
        answered,
        crate::testing::because(crate::Illegal::WrongAnswer)
    );
}
