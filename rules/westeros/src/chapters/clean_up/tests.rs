//! Clean up and the rounds.

use crate::{
    Army, ByArea, Event, Orders, Phase,
    state::routed::Routed,
    testing::{Play, area, draw},
};

#[test]
fn t306_orders_leave_units_rise_blade_and_raven_are_ready() {
    let mut state = draw(
        6,
        "
        Stark   | Winterfell | F routed K | Defense
        Stark   | Bay of Ice | routed ship | Support
        Greyjoy | Pyke       | F          | Support*",
    );
    state.blade_used = true;
    state.raven_used = true;
    state.round = 4;
    let before = state.units;
    let play = Play::begin(Phase::CleanUp, state);
    assert_eq!(play.state.orders, Orders::NONE);
    assert_eq!(play.state.routed, ByArea::<Routed>::default());
    assert_eq!(play.state.units, before, "nobody is lost");
    assert!(!play.state.blade_used && !play.state.raven_used);
    assert_eq!(play.state.round, 5);
    assert!(play.events.contains(&Event::RoundBegan { round: 5 }));
}

#[test]
fn routed_units_are_seen_as_such() {
    let state = draw(
        6,
        "Stark|Winterfell|F routed K\n Stark|Bay of Ice|ship routed ship",
    );
    let play = Play::begin(Phase::Planning, state);
    let routed = |at: &str| play.view("Tyrell").area(area(at)).routed;
    assert_eq!(
        routed("Winterfell"),
        Army::NONE.with(crate::Unit::Knight, 1)
    );
    assert_eq!(routed("Bay of Ice"), Army::NONE.with(crate::Unit::Ship, 1));
}

#[test]
fn t311_the_game_ends_after_the_tenth_round() {
    let mut state = draw(6, "Stark|Winterfell|F|Support");
    state.round = 10;
    let play = Play::begin(Phase::CleanUp, state);
    assert_eq!(play.state.phase, Phase::GameOver);
    assert!(play.awaited().is_empty());
    assert!(matches!(play.events.last(), Some(Event::GameEnded { .. })));
    let ranking = play.view("Stark").ranking.expect("over");
    assert_eq!(ranking.len(), 6);
}
