//! Mace kills one enemy Footman that attacks or defends; supporters are out of his reach.

use super::continuous;
use crate::{
    Action, Army, Combat, Event, HouseCard, Illegal, Position, Side, State, Unit,
    agenda::Flow,
    combat::{ask, fighters, now, unfit::unfit},
};
use tabletop::Cx;

/// The enemy's upright and routed Footmen in the fight.
fn footmen(position: &Position, combat: &Combat, side: Side) -> (u8, u8) {
    let enemy = side.enemy();
    let upright = fighters::upright(position, combat, enemy);
    let routed = fighters::routed(position, combat, enemy);
    (upright.count(Unit::Footman), routed.count(Unit::Footman))
}

/// Asks only where upright and routed Footmen differ. The Blackfish spares all of them; the
/// combat goes on even if the last unit falls.
pub fn run(state: &mut State, side: Side, cx: &mut impl Cx<Event>) -> Flow {
    let combat = now(state);
    if continuous::the_blackfish(&combat, side.enemy()) {
        return Flow::GoOn;
    }
    match footmen(state, &combat, side) {
        (0, 0) => {}
        (_, 0) => kill(state, side, Rank::Upright, cx),
        (0, _) => kill(state, side, Rank::Routed, cx),
        _ => return ask(state, side),
    }
    Flow::GoOn
}

enum Rank {
    Upright,
    Routed,
}

fn kill(state: &mut State, side: Side, rank: Rank, cx: &mut impl Cx<Event>) {
    cx.emit(Event::CardUsed {
        card: HouseCard::MaceTyrell,
    });
    let footman = Army::one(Unit::Footman);
    let units = match rank {
        Rank::Upright => (footman, Army::NONE),
        Rank::Routed => (Army::NONE, footman),
    };
    fighters::destroy(state, side.enemy(), units, cx);
}

pub fn check(
    position: &Position,
    combat: &Combat,
    side: Side,
    action: &Action,
) -> Result<(), Illegal> {
    let &Action::KillFootman { routed } = action else {
        return Err(unfit(action));
    };
    let (upright, lying) = footmen(position, combat, side);
    let there = if routed { lying } else { upright };
    if there > 0 {
        Ok(())
    } else {
        Err(Illegal::NoFootman(combat.area))
    }
}

pub fn answer(state: &mut State, side: Side, action: &Action, cx: &mut impl Cx<Event>) {
    match action {
        Action::KillFootman { routed: true } => kill(state, side, Rank::Routed, cx),
        Action::KillFootman { routed: false } => kill(state, side, Rank::Upright, cx),
        _ => {}
    }
}

/// The upright one: it fights.
pub const fn fallback() -> Action {
    Action::KillFootman { routed: false }
}
