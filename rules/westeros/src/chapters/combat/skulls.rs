//! Step 6.2, after the swords: the skulls of Tides of Battle, the attacker's card first. They hit
//! winners and losers, and no fortification stops them.

use super::{
    ask,
    casualties::{after_skull, by_itself, candidates},
    fighters, go_on, now,
    texts::continuous,
};
use crate::{Army, Event, Side, State, TidesCard, state::agenda::Flow};
use tabletop::Cx;

/// The skull on the card of `side` costs the other side one unit of its choice.
pub(super) fn run(state: &mut State, side: Side, cx: &mut impl Cx<Event>) -> Flow {
    let combat = now(state);
    let victim = side.enemy();
    let skull = combat.tides[side] == Some(TidesCard::Skull);
    if skull && !continuous::the_blackfish(&combat, victim) {
        let units = candidates(state, &combat, victim);
        let Some(lost) = by_itself(state, combat.houses[victim], (units, 1)) else {
            return ask(state, victim);
        };
        fighters::destroy(state, victim, (lost, Army::NONE), cx);
    }
    go_on(state, after_skull(side))
}
