//! Wildling attacks. Each card has its tests beside these.

mod others;
mod units;

use crate::{
    Action, Area, Army, House, Prompt, State, Troops, Unit, WesterosCard, WildlingCard,
    chapters::westeros_phase::tests::card,
    testing::{Play, draw, on_top},
};

/// Every house has a Footman at home and nine power.
const HOMES: &str = "
    Baratheon | Dragonstone | F\n Lannister | Lannisport | F\n Stark   | Winterfell | F
    Greyjoy   | Pyke        | F\n Tyrell    | Highgarden | F\n Martell | Sunspear   | F
    Baratheon | power 9\n Lannister | power 9\n Stark   | power 9
    Greyjoy   | power 9\n Tyrell    | power 9\n Martell | power 9";

/// The bids of all houses, in the order of [`House::ALL`].
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

const SILENCE: WildlingCard = WildlingCard::SilenceAtTheWall;

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
