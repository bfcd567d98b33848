//! Tests of what a page may say of a march before it is sent.

use crate::{
    Area, House, Illegal, March, Side, State, Troops,
    board::Building,
    chapters::march::{
        Lost, Prospect, armies_after, arrival, destinations, lost_without_token, prospect, why_not,
    },
    general::movement::{reach, route},
    testing::{area, army, draw, house, moves},
};

fn march(from: &str, text: &str) -> March {
    March {
        from: area(from),
        moves: moves(text),
        leave_token: false,
    }
}

fn meets(state: &State, who: &str, planned: &March, to: (&str, &str)) -> Prospect {
    prospect(state, house(who), planned, (area(to.0), army(to.1)))
}

#[test]
fn free_areas_are_moved_to_or_taken() {
    let state = draw(
        6,
        "
        Stark   | Winterfell  | F F | March
        Stark   | Karhold     | token
        Greyjoy | Moat Cailin | token",
    );
    let stay = march("Winterfell", "");
    let to = |there| meets(&state, "Stark", &stay, (there, "F"));
    assert_eq!(to("Karhold"), Prospect::Move);
    assert_eq!(to("Castle Black"), Prospect::Take(None));
    assert_eq!(to("Moat Cailin"), Prospect::Take(Some(House::Greyjoy)));
    let far = Prospect::Barred(Illegal::OutOfReach(Area::Seagard));
    assert_eq!(to("Seagard"), far);
}

#[test]
fn an_attack_counts_units_orders_garrison_and_each_sides_own_support() {
    let state = draw(
        6,
        "
        Stark     | Moat Cailin      | F K SE | March*
        Stark     | The Twins        | K      | Support
        Greyjoy   | Seagard          | F F    | Defense
        Greyjoy   | Ironman's Bay    | ship   | Support*
        Lannister | Riverrun         | K      | Support",
    );
    let stay = march("Moat Cailin", "");
    let Prospect::Attack(odds) = meets(&state, "Stark", &stay, ("Seagard", "F K SE")) else {
        panic!("Greyjoy stands in Seagard");
    };
    assert_eq!(odds.defender, House::Greyjoy);
    // 1 + 2 + 4 before a stronghold, +1 for the order, the knight in The Twins.
    assert_eq!(odds.strength[Side::Attacker].initial(), 10);
    // 2 footmen, Defense, and the ship with its star.
    assert_eq!(odds.strength[Side::Defender].initial(), 5);
    assert_eq!(odds.undecided, 2, "Lannister may help either side");
    assert_eq!(odds.ahead, Side::Attacker);
}

#[test]
fn an_empty_home_is_defended_by_its_garrison() {
    let state = draw(6, "Greyjoy | Riverrun | K | March");
    let stay = march("Riverrun", "");
    let Prospect::Attack(odds) = meets(&state, "Greyjoy", &stay, ("Lannisport", "K")) else {
        panic!("the garrison defends Lannisport");
    };
    assert_eq!(odds.defender, House::Lannister);
    assert_eq!(
        (
            odds.strength.attacker.initial(),
            odds.strength.defender.initial()
        ),
        (2, 2)
    );
    assert_eq!(odds.ahead, Side::Attacker, "Greyjoy leads the Fiefdoms");
}

#[test]
fn a_neutral_force_says_what_it_needs_and_what_comes() {
    let state = draw(
        6,
        "
        Baratheon | Kingswood       | K K  | March
        Baratheon | Blackwater Bay  | ship | Support",
    );
    let stay = march("Kingswood", "");
    let to = |units| meets(&state, "Baratheon", &stay, ("King's Landing", units));
    assert_eq!(to("K"), Prospect::Neutral { needs: 5, have: 3 });
    assert_eq!(to("K K"), Prospect::Neutral { needs: 5, have: 5 });
}

#[test]
fn a_second_attack_is_barred_and_supply_is_not() {
    let state = draw(
        6,
        "
        Tyrell    | The Reach       | F F F F | March
        Tyrell    | supply 0
        Lannister | Searoad Marches | F
        Baratheon | Kingswood       | F",
    );
    let one = march("The Reach", "Kingswood F");
    let two = meets(&state, "Tyrell", &one, ("Searoad Marches", "F"));
    let why = Illegal::TwoAttacks(Area::SearoadMarches);
    assert_eq!(two, Prospect::Barred(why));
    let many = meets(&state, "Tyrell", &one, ("Highgarden", "F F F"));
    assert_eq!(many, Prospect::Move, "four are too many only if they stay");
}

#[test]
fn the_seas_of_a_transport_are_the_fewest() {
    let state = draw(
        6,
        "
        Stark | Winterfell         | F
        Stark | The Shivering Sea  | ship
        Stark | The Narrow Sea     | ship
        Stark | Shipbreaker Bay    | ship",
    );
    let way = |to| route(&state, House::Stark, (Area::Winterfell, area(to)));
    assert_eq!(way("White Harbor"), Some(Vec::new()));
    assert_eq!(way("Widow's Watch"), Some(vec![Area::TheShiveringSea]));
    let two = vec![Area::TheShiveringSea, Area::TheNarrowSea];
    assert_eq!(way("The Eyrie"), Some(two.clone()));
    let three = [two.as_slice(), &[Area::ShipbreakerBay]].concat();
    assert_eq!(way("Dragonstone"), Some(three));
    assert_eq!(way("Oldtown"), None);
}

#[test]
fn a_route_leads_wherever_units_reach_and_nowhere_else() {
    let state = draw(
        6,
        "
        Greyjoy | Pyke            | F
        Greyjoy | Ironman's Bay   | ship
        Greyjoy | Sunset Sea      | ship
        Greyjoy | West Summer Sea | ship
        Greyjoy | East Summer Sea | ship
        Greyjoy | Port of Pyke    | ship",
    );
    for from in [Area::Pyke, Area::IronmansBay, Area::PortOfPyke] {
        let reached = reach(&state, House::Greyjoy, from);
        for to in Area::ALL {
            let way = route(&state, House::Greyjoy, (from, to));
            assert_eq!(way.is_some(), reached.contains(to), "{from:?} {to:?}");
            let Some(way) = way else { continue };
            let whole = [&[from], way.as_slice(), &[to]].concat();
            for step in whole.windows(2) {
                assert!(step[0].borders().contains(step[1]), "{whole:?}");
            }
        }
    }
}

#[test]
fn leaving_without_a_token_loses_the_land_and_its_port() {
    let state = draw(
        6,
        "
        Stark | White Harbor         | F F       | March
        Stark | Port of White Harbor | ship ship
        Stark | Karhold              | F token   | March-1
        Stark | Winterfell           | F         | March*",
    );
    let lost = |it: &March| lost_without_token(&state, House::Stark, it);
    let harbor = Lost {
        area: Area::WhiteHarbor,
        falls_to: None,
        building: Some(Building::Castle),
        barrels: 0,
        crowns: 0,
        ships: Some((Area::PortOfWhiteHarbor, 2)),
    };
    let all = march("White Harbor", "Moat Cailin F F");
    assert_eq!(lost(&all), Some(harbor));
    assert_eq!(lost(&march("White Harbor", "Moat Cailin F")), None);
    assert_eq!(lost(&march("Karhold", "Castle Black F")), None, "token");
    assert_eq!(lost(&march("Winterfell", "Karhold F")), None, "home");
}

#[test]
fn a_foreign_home_falls_back_to_its_house() {
    let state = draw(6, "Greyjoy | Winterfell | K | March");
    let it = march("Winterfell", "Karhold K");
    let lost = lost_without_token(&state, House::Greyjoy, &it).unwrap();
    assert_eq!(lost.falls_to, Some(House::Stark));
    assert_eq!((lost.barrels, lost.crowns), (1, 1));
}

#[test]
fn armies_are_told_as_the_march_leaves_them() {
    let state = draw(
        6,
        "
        Lannister | Lannisport      | F F K | March
        Lannister | Searoad Marches | F F
        Lannister | supply 2",
    );
    let sizes = |text: &str| {
        let after = armies_after(&state, House::Lannister, &march("Lannisport", text));
        after.sizes(2).collect::<Vec<_>>()
    };
    assert_eq!(sizes(""), [(3, true), (2, true)]);
    assert_eq!(sizes("Searoad Marches K"), [(3, true), (2, true)]);
    assert_eq!(sizes("Searoad Marches F K"), [(4, false)]);
    assert_eq!(sizes("Stoney Sept F"), [(2, true), (2, true)]);
}

/// Checks that whatever a march may do has a prospect that is not barred, and whatever may not be done for another
/// reason than supply or strength has one that is.
#[test]
fn prospects_agree_with_what_is_legal() {
    let state = draw(
        6,
        "
        Tyrell    | Highgarden       | F F K | March
        Tyrell    | Redwyne Straits| ship  | March-1
        Tyrell    | West Summer Sea  | ship
        Lannister | Searoad Marches  | F
        Martell   | Starfall         | F",
    );
    let planned = march("Highgarden", "The Reach F");
    let units = army("F K");
    let free = destinations(&state, House::Tyrell, &planned, units);
    for to in Area::ALL {
        let found = prospect(&state, House::Tyrell, &planned, (to, units));
        if free.contains(to) && to != Area::TheReach {
            assert!(!matches!(found, Prospect::Barred(_)), "{to:?}: {found:?}");
        }
        let alone = March {
            moves: Troops::of(to, units),
            ..planned
        };
        if why_not(&state, House::Tyrell, &alone) == Some(Illegal::OutOfReach(to)) {
            assert_eq!(found, Prospect::Barred(Illegal::OutOfReach(to)));
        }
    }
    let free = arrival(&state, House::Tyrell, Area::TheReach);
    assert_eq!(free, crate::chapters::march::Arrival::Free);
}

/// Supply 0 feeds two armies of two.
#[test]
fn where_supply_lets_nobody_go_is_barred() {
    let state = |camp: &str, there: &str| {
        draw(
            6,
            &format!(
                "
                Stark | supply 0
                Stark | Winterfell  | {camp} | March
                Stark | Moat Cailin | {there}"
            ),
        )
    };
    let stay = march("Winterfell", "");
    let meets = |camp: &str, there: &str| {
        let state = state(camp, there);
        meets(&state, "Stark", &stay, ("Moat Cailin", camp))
    };
    let barred = Prospect::Barred(Illegal::SupplyExceeded);
    assert_eq!(meets("F", "F F"), barred, "three would stand there");
    assert_eq!(meets("F F", "F F"), barred, "whoever goes");
    assert_eq!(meets("F", "F"), Prospect::Move);
    assert_eq!(meets("F F", "F"), Prospect::Move, "one of both may go");
}
