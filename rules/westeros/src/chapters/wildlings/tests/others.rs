//! The cards about tracks, hands, supply and power.

use super::{
    Bids, HOMES, SILENCE, attack, bid, footmen, highest, lost, lowest, over, track_at, won,
};
use crate::{
    Action, Area, Army, Event, House, HouseCard, Illegal, Prompt, Track, Unit, WildlingCard,
    chapters::westeros_phase::tests::ranking,
    testing::{Play, because},
};
use House::{Baratheon, Greyjoy, Lannister, Martell, Stark, Tyrell};

// A King Beyond the Wall

#[test]
fn t088_the_lowest_bidder_goes_to_the_bottom_of_all_tracks() {
    let play = lost(WildlingCard::AKingBeyondTheWall, HOMES, Lannister);
    for track in Track::ALL {
        let track = play.state.tracks.get(track);
        assert_eq!(track.position(Lannister), Some(5));
    }
}

#[test]
fn t089_everyone_else_chooses_a_track_in_turn_order() {
    let mut play = lost(WildlingCard::AKingBeyondTheWall, HOMES, Lannister);
    assert_eq!(play.prompt("Baratheon"), Some(Prompt::KingTrackDown));
    let throne = play.answer("Baratheon", Action::ChooseTrack(Track::IronThrone));
    assert_eq!(throne, because(Illegal::NotOffered));
    let fiefdoms = Action::ChooseTrack(Track::Fiefdoms);
    play.answer("Baratheon", fiefdoms).unwrap();
    let now = ranking(&[Greyjoy, Tyrell, Martell, Stark, Lannister, Baratheon]);
    assert_eq!(play.state.tracks.fiefdoms, now);
    for name in ["Stark", "Martell", "Greyjoy", "Tyrell"] {
        assert_eq!(play.awaited(), [name]);
        let court = Action::ChooseTrack(Track::KingsCourt);
        play.answer(name, court).unwrap();
    }
    over(&play);
    let court = ranking(&[Baratheon, Lannister, Stark, Martell, Greyjoy, Tyrell]);
    assert_eq!(play.state.tracks.kings_court, court);
}

/// B58: the turn order is the one after the lowest bidder went down.
#[test]
fn the_lowest_bidder_gives_up_the_throne_before_the_others_choose() {
    let play = lost(WildlingCard::AKingBeyondTheWall, HOMES, Baratheon);
    assert_eq!(play.awaited(), ["Lannister"]);
}

#[test]
fn t090_the_highest_bidder_takes_the_top_of_a_track() {
    let mut play = won(WildlingCard::AKingBeyondTheWall, HOMES, Tyrell);
    assert_eq!(play.prompt("Tyrell"), Some(Prompt::KingTrackUp));
    let throne = Action::ChooseTrack(Track::IronThrone);
    play.answer("Tyrell", throne).unwrap();
    let now = ranking(&[Tyrell, Baratheon, Lannister, Stark, Martell, Greyjoy]);
    assert_eq!(play.state.tracks.iron_throne, now);
    let moved = Event::MovedOnTrack {
        house: Tyrell,
        track: Track::IronThrone,
        position: 0,
    };
    assert!(play.events.contains(&moved));
    over(&play);
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
fn t084_the_lowest_bidder_discards_its_strongest_cards() {
    use HouseCard::{CatelynStark, EddardStark, GreatjonUmber, RooseBolton, TheBlackfish};
    let play = massing(&[&[EddardStark, RooseBolton]], lowest(Stark));
    assert!(play.state.hand_of(Stark).eq([RooseBolton]));
    let both = [RooseBolton, GreatjonUmber, TheBlackfish, CatelynStark];
    let play = massing(&[&both], lowest(Stark));
    assert!(play.state.hand_of(Stark).eq([TheBlackfish, CatelynStark]));
    over(&play);
}

#[test]
fn t085_the_last_card_of_a_hand_is_safe() {
    let play = massing(&[], lowest(Stark));
    over(&play);
    assert!(play.state.hand.0.iter().all(|&hand| hand == 1));
}

#[test]
fn t086_equal_cards_are_all_kept() {
    let equal = [HouseCard::RooseBolton, HouseCard::GreatjonUmber];
    let play = massing(&[&equal], lowest(Stark));
    assert!(play.state.hand_of(Stark).eq(equal));
    over(&play);
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

#[test]
fn t087_the_highest_bidder_takes_its_whole_discard_pile() {
    let play = massing(&[], highest(Greyjoy));
    assert_eq!(play.state.hand[Greyjoy], 0b111_1111);
    assert_eq!(play.state.hand[Stark], 1);
    assert!(
        play.events
            .contains(&Event::HandRefilled { house: Greyjoy })
    );
}

// Preemptive Raid

const PREEMPTIVE: WildlingCard = WildlingCard::PreemptiveRaid;

#[test]
fn t091_the_lowest_bidder_goes_down_two_places_on_its_best_track() {
    let mut play = lost(PREEMPTIVE, HOMES, Lannister);
    assert_eq!(play.prompt("Lannister"), Some(Prompt::PreemptiveRaid));
    play.answer("Lannister", Action::GoDown).unwrap();
    let court = ranking(&[Stark, Martell, Lannister, Baratheon, Tyrell, Greyjoy]);
    assert_eq!(play.state.tracks.kings_court, court);
    over(&play);
}

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
fn t092_the_throne_says_which_of_two_best_tracks() {
    let mut play = lost(PREEMPTIVE, HOMES, Martell);
    play.answer("Martell", Action::GoDown).unwrap();
    let tracks = [false, true, true];
    assert_eq!(play.awaited(), ["Baratheon"]);
    assert_eq!(
        play.prompt("Baratheon"),
        Some(Prompt::PreemptiveTrack { tracks })
    );
    let throne = play.answer("Baratheon", Action::ChooseTrack(Track::IronThrone));
    assert_eq!(throne, because(Illegal::NotOffered));
    let fiefdoms = Action::ChooseTrack(Track::Fiefdoms);
    play.answer("Baratheon", fiefdoms).unwrap();
    assert_eq!(play.state.tracks.fiefdoms.position(Martell), Some(4));
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

#[test]
fn t093_the_reward_is_a_second_attack_without_the_highest_bidder() {
    for second in [[0, 9, 1, 1, 1, 1], [2, 9, 2, 2, 2, 2]] {
        let mut state = track_at(8, PREEMPTIVE, HOMES);
        let deck = &mut state.secrets.wildlings;
        let silence = deck.iter().position(|&it| it == Some(SILENCE)).unwrap();
        deck.swap(1, silence);
        let mut play = attack(&state, [1, 5, 1, 1, 0, 0]);
        let again = play.state.attack.unwrap();
        assert_eq!((again.strength, again.second), (6, true));
        assert!(!again.houses.contains(Lannister) && again.houses.len() == 5);
        assert_eq!(play.prompt("Lannister"), None);
        assert_eq!(play.state.wildlings, 0);
        assert_eq!(play.state.secrets.wildlings[8], Some(PREEMPTIVE));
        bid(&mut play, second);
        if let Some(Prompt::NameBidder { .. }) = play.prompt("Baratheon") {
            play.answer("Baratheon", Action::Name(Baratheon)).unwrap();
        }
        over(&play);
        assert_eq!(play.state.wildlings, 0, "whichever way it ends");
        assert_eq!(play.power("Lannister"), 4, "it bid in the first alone");
    }
}

// Rattleshirt's Raiders

#[test]
fn t074_supply_goes_down_and_armies_are_reconciled() {
    let text = "
        Martell   | supply 1\n Baratheon | supply 4\n Greyjoy | supply 0
        Martell   | Sunspear | F F K\n Martell | Yronwood | F K\n Martell | Starfall | F
        Baratheon | Kingswood | F F\n Baratheon | Dragonstone | F F K
        Baratheon | Storm's End | F F K";
    let mut play = lost(WildlingCard::RattleshirtsRaiders, text, Martell);
    assert_eq!(play.state.supply[Martell], 0);
    assert_eq!(play.prompt("Martell"), Some(Prompt::Reconcile));
    assert_eq!(play.state.supply[Baratheon], 4, "its turn comes after");
    let one = Action::Destroy(footmen(&[(Area::Sunspear, 1)]));
    play.answer("Martell", one).unwrap();
    assert_eq!(play.awaited(), ["Baratheon"]);
    assert_eq!(play.state.supply[Baratheon], 3);
    let one = Action::Destroy(footmen(&[(Area::StormsEnd, 1)]));
    play.answer("Baratheon", one).unwrap();
    over(&play);
    assert_eq!(play.state.supply[Greyjoy], 0);
}

#[test]
fn t075_the_reward_is_one_supply_up_to_six() {
    for (before, after) in [(6, 6), (3, 4)] {
        let text = format!("Stark | supply {before}");
        let play = won(WildlingCard::RattleshirtsRaiders, &text, Stark);
        assert_eq!(play.state.supply[Stark], after);
    }
}

// Skinchanger Scout

#[test]
fn t072_power_is_lost() {
    let play = lost(WildlingCard::SkinchangerScout, HOMES, Stark);
    assert_eq!(play.power("Stark"), 0);
    assert_eq!(play.power("Tyrell"), 9 - 1 - 2);
    let mut state = track_at(6, WildlingCard::SkinchangerScout, HOMES);
    state.power[Tyrell] = 2;
    let play = attack(&state, lowest(Stark));
    assert_eq!(play.power("Tyrell"), 0, "what it has");
}

#[test]
fn t073_the_highest_bidder_gets_its_bid_back() {
    let play = won(WildlingCard::SkinchangerScout, HOMES, Stark);
    assert_eq!(play.power("Stark"), 9);
    assert_eq!(play.power("Tyrell"), 8);
}
