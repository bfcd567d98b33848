//! Plans on a drawn board, and what comes of them when it is played on.

use super::{MOST, Plan, Promise, PromisedAction, Unfit, check, kept};
use crate::{
    Area, Event, House, HouseSet, OrderToken, Phase, Side, State,
    chapters::combat::tests::{attack, supports},
    testing::{Play, area, draw, moves, token},
};
use House::{Baratheon, Greyjoy, Lannister, Stark, Tyrell};
use tabletop::Kept::{self, Broken, Open};

const BOARD: &str = "
    Tyrell    | The Reach      | K K
    Tyrell    | Redwyne Straits | ship
    Lannister | Blackwater     | F
    Lannister | Stoney Sept    | F K
    Lannister | The Golden Sound | ship
    Baratheon | Crackclaw Point| F";

fn drawn() -> State {
    let mut state = draw(6, BOARD);
    state.phase = Phase::Planning;
    state
}

fn order(house: House, at: &str, it: &str) -> Promise {
    let action = PromisedAction::Order {
        area: area(at),
        token: token(it),
    };
    Promise { house, action }
}

fn march(house: House, from: &str, to: &str) -> Promise {
    let action = PromisedAction::March {
        from: area(from),
        to: area(to),
    };
    Promise { house, action }
}

fn support(house: House, at: &str, beside: House) -> Promise {
    let area = area(at);
    let action = PromisedAction::Support { area, beside };
    Promise { house, action }
}

const fn peace(house: House, with: House) -> Promise {
    Promise {
        house,
        action: PromisedAction::Peace { with },
    }
}

fn plan(promises: &[Promise]) -> Plan {
    Plan {
        round: 1,
        promises: promises.to_vec(),
    }
}

/// As two houses of three would propose it.
fn refused(state: &State, promises: &[Promise]) -> Option<Unfit> {
    let parties: HouseSet = [Tyrell, Lannister].into_iter().collect();
    check(state, parties, &plan(promises)).err()
}

#[test]
fn what_can_be_kept_can_be_proposed() {
    let all = [
        order(Lannister, "Blackwater", "March*"),
        march(Lannister, "Blackwater", "The Reach"),
        march(Lannister, "Stoney Sept", "Harrenhal"),
        support(Tyrell, "Blackwater", Lannister),
        peace(Tyrell, Baratheon),
        peace(Lannister, Tyrell),
    ];
    assert_eq!(refused(&drawn(), &all), None);
}

#[test]
fn nobody_promises_for_a_house_that_does_not_hear_it() {
    let state = drawn();
    let others = [peace(Baratheon, Tyrell)];
    assert_eq!(refused(&state, &others), Some(Unfit::NotAmong(Baratheon)));
    let itself = [peace(Tyrell, Tyrell)];
    assert_eq!(refused(&state, &itself), Some(Unfit::ToItself(Tyrell)));
    let three = draw(3, "Baratheon | Dragonstone | F");
    let all: HouseSet = House::ALL.into_iter().collect();
    let away = plan(&[peace(Baratheon, Tyrell)]);
    assert_eq!(check(&three, all, &away), Err(Unfit::NotAmong(Tyrell)));
}

#[test]
fn orders_lie_where_units_of_that_house_stand_and_only_the_tokens_it_has() {
    let mut state = drawn();
    let foreign = [order(Tyrell, "Blackwater", "Raid")];
    let nobody = Unfit::NotThere(Tyrell, Area::Blackwater);
    assert_eq!(refused(&state, &foreign), Some(nobody));
    let two = [
        order(Tyrell, "The Reach", "Raid"),
        order(Tyrell, "The Reach", "Support"),
    ];
    assert_eq!(refused(&state, &two), Some(Unfit::Twice));
    let used_up = [
        order(Lannister, "Blackwater", "March"),
        order(Lannister, "Stoney Sept", "March"),
    ];
    assert_eq!(refused(&state, &used_up), Some(Unfit::Tokens(Lannister)));
    state.allowed = state.allowed.without(OrderToken::Raid);
    let forbidden = [order(Tyrell, "The Reach", "Raid")];
    assert_eq!(refused(&state, &forbidden), Some(Unfit::Tokens(Tyrell)));
    state.phase = Phase::Raid;
    assert_eq!(refused(&state, &forbidden), Some(Unfit::OrdersLie));
}

#[test]
fn marches_lead_over_ships_that_the_plan_brings() {
    let state = drawn();
    let (from, to) = (Area::TheReach, Area::Pyke);
    let over = march(Tyrell, "The Reach", "Pyke");
    assert_eq!(
        refused(&state, &[over]),
        Some(Unfit::OutOfReach { from, to })
    );
    let crossing = march(Lannister, "Stoney Sept", "Pyke");
    assert!(refused(&state, &[crossing]).is_some());
    let coast = draw(
        6,
        "Lannister | Lannisport | F\n Lannister | The Golden Sound | ship",
    );
    let landing = march(Lannister, "Lannisport", "Flint's Finger");
    let ship = march(Lannister, "The Golden Sound", "Ironman's Bay");
    assert!(refused(&coast, &[landing]).is_some());
    assert_eq!(refused(&coast, &[landing, ship]), None);
}

#[test]
fn support_comes_from_next_door() {
    let state = drawn();
    let far = [support(Tyrell, "Winterfell", Lannister)];
    let unfit = Unfit::NotBeside(Tyrell, Area::Winterfell);
    assert_eq!(refused(&state, &far), Some(unfit));
    // Land units help nobody at sea.
    let wet = [support(Baratheon, "Blackwater Bay", Tyrell)];
    let parties: HouseSet = [Baratheon, Tyrell].into_iter().collect();
    let unfit = Unfit::NotBeside(Baratheon, Area::BlackwaterBay);
    assert_eq!(check(&state, parties, &plan(&wet)), Err(unfit));
}

#[test]
fn a_plan_is_for_this_round_and_of_some_length() {
    let state = drawn();
    assert_eq!(refused(&state, &[]), Some(Unfit::Empty));
    let many = [peace(Tyrell, Stark); MOST + 1];
    assert_eq!(refused(&state, &many), Some(Unfit::TooMany));
    assert_eq!(refused(&state, &many[..2]), Some(Unfit::Twice));
    let parties: HouseSet = [Tyrell].into_iter().collect();
    let late = Plan {
        round: 2,
        ..plan(&many[..1])
    };
    assert_eq!(check(&state, parties, &late), Err(Unfit::OtherRound));
}

fn judged(promises: &[Promise], events: &[Event]) -> Vec<Kept> {
    kept(&plan(promises), events)
}

/// The events, and the next round after them.
fn ended(events: &[Event]) -> Vec<Event> {
    [events, &[Event::RoundBegan { round: 2 }]].concat()
}

const KEPT: Kept = Kept::Kept;

#[test]
fn orders_are_judged_when_they_are_turned_up() {
    let mut play = Play::from(
        Phase::Planning,
        6,
        "Tyrell | The Reach | K\n Tyrell | Highgarden | F\n Stark | Winterfell | F",
    );
    let promises = [
        order(Tyrell, "The Reach", "Support"),
        order(Tyrell, "Highgarden", "Raid"),
        march(Tyrell, "Highgarden", "Dornish Marches"),
        order(Stark, "Winterfell", "March"),
    ];
    assert_eq!(judged(&promises, &play.events), [Open; 4]);
    play.orders("Tyrell", "The Reach Support, Highgarden Defense")
        .unwrap();
    assert_eq!(judged(&promises, &play.events), [Open; 4]);
    play.orders("Stark", "Winterfell March").unwrap();
    assert_eq!(
        judged(&promises, &play.events),
        [KEPT, Broken, Broken, KEPT]
    );
    let swap = Event::RavenSwapped {
        house: Stark,
        area: Area::Winterfell,
        from: OrderToken::March,
        to: OrderToken::Defense,
    };
    play.events.push(swap);
    assert_eq!(judged(&promises, &play.events)[3], Broken);
}

const BLACKWATER: &str = "
    Tyrell    | The Reach      | K K | March*
    Lannister | Blackwater     | F   | March-1
    Lannister | Stoney Sept    | F K | Support
    Baratheon | Harrenhal      | K   | Support
    Baratheon | Crackclaw Point| F   | Support";

/// Tyrell attacks Lannister; Baratheon is asked last.
fn blackwater() -> Play {
    let mut state = draw(6, BLACKWATER);
    state.tracks.iron_throne.shift(Lannister, 0);
    let mut play = attack(state, "The Reach > Blackwater");
    supports(&mut play, "Lannister", Side::Defender, &[]).unwrap();
    play
}

#[test]
fn a_battle_breaks_the_peace_and_a_march_is_kept_where_it_goes() {
    let mut play = blackwater();
    let marched = Event::Marched {
        house: Tyrell,
        from: Area::TheReach,
        moves: moves("Blackwater K K"),
    };
    play.events.insert(0, marched);
    let promises = [
        peace(Tyrell, Lannister),
        peace(Tyrell, Baratheon),
        peace(Lannister, Tyrell),
        march(Tyrell, "The Reach", "Blackwater"),
        march(Tyrell, "The Reach", "King's Landing"),
        march(Lannister, "Blackwater", "The Reach"),
    ];
    assert_eq!(
        judged(&promises, &play.events),
        [Broken, Open, Open, KEPT, Broken, Open]
    );
    assert_eq!(
        judged(&promises, &ended(&play.events)),
        [Broken, KEPT, KEPT, KEPT, Broken, Broken]
    );
}

#[test]
fn support_is_judged_when_it_was_given_or_not() {
    let promises = [
        support(Baratheon, "Blackwater", Tyrell),
        support(Baratheon, "Blackwater", Lannister),
        support(Baratheon, "Blackwater", Greyjoy),
        support(Baratheon, "The Reach", Tyrell),
    ];
    let play = blackwater();
    assert_eq!(judged(&promises, &play.events), [Open; 4]);
    for (side, given, expected) in [
        (Side::Attacker, &["Harrenhal"][..], [KEPT, Broken]),
        (Side::Defender, &["Harrenhal"], [Broken, KEPT]),
        (Side::Attacker, &[], [Broken, Broken]),
    ] {
        let mut play = play.clone();
        supports(&mut play, "Baratheon", side, given).unwrap();
        play.events.push(Event::CleanedUp);
        let verdicts = judged(&promises, &play.events);
        assert_eq!(verdicts[..2], expected);
        assert_eq!(verdicts[2..], [Open, Open]);
    }
}

#[test]
fn who_was_robbed_of_an_order_has_broken_nothing() {
    let play = blackwater();
    let raided = Event::Raided {
        house: Stark,
        from: Area::TheEyrie,
        victim: Baratheon,
        target: Area::CrackclawPoint,
        removed: OrderToken::Support,
        pillaged: None,
    };
    let removed = Event::OrderRemoved {
        house: Lannister,
        area: Area::Blackwater,
        token: OrderToken::MarchMinusOne,
    };
    let mut events = vec![raided];
    events.extend(&play.events);
    events.extend([removed, Event::CleanedUp]);
    let promises = [
        support(Baratheon, "Blackwater", Tyrell),
        march(Lannister, "Blackwater", "The Reach"),
    ];
    assert_eq!(judged(&promises, &ended(&events)), [Open, Open]);
}

#[test]
fn marching_over_a_power_token_breaks_the_peace() {
    let mut play = Play::from(
        Phase::March,
        6,
        "Tyrell | The Reach | K | March\n Lannister | Blackwater | token\n Stark | Winterfell | F",
    );
    play.march("Tyrell", "The Reach", "Blackwater K").unwrap();
    let promises = [peace(Tyrell, Lannister), peace(Tyrell, Stark)];
    assert_eq!(judged(&promises, &play.events)[0], Broken);
}

/// Checks that what comes in later rounds, and what was never come to, is nobody's fault.
#[test]
fn a_plan_is_judged_by_its_own_round() {
    let promises = [
        peace(Tyrell, Lannister),
        support(Tyrell, "Blackwater", Lannister),
        order(Tyrell, "The Reach", "Raid"),
    ];
    let later = ended(&[]);
    let events = [later, blackwater().events].concat();
    assert_eq!(judged(&promises, &events), [KEPT, Open, Open]);
}
