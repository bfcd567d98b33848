//! The Westeros phase: part E of the case collection, and the decks.

use super::Step;
use crate::{
    Action, Agenda, DarkWingsIncome, Event, House, Illegal, Order, OrderToken, OrderTokens, Phase,
    Pile, Prompt, Ranking, State, WesterosCard, WesterosChoice, WesterosDeck, WinterIsComing,
    advance::advance,
    testing::{Play, because, draw, on_top, orders},
};
use tabletop::{Heard, testkit::TestDice};

/// These cards are revealed already, those that are there take effect, and planning follows.
pub(crate) fn resolve(state: &State, cards: [Option<WesterosCard>; 3]) -> Play {
    let mut state = *state;
    state.westeros = cards;
    state.phase = Phase::Westeros;
    state.round = 2;
    state.agenda = Agenda::of_round(2);
    state.agenda.pop();
    let first = Step::Resolve(WesterosDeck::I);
    state.agenda.push(crate::Step::Westeros(first));
    let mut cx = Heard::new(TestDice::new(1));
    advance(&mut state, &mut cx);
    Play {
        state,
        events: cx.events,
    }
}

/// One card takes effect, and planning follows.
pub(crate) fn card(state: &State, card: WesterosCard) -> Play {
    let mut cards = [None; 3];
    let deck = WesterosDeck::ALL
        .into_iter()
        .find(|it| it.cards().contains(&card))
        .unwrap();
    cards[deck.index()] = Some(card);
    resolve(state, cards)
}

/// All houses in this order.
pub(crate) fn ranking(names: &[House]) -> Ranking {
    Ranking::of(names, |_| true)
}

fn reveal(mut state: State, tops: [WesterosCard; 3]) -> Play {
    for (deck, top) in state.secrets.westeros.iter_mut().zip(tops) {
        *deck = on_top(*deck, top);
    }
    Play::begin(Phase::Westeros, state)
}

const QUIET: &str = "Stark | Winterfell | F";

fn choose(choice: WesterosChoice) -> Action {
    Action::Choose(choice)
}

#[test]
fn t047_game_of_thrones_pays_crowns_and_trade() {
    let text = "
        Lannister | Lannisport         | F
        Lannister | Stoney Sept        | F
        Lannister | Harrenhal          | F
        Lannister | Port of Lannisport | ship";
    let play = card(&draw(6, text), WesterosCard::GameOfThrones);
    assert_eq!(play.power("Lannister"), 5 + 3);
    let gained = Event::PowerGained {
        house: House::Lannister,
        power: 3,
    };
    assert!(play.events.contains(&gained));
    let closed = format!("{text}\n Greyjoy | The Golden Sound | ship");
    let play = card(&draw(6, &closed), WesterosCard::GameOfThrones);
    assert_eq!(play.power("Lannister"), 5 + 2);
}

#[test]
fn t049_a_port_pays_once_however_many_ships_lie_there() {
    let text = "
        Greyjoy | Pyke          | F
        Greyjoy | Port of Pyke  | ship ship ship
        Greyjoy | Ironman's Bay | ship
        Greyjoy | supply 6";
    let play = card(&draw(6, text), WesterosCard::GameOfThrones);
    assert_eq!(play.power("Greyjoy"), 5 + 2);
}

#[test]
fn t059_power_is_limited_by_the_tokens() {
    let text = "
        Lannister | Stoney Sept | F
        Lannister | Harrenhal   | token
        Lannister | power 18";
    let play = card(&draw(6, text), WesterosCard::GameOfThrones);
    assert_eq!(play.power("Lannister"), 19, "the twentieth is at Harrenhal");
}

#[test]
fn t050_dark_wings_pays_crowns_only_unless_the_table_wants_it() {
    let text = "
        Lannister | Stoney Sept        | F
        Lannister | Harrenhal          | F
        Lannister | Port of Lannisport | ship
        Stark     | Karhold            | F";
    for (income, lannister) in [
        (DarkWingsIncome::CrownsOnly, 7),
        (DarkWingsIncome::CrownsAndPorts, 8),
    ] {
        let mut state = draw(6, text);
        state.setup.dark_wings = income;
        let mut play = card(&state, WesterosCard::DarkWingsDarkWords);
        play.answer("Lannister", choose(WesterosChoice::Power))
            .unwrap();
        assert_eq!(play.power("Lannister"), lannister);
        assert_eq!(
            play.power("Stark"),
            5 + 2,
            "Karhold, and Winterfell by its shield"
        );
    }
}

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

#[test]
fn t055_t056_a_card_forbids_a_kind_of_order_plain_and_starred() {
    for (forbidding, order) in [
        (WesterosCard::StormOfSwords, Order::Defense),
        (WesterosCard::WebOfLies, Order::Support),
        (WesterosCard::SeaOfStorms, Order::Raid),
        (WesterosCard::FeastForCrows, Order::ConsolidatePower),
    ] {
        let mut play = card(&draw(6, QUIET), forbidding);
        for token in OrderToken::ALL {
            assert_eq!(play.state.allows(token), token.order() != order);
        }
        let plain = OrderToken::ALL
            .into_iter()
            .find(|it| it.order() == order)
            .unwrap();
        let mut laid = crate::Orders::NONE;
        laid.place(crate::Area::Winterfell, plain);
        let refused = play.answer("Stark", Action::PlaceOrders(laid));
        assert_eq!(refused, because(Illegal::Forbidden(plain)));
        play.answer("Stark", Action::PlaceOrders(orders("Winterfell March")))
            .unwrap();
        play.pass("Lannister").unwrap();
        assert_eq!(play.state.allowed, OrderTokens::ALL, "the Raven has acted");
    }
}

#[test]
fn rains_of_autumn_and_put_to_the_sword_forbid_the_strong_march_alone() {
    let play = card(&draw(6, QUIET), WesterosCard::RainsOfAutumn);
    let forbidden = OrderToken::ALL
        .into_iter()
        .filter(|&it| !play.state.allows(it));
    assert!(forbidden.eq([OrderToken::MarchPlusOne]));
    let mut play = card(&draw(6, QUIET), WesterosCard::PutToTheSword);
    play.answer("Greyjoy", choose(WesterosChoice::NoDefense))
        .unwrap();
    let forbidden = OrderToken::ALL
        .into_iter()
        .filter(|&it| !play.state.allows(it));
    assert!(forbidden.eq([OrderToken::Defense, OrderToken::DefenseStar]));
}

#[test]
fn t058_last_days_of_summer_do_nothing() {
    let before = draw(6, QUIET);
    let play = card(&before, WesterosCard::LastDaysOfSummer);
    assert_eq!(play.state.phase, Phase::Planning);
    assert_eq!(play.state.power, before.power);
    assert_eq!(play.state.allowed, before.allowed);
}

#[test]
fn t060_one_icon_is_one_space() {
    let tops = [
        WesterosCard::LastDaysOfSummer,
        WesterosCard::GameOfThrones,
        WesterosCard::PutToTheSword,
    ];
    let play = reveal(draw(6, QUIET), tops);
    assert_eq!(play.state.wildlings, 4);
    assert!(play.events.contains(&Event::WildlingsMoved { to: 4 }));
    assert_eq!(play.state.westeros, tops.map(Some));
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

#[test]
fn t057_winter_is_coming_is_replaced_at_once() {
    let state = draw(6, QUIET);
    let tops = [
        WesterosCard::WinterIsComing,
        WesterosCard::GameOfThrones,
        WesterosCard::PutToTheSword,
    ];
    let play = reveal(state, tops);
    let [first, ..] = play.state.westeros;
    let first = first.unwrap();
    assert_ne!(first, WesterosCard::WinterIsComing);
    let deck = WesterosDeck::I;
    let shuffled = play
        .events
        .iter()
        .position(|it| *it == Event::DeckShuffled { deck });
    let counted = play
        .events
        .iter()
        .position(|it| matches!(it, Event::WesterosCardResolved { .. }));
    assert!(shuffled < counted);
    let icon = u8::from(first.wildling_icon());
    assert_eq!(play.state.wildlings, 2 + 2 * icon, "its icon counts");
    all_ten_are_there(&play.state);
}

#[test]
fn t057_or_when_its_deck_is_due() {
    let mut state = draw(6, QUIET);
    state.setup.winter_is_coming = WinterIsComing::AtResolution;
    let tops = [
        WesterosCard::WinterIsComing,
        WesterosCard::GameOfThrones,
        WesterosCard::PutToTheSword,
    ];
    let play = reveal(state, tops);
    assert_ne!(play.state.westeros[0], Some(WesterosCard::WinterIsComing));
    assert_eq!(play.state.wildlings, 2, "no icon counts any more");
    let resolved = play.events.iter().filter_map(|it| match it {
        Event::WesterosCardResolved { deck, card } if *deck == WesterosDeck::I => Some(*card),
        _ => None,
    });
    let resolved: Vec<_> = resolved.collect();
    assert_eq!(
        resolved,
        [
            WesterosCard::WinterIsComing,
            play.state.westeros[0].unwrap()
        ]
    );
    all_ten_are_there(&play.state);
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
