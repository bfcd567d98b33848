//! The Messenger Raven: part H of the case collection.

use crate::{
    Action, Area, DeckEnd, Event, House, Illegal, Order, OrderToken, Phase, Prompt, RavenUse,
    testing::{CROWDED, Play, because, draw, token},
};

const ORDERS: &str = "
    Lannister | Lannisport   | F    | March
    Lannister | Stoney Sept  | F    | Support
    Lannister | Port of Lannisport | ship | Raid
    Stark     | Winterfell   | F    | Raid
    Greyjoy   | Moat Cailin  | F    | Support";

fn raven() -> Play {
    Play::from(Phase::MessengerRaven, 6, ORDERS)
}

#[test]
fn t108_the_raven_flies_after_the_reveal() {
    let text = "Lannister|Lannisport|F\n Stark|Winterfell|F";
    let mut play = Play::from(Phase::Planning, 6, text);
    play.orders("Lannister", "Lannisport March").unwrap();
    assert_eq!(play.prompt("Lannister"), Some(Prompt::TakeBackOrders));
    play.orders("Stark", "Winterfell Raid").unwrap();
    assert!(matches!(
        play.events.last(),
        Some(Event::PhaseBegan {
            phase: Phase::MessengerRaven
        })
    ));
    assert_eq!(play.awaited(), ["Lannister"]);
    let seen = play.view("Lannister").area(Area::Winterfell).order;
    assert_eq!(seen, Some(crate::OrderView::FaceUp(OrderToken::Raid)));
}

#[test]
fn an_order_is_exchanged_for_an_unused_token() {
    let mut play = raven();
    play.swap("Lannister", "Lannisport", "Defense*").unwrap();
    assert!(play.state.raven_used);
    let swapped = Event::RavenSwapped {
        house: House::Lannister,
        area: Area::Lannisport,
        from: token("March"),
        to: token("Defense*"),
    };
    assert!(play.events.contains(&swapped));
}

#[test]
fn t110_the_exchange_respects_the_westeros_cards() {
    let mut state = draw(6, ORDERS);
    for token in OrderToken::ALL
        .into_iter()
        .filter(|it| it.order() == Order::Support)
    {
        state.allowed = state.allowed.without(token);
    }
    state.orders.place(Area::StoneySept, OrderToken::Defense);
    let mut play = Play::begin(Phase::MessengerRaven, state);
    let web_of_lies = play.swap("Lannister", "Lannisport", "Support");
    assert_eq!(
        web_of_lies,
        because(Illegal::Forbidden(OrderToken::Support))
    );
    play.swap("Lannister", "Lannisport", "Raid*").unwrap();
    assert_eq!(
        play.state.allowed,
        crate::OrderTokens::ALL,
        "restrictions end with the Raven"
    );
}

#[test]
fn t110_the_exchange_respects_stars_and_copies() {
    let mut state = draw(6, ORDERS);
    state.tracks.kings_court = crate::Ranking::of(
        &[
            House::Lannister,
            House::Stark,
            House::Martell,
            House::Baratheon,
            House::Tyrell,
            House::Greyjoy,
        ],
        |_| true,
    );
    for (area, starred) in [
        (Area::StoneySept, "Support*"),
        (Area::PortOfLannisport, "Raid*"),
    ] {
        state.orders.place(area, token(starred));
    }
    state.put(
        House::Lannister,
        Area::Harrenhal,
        crate::Army::NONE.with(crate::Unit::Knight, 1),
    );
    state.orders.place(Area::Harrenhal, token("Defense*"));
    let mut play = Play::begin(Phase::MessengerRaven, state);
    let fourth_star = play.swap("Lannister", "Lannisport", "Consolidate*");
    assert_eq!(
        fourth_star,
        because(Illegal::TooManyStars {
            used: 4,
            allowed: 3
        })
    );
    let laid = play.swap("Lannister", "Lannisport", "Raid*");
    assert_eq!(laid, because(Illegal::TokenUsedUp(token("Raid*"))));
    play.swap("Lannister", "Harrenhal", "Consolidate*").unwrap();
}

#[test]
fn t111_the_raven_cannot_fill_an_empty_area() {
    let mut state = draw(6, CROWDED);
    state.orders.place(Area::Lannisport, OrderToken::March);
    let footman = state.units[Area::Lannisport];
    state.put(House::Lannister, Area::StoneySept, footman);
    let mut play = Play::begin(Phase::MessengerRaven, state);
    let empty = play.swap("Lannister", "Stoney Sept", "Raid");
    assert_eq!(empty, because(Illegal::NoSuchOrder(Area::StoneySept)));
    let enemy = play.swap("Lannister", "Winterfell", "Raid");
    assert_eq!(enemy, because(Illegal::NoSuchOrder(Area::Winterfell)));
}

#[test]
fn the_same_token_is_no_exchange() {
    let same = raven().swap("Lannister", "Lannisport", "March");
    assert_eq!(same, because(Illegal::SameToken));
}

#[test]
fn t113_the_raven_may_be_left_unused() {
    let mut play = raven();
    play.pass("Lannister").unwrap();
    assert!(!play.state.raven_used);
    assert_eq!(play.order("Lannisport"), Some(token("March")));
    assert!(play.events.contains(&Event::RavenPassed {
        house: House::Lannister
    }));
}

#[test]
fn t114_the_raven_acts_once() {
    let mut play = raven();
    play.swap("Lannister", "Lannisport", "Defense").unwrap();
    let again = play.swap("Lannister", "Stoney Sept", "Defense*");
    assert!(again.is_err() && play.order("Stoney Sept") == Some(token("Support")));
}

#[test]
fn a_holder_without_orders_may_still_look() {
    let mut play = Play::from(Phase::MessengerRaven, 6, "Stark|Winterfell|F|Defense");
    assert_eq!(play.awaited(), ["Lannister"]);
    play.answer("Lannister", Action::UseRaven(RavenUse::Look))
        .unwrap();
    let top = play.state.secrets.wildlings[0].unwrap();
    assert_eq!(
        play.prompt("Lannister"),
        Some(Prompt::PutWildlingCard { card: top })
    );
    assert_eq!(play.view("Stark").own.top_wildling, None);
    play.answer("Lannister", Action::PutWildlingCard(DeckEnd::Bottom))
        .unwrap();
    let own = play.view("Lannister").own;
    assert_eq!((own.top_wildling, own.bottom_wildling), (None, Some(top)));
    assert_eq!(play.state.secrets.wildlings.last(), Some(&Some(top)));
}

fn look(play: &mut Play, who: &str, end: DeckEnd) {
    play.answer(who, Action::UseRaven(RavenUse::Look)).unwrap();
    play.answer(who, Action::PutWildlingCard(end)).unwrap();
}

#[test]
fn a_card_left_on_top_stays_known() {
    let mut play = raven();
    let top = play.state.secrets.wildlings[0];
    look(&mut play, "Lannister", DeckEnd::Top);
    assert!(play.state.raven_used);
    assert_eq!(play.state.secrets.wildlings[0], top);
    assert_eq!(play.view("Lannister").own.top_wildling, top);
    assert_eq!(play.view("Stark").own.top_wildling, None);
    assert!(play.events.contains(&Event::WildlingCardPut {
        house: House::Lannister,
        end: DeckEnd::Top
    }));
}

#[test]
fn a_card_put_under_the_deck_pushes_another_out_of_its_place() {
    let mut play = raven();
    let first = play.state.secrets.wildlings[0];
    look(&mut play, "Lannister", DeckEnd::Bottom);
    assert_eq!(play.view("Lannister").own.bottom_wildling, first);
    let mut state = play.state;
    state.asked = crate::ByHouse::default();
    state.tracks.kings_court.shift(House::Stark, 0);
    let mut play = Play::begin(Phase::MessengerRaven, state);
    let second = play.state.secrets.wildlings[0];
    look(&mut play, "Stark", DeckEnd::Bottom);
    assert_eq!(play.view("Stark").own.bottom_wildling, second);
    let lannister = play.view("Lannister").own;
    assert_eq!(
        (lannister.top_wildling, lannister.bottom_wildling),
        (None, None)
    );
}

#[test]
fn the_raven_may_be_asked_where_its_card_goes_and_nothing_else() {
    let mut play = raven();
    play.answer("Lannister", Action::UseRaven(RavenUse::Look))
        .unwrap();
    assert_eq!(play.pass("Lannister"), because(Illegal::WrongAnswer));
    assert_eq!(play.awaited(), ["Lannister"]);
}
