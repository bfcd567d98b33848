//! Marches that decide the game, and garrisons that stop them: parts Q and S.

use crate::{
    Area, Event, FinalTiebreak, House, Phase, State,
    chapters::march::{Arrival, arrival},
    general::victory::ranking,
    testing::{Play, draw, house},
};

/// Lannister with five buildings beside Lannisport, which Greyjoy holds.
fn six_for_lannister(greyjoy: &str) -> State {
    let mut state = draw(
        6,
        &format!(
            "
            Lannister | Harrenhal       | token
            Lannister | The Reach       | token
            Lannister | Crackclaw Point | token
            Lannister | Moat Cailin     | token
            Lannister | Flint's Finger  | token
            Lannister | White Harbor    | token
            {greyjoy}"
        ),
    );
    state.garrisons = state.garrisons.without(Area::Lannisport);
    state
}

#[test]
fn t310_a_home_that_falls_back_can_be_the_seventh() {
    let mut play = Play::begin(
        Phase::March,
        six_for_lannister("Greyjoy | Lannisport | F | March"),
    );
    play.march("Greyjoy", "Lannisport", "Stoney Sept F")
        .unwrap();
    assert_eq!(play.state.phase, Phase::GameOver);
    assert_eq!(ranking(&play.state).at(0), Some(House::Lannister));
    assert!(matches!(play.events.last(), Some(Event::GameEnded { .. })));
}

#[test]
fn t310_before_the_combat_of_the_same_march() {
    let mut play = Play::begin(
        Phase::March,
        six_for_lannister("Greyjoy | Lannisport | F | March\n Tyrell | Riverrun | F"),
    );
    play.march("Greyjoy", "Lannisport", "Riverrun F").unwrap();
    assert_eq!(play.state.phase, Phase::GameOver);
    assert_eq!(ranking(&play.state).at(0), Some(House::Lannister));
    let fought = |it: &Event| matches!(it, Event::CombatBegan { .. });
    assert!(!play.events.iter().any(fought));
}

#[test]
fn t310_before_the_neutral_force_of_the_same_march_falls() {
    let mut state = six_for_lannister("Greyjoy | Lannisport | K K F | March*");
    state.supply[House::Greyjoy] = 6;
    state.neutral_forces = state.neutral_forces.with(Area::Riverrun);
    let mut play = Play::begin(Phase::March, state);
    play.march("Greyjoy", "Lannisport", "Riverrun K K F")
        .unwrap();
    assert_eq!(play.state.phase, Phase::GameOver);
    assert!(play.state.neutral_forces.contains(Area::Riverrun));
}

#[test]
fn t342_two_houses_reach_seven_in_one_march() {
    let drawn = "
        Greyjoy | Lannisport       | F F | March
        Greyjoy | The Golden Sound | ship
        Greyjoy | Ironman's Bay    | ship
        Greyjoy | Starfall         | token
        Greyjoy | Yronwood         | token
        Greyjoy | Oldtown          | token
        Greyjoy | Storm's End      | token";
    let mut state = six_for_lannister(drawn);
    state.setup.final_tiebreak = FinalTiebreak::Rulebook;
    let mut play = Play::begin(Phase::March, state);
    play.march("Greyjoy", "Lannisport", "Riverrun F, Seagard F")
        .unwrap();
    assert_eq!(play.state.phase, Phase::GameOver);
    let first = ranking(&play.state).at(0);
    assert_eq!(first, Some(House::Greyjoy), "more strongholds");
}

#[test]
fn t295_t297_a_garrison_alone_defends() {
    let state = draw(6, "Greyjoy | Riverrun | K K | March");
    let meets = arrival(&state, house("Greyjoy"), Area::Lannisport);
    assert_eq!(meets, Arrival::Combat(House::Lannister));
    let own = arrival(&state, House::Lannister, Area::Lannisport);
    assert_eq!(own, Arrival::Free, "the own garrison lets one in");
    let mut play = Play::begin(Phase::March, state);
    play.march("Greyjoy", "Riverrun", "Lannisport K K").unwrap();
    let began = play.events.iter().any(|it| {
        matches!(
            it,
            Event::CombatBegan {
                attacker: House::Greyjoy,
                defender: House::Lannister,
                area: Area::Lannisport,
                ..
            }
        )
    });
    assert!(began);
}

#[test]
fn a_token_of_a_third_house_leaves_nobody_to_fight() {
    let state = draw(6, "Stark | Seagard | F\n Tyrell | Riverrun | token");
    assert_eq!(arrival(&state, House::Stark, Area::Riverrun), Arrival::Free);
}
