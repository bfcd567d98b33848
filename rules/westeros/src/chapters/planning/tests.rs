//! Planning and orders.

use super::{check_partial, tokens_left};
use crate::{
    Area, Illegal, Order, OrderToken, OrderTokens, Orders, Phase, Prompt, Westeros,
    testing::{CROWDED, Play, draw, orders, token},
};
use tabletop::Game;

const TYRELL: &str = "
    Tyrell    | Highgarden       | K F
    Tyrell    | Dornish Marches  | F
    Tyrell    | Redwyne Straits| ship
    Baratheon | Dragonstone      | F
    Lannister | Lannisport       | F";

/// No Consolidate Power this round: the crowded Greyjoy has eight tokens for its twelve areas.
fn feast_for_crows() -> Play {
    let mut state = draw(6, CROWDED);
    for token in OrderToken::ALL
        .into_iter()
        .filter(|it| it.order() == Order::ConsolidatePower)
    {
        state.allowed = state.allowed.without(token);
    }
    Play::begin(Phase::Planning, state)
}

fn greyjoy_lays_eight() -> Play {
    let mut play = feast_for_crows();
    play.orders("Baratheon", "Dragonstone March").unwrap();
    play.orders("Lannister", "Lannisport March").unwrap();
    play.orders("Stark", "Winterfell Defense").unwrap();
    play
}

#[test]
fn a_board_without_units_is_played_through() {
    let play = Play::from(Phase::Planning, 6, "");
    assert_eq!(play.awaited(), ["Lannister"], "the Raven may look");
}

#[test]
fn what_is_left_counts_tokens_and_stars() {
    let prompt = |stars, allowed| Prompt::PlaceOrders {
        areas: crate::AreaSet::ALL,
        allowed,
        stars,
        cover: 10,
        before: Orders::NONE,
    };
    let placed = orders("Pyke Raid, Seagard Raid*, Moat Cailin Support");
    let left = tokens_left(&prompt(1, OrderTokens::ALL), &placed);
    assert_eq!((left.of(token("Raid")), left.of(token("Raid*"))), (1, 0));
    assert_eq!(
        (left.of(token("Support*")), left.stars()),
        (0, 0),
        "the only star is used"
    );
    assert_eq!((left.of(token("March")), left.total()), (1, 8));
    let two_stars = tokens_left(&prompt(2, OrderTokens::ALL), &placed);
    assert_eq!(
        (
            two_stars.of(token("Support*")),
            two_stars.of(token("Raid*"))
        ),
        (1, 0)
    );
    let no_march = OrderTokens::ALL.without(token("March"));
    assert_eq!(
        tokens_left(&prompt(2, no_march), &placed).of(token("March")),
        0
    );
    assert_eq!(tokens_left(&Prompt::TakeBackOrders, &placed).total(), 0);
}

#[test]
fn unfinished_orders_are_checked_as_far_as_they_go() {
    let play = Play::from(Phase::Planning, 6, TYRELL);
    let prompt = play.prompt("Tyrell").unwrap();
    let so_far = |text: &str| check_partial(&prompt, &orders(text));
    assert_eq!(so_far(""), Ok(()));
    assert_eq!(so_far("Highgarden Raid"), Ok(()));
    assert_eq!(so_far("Pyke Raid"), Err(Illegal::NoOrderHere(Area::Pyke)));
    let star = Illegal::TooManyStars {
        used: 1,
        allowed: 0,
    };
    assert_eq!(so_far("Highgarden Raid*"), Err(star));
}

#[test]
fn an_absent_house_defends_what_is_threatened_and_gathers_power() {
    let text = "
        Stark   | Winterfell       | K F
        Stark   | Karhold          | F
        Stark   | The Shivering Sea| ship
        Greyjoy | Moat Cailin      | F";
    let play = Play::from(Phase::Planning, 6, text);
    let prompt = play.prompt("Stark").unwrap();
    let answer = Westeros::fallback(&play.view("Stark"), &prompt);
    let expected = "Winterfell Defense*, Karhold Consolidate, The Shivering Sea Support";
    assert_eq!(answer, crate::Action::PlaceOrders(orders(expected)));
}

#[test]
fn an_absent_house_lays_again_what_it_took_back() {
    let mut play = Play::from(Phase::Planning, 6, "Stark|Karhold|F\n Tyrell|Highgarden|F");
    play.orders("Stark", "Karhold March").unwrap();
    play.take_back("Stark").unwrap();
    let answer = Westeros::fallback(&play.view("Stark"), &play.prompt("Stark").unwrap());
    assert_eq!(answer, crate::Action::PlaceOrders(orders("Karhold March")));
}

#[test]
fn a_plan_without_ready_is_laid_with_cautious_orders_beside_it() {
    let text = "
        Stark   | Winterfell       | K F
        Stark   | Karhold          | F
        Stark   | The Shivering Sea| ship
        Greyjoy | Moat Cailin      | F";
    let play = Play::from(Phase::Planning, 6, text);
    let prompt = play.prompt("Stark").unwrap();
    let complete = |begun: &str| {
        let begun = crate::Action::PlaceOrders(orders(begun));
        Westeros::complete(&play.view("Stark"), &prompt, &begun)
    };
    let placed = |text: &str| Some(crate::Action::PlaceOrders(orders(text)));
    assert_eq!(
        complete("Winterfell March"),
        placed("Winterfell March, Karhold Consolidate, The Shivering Sea Support")
    );
    let whole = "Winterfell Raid, Karhold March, The Shivering Sea Raid";
    assert_eq!(complete(whole), placed(whole));
    assert_eq!(complete("Pyke Raid"), None, "no plan at all");
    assert_eq!(
        Westeros::complete(&play.view("Stark"), &prompt, &crate::Action::TakeBackOrders),
        None
    );
}

#[test]
fn whatever_part_of_a_plan_is_there_the_rest_fits_it() {
    let play = greyjoy_lays_eight();
    let prompt = play.prompt("Greyjoy").unwrap();
    let view = play.view("Greyjoy");
    let crate::Action::PlaceOrders(whole) = Westeros::fallback(&view, &prompt) else {
        panic!("orders are asked for");
    };
    for left_out in whole.areas() {
        for also in whole.areas() {
            let rest = whole.areas().without(left_out).without(also);
            let begun = crate::Action::PlaceOrders(whole.on(rest));
            let action = Westeros::complete(&view, &prompt, &begun).unwrap();
            assert_eq!(Westeros::check(&view, &prompt, &action), Ok(()));
            let crate::Action::PlaceOrders(placed) = action else {
                panic!("orders stay orders");
            };
            assert_eq!(placed.on(rest), whole.on(rest), "what lies stays");
        }
    }
}
