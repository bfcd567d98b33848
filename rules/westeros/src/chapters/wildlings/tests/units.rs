//! The cards that cost or bring units.

use super::{HOMES, attack, footmen, highest, lost, lowest, over, track_at, units, won};
use crate::{
    Action, Area, AreaSet, Army, House, HouseCard, Illegal, Prompt, Recruit, Troops, Unit,
    WildlingCard,
    board::{BUILDINGS, STRONGHOLDS},
    general::control::count,
    testing::{Play, because, draw},
};
use House::{Baratheon, Greyjoy, Lannister, Martell, Stark, Tyrell};

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
