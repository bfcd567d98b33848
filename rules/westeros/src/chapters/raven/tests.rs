//! The Messenger Raven.

use crate::{
    Action, Area, DeckEnd, Event, House, Illegal, Phase, Prompt, RavenUse,
    testing::{Play, because, token},
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
fn the_same_token_is_no_exchange() {
    let same = raven().swap("Lannister", "Lannisport", "March");
    assert_eq!(same, because(Illegal::SameToken));
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
