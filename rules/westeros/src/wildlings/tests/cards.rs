//! The nine cards.

use super::{Bids, HOMES, SILENCE, attack, bid, track_at};
use crate::{
    Action, Area, AreaSet, Army, Event, House, HouseCard, Illegal, Prompt, Recruit, Track, Troops,
    Unit, WildlingCard,
    board::{BUILDINGS, STRONGHOLDS},
    control::count,
    testing::{Play, because, draw},
    westeros_phase::tests::ranking,
};
use House::{Baratheon, Greyjoy, Lannister, Martell, Stark, Tyrell};

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

// Crow Killers

#[test]
fn t076_knights_without_a_footman_to_replace_them_die() {
    let text = "
        Tyrell | supply 6
        Tyrell | Highgarden      | K\n Tyrell | Oldtown         | K\n Tyrell | The Reach | K
        Tyrell | Dornish Marches | F F\n Tyrell | Three Towers    | F F\n Tyrell | Starfall  | F F
        Tyrell | Searoad Marches | F\n Tyrell | Blackwater      | F\n Tyrell | The Arbor | F";
    let mut play = lost(WildlingCard::CrowKillers, text, Tyrell);
    assert_eq!(play.prompt("Tyrell"), Some(Prompt::CrowsDown { count: 3 }));
    let knights = |pairs: &[(Area, u8)]| units(Unit::Knight, pairs);
    let demote = |replaced: &[(Area, u8)], destroyed: &[(Area, u8)]| Action::Demote {
        replaced: knights(replaced),
        destroyed: knights(destroyed),
    };
    let all = [
        (Area::Highgarden, 1),
        (Area::Oldtown, 1),
        (Area::TheReach, 1),
    ];
    let none_left = play.answer("Tyrell", demote(&all, &[]));
    assert_eq!(
        none_left,
        because(Illegal::WrongNumber {
            wanted: 1,
            named: 3
        })
    );
    let two = play.answer("Tyrell", demote(&all[..1], &all[1..2]));
    assert_eq!(
        two,
        because(Illegal::WrongNumber {
            wanted: 3,
            named: 2
        })
    );
    let twice = play.answer(
        "Tyrell",
        demote(&all[..1], &[(Area::Highgarden, 1), all[1]]),
    );
    assert_eq!(twice, because(Illegal::NotEnoughUnits(Area::Highgarden)));
    play.answer("Tyrell", demote(&all[1..2], &[all[0], all[2]]))
        .unwrap();
    assert_eq!(play.state.units[Area::Oldtown], Army::one(Unit::Footman));
    assert!(play.state.units[Area::Highgarden].is_empty());
    over(&play);
}

#[test]
fn crow_killers_ask_nobody_who_has_no_choice() {
    let text = "
        Stark | supply 6
        Stark | Winterfell  | K K\n Stark     | Karhold     | K
        Tyrell| Highgarden  | K K K\n Baratheon | Dragonstone | K\n Baratheon | Kingswood | K
        Greyjoy | Pyke | K\n Greyjoy | Seagard | K\n Greyjoy | Flint's Finger | K
        Tyrell | supply 6";
    let play = lost(WildlingCard::CrowKillers, text, Stark);
    assert_eq!(play.awaited(), ["Greyjoy"], "two of three, apart");
    let count = |house: House, unit| {
        let areas = play.state.occupied[house].iter();
        areas
            .map(|area| play.state.units[area].count(unit))
            .sum::<u8>()
    };
    assert_eq!(
        (count(Stark, Unit::Knight), count(Stark, Unit::Footman)),
        (0, 3)
    );
    assert_eq!(count(Baratheon, Unit::Footman), 2);
    let mut play = play;
    let demote = |at: [Area; 2]| Action::Demote {
        replaced: units(Unit::Knight, &[(at[0], 1), (at[1], 1)]),
        destroyed: Troops::NONE,
    };
    play.answer("Greyjoy", demote([Area::Pyke, Area::Seagard]))
        .unwrap();
    over(&play);
    let tyrell = play.state.units[Area::Highgarden];
    assert_eq!(
        (tyrell.count(Unit::Knight), tyrell.count(Unit::Footman)),
        (1, 2)
    );
}

#[test]
fn t078_the_highest_bidder_may_raise_two_footmen() {
    let text = "
        Baratheon | supply 6
        Baratheon | Kingswood | F\n Baratheon | Dragonstone | F
        Baratheon | Storm's End | K K\n Baratheon | King's Landing | K K";
    let mut play = won(WildlingCard::CrowKillers, text, Baratheon);
    assert_eq!(play.prompt("Baratheon"), Some(Prompt::CrowsUp { most: 1 }));
    let both = [(Area::Kingswood, 1), (Area::Dragonstone, 1)];
    let two = play.answer("Baratheon", Action::Promote(footmen(&both)));
    assert_eq!(
        two,
        because(Illegal::WrongNumber {
            wanted: 1,
            named: 2
        })
    );
    let knight = units(Unit::Knight, &[(Area::StormsEnd, 1)]);
    let knight = play.answer("Baratheon", Action::Promote(knight));
    assert_eq!(knight, because(Illegal::NotEnoughUnits(Area::StormsEnd)));
    let mut declined = play.clone();
    declined
        .answer("Baratheon", Action::Promote(Troops::NONE))
        .unwrap();
    over(&declined);
    play.answer("Baratheon", Action::Promote(footmen(&both[..1])))
        .unwrap();
    assert_eq!(play.state.units[Area::Kingswood], Army::one(Unit::Knight));
    over(&play);
}

// Mammoth Riders

#[test]
fn t079_who_has_fewer_units_loses_all() {
    let text = "Stark|Winterfell|F\n Stark|Bay of Ice|ship\n Lannister|Lannisport|K";
    let play = lost(WildlingCard::MammothRiders, text, Stark);
    over(&play);
    assert!(play.state.occupied[Stark].is_empty());
    assert!(play.state.occupied[Lannister].is_empty());
}

#[test]
fn mammoths_trample_units_anywhere_and_no_fewer_than_they_must() {
    let text = "
        Stark | supply 6
        Stark | Winterfell | F F\n Stark | Port of Winterfell | ship\n Stark | Bay of Ice | ship";
    let mut play = lost(WildlingCard::MammothRiders, text, Stark);
    let within = AreaSet::EMPTY;
    let count = 3;
    assert_eq!(
        play.prompt("Stark"),
        Some(Prompt::DestroyUnits { count, within })
    );
    let mut named = footmen(&[(Area::Winterfell, 1)]);
    let few = play.answer("Stark", Action::Destroy(named));
    assert_eq!(
        few,
        because(Illegal::WrongNumber {
            wanted: 3,
            named: 1
        })
    );
    for port in [Area::PortOfWinterfell, Area::BayOfIce] {
        named.add(port, Army::one(Unit::Ship));
    }
    play.answer("Stark", Action::Destroy(named)).unwrap();
    assert_eq!(
        play.state.occupied[Stark],
        AreaSet::EMPTY.with(Area::Winterfell)
    );
    over(&play);
}

#[test]
fn t080_the_highest_bidder_takes_a_card_back_or_declines() {
    let state = || {
        let mut state = track_at(6, WildlingCard::MammothRiders, HOMES);
        state.hand[Stark] &= !(HouseCard::EddardStark.bit() | HouseCard::RooseBolton.bit());
        attack(&state, highest(Stark))
    };
    let mut play = state();
    assert_eq!(play.prompt("Stark"), Some(Prompt::TakeCardBack));
    let in_hand = play.answer("Stark", Action::TakeCard(HouseCard::RobbStark));
    assert_eq!(in_hand, because(Illegal::NotThere(HouseCard::RobbStark)));
    let foreign = HouseCard::TywinLannister;
    let refused = play.answer("Stark", Action::TakeCard(foreign));
    assert_eq!(refused, because(Illegal::NotThere(foreign)));
    play.answer("Stark", Action::TakeCard(HouseCard::RooseBolton))
        .unwrap();
    assert!(play.state.in_hand(HouseCard::RooseBolton));
    assert!(!play.state.in_hand(HouseCard::EddardStark));
    let mut declined = state();
    declined.answer("Stark", Action::Decline).unwrap();
    assert!(!declined.state.in_hand(HouseCard::RooseBolton));
    over(&declined);
    over(&won(WildlingCard::MammothRiders, HOMES, Stark));
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

// The Horde Descends

const HORDE: WildlingCard = WildlingCard::TheHordeDescends;

#[test]
fn t081_two_units_together_in_a_castle_or_stronghold() {
    let text = "
        Lannister | supply 6
        Lannister | Lannisport | F K\n Lannister | Harrenhal | F F\n Lannister | Stoney Sept | F K
        Lannister | Port of Lannisport | ship ship";
    let mut play = lost(HORDE, text, Lannister);
    let within = AreaSet::of(&[Area::Lannisport, Area::Harrenhal]);
    let count = 2;
    assert_eq!(
        play.prompt("Lannister"),
        Some(Prompt::DestroyUnits { count, within })
    );
    let refuse = |play: &mut Play, units| {
        let refused = play.answer("Lannister", Action::Destroy(units));
        assert_eq!(refused, because(Illegal::NotTogether));
    };
    refuse(
        &mut play,
        footmen(&[(Area::Lannisport, 1), (Area::Harrenhal, 1)]),
    );
    refuse(&mut play, units(Unit::Ship, &[(Area::PortOfLannisport, 2)]));
    let two = Action::Destroy(footmen(&[(Area::Harrenhal, 2)]));
    play.answer("Lannister", two).unwrap();
    over(&play);
    assert!(play.state.units[Area::Harrenhal].is_empty());
}

#[test]
fn t082_or_any_two_where_no_building_holds_two() {
    let text = "
        Lannister | Lannisport | F\n Lannister | Harrenhal | F\n Lannister | Stoney Sept | F F K";
    let mut play = lost(HORDE, text, Lannister);
    let within = AreaSet::EMPTY;
    let count = 2;
    assert_eq!(
        play.prompt("Lannister"),
        Some(Prompt::DestroyUnits { count, within })
    );
    let two = footmen(&[(Area::Lannisport, 1), (Area::StoneySept, 1)]);
    play.answer("Lannister", Action::Destroy(two)).unwrap();
    over(&play);
}

#[test]
fn everyone_else_loses_one_to_the_horde() {
    let text = "Stark|Winterfell|F K\n Stark|White Harbor|F\n Tyrell|Highgarden|K K";
    let mut play = lost(HORDE, text, Lannister);
    assert_eq!(play.awaited(), ["Stark"]);
    let one = Action::Destroy(footmen(&[(Area::WhiteHarbor, 1)]));
    play.answer("Stark", one).unwrap();
    over(&play);
    let tyrell = play.state.units[Area::Highgarden];
    assert_eq!(tyrell.len(), 1, "they are alike: nothing to ask");
}

#[test]
fn t083_the_highest_bidder_musters_in_one_place() {
    let text = "Martell | Sunspear | F\n Martell | Yronwood | F";
    let mut play = won(HORDE, text, Martell);
    let Some(Prompt::Muster { sites, only_one }) = play.prompt("Martell") else {
        panic!("{:?}", play.prompt("Martell"));
    };
    assert!(only_one && sites.contains(Area::Yronwood));
    assert!(!sites.intersection(STRONGHOLDS).is_empty());
    let mut both = crate::Musters::NONE;
    both.push(Area::Sunspear, Recruit::Footman);
    both.push(Area::Yronwood, Recruit::FootmanToKnight);
    let two = play.answer("Martell", Action::Muster(both));
    assert_eq!(two, because(Illegal::NotTogether));
    both.pop();
    play.answer("Martell", Action::Muster(both)).unwrap();
    assert_eq!(play.state.units[Area::Sunspear].len(), 2);
    assert_eq!(play.state.wildlings, 0);
    over(&play);
}

// What follows from losses

/// B63: an area that falls to somebody because of a penalty counts before the next house suffers.
#[test]
fn seven_buildings_win_in_the_middle_of_the_penalties() {
    let text = "
        Greyjoy | Winterfell | F\n Greyjoy | supply 6
        Stark   | White Harbor | token\n Stark | Moat Cailin | token\n Stark | Seagard | token
        Stark   | The Eyrie | token\n Stark | Flint's Finger | token\n Stark | Harrenhal | token
        Tyrell  | Highgarden | F F";
    let state = draw(6, text);
    assert_eq!(count(&state, Stark, BUILDINGS), 6);
    let state = track_at(6, WildlingCard::MammothRiders, text);
    let play = attack(&state, lowest(Greyjoy));
    assert_eq!(play.state.phase, crate::Phase::GameOver);
    assert_eq!(play.state.units[Area::Highgarden].len(), 2, "spared");
}
