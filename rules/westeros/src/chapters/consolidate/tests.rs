//! Consolidate Power.

use super::income;
use crate::{
    Action, Area, AreaSet, Consolidation, Event, House, Illegal, Musters, Phase, Prompt, Recruit,
    SeatSet, Unit,
    testing::{Play, area, because, draw},
};
use tabletop::Seat;

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
fn a_port_brings_one_unless_enemy_ships_close_it() {
    let port = "Stark|Port of Winterfell|ship|Consolidate";
    assert_eq!(brings(port, "Port of Winterfell"), 1);
    let own = format!("{port}\n Stark|Bay of Ice|ship");
    assert_eq!(brings(&own, "Port of Winterfell"), 1);
    let enemy = format!("{port}\n Greyjoy|Bay of Ice|ship");
    assert_eq!(brings(&enemy, "Port of Winterfell"), 0);
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

/// Checks that whichever order comes first, the purse ends the same: so a table may let them resolve by themselves.
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
                // What brings nothing is not asked about.
                for area in [first, second] {
                    let asked = by_hand.prompt("Baratheon");
                    let open = |it| matches!(it, Prompt::ConsolidatePower { orders } if orders.contains(area));
                    if asked.is_some_and(open) {
                        let action = Action::ConsolidatePower { area };
                        by_hand.answer("Baratheon", action).unwrap();
                    }
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

/// Nothing is to be decided, by hand or not, where there is no power to gain.
#[test]
fn nobody_is_asked_about_orders_that_bring_nothing() {
    let at_sea = "
        Baratheon | Dragonstone    | F    | Consolidate
        Baratheon | Blackwater Bay | ship | Consolidate
        Stark     | Karhold        | F    | Consolidate";
    let all: SeatSet = (0..6).map(Seat).collect();
    let mut state = draw(6, at_sea);
    let asked = |play: &Play| {
        matches!(
            play.prompt("Baratheon"),
            Some(Prompt::ConsolidatePower { .. })
        )
    };
    let play = Play::begin(Phase::ConsolidatePower, state);
    assert!(!asked(&play), "one order alone brings power");
    let gained = |play: &Play| {
        let gains = play.events.iter().filter(|it| {
            matches!(
                it,
                Event::PowerConsolidated {
                    house: House::Baratheon,
                    ..
                }
            )
        });
        gains.count()
    };
    assert_eq!(gained(&play), 2, "both have gone");
    state.setup.ask_always = all;
    let play = Play::begin(Phase::ConsolidatePower, state);
    assert!(asked(&play), "whoever wants to is asked about it");

    let no_tokens = "
        Baratheon | Dragonstone    | F | Consolidate
        Baratheon | King's Landing | F | Consolidate
        Baratheon | power 20";
    let mut state = draw(6, no_tokens);
    state.setup.ask_always = all;
    let play = Play::begin(Phase::ConsolidatePower, state);
    assert!(!asked(&play));
    assert_eq!(gained(&play), 2);
}

/// The order at sea, which comes first, brings nothing; the port's power would be lost once Greyjoy has mustered.
#[test]
fn the_only_order_that_brings_power_comes_before_a_port_is_closed() {
    let text = "
        Greyjoy | Pyke            | F    | Consolidate*
        Stark   | Port of Winterfell | ship | Consolidate
        Stark   | Bay of Ice      | ship | Consolidate";
    let mut state = draw(6, text);
    state.tracks.iron_throne.shift(House::Stark, 0);
    let play = Play::begin(Phase::ConsolidatePower, state);
    let first = play.events.iter().find_map(|it| match it {
        Event::PowerConsolidated { house, area, .. } => Some((*house, *area)),
        _ => None,
    });
    assert_eq!(first, Some((House::Stark, Area::PortOfWinterfell)));
}

const STAR: &str = "Stark | Winterfell | F | Consolidate*";

fn muster(site: Area, recruits: &[Recruit]) -> Action {
    let mut musters = Musters::NONE;
    for &recruit in recruits {
        assert!(musters.push(site, recruit));
    }
    Action::ConsolidateMuster {
        area: Area::Winterfell,
        musters,
    }
}

#[test]
fn it_musters_in_its_own_area_within_its_points() {
    let mut play = play("Stark|Winterfell|F|Consolidate*\n Stark|White Harbor|F");
    let elsewhere = play.answer("Stark", muster(Area::WhiteHarbor, &[Recruit::Footman]));
    assert_eq!(elsewhere, because(Illegal::NoMustering(Area::WhiteHarbor)));
    let three = play.answer("Stark", muster(Area::Winterfell, &[Recruit::Footman; 3]));
    assert_eq!(three, because(Illegal::NoPoints(Area::Winterfell)));
}

#[test]
fn a_starred_order_that_could_muster_nothing_resolves_itself() {
    let full = "
        Stark | supply 0
        Stark | Winterfell | K K | Consolidate*
        Stark | Moat Cailin | K K
        Greyjoy | The Shivering Sea | ship
        Greyjoy | Bay of Ice | ship
        Stark | Port of Winterfell | ship";
    let mut state = draw(6, full);
    state.put(
        House::Stark,
        Area::PortOfWinterfell,
        crate::Army::one(Unit::Ship),
    );
    state.put(
        House::Stark,
        Area::PortOfWinterfell,
        crate::Army::one(Unit::Ship),
    );
    let play = Play::begin(Phase::ConsolidatePower, state);
    assert_eq!(play.power("Stark"), 5 + 2);
}

/// Its own mustering, and a port that an enemy's mustering may close, are worth a question even
/// where orders resolve by themselves.
#[test]
fn nothing_resolves_itself_that_something_depends_on() {
    let text = "
        Greyjoy | Pyke          | F    | Consolidate*
        Lannister | Harrenhal   | F    | Consolidate
        Lannister | Port of Lannisport | ship | Consolidate";
    let mut play = play(text);
    assert_eq!(play.awaited(), ["Lannister"], "Greyjoy may muster yet");
    let area = Area::PortOfLannisport;
    play.answer("Lannister", Action::ConsolidatePower { area })
        .unwrap();
    assert_eq!(play.awaited(), ["Greyjoy"]);
    let power = Action::ConsolidatePower { area: Area::Pyke };
    play.answer("Greyjoy", power).unwrap();
    assert_eq!(play.power("Lannister"), 5 + 1 + 2, "its last one by itself");
}

#[test]
fn an_absent_house_takes_the_power_and_its_ports_first() {
    let orders = AreaSet::of(&[Area::Winterfell, Area::PortOfWinterfell]);
    let state = draw(6, STAR);
    let prompt = Prompt::ConsolidatePower { orders };
    let area = Area::PortOfWinterfell;
    let action = super::fallback(&state, House::Stark, &prompt);
    assert_eq!(action, Action::ConsolidatePower { area });
}
