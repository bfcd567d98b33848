//! The cards that cost or bring units.

use super::{HOMES, attack, footmen, highest, lost, lowest, over, track_at, units};
use crate::{
    Action, Area, AreaSet, Army, House, HouseCard, Illegal, Prompt, Troops, Unit, WildlingCard,
    board::BUILDINGS,
    general::control::count,
    testing::{because, draw},
};
use House::{Baratheon, Greyjoy, Lannister, Stark};

// Crow Killers

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

// Mammoth Riders

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
fn nobody_takes_back_another_houses_card() {
    let mut state = track_at(6, WildlingCard::MammothRiders, HOMES);
    state.hand[Stark] &= !HouseCard::EddardStark.bit();
    let foreign = HouseCard::TywinLannister;
    let refused = attack(&state, highest(Stark)).answer("Stark", Action::TakeCard(foreign));
    assert_eq!(refused, because(Illegal::NotThere(foreign)));
}

// The Horde Descends

const HORDE: WildlingCard = WildlingCard::TheHordeDescends;

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
