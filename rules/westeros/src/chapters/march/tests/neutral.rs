//! Neutral forces: part Q of the case collection.

use crate::{
    Area, AreaSet, Event, Illegal, Phase, Prompt,
    chapters::march::{Arrival, arrival, callable},
    general::control::controller,
    testing::{Play, area, because, draw, house},
};

fn too_strong(strength: u8, needed: u8) -> Illegal {
    Illegal::NeutralTooStrong { strength, needed }
}

#[test]
fn t285_strength_alone_beats_a_neutral_force() {
    let mut play = Play::from(
        Phase::March,
        5,
        "
        Tyrell | Yronwood     | K F  | March*
        Tyrell | Sea of Dorne | ship | Support",
    );
    play.march("Tyrell", "Yronwood", "Sunspear K F").unwrap();
    assert!(!play.state.neutral_forces.contains(Area::Sunspear));
    assert!(play.stands("Tyrell", "Sunspear", "K F"));
    assert!(play.events.contains(&Event::NeutralForceBeaten {
        house: house("Tyrell"),
        area: Area::Sunspear
    }));
    assert_eq!(play.state.combat, None);
}

#[test]
fn t287_a_neutral_force_counts_as_the_attack() {
    let mut state = draw(
        5,
        "
        Tyrell    | Yronwood    | K K F | March*
        Baratheon | The Boneway | F
        Tyrell    | supply 6",
    );
    state.neutral_forces = state.neutral_forces.without(Area::TheBoneway);
    let mut play = Play::begin(Phase::March, state);
    let two = play.march("Tyrell", "Yronwood", "Sunspear K K, The Boneway F");
    assert_eq!(two, because(Illegal::TwoAttacks(Area::TheBoneway)));
    play.march("Tyrell", "Yronwood", "Sunspear K K").unwrap();
}

#[test]
fn t289_siege_engines_do_nothing_in_the_open() {
    let mut play = Play::from(Phase::March, 5, "Tyrell | Dornish Marches | SE | March");
    let answered = play.march("Tyrell", "Dornish Marches", "Prince's Pass SE");
    assert_eq!(answered, because(too_strong(0, 3)));
}

#[test]
fn t289_but_break_walls() {
    let mut play = Play::from(Phase::March, 5, "Tyrell | Prince's Pass | SE | March");
    play.march("Tyrell", "Prince's Pass", "Yronwood SE")
        .unwrap();
}

const KINGS_LANDING: &str = "
    Baratheon | Kingswood | K F F | March
    Baratheon | supply 6
    Tyrell    | The Reach | K     | Support";

#[test]
fn t291_others_may_help() {
    let mut play = Play::from(Phase::March, 6, KINGS_LANDING);
    let alone = play.march("Baratheon", "Kingswood", "King's Landing K F F");
    assert_eq!(alone, because(too_strong(4, 5)));
    play.call_support("Baratheon", "Kingswood", "King's Landing")
        .unwrap();
    assert_eq!(play.awaited(), ["Tyrell"]);
    let asked = Prompt::SupportNeutral {
        area: Area::KingsLanding,
        orders: AreaSet::EMPTY.with(Area::TheReach),
    };
    assert_eq!(play.prompt("Tyrell"), Some(asked));
    let mut refused = play.clone();

    play.grant("Tyrell", &["The Reach"]).unwrap();
    play.march("Baratheon", "Kingswood", "King's Landing K F F")
        .unwrap();
    assert!(play.stands("Baratheon", "King's Landing", "K F F"));
    assert_eq!(
        controller(&play.state, Area::KingsLanding),
        Some(house("Baratheon"))
    );

    refused.grant("Tyrell", &[]).unwrap();
    let alone = refused.march("Baratheon", "Kingswood", "King's Landing K F F");
    assert_eq!(alone, because(too_strong(4, 5)));
}

#[test]
fn t292_all_who_are_needed_must_go() {
    let mut play = Play::from(
        Phase::March,
        6,
        "Baratheon | Kingswood | K K | March*\n Baratheon | supply 6",
    );
    let one = play.march("Baratheon", "Kingswood", "King's Landing K");
    assert_eq!(one, because(too_strong(3, 5)));
    play.march("Baratheon", "Kingswood", "King's Landing K K")
        .unwrap();
}

#[test]
fn t293_a_neutral_force_stands_in_the_way() {
    let state = draw(6, "Stark | The Mountains of the Moon | F");
    let meets = arrival(&state, house("Stark"), Area::TheEyrie);
    assert_eq!(meets, Arrival::Neutral(6));
}

#[test]
fn t343_pledges_bind_for_this_order_and_area() {
    let mut play = Play::from(Phase::March, 6, KINGS_LANDING);
    play.call_support("Baratheon", "Kingswood", "King's Landing")
        .unwrap();
    play.grant("Tyrell", &["The Reach"]).unwrap();
    let again = play.call_support("Baratheon", "Kingswood", "King's Landing");
    assert_eq!(again, because(Illegal::AlreadyCalled));
    play.march("Baratheon", "Kingswood", "Storm's End K F F")
        .unwrap();
    assert_eq!(play.state.call, None);
    assert!(play.state.neutral_forces.contains(Area::KingsLanding));
}

#[test]
fn t343_each_order_may_ask_once() {
    let drawn = format!("{KINGS_LANDING}\n Baratheon | Crackclaw Point | F | March-1");
    let mut play = Play::from(Phase::March, 6, &drawn);
    play.call_support("Baratheon", "Kingswood", "King's Landing")
        .unwrap();
    play.grant("Tyrell", &["The Reach"]).unwrap();
    play.call_support("Baratheon", "Crackclaw Point", "King's Landing")
        .unwrap();
    play.grant("Tyrell", &[]).unwrap();
    let again = play.call_support("Baratheon", "Kingswood", "King's Landing");
    assert_eq!(again, because(Illegal::AlreadyCalled));
    let lapsed = play.march("Baratheon", "Kingswood", "King's Landing K F F");
    assert_eq!(lapsed, because(too_strong(4, 5)), "the second call counts");
}

#[test]
fn support_is_called_only_where_somebody_could_help() {
    let mut play = Play::from(
        Phase::March,
        6,
        "
        Baratheon | Kingswood               | F    | March
        Baratheon | Blackwater Bay          | ship | Support
        Tyrell    | Highgarden              | F    | Support
        Greyjoy   | The Mountains of the Moon | F  | Support",
    );
    assert!(callable(&play.state, house("Baratheon"), Area::Kingswood).is_empty());
    for against in ["King's Landing", "The Eyrie", "Highgarden"] {
        let answered = play.call_support("Baratheon", "Kingswood", against);
        assert_eq!(answered, because(Illegal::NoNeutralForce(area(against))));
    }
}

#[test]
fn t298_grants_name_own_support_orders_and_help_nobody_else() {
    let mut play = Play::from(Phase::March, 6, KINGS_LANDING);
    play.call_support("Baratheon", "Kingswood", "King's Landing")
        .unwrap();
    let foreign = play.grant("Tyrell", &["Highgarden"]);
    assert_eq!(foreign, because(Illegal::NoSuchOrder(Area::Highgarden)));
    let defending = crate::Action::Support {
        attacker: AreaSet::EMPTY,
        defender: AreaSet::EMPTY.with(Area::TheReach),
    };
    let answered = play.answer("Tyrell", defending);
    assert_eq!(answered, because(Illegal::NotOffered));
}
