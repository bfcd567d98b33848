//! Control and ranking, as far as no area changes hands.

use super::ranking;
use crate::{
    Area, House, Phase, State, Westeros,
    board::BUILDINGS,
    general::control::{controller, count},
    testing::draw,
};
use tabletop::Game;

fn winner(state: &State) -> House {
    ranking(state).at(0).unwrap()
}

/// Lannister and Stark with three buildings each; Stark with more strongholds.
const EVEN: &str = "
    Lannister | Harrenhal    | token
    Lannister | The Reach    | token
    Lannister | Stoney Sept  | token
    Lannister | Blackwater   | token
    Stark     | Seagard      | token
    Stark     | Riverrun     | token";

#[test]
fn units_before_tokens_before_shields() {
    let state = draw(
        6,
        "Greyjoy|Winterfell|F\n Tyrell|Winterfell|token\n Tyrell|Pyke|token",
    );
    assert_eq!(controller(&state, Area::Winterfell), Some(House::Greyjoy));
    assert_eq!(
        controller(&state, Area::PortOfWinterfell),
        Some(House::Greyjoy),
        "and its port"
    );
    assert_eq!(controller(&state, Area::Pyke), Some(House::Tyrell));
    assert_eq!(controller(&state, Area::Lannisport), Some(House::Lannister));
    assert_eq!(controller(&state, Area::BayOfIce), None);
    assert_eq!(
        controller(&draw(5, ""), Area::Sunspear),
        None,
        "Martell is not in play"
    );
}

#[test]
fn the_most_castles_and_strongholds_win() {
    let state = draw(6, &format!("{EVEN}\n Lannister|Flint's Finger|token"));
    assert_eq!(winner(&state), House::Lannister);
}

#[test]
fn each_house_ends_with_its_castles_and_strongholds() {
    let mut state = draw(6, EVEN);
    assert_eq!(Westeros::outcome(&state), None);
    state.phase = Phase::GameOver;
    let outcome = Westeros::outcome(&state).unwrap();
    let score = |house| outcome.side(state.seat_of(house)).unwrap().1.score;
    let lannister = i32::from(count(&state, House::Lannister, BUILDINGS));
    assert_eq!(score(House::Lannister), Some(lannister));
    let scores: Vec<_> = outcome.sides.iter().map(|it| it.score).collect();
    assert!(scores.is_sorted_by_key(|it| std::cmp::Reverse(*it)));
}

#[test]
fn only_houses_in_play_are_ranked() {
    assert_eq!(ranking(&draw(3, "")).len(), 3);
}
