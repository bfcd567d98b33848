//! Power tokens and what areas fall back to.

use crate::{
    Area, House, Phase,
    chapters::march::{Arrival, NoToken, arrival, why_no_token},
    general::control::controller,
    testing::{Play, draw, moves},
};

const WATCH: &str = "Greyjoy | Greywater Watch | F | March";

#[test]
fn a_token_left_behind_keeps_control() {
    let mut play = Play::from(Phase::March, 6, &format!("{WATCH}\n Greyjoy | power 2"));
    play.march_and_keep("Greyjoy", "Greywater Watch", "Moat Cailin F")
        .unwrap();
    let keeps = controller(&play.state, Area::GreywaterWatch);
    assert_eq!(keeps, Some(House::Greyjoy));
    assert_eq!(play.power("Greyjoy"), 1);
}

#[test]
fn an_enemy_token_goes_back_to_its_pool() {
    let drawn = format!("{WATCH}\n Stark | Moat Cailin | token\n Stark | power 3");
    let mut play = Play::from(Phase::March, 6, &drawn);
    play.march("Greyjoy", "Greywater Watch", "Moat Cailin F")
        .unwrap();
    assert_eq!(play.state.power_token(Area::MoatCailin), None);
    assert_eq!(play.power("Stark"), 3, "the pool is not available power");
}

#[test]
fn a_token_of_a_third_house_leaves_nobody_to_fight() {
    let state = draw(6, "Stark | Seagard | F\n Tyrell | Riverrun | token");
    assert_eq!(arrival(&state, House::Stark, Area::Riverrun), Arrival::Free);
}

#[test]
fn why_a_token_cannot_be_left() {
    let state = draw(
        6,
        "
        Stark | Winterfell    | F
        Stark | Moat Cailin   | F routed F
        Stark | Seagard       | F token
        Stark | Karhold       | F
        Stark | The Narrow Sea | ship",
    );
    let why = |from: &str, text: &str| {
        why_no_token(
            &state,
            House::Stark,
            crate::testing::area(from),
            &moves(text),
        )
    };
    assert_eq!(why("Winterfell", "Karhold F"), Some(NoToken::OwnHome));
    assert_eq!(why("Moat Cailin", "Seagard F"), Some(NoToken::UnitsStay));
    assert_eq!(why("Seagard", "Riverrun F"), Some(NoToken::LiesThere));
    assert_eq!(
        why("The Narrow Sea", "Shipbreaker Bay ship"),
        Some(NoToken::NotOnLand)
    );
    assert_eq!(why("Karhold", "Winterfell F"), None);
    let mut poor = state;
    poor.power[House::Stark] = 0;
    let why = why_no_token(&poor, House::Stark, Area::Karhold, &moves("Winterfell F"));
    assert_eq!(why, Some(NoToken::NoPower));
}
