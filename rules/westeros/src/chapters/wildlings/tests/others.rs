//! The cards about tracks, hands, supply and power.

use super::{Bids, HOMES, attack, footmen, lost, lowest, over, track_at};
use crate::{
    Action, Area, Army, House, HouseCard, Illegal, Prompt, Track, Unit, WildlingCard,
    testing::{Play, because},
};
use House::{Baratheon, Greyjoy, Lannister, Stark};

// A King Beyond the Wall

/// B58: the turn order is the one after the lowest bidder went down.
#[test]
fn the_lowest_bidder_gives_up_the_throne_before_the_others_choose() {
    let play = lost(WildlingCard::AKingBeyondTheWall, HOMES, Baratheon);
    assert_eq!(play.awaited(), ["Lannister"]);
}

// Massing on the Milkwater

/// Hands are cut down to these cards.
fn massing(hands: &[&[HouseCard]], bids: Bids) -> Play {
    let mut state = track_at(6, WildlingCard::MassingOnTheMilkwater, HOMES);
    for house in House::ALL {
        // A single card is safe, so that nobody else is asked.
        state.hand[house] = 1;
    }
    for hand in hands {
        let house = hand[0].house();
        state.hand[house] = hand.iter().map(|card| card.bit()).sum();
    }
    attack(&state, bids)
}

#[test]
fn everyone_else_discards_a_card_of_its_choice() {
    use HouseCard::{EddardStark, Patchface, RenlyBaratheon, StannisBaratheon};
    let two = [RenlyBaratheon, Patchface];
    let mut play = massing(&[&two], lowest(Stark));
    assert_eq!(play.prompt("Baratheon"), Some(Prompt::DiscardCard));
    let away = play.answer("Baratheon", Action::DiscardCard(StannisBaratheon));
    assert_eq!(away, because(Illegal::NotThere(StannisBaratheon)));
    let foreign = play.answer("Baratheon", Action::DiscardCard(EddardStark));
    assert_eq!(foreign, because(Illegal::NotThere(EddardStark)));
    assert_eq!(
        play.answer("Baratheon", Action::Decline),
        because(Illegal::WrongAnswer)
    );
    play.answer("Baratheon", Action::DiscardCard(Patchface))
        .unwrap();
    assert!(play.state.hand_of(Baratheon).eq([RenlyBaratheon]));
    over(&play);
}

// Preemptive Raid

const PREEMPTIVE: WildlingCard = WildlingCard::PreemptiveRaid;

#[test]
fn or_loses_two_units() {
    let text = "Lannister|Lannisport|F K\n Lannister|Stoney Sept|F";
    let mut play = lost(PREEMPTIVE, text, Lannister);
    let one = footmen(&[(Area::Lannisport, 1)]);
    assert_eq!(
        play.answer("Lannister", Action::Destroy(one)),
        because(Illegal::WrongNumber {
            wanted: 2,
            named: 1
        })
    );
    let two = footmen(&[(Area::Lannisport, 1), (Area::StoneySept, 1)]);
    play.answer("Lannister", Action::Destroy(two)).unwrap();
    assert_eq!(play.state.units[Area::Lannisport], Army::one(Unit::Knight));
    over(&play);
}

#[test]
fn nobody_goes_below_the_last_place() {
    let mut state = track_at(6, PREEMPTIVE, HOMES);
    for track in Track::ALL {
        state.tracks.get_mut(track).shift(Greyjoy, 5);
    }
    state.tracks.fiefdoms.shift(Greyjoy, 4);
    let mut play = attack(&state, lowest(Greyjoy));
    play.answer("Greyjoy", Action::GoDown).unwrap();
    assert_eq!(play.state.tracks.fiefdoms.position(Greyjoy), Some(5));
}
