//! Wildling attacks: part F of the case collection. Each card has its tests beside these.

mod others;
mod units;

use crate::{
    Action, Area, Army, Auction, Event, House, HouseSet, Illegal, Prompt, Rank, State, Troops,
    Unit, WesterosCard, WildlingCard, WildlingTie,
    chapters::westeros_phase::tests::card,
    testing::{Play, because, draw, on_top},
};

/// Every house has a Footman at home and nine power.
const HOMES: &str = "
    Baratheon | Dragonstone | F\n Lannister | Lannisport | F\n Stark   | Winterfell | F
    Greyjoy   | Pyke        | F\n Tyrell    | Highgarden | F\n Martell | Sunspear   | F
    Baratheon | power 9\n Lannister | power 9\n Stark   | power 9
    Greyjoy   | power 9\n Tyrell    | power 9\n Martell | power 9";

/// What all houses bid, in the order of [`House::ALL`].
type Bids = [u8; House::COUNT];

/// The track stands here, this card lies on top, and nothing stands on the board but what is drawn.
fn track_at(wildlings: u8, top: WildlingCard, text: &str) -> State {
    let mut state = draw(6, text);
    state.wildlings = wildlings;
    for house in House::ALL {
        state.power[house] = state.power[house].max(9);
    }
    let deck = &mut state.secrets.wildlings;
    let found = deck.iter().position(|&it| it == Some(top)).unwrap();
    deck.swap(0, found);
    state
}

/// A Wildlings Attack card is resolved, and all have bid.
fn attack(state: &State, bids: Bids) -> Play {
    let mut play = card(state, WesterosCard::WildlingsAttack);
    bid(&mut play, bids);
    play
}

/// Those that are asked bid.
fn bid(play: &mut Play, bids: Bids) {
    for house in House::ALL {
        let asked = matches!(play.prompt(house.name()), Some(Prompt::Bid { .. }));
        if asked && play.state.attack.is_some_and(|it| it.held.is_none()) {
            let bid = Action::Bid(bids[house.index()]);
            play.answer(house.name(), bid).unwrap();
        }
    }
}

fn named(names: &[House]) -> HouseSet {
    names.iter().copied().collect()
}

const SILENCE: WildlingCard = WildlingCard::SilenceAtTheWall;

#[test]
fn t062_exactly_as_strong_is_a_victory_of_the_nights_watch() {
    let state = track_at(6, SILENCE, HOMES);
    let play = attack(&state, [2, 1, 1, 1, 1, 0]);
    assert_eq!(play.state.wildlings, 0);
    assert!(play.events.contains(&Event::NightsWatchWon { total: 6 }));
    assert_eq!(play.power("Baratheon"), 7);
    assert_eq!(play.power("Lannister"), 8);
    let highest = Event::BidderNamed {
        house: House::Baratheon,
    };
    assert!(play.events.contains(&highest));
    assert_eq!((play.state.attack, play.state.bids.0), (None, [0; 6]));
}

#[test]
fn t064_a_lost_attack_takes_the_track_two_places_back_but_not_below_0() {
    for (before, after) in [(2, 0), (4, 0), (6, 2), (10, 6)] {
        let state = track_at(before, SILENCE, HOMES);
        let play = attack(&state, [0, 1, 0, 0, 0, 0]);
        let mut play = play;
        play.answer("Baratheon", Action::Name(House::Stark))
            .unwrap();
        assert_eq!(play.state.wildlings, after);
        assert!(play.events.contains(&Event::WildlingsWon { total: 1 }));
    }
}

#[test]
fn t065_after_twelve_and_a_lost_attack_it_stands_at_eight() {
    let mut state = track_at(10, SILENCE, HOMES);
    for deck in &mut state.secrets.westeros {
        let quiet = deck.iter().find(|it| !it.wildling_icon()).unwrap();
        *deck = on_top(*deck, quiet);
    }
    let one = &mut state.secrets.westeros[0];
    *one = on_top(*one, WesterosCard::LastDaysOfSummer);
    let mut play = Play::begin(crate::Phase::Westeros, state);
    assert_eq!(play.state.wildlings, 12);
    let most = play.prompt("Stark");
    let on = Auction::Wildlings(12);
    assert_eq!(most, Some(Prompt::Bid { on, most: 9 }));
    bid(&mut play, [1, 2, 0, 1, 1, 1]);
    assert_eq!(play.state.wildlings, 8);
}

#[test]
fn t067_the_throne_names_the_lowest_among_equals() {
    let state = track_at(6, SILENCE, HOMES);
    let mut play = attack(&state, [1, 0, 0, 1, 1, 1]);
    let tied = named(&[House::Lannister, House::Stark]);
    let rank = Rank::Lowest;
    assert_eq!(play.awaited(), ["Baratheon"]);
    assert_eq!(
        play.prompt("Baratheon"),
        Some(Prompt::NameBidder { tied, rank })
    );
    let itself = play.answer("Baratheon", Action::Name(House::Baratheon));
    assert_eq!(itself, because(Illegal::NotAmong(House::Baratheon)));
    play.answer("Baratheon", Action::Name(House::Stark))
        .unwrap();
    assert_eq!(play.state.wildlings, 2);
}

#[test]
fn t344_the_bidder_is_named_before_the_card_is_turned_up_or_after_it() {
    for (when, card_known) in [
        (WildlingTie::BeforeCard, None),
        (WildlingTie::AfterCard, Some(SILENCE)),
    ] {
        let mut state = track_at(6, SILENCE, HOMES);
        state.setup.wildling_tie = when;
        let mut play = attack(&state, [3, 3, 0, 0, 0, 0]);
        assert_eq!(play.state.attack.unwrap().card, card_known);
        let tied = named(&[House::Baratheon, House::Lannister]);
        let rank = Rank::Highest;
        let prompt = Prompt::NameBidder { tied, rank };
        assert_eq!(play.prompt("Baratheon"), Some(prompt));
        play.answer("Baratheon", Action::Name(House::Lannister))
            .unwrap();
        assert_eq!(play.state.attack, None);
    }
}

#[test]
fn t347_an_attack_of_strength_0_is_held() {
    let state = track_at(0, SILENCE, HOMES);
    let mut play = attack(&state, [0; 6]);
    assert!(play.events.contains(&Event::NightsWatchWon { total: 0 }));
    let prompt = play.prompt("Baratheon");
    assert!(matches!(prompt, Some(Prompt::NameBidder { tied, .. }) if tied.len() == 6));
    play.answer("Baratheon", Action::Name(House::Tyrell))
        .unwrap();
    assert_eq!(play.state.wildlings, 0);
}

#[test]
fn t069_the_lowest_bidder_resolves_before_the_others_in_turn_order() {
    let units = HOMES.replace("| F", "| F F K");
    let mut state = track_at(6, WildlingCard::MammothRiders, &units);
    state.supply.0 = [6; 6];
    let mut play = attack(&state, [1, 1, 1, 1, 0, 1]);
    let mut order = Vec::new();
    while play.state.attack.is_some() {
        let asked = play.awaited();
        assert_eq!(asked.len(), 1);
        order.push(asked[0]);
        let prompt = play.prompt(asked[0]).unwrap();
        let house = crate::testing::house(asked[0]);
        let action = super::fallback(&play.state, house, &prompt);
        play.answer(asked[0], action).unwrap();
    }
    // Tyrell has three units and loses all of them: nothing to ask.
    assert_eq!(
        order,
        ["Baratheon", "Lannister", "Stark", "Martell", "Greyjoy"]
    );
    let destroyed = play.events.iter().filter_map(|it| match it {
        Event::UnitsDestroyed { house, units } => Some((*house, units.len())),
        _ => None,
    });
    let destroyed: Vec<_> = destroyed.collect();
    assert_eq!(destroyed[0], (House::Tyrell, 3), "the lowest bidder first");
    assert!(destroyed[1..].iter().all(|&(_, units)| units == 2));
}

#[test]
fn t070_the_card_goes_under_the_deck_and_nobody_knows_more() {
    let mut state = track_at(6, SILENCE, HOMES);
    state.secrets.top_known_to = HouseSet::EMPTY.with(House::Lannister);
    state.secrets.bottom_known_to = HouseSet::EMPTY.with(House::Stark);
    let before = state.secrets.wildlings;
    let mut play = card(&state, WesterosCard::WildlingsAttack);
    assert_eq!(play.view("Lannister").own.top_wildling, Some(SILENCE));
    bid(&mut play, [6, 0, 1, 1, 1, 1]);
    let secrets = &play.state.secrets;
    assert_eq!(secrets.wildlings[8], before[0]);
    assert_eq!(secrets.wildlings[..8], before[1..]);
    assert!(secrets.top_known_to.is_empty() && secrets.bottom_known_to.is_empty());
}

/// An attack at 12 and a Wildlings Attack card are two attacks.
#[test]
fn two_attacks_in_one_phase() {
    let mut state = track_at(10, SILENCE, HOMES);
    let tops = [
        WesterosCard::LastDaysOfSummer,
        WesterosCard::GameOfThrones,
        WesterosCard::WildlingsAttack,
    ];
    for (deck, top) in state.secrets.westeros.iter_mut().zip(tops) {
        *deck = on_top(*deck, top);
    }
    // The second card is quiet, too.
    let deck = &mut state.secrets.wildlings;
    let scout = deck
        .iter()
        .position(|&it| it == Some(WildlingCard::SkinchangerScout))
        .unwrap();
    deck.swap(1, scout);
    let mut play = Play::begin(crate::Phase::Westeros, state);
    bid(&mut play, [3, 2, 2, 2, 2, 1]);
    assert_eq!(play.state.wildlings, 0);
    assert_eq!(play.state.attack.map(|it| it.strength), Some(0));
    bid(&mut play, [1, 0, 0, 0, 0, 0]);
    assert_eq!(play.state.attack, None);
    assert_eq!(play.state.wildlings, 0);
}

/// The Night's Watch loses, and this house bid least.
const fn lowest(house: House) -> Bids {
    let mut bids = [1; House::COUNT];
    bids[house.index()] = 0;
    bids
}

/// The Night's Watch wins, and this house bid most.
const fn highest(house: House) -> Bids {
    let mut bids = [1; House::COUNT];
    bids[house.index()] = 6;
    bids
}

fn lost(top: WildlingCard, text: &str, by: House) -> Play {
    attack(&track_at(6, top, text), lowest(by))
}

fn won(top: WildlingCard, text: &str, by: House) -> Play {
    attack(&track_at(6, top, text), highest(by))
}

fn footmen(pairs: &[(Area, u8)]) -> Troops {
    units(Unit::Footman, pairs)
}

fn units(unit: Unit, pairs: &[(Area, u8)]) -> Troops {
    let mut troops = Troops::NONE;
    for &(area, count) in pairs {
        troops.add(area, Army::NONE.with(unit, count));
    }
    troops
}

/// Nobody is asked any more because of the card.
fn over(play: &Play) {
    assert_eq!(play.state.attack, None);
}
