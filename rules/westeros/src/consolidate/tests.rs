//! Consolidate Power: part R of the case collection, as far as there is no mustering.

use super::income;
use crate::{
    Action, Area, AreaSet, Consolidation, Event, House, Illegal, Phase, Prompt,
    testing::{Play, area, because, draw},
};

fn brings(text: &str, at: &str) -> u8 {
    income(&draw(6, text), area(at))
}

/// All orders resolve by themselves.
fn play(text: &str) -> Play {
    let mut state = draw(6, text);
    state.setup.consolidation = Consolidation::Automatic;
    Play::begin(Phase::ConsolidatePower, state)
}

#[test]
fn t300_land_brings_one_and_its_crowns() {
    let play = play("Baratheon|Dragonstone|F|Consolidate\n Stark|Moat Cailin|F|Consolidate");
    assert_eq!(play.power("Baratheon"), 5 + 2);
    assert_eq!(play.power("Stark"), 5 + 1);
    let told = Event::PowerConsolidated {
        house: House::Baratheon,
        area: Area::Dragonstone,
        power: 2,
    };
    assert!(play.events.contains(&told));
}

#[test]
fn t302_the_sea_brings_nothing() {
    let play = play("Greyjoy|Sunset Sea|ship|Consolidate");
    assert_eq!((play.power("Greyjoy"), play.order("Sunset Sea")), (5, None));
}

#[test]
fn a_port_brings_one_unless_enemy_ships_close_it() {
    let port = "Stark|Port of Winterfell|ship|Consolidate";
    assert_eq!(brings(port, "Port of Winterfell"), 1);
    let own = format!("{port}\n Stark|Bay of Ice|ship");
    assert_eq!(brings(&own, "Port of Winterfell"), 1);
    let enemy = format!("{port}\n Greyjoy|Bay of Ice|ship");
    assert_eq!(brings(&enemy, "Port of Winterfell"), 0);
}

#[test]
fn t304_the_starred_order_brings_power() {
    let play = play("Stark|Karhold|F|Consolidate*");
    assert_eq!((play.power("Stark"), play.order("Karhold")), (5 + 2, None));
}

#[test]
fn twenty_tokens_are_all_there_is() {
    let text = "
        Baratheon | Dragonstone    | F     | Consolidate
        Baratheon | King's Landing | F     | Consolidate
        Baratheon | Kingswood      | token
        Baratheon | power 16";
    assert_eq!(
        play(text).power("Baratheon"),
        19,
        "the twentieth lies on the board"
    );
}

/// Why a table may let them resolve by themselves: whichever order comes first, the purse ends the same.
#[test]
fn the_order_of_consolidations_never_matters() {
    let text = "
        Baratheon | Dragonstone    | F    | Consolidate
        Baratheon | King's Landing | F    | Consolidate
        Baratheon | Blackwater Bay | ship | Consolidate
        Stark     | Karhold        | F    | Consolidate";
    let gained = |play: &Play| -> u8 {
        let gains = play.events.iter().map(|it| match it {
            Event::PowerConsolidated {
                house: House::Baratheon,
                power,
                ..
            } => *power,
            _ => 0,
        });
        gains.sum()
    };
    for power in 0..=20 {
        let mut state = draw(6, text);
        state.power[House::Baratheon] = power;
        state.setup.consolidation = Consolidation::Automatic;
        let automatic = Play::begin(Phase::ConsolidatePower, state);
        state.setup.consolidation = Consolidation::ByHand;
        let orders = [Area::Dragonstone, Area::KingsLanding, Area::BlackwaterBay];
        for first in orders {
            for second in orders.into_iter().filter(|&it| it != first) {
                let mut by_hand = Play::begin(Phase::ConsolidatePower, state);
                for area in [first, second] {
                    let action = Action::ConsolidatePower { area };
                    by_hand.answer("Baratheon", action).unwrap();
                }
                assert_eq!(gained(&by_hand), gained(&automatic));
            }
        }
    }
}

#[test]
fn by_hand_each_house_resolves_one_a_turn_and_the_last_resolves_itself() {
    let state = draw(
        6,
        "
        Baratheon | Dragonstone    | F | Consolidate
        Baratheon | King's Landing | F | Consolidate*
        Stark     | Karhold        | F | Consolidate",
    );
    let mut play = Play::begin(Phase::ConsolidatePower, state);
    let orders = AreaSet::of(&[Area::Dragonstone, Area::KingsLanding]);
    assert_eq!(
        play.prompt("Baratheon"),
        Some(Prompt::ConsolidatePower { orders })
    );
    let elsewhere = Action::ConsolidatePower {
        area: Area::Karhold,
    };
    let refused = because(Illegal::NoSuchOrder(Area::Karhold));
    assert_eq!(play.answer("Baratheon", elsewhere), refused);
    play.answer(
        "Baratheon",
        Action::ConsolidatePower {
            area: Area::KingsLanding,
        },
    )
    .unwrap();
    let areas = play.events.iter().filter_map(|it| match it {
        Event::PowerConsolidated { area, .. } => Some(*area),
        _ => None,
    });
    let in_turn = [Area::KingsLanding, Area::Karhold, Area::Dragonstone];
    assert!(areas.eq(in_turn), "Stark's turn comes between");
}
