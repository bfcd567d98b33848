//! Revealing, wildling icons, and where cards lie.

use super::QUIET;
use crate::{
    Event, Phase, Pile, State, WesterosCard, WesterosDeck,
    testing::{Play, draw, on_top},
};

fn reveal(mut state: State, tops: [WesterosCard; 3]) -> Play {
    for (deck, top) in state.secrets.westeros.iter_mut().zip(tops) {
        *deck = on_top(*deck, top);
    }
    Play::begin(Phase::Westeros, state)
}

#[test]
fn at_twelve_the_wildlings_attack_before_any_card_and_icons_beyond_are_lost() {
    let mut state = draw(6, QUIET);
    state.wildlings = 10;
    let tops = [
        WesterosCard::LastDaysOfSummer,
        WesterosCard::LastDaysOfSummer,
        WesterosCard::WebOfLies,
    ];
    let play = reveal(state, tops);
    assert_eq!(play.state.wildlings, 12);
    let attack = play.state.attack.unwrap();
    assert_eq!((attack.strength, attack.houses.len()), (12, 6));
    let resolved = |it: &Event| matches!(it, Event::WesterosCardResolved { .. });
    assert!(!play.events.iter().any(resolved));
}

/// Invariant 9: deck, revealed card and discards are the ten cards of the deck.
fn all_ten_are_there(state: &State) {
    for deck in WesterosDeck::ALL {
        let i = deck.index();
        let drawn = state.secrets.westeros[i].iter();
        let all = drawn
            .chain(state.westeros[i])
            .chain(state.discards[i].iter());
        let mut all: Vec<_> = all.collect();
        let mut printed = deck.cards().to_vec();
        all.sort_unstable();
        printed.sort_unstable();
        assert_eq!(all, printed, "{deck:?}");
    }
}

#[test]
fn cards_of_earlier_rounds_lie_in_the_discard_pile() {
    let tops = [
        WesterosCard::LastDaysOfSummer,
        WesterosCard::GameOfThrones,
        WesterosCard::WebOfLies,
    ];
    let first = reveal(draw(6, QUIET), tops);
    assert_eq!(first.state.discards, [Pile::EMPTY; 3]);
    let mut state = first.state;
    state.asked = crate::ByHouse::default();
    let tops = [
        WesterosCard::AThroneOfBlades,
        WesterosCard::ClashOfKings,
        WesterosCard::StormOfSwords,
    ];
    let second = reveal(state, tops);
    let piles = second.state.discards.map(|pile| pile.get(0));
    assert_eq!(
        piles,
        [
            Some(WesterosCard::LastDaysOfSummer),
            Some(WesterosCard::GameOfThrones),
            Some(WesterosCard::WebOfLies)
        ]
    );
    all_ten_are_there(&second.state);
}
