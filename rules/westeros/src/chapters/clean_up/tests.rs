//! Clean up and the rounds.

use crate::{
    Army, Phase,
    testing::{Play, area, draw},
};

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
