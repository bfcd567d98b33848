//! Who gets where.

use crate::{
    Area, Illegal, March, Phase,
    chapters::march::{Arrival, arrival, destinations},
    general::movement::reach,
    testing::{Play, area, army, because, draw, house},
};

fn marches(text: &str) -> Play {
    Play::from(Phase::March, 6, text)
}

#[test]
fn t132_some_go_some_stay() {
    let mut play = marches(
        "
        Lannister | Lannisport      | F F F | March
        Lannister | Searoad Marches | F
        Lannister | supply 6",
    );
    play.march(
        "Lannister",
        "Lannisport",
        "Stoney Sept F, Searoad Marches F",
    )
    .unwrap();
    assert!(play.stands("Lannister", "Lannisport", "F"));
    assert!(play.stands("Lannister", "Stoney Sept", "F"));
    assert!(play.stands("Lannister", "Searoad Marches", "F F"));
    assert_eq!(play.order("Lannisport"), None);
    assert_eq!(play.state.combat, None);
}

#[test]
fn t134_free_moves_first_then_one_attack() {
    let mut play = marches(
        "
        Tyrell    | The Reach      | F K | March
        Lannister | Blackwater     | F
        Baratheon | King's Landing | F",
    );
    play.state.neutral_forces = play.state.neutral_forces.without(Area::KingsLanding);
    let two = play.march("Tyrell", "The Reach", "Blackwater K, King's Landing F");
    assert_eq!(two, because(Illegal::TwoAttacks(Area::KingsLanding)));
    play.march("Tyrell", "The Reach", "Blackwater K, Kingswood F")
        .unwrap();
    assert!(play.stands("Tyrell", "Kingswood", "F"));
    let began = play.events.iter().any(|it| {
        matches!(it, crate::Event::CombatBegan { area: Area::Blackwater, units, .. }
            if *units == army("K"))
    });
    assert!(began);
}

#[test]
fn t135_a_march_may_move_nothing() {
    let mut play = marches("Stark | Winterfell | F | March");
    play.march("Stark", "Winterfell", "").unwrap();
    assert!(play.stands("Stark", "Winterfell", "F"));
    assert_eq!(play.order("Winterfell"), None);
}

#[test]
fn t145_land_units_stay_on_land_and_ships_on_water() {
    let mut play = marches(
        "
        Lannister | Lannisport       | F    | March
        Lannister | The Golden Sound | ship | March*",
    );
    let mut refused = |from: &str, to: &str, unit: &str| {
        let answered = play.march("Lannister", from, &format!("{to} {unit}"));
        assert_eq!(answered, because(Illegal::OutOfReach(area(to))));
    };
    refused("Lannisport", "The Golden Sound", "F");
    refused("Lannisport", "Port of Lannisport", "F");
    refused("The Golden Sound", "Lannisport", "ship");
}

#[test]
fn t146_supply_blocks_a_move() {
    let mut play = marches(
        "
        Lannister | Riverrun    | K K
        Lannister | Harrenhal   | K K
        Lannister | Lannisport  | F | March
        Lannister | Stoney Sept | F
        Lannister | supply 0",
    );
    let third = play.march("Lannister", "Lannisport", "Stoney Sept F");
    assert_eq!(third, because(Illegal::SupplyExceeded));
    play.march("Lannister", "Lannisport", "Searoad Marches F")
        .unwrap();
}

#[test]
fn t152_ships_go_to_seas_and_own_ports() {
    let play = marches(
        "
        Greyjoy   | Ironman's Bay    | ship ship | March
        Greyjoy   | Port of Pyke     | ship ship
        Lannister | The Golden Sound | ship
        Greyjoy   | supply 6",
    );
    let from = Area::IronmansBay;
    let reached = reach(&play.state, house("Greyjoy"), from);
    let expected = [Area::SunsetSea, Area::TheGoldenSound, Area::PortOfPyke];
    assert_eq!(reached, expected.into_iter().collect());
    let march = March {
        from,
        moves: crate::Troops::NONE,
        leave_token: false,
    };
    let both = destinations(&play.state, house("Greyjoy"), &march, army("ship ship"));
    assert!(!both.contains(Area::PortOfPyke), "three ships at most");
    let one = destinations(&play.state, house("Greyjoy"), &march, army("ship"));
    assert!(one.contains(Area::PortOfPyke));
    let meets = |at| arrival(&play.state, house("Greyjoy"), at);
    assert_eq!(meets(Area::SunsetSea), Arrival::Free);
    assert_eq!(
        meets(Area::TheGoldenSound),
        Arrival::Combat(house("Lannister"))
    );
}

#[test]
fn t152_a_port_holds_three_ships() {
    let mut play = marches(
        "
        Greyjoy | Ironman's Bay | ship ship | March
        Greyjoy | Port of Pyke  | ship ship
        Greyjoy | supply 6",
    );
    let full = play.march("Greyjoy", "Ironman's Bay", "Port of Pyke ship ship");
    assert_eq!(full, because(Illegal::PortFull(Area::PortOfPyke)));
    play.march("Greyjoy", "Ironman's Bay", "Port of Pyke ship")
        .unwrap();
    assert!(play.stands("Greyjoy", "Port of Pyke", "ship ship ship"));
}

#[test]
fn t153_from_a_port_only_into_its_sea() {
    let state = draw(
        6,
        "Stark | White Harbor | F\n Stark | Port of White Harbor | ship",
    );
    let reached = reach(&state, house("Stark"), Area::PortOfWhiteHarbor);
    assert_eq!(reached, [Area::TheNarrowSea].into_iter().collect());
}

const CHAIN: &str = "
    Tyrell | Redwyne Straits | ship
    Tyrell | East Summer Sea   | ship
    Tyrell | Highgarden        | K F | March";

#[test]
fn t154_ships_carry_over_a_chain_of_seas() {
    let mut state = draw(6, &format!("{CHAIN}\n Tyrell | West Summer Sea | ship"));
    state.garrisons = state.garrisons.without(Area::Sunspear);
    let mut play = Play::begin(Phase::March, state);
    play.march("Tyrell", "Highgarden", "Sunspear K F").unwrap();
    assert!(play.stands("Tyrell", "Sunspear", "F K"));
    assert_eq!(play.state.combat, None);
}

#[test]
fn t156_a_broken_chain_carries_nobody() {
    let mut play = marches(CHAIN);
    let answered = play.march("Tyrell", "Highgarden", "Sunspear K F");
    assert_eq!(answered, because(Illegal::OutOfReach(Area::Sunspear)));
}

#[test]
fn t158_ships_in_port_are_no_bridge() {
    let mut play = marches("Greyjoy | Pyke | F | March\n Greyjoy | Port of Pyke | ship | March*");
    let answered = play.march("Greyjoy", "Pyke", "Seagard F");
    assert_eq!(answered, because(Illegal::OutOfReach(Area::Seagard)));
}

#[test]
fn t160_one_ship_carries_many_whatever_its_order() {
    let mut play = marches(
        "
        Greyjoy   | Ironman's Bay | ship  | Support
        Greyjoy   | Pyke          | K F F | March
        Lannister | Seagard       | F
        Greyjoy   | supply 6",
    );
    play.march(
        "Greyjoy",
        "Pyke",
        "Seagard K, Flint's Finger F, Greywater Watch F",
    )
    .unwrap();
    assert!(play.stands("Greyjoy", "Flint's Finger", "F"));
    assert!(play.stands("Greyjoy", "Greywater Watch", "F"));
}

#[test]
fn t161_a_routed_ship_carries() {
    let mut play = marches(
        "
        Greyjoy | Ironman's Bay | routed ship
        Greyjoy | Pyke          | F | March",
    );
    play.march("Greyjoy", "Pyke", "Flint's Finger F").unwrap();
}

#[test]
fn t162_ships_are_not_carried() {
    let mut play = marches(
        "
        Stark | Bay of Ice | ship | March
        Stark | Sunset Sea | ship",
    );
    let answered = play.march("Stark", "Bay of Ice", "Ironman's Bay ship");
    assert_eq!(answered, because(Illegal::OutOfReach(Area::IronmansBay)));
}

#[test]
fn t164_the_reach_over_the_sea_is_that_of_retreats_too() {
    let state = draw(6, "Tyrell | Oldtown | F\n Tyrell | Redwyne Straits | ship");
    assert!(reach(&state, house("Tyrell"), Area::Oldtown).contains(Area::TheArbor));
}

#[test]
fn t267_routed_units_count_for_supply() {
    let mut play = marches(
        "
        Martell | Sunspear   | F F
        Martell | Yronwood   | F routed F
        Martell | Starfall   | F
        Martell | Salt Shore | F | March
        Martell | supply 0",
    );
    let third = play.march("Martell", "Salt Shore", "Starfall F");
    assert_eq!(third, because(Illegal::SupplyExceeded));
}

#[test]
fn routed_units_do_not_march() {
    let mut play = marches("Stark|Winterfell|F routed F|March\n Tyrell|Highgarden|F|March");
    let both = play.march("Stark", "Winterfell", "Karhold F F");
    assert_eq!(both, because(Illegal::NotEnoughUnits(Area::Winterfell)));
    play.march("Stark", "Winterfell", "Karhold F").unwrap();
    let left = play.state.routed(Area::Winterfell);
    assert_eq!(left, army("F"), "the routed one stays");
}

#[test]
fn t275_ports_cannot_be_attacked() {
    let mut play = marches(
        "
        Greyjoy   | The Golden Sound   | ship | March
        Lannister | Port of Lannisport | ship",
    );
    let answered = play.march("Greyjoy", "The Golden Sound", "Port of Lannisport ship");
    assert_eq!(
        answered,
        because(Illegal::OutOfReach(Area::PortOfLannisport))
    );
}

#[test]
fn t339_attackers_count_where_they_attack() {
    let drawn = "
        Lannister | Riverrun         | K K F F | March
        Lannister | Lannisport       | F F F
        Lannister | Harrenhal        | F F
        Lannister | The Golden Sound | ship ship
        Lannister | supply 5
        Greyjoy   | Seagard          | F";
    let mut play = marches(drawn);
    let two = play.march("Lannister", "Riverrun", "Seagard K K");
    assert_eq!(two, because(Illegal::SupplyExceeded));
    play.clone()
        .march("Lannister", "Riverrun", "Seagard K")
        .unwrap();
    play.march("Lannister", "Riverrun", "Seagard K K F F")
        .unwrap();

    let mut state = draw(6, drawn);
    state.setup.attack_supply = crate::AttackSupply::Ignored;
    let mut play = Play::begin(Phase::March, state);
    play.march("Lannister", "Riverrun", "Seagard K K").unwrap();
}

#[test]
fn nobody_enters_a_closed_area() {
    let mut play = Play::from(Phase::March, 3, "Baratheon | Kingswood | F | March");
    let answered = play.march("Baratheon", "Kingswood", "Storm's End F");
    assert_eq!(answered, because(Illegal::Closed(Area::StormsEnd)));
}

#[test]
fn more_units_than_there_are_do_not_march() {
    let mut play = marches("Stark | Winterfell | F | March");
    let answered = play.march("Stark", "Winterfell", "Karhold F, White Harbor F");
    assert_eq!(answered, because(Illegal::NotEnoughUnits(Area::Winterfell)));
    let elsewhere = play.march("Stark", "White Harbor", "Karhold F");
    assert_eq!(elsewhere, because(Illegal::NoSuchOrder(Area::WhiteHarbor)));
}
