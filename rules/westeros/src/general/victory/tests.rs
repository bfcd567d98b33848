//! Control and ranking: part S of the case collection, as far as no area changes hands.

use super::ranking;
use crate::{
    Area, FinalTiebreak, House, State,
    board::BUILDINGS,
    general::control::{controller, count},
    testing::{draw, house},
};

fn winner(state: &State) -> House {
    ranking(state).at(0).unwrap()
}

fn better(state: &State, a: &str, b: &str) -> bool {
    ranking(state).position(house(a)) < ranking(state).position(house(b))
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
fn t315_a_power_token_alone_keeps_a_castle() {
    let state = draw(6, "Lannister|Harrenhal|token");
    assert_eq!(controller(&state, Area::Harrenhal), Some(House::Lannister));
    assert_eq!(
        count(&state, House::Lannister, BUILDINGS),
        2,
        "and the home"
    );
}

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
fn t313_then_strongholds_by_the_rulebook() {
    assert_eq!(winner(&draw(6, EVEN)), House::Stark);
}

#[test]
fn t312_then_land_areas_by_the_faq() {
    let mut state = draw(6, EVEN);
    state.setup.final_tiebreak = FinalTiebreak::Faq2;
    assert_eq!(winner(&state), House::Lannister);
}

#[test]
fn t312_t313_then_supply_then_power_then_the_throne() {
    for final_tiebreak in [FinalTiebreak::Rulebook, FinalTiebreak::Faq2] {
        let mut state = draw(6, "Tyrell|supply 2\n Greyjoy|supply 2");
        state.setup.final_tiebreak = final_tiebreak;
        assert!(better(&state, "Greyjoy", "Tyrell"), "the Iron Throne track");
        state.power[House::Tyrell] += 1;
        let power_counts = final_tiebreak == FinalTiebreak::Rulebook;
        assert_eq!(better(&state, "Tyrell", "Greyjoy"), power_counts);
        state.supply[House::Greyjoy] += 1;
        assert!(better(&state, "Greyjoy", "Tyrell"), "supply comes first");
    }
}

#[test]
fn only_houses_in_play_are_ranked() {
    assert_eq!(ranking(&draw(3, "")).len(), 3);
}
