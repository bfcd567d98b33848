//! Cards that somebody decides.

use super::{QUIET, card, choose, ranking, resolve};
use crate::{
    Action, Event, House, Illegal, OrderToken, Phase, Prompt, WesterosCard, WesterosChoice,
    testing::{because, draw},
};

#[test]
fn t051_only_the_raven_chooses_what_dark_wings_do() {
    let mut play = card(&draw(6, QUIET), WesterosCard::DarkWingsDarkWords);
    assert_eq!(play.awaited(), ["Lannister"]);
    assert_eq!(play.prompt("Lannister"), Some(Prompt::DarkWings));
    let foreign = play.answer("Lannister", choose(WesterosChoice::Supply));
    assert_eq!(foreign, because(Illegal::NotOffered));
    let other = play.answer("Lannister", Action::Decline);
    assert_eq!(other, because(Illegal::WrongAnswer));
    play.answer("Lannister", choose(WesterosChoice::ClashOfKings))
        .unwrap();
    assert_eq!(play.awaited().len(), 6, "all bid");
    let chosen = Event::WesterosChosen {
        house: House::Lannister,
        choice: WesterosChoice::ClashOfKings,
    };
    assert!(play.events.contains(&chosen));
}

#[test]
fn a_throne_of_blades_is_the_thrones_to_choose() {
    let begin = || card(&draw(6, QUIET), WesterosCard::AThroneOfBlades);
    assert_eq!(begin().prompt("Baratheon"), Some(Prompt::ThroneOfBlades));
    let chosen = |choice| {
        let mut play = begin();
        play.answer("Baratheon", choose(choice)).unwrap();
        play
    };
    let supply = chosen(WesterosChoice::Supply);
    assert_eq!(supply.state.supply[House::Stark], 1);
    assert_eq!(
        supply.state.supply[House::Tyrell],
        2,
        "Highgarden's barrels"
    );
    let mustering = chosen(WesterosChoice::Mustering);
    assert!(matches!(
        mustering.prompt("Baratheon"),
        Some(Prompt::Muster {
            only_one: false,
            ..
        })
    ));
    let nothing = chosen(WesterosChoice::Nothing);
    assert_eq!(nothing.state.phase, Phase::Planning);
}

/// T053: the Blade that is won in deck II decides in deck III.
#[test]
fn t053_put_to_the_sword_is_chosen_by_the_holder_of_that_moment() {
    let cards = [
        None,
        Some(WesterosCard::ClashOfKings),
        Some(WesterosCard::PutToTheSword),
    ];
    let mut play = resolve(&draw(6, QUIET), cards);
    let fiefdoms = |it: House| if it == House::Martell { 3 } else { 0 };
    for bids in [|_| 0, fiefdoms, |_| 0] {
        for house in House::ALL {
            if play.prompt(house.name()).is_some() {
                play.answer(house.name(), Action::Bid(bids(house))).unwrap();
            }
        }
        let tied = play.prompt("Baratheon");
        let Some(Prompt::OrderTied { track, .. }) = tied else {
            panic!("{tied:?}");
        };
        let mut order = House::ALL;
        order.sort_by_key(|&it| std::cmp::Reverse(bids(it)));
        play.answer("Baratheon", Action::OrderTied(ranking(&order)))
            .unwrap();
        assert_eq!(play.state.tracks.get(track).at(0), Some(order[0]));
    }
    assert_eq!(play.prompt("Martell"), Some(Prompt::PutToTheSword));
    assert_eq!(play.awaited(), ["Martell"]);
    play.answer("Martell", choose(WesterosChoice::NoMarchPlusOne))
        .unwrap();
    assert!(!play.state.allows(OrderToken::MarchPlusOne));
    assert!(play.state.allows(OrderToken::March));
}
