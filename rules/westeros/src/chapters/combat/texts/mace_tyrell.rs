//! Mace kills one enemy Footman that attacks or defends; supporters are out of his reach.

use super::continuous;
use crate::{
    Action, Army, Combat, Event, HouseCard, Illegal, Position, Side, State, Unit,
    chapters::combat::{ask, fighters, now, unfit::unfit},
    state::agenda::Flow,
};
use tabletop::{Cx, Dice};

/// The enemy's upright and routed Footmen in the fight.
fn footmen(position: &Position, combat: &Combat, side: Side) -> (u8, u8) {
    let enemy = side.enemy();
    let upright = fighters::upright(position, combat, enemy);
    let routed = fighters::routed(position, combat, enemy);
    (upright.count(Unit::Footman), routed.count(Unit::Footman))
}

/// The unit that he kills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Victim {
    Nobody,
    Only(Rank),
    /// One by choice: upright and routed Footmen differ.
    Chosen,
}

/// The Blackfish spares all Footmen.
pub fn victim(position: &Position, combat: &Combat, side: Side) -> Victim {
    if continuous::the_blackfish(combat, side.enemy()) {
        return Victim::Nobody;
    }
    match footmen(position, combat, side) {
        (0, 0) => Victim::Nobody,
        (_, 0) => Victim::Only(Rank::Upright),
        (0, _) => Victim::Only(Rank::Routed),
        _ => Victim::Chosen,
    }
}

/// The combat goes on even if the last unit falls.
pub fn run(state: &mut State, side: Side, cx: &mut impl Cx<Event>) -> Flow {
    match victim(state, &now(state), side) {
        Victim::Nobody => Flow::GoOn,
        Victim::Only(_) if state.wants_to_be_asked(now(state).houses[side]) => ask(state, side),
        Victim::Only(rank) => {
            kill(state, side, rank, cx);
            Flow::GoOn
        }
        Victim::Chosen => ask(state, side),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    Upright,
    Routed,
}

impl Rank {
    /// One Footman of it, as upright and routed units.
    pub const fn footman(self) -> (Army, Army) {
        let footman = Army::one(Unit::Footman);
        match self {
            Self::Upright => (footman, Army::NONE),
            Self::Routed => (Army::NONE, footman),
        }
    }
}

fn kill(state: &mut State, side: Side, rank: Rank, cx: &mut impl Cx<Event>) {
    cx.emit(Event::CardUsed {
        card: HouseCard::MaceTyrell,
    });
    fighters::destroy(state, side.enemy(), rank.footman(), cx);
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

/// The only Footman he can kill.
pub fn forced(position: &Position, combat: &Combat, side: Side) -> Option<Action> {
    match victim(position, combat, side) {
        Victim::Only(rank) => Some(Action::KillFootman {
            routed: rank == Rank::Routed,
        }),
        Victim::Chosen | Victim::Nobody => None,
    }
}

/// Whichever is there.
pub fn sample(
    position: &Position,
    combat: &Combat,
    side: Side,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    match victim(position, combat, side) {
        Victim::Only(_) => fallback(position, combat, side),
        Victim::Chosen | Victim::Nobody => Action::KillFootman {
            routed: dice.below(2) == 0,
        },
    }
}

/// The upright one, which fights, if there is one.
pub fn fallback(position: &Position, combat: &Combat, side: Side) -> Action {
    let routed = victim(position, combat, side) == Victim::Only(Rank::Routed);
    Action::KillFootman { routed }
}
