//! Ports, as far as no combat is needed.

use super::most;
use crate::{
    Area, House, State,
    testing::{draw, house},
};

/// Greyjoy stands before an empty Lannisport without garrison, with Lannister ships in its port.
fn lannisport(more: &str) -> State {
    let mut state = draw(
        6,
        &format!(
            "
            Greyjoy   | Riverrun           | F              | March
            Lannister | Port of Lannisport | ship ship ship | Support
            Greyjoy   | supply 6
            {more}"
        ),
    );
    state.garrisons = state.garrisons.without(Area::Lannisport);
    state
}

#[test]
fn attackers_on_their_way_count_for_the_ships_supply() {
    let mut state = lannisport(
        "
        Greyjoy | Stoney Sept | F F
        Greyjoy | supply 0",
    );
    state.neutral_forces = crate::AreaSet::EMPTY;
    assert_eq!(most(&state, house("Greyjoy"), Area::PortOfLannisport), 2);
    let combat = crate::Combat::new(
        (Area::Riverrun, Area::Harrenhal),
        crate::BySide::new(House::Greyjoy, House::Lannister),
        crate::OrderToken::March,
        crate::testing::army("K K"),
    );
    state.combat = Some(combat);
    assert_eq!(most(&state, house("Greyjoy"), Area::PortOfLannisport), 1);
}
