//! Power tokens and what areas fall back to.

use crate::{
    Area, House, Illegal, Phase,
    chapters::march::{NoToken, why_no_token},
    general::control::controller,
    testing::{Play, because, draw, moves},
};

const WATCH: &str = "Greyjoy | Greywater Watch | F | March";

#[test]
fn t137_without_a_token_nobody_controls() {
    let mut play = Play::from(Phase::March, 6, WATCH);
    play.march("Greyjoy", "Greywater Watch", "Moat Cailin F")
        .unwrap();
    assert_eq!(controller(&play.state, Area::GreywaterWatch), None);
}

#[test]
fn t137_no_power_no_token() {
    let mut play = Play::from(Phase::March, 6, &format!("{WATCH}\n Greyjoy | power 0"));
    let answered = play.march_and_keep("Greyjoy", "Greywater Watch", "Moat Cailin F");
    assert_eq!(answered, because(Illegal::NoToken(Area::GreywaterWatch)));
}

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
fn t139_one_token_an_area() {
    let drawn = format!("{WATCH}\n Greyjoy | Greywater Watch | token");
    let mut play = Play::from(Phase::March, 6, &drawn);
    let second = play.march_and_keep("Greyjoy", "Greywater Watch", "Moat Cailin F");
    assert_eq!(second, because(Illegal::NoToken(Area::GreywaterWatch)));
    play.march("Greyjoy", "Greywater Watch", "Moat Cailin F")
        .unwrap();
    let lies = play.state.power_token(Area::GreywaterWatch);
    assert_eq!(lies, Some(House::Greyjoy));
}

#[test]
fn t141_the_own_home_needs_no_token() {
    let mut play = Play::from(Phase::March, 6, "Lannister | Lannisport | F | March");
    let token = play.march_and_keep("Lannister", "Lannisport", "Riverrun F");
    assert_eq!(token, because(Illegal::NoToken(Area::Lannisport)));
    play.march("Lannister", "Lannisport", "Riverrun F").unwrap();
    let keeps = controller(&play.state, Area::Lannisport);
    assert_eq!(keeps, Some(House::Lannister));
}

fn greyjoy_in_lannisport() -> Play {
    let mut state = draw(6, "Greyjoy | Lannisport | F | March");
    state.garrisons = state.garrisons.without(Area::Lannisport);
    Play::begin(Phase::March, state)
}

#[test]
fn t143_a_token_covers_an_enemy_shield() {
    let mut play = greyjoy_in_lannisport();
    play.clone()
        .march("Greyjoy", "Lannisport", "Riverrun F")
        .unwrap();
    play.march_and_keep("Greyjoy", "Lannisport", "Riverrun F")
        .unwrap();
    let keeps = controller(&play.state, Area::Lannisport);
    assert_eq!(keeps, Some(House::Greyjoy));
}

#[test]
fn t143_without_a_token_the_shield_counts_again() {
    let mut play = greyjoy_in_lannisport();
    play.march("Greyjoy", "Lannisport", "Riverrun F").unwrap();
    let reverts = controller(&play.state, Area::Lannisport);
    assert_eq!(reverts, Some(House::Lannister));
}

#[test]
fn t144_t299_an_enemy_home_without_garrison_is_entered() {
    let mut state = draw(6, "Lannister | Moat Cailin | F | March");
    state.garrisons = state.garrisons.without(Area::Winterfell);
    let mut play = Play::begin(Phase::March, state);
    play.march("Lannister", "Moat Cailin", "Winterfell F")
        .unwrap();
    assert_eq!(play.state.combat, None);
    let taken = controller(&play.state, Area::Winterfell);
    assert_eq!(taken, Some(House::Lannister));
    assert!(!play.state.garrisons.contains(Area::Winterfell));
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
