//! Planning and orders: part G of the case collection, and T348.

use super::{check_partial, tokens_left};
use crate::{
    Area, Event, Illegal, Order, OrderToken, OrderTokens, Orders, Phase, Prompt, Westeros,
    testing::{CROWDED, Play, area, because, draw, orders, token},
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
fn t095_every_area_with_units_needs_one_order() {
    let mut play = Play::from(Phase::Planning, 6, TYRELL);
    let two = play.orders("Tyrell", "Highgarden March, Dornish Marches Defense");
    assert_eq!(two, because(Illegal::OrderMissing(Area::RedwyneStraights)));
    play.orders(
        "Tyrell",
        "Highgarden March, Dornish Marches Defense, Redwyne Straits Raid",
    )
    .unwrap();
}

#[test]
fn t097_no_orders_for_garrisons_and_tokens_alone() {
    let text = "Lannister|Stoney Sept|F\n Lannister|Harrenhal|token\n Stark|Winterfell|F";
    let mut play = Play::from(Phase::Planning, 6, text);
    let garrison = play.orders("Lannister", "Stoney Sept March, Lannisport Defense");
    assert_eq!(garrison, because(Illegal::NoOrderHere(Area::Lannisport)));
    let power_token = play.orders("Lannister", "Stoney Sept March, Harrenhal Defense");
    assert_eq!(power_token, because(Illegal::NoOrderHere(Area::Harrenhal)));
    let enemy = play.orders("Lannister", "Stoney Sept March, Winterfell Defense");
    assert_eq!(enemy, because(Illegal::NoOrderHere(Area::Winterfell)));
}

#[test]
fn t099_no_stars_at_the_end_of_the_kings_court() {
    let text = format!("{TYRELL}\n Greyjoy|Pyke|F");
    let mut play = Play::from(Phase::Planning, 6, &text);
    let star = |allowed| because(Illegal::TooManyStars { used: 1, allowed });
    let tyrell = "Highgarden March*, Dornish Marches Defense, Redwyne Straits Raid";
    assert_eq!(play.orders("Tyrell", tyrell), star(0));
    assert_eq!(play.orders("Greyjoy", "Pyke Raid*"), star(0));
    assert_eq!(
        play.orders("Lannister", "Lannisport Raid*"),
        Ok(()),
        "three stars"
    );
}

#[test]
fn t100_fifteen_different_tokens() {
    let mut play = Play::from(Phase::Planning, 6, TYRELL);
    let twice = "Highgarden March, Dornish Marches March, Redwyne Straits Raid";
    let used_up = because(Illegal::TokenUsedUp(OrderToken::March));
    assert_eq!(play.orders("Tyrell", twice), used_up);
    let two_supports = "Highgarden Support, Dornish Marches Support, Redwyne Straits Raid";
    assert_eq!(play.orders("Tyrell", two_supports), Ok(()));
    let copies: u8 = OrderToken::ALL.into_iter().map(OrderToken::copies).sum();
    assert_eq!(copies, 15);
    for order in Order::ALL {
        let of_kind = || {
            OrderToken::ALL
                .into_iter()
                .filter(move |it| it.order() == order)
        };
        assert_eq!(of_kind().map(OrderToken::copies).sum::<u8>(), 3);
        assert_eq!(of_kind().filter(|it| it.starred()).count(), 1);
    }
}

#[test]
fn t101_changing_ones_mind_until_the_last_is_ready() {
    let mut play = Play::from(
        Phase::Planning,
        6,
        "Lannister|Lannisport|F\nBaratheon|Kingswood|F",
    );
    play.orders("Lannister", "Lannisport Raid").unwrap();
    play.take_back("Lannister").unwrap();
    let Some(Prompt::PlaceOrders { before, .. }) = play.prompt("Lannister") else {
        panic!("asked again");
    };
    assert_eq!(before, orders("Lannisport Raid"));
    play.orders("Lannister", "Lannisport Defense").unwrap();
    play.orders("Baratheon", "Kingswood Support").unwrap();
    let revealed = orders("Lannisport Defense, Kingswood Support");
    assert!(
        play.events
            .contains(&Event::OrdersRevealed { orders: revealed })
    );
    assert!(play.take_back("Lannister").is_err(), "too late");
}

#[test]
fn t103_short_of_tokens_all_lay_in_turn_order() {
    let mut play = feast_for_crows();
    assert_eq!(play.awaited(), ["Baratheon"]);
    play.orders("Baratheon", "Dragonstone March").unwrap();
    assert_eq!(
        play.prompt("Baratheon"),
        None,
        "others answer to what they see: no way back"
    );
    assert_eq!(play.awaited(), ["Lannister"]);
    play.orders("Lannister", "Lannisport March").unwrap();
    assert_eq!(play.awaited(), ["Stark"]);
    play.orders("Stark", "Winterfell March").unwrap();
    assert_eq!(play.awaited(), ["Greyjoy"], "Martell has no units");
    let Some(Prompt::PlaceOrders {
        cover,
        stars,
        areas,
        ..
    }) = play.prompt("Greyjoy")
    else {
        panic!("asked");
    };
    assert_eq!((cover, stars, areas.len()), (8, 0, 12));
}

#[test]
fn t103_a_short_house_uses_all_its_tokens_where_it_likes() {
    let mut play = greyjoy_lays_eight();
    let seven = "Pyke March, Seagard March-1, Moat Cailin Defense, Flint's Finger Defense, \
                 The Twins Support, The Fingers Support, Widow's Watch Raid";
    assert_eq!(play.orders("Greyjoy", seven), because(Illegal::TokensLeft));
    play.orders("Greyjoy", &format!("{seven}, Bay of Ice Raid"))
        .unwrap();
    assert_eq!(play.awaited(), ["Tyrell"]);
    let covered = |at: &str| play.view("Tyrell").area(area(at)).order.is_some();
    assert!(
        covered("Pyke") && !covered("Sunset Sea"),
        "everybody sees what stays empty"
    );
}

#[test]
fn t105_the_star_limit_holds_even_when_short() {
    let mut play = greyjoy_lays_eight();
    let eight = "Pyke March, Seagard March-1, Moat Cailin Defense, Flint's Finger Defense, \
                 The Twins Support, The Fingers Support, Widow's Watch Raid, Bay of Ice Raid";
    let starred = play.orders("Greyjoy", &format!("{eight}, Sunset Sea Support*"));
    assert_eq!(
        starred,
        because(Illegal::TooManyStars {
            used: 1,
            allowed: 0
        })
    );
}

#[test]
fn t348_nobody_lays_a_forbidden_order_as_a_dummy() {
    let mut play = greyjoy_lays_eight();
    let dummy = play.orders("Greyjoy", "Pyke March, Sunset Sea Consolidate");
    assert_eq!(
        dummy,
        because(Illegal::Forbidden(OrderToken::ConsolidatePower))
    );
}

#[test]
fn t106_useless_orders_are_legal() {
    let text = "Lannister|The Golden Sound|ship\n Greyjoy|Port of Pyke|ship";
    let mut play = Play::from(Phase::Planning, 6, text);
    play.orders("Lannister", "The Golden Sound Consolidate")
        .unwrap();
    play.orders("Greyjoy", "Port of Pyke Defense").unwrap();
    let passed = play.pass("Lannister");
    assert_eq!(passed, Ok(()));
    assert_eq!(play.power("Lannister"), 5);
}

#[test]
fn t107_a_house_without_units_is_ready_at_once() {
    let mut play = Play::from(Phase::Planning, 6, TYRELL);
    assert_eq!(play.prompt("Martell"), None);
    assert_eq!(play.awaited(), ["Baratheon", "Lannister", "Tyrell"]);
    play.orders("Baratheon", "Dragonstone Raid").unwrap();
    assert_eq!(play.awaited(), ["Lannister", "Tyrell"]);
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
    let laid = orders("Pyke Raid, Seagard Raid*, Moat Cailin Support");
    let left = tokens_left(&prompt(1, OrderTokens::ALL), &laid);
    assert_eq!((left.of(token("Raid")), left.of(token("Raid*"))), (1, 0));
    assert_eq!(
        (left.of(token("Support*")), left.stars()),
        (0, 0),
        "the only star is used"
    );
    assert_eq!((left.of(token("March")), left.total()), (1, 8));
    let two_stars = tokens_left(&prompt(2, OrderTokens::ALL), &laid);
    assert_eq!(
        (
            two_stars.of(token("Support*")),
            two_stars.of(token("Raid*"))
        ),
        (1, 0)
    );
    let no_march = OrderTokens::ALL.without(token("March"));
    assert_eq!(
        tokens_left(&prompt(2, no_march), &laid).of(token("March")),
        0
    );
    assert_eq!(tokens_left(&Prompt::TakeBackOrders, &laid).total(), 0);
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
    let laid = |text: &str| Some(crate::Action::PlaceOrders(orders(text)));
    assert_eq!(
        complete("Winterfell March"),
        laid("Winterfell March, Karhold Consolidate, The Shivering Sea Support")
    );
    let whole = "Winterfell Raid, Karhold March, The Shivering Sea Raid";
    assert_eq!(complete(whole), laid(whole));
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
            let crate::Action::PlaceOrders(laid) = action else {
                panic!("orders stay orders");
            };
            assert_eq!(laid.on(rest), whole.on(rest), "what lies stays");
        }
    }
}
