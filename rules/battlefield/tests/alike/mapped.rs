//! Moves and reasons, told on a table that is turned or mirrored.

use crate::placed::Map;
use battlefield::{
    field::{Course, Direction, Refused},
    geometry::{Arc, Facing, Slot},
    illegal::Illegal,
    question::Move,
};

/// A type with a counterpart on the other hand.
pub trait Hand {
    fn other(self) -> Self;
}

impl Hand for Arc {
    fn other(self) -> Self {
        match self {
            Self::Right => Self::Left,
            Self::Left => Self::Right,
            other => other,
        }
    }
}

impl Hand for Slot {
    fn other(self) -> Self {
        match self {
            Self::Right => Self::Left,
            Self::Left => Self::Right,
            Self::Center => Self::Center,
        }
    }
}

impl Hand for Illegal {
    fn other(self) -> Self {
        match self {
            Self::Place(Refused::NoRoom(arc)) => Refused::NoRoom(arc.other()).into(),
            Self::Place(Refused::NoPlace(arc)) => Refused::NoPlace(arc.other()).into(),
            Self::Place(Refused::NotFromThere(arc)) => Refused::NotFromThere(arc.other()).into(),
            other => other,
        }
    }
}

impl Hand for Vec<Arc> {
    fn other(self) -> Self {
        let mut all: Self = self.into_iter().map(Hand::other).collect();
        all.sort_unstable();
        all
    }
}

/// The same move on the other table.
pub fn mapped(map: Map, it: &Move) -> Move {
    let turn = |facing: Option<Facing>| facing.map(|facing| map.facing(facing));
    let direction = |it| match it {
        Direction::Right if map.mirrors() => Direction::Left,
        Direction::Left if map.mirrors() => Direction::Right,
        other => other,
    };
    let course = |it: &Course| Course {
        first: turn(it.first),
        last: turn(it.last),
        direction: direction(it.direction),
        ..*it
    };
    let side = |arc: Option<Arc>| arc.map(|arc| if map.mirrors() { arc.other() } else { arc });
    let slot = |slot: Option<Slot>| slot.map(|it| if map.mirrors() { it.other() } else { it });
    match it {
        Move::Maneuver(it) => Move::Maneuver(course(it)),
        Move::March(it) => Move::March(course(it)),
        Move::Shoot {
            target,
            weapon,
            shift,
            arc,
        } => Move::Shoot {
            target: *target,
            weapon: *weapon,
            shift: shift.as_ref().map(course),
            arc: side(*arc),
        },
        Move::Fight {
            target,
            weapon,
            realign,
        } => Move::Fight {
            target: *target,
            weapon: *weapon,
            realign: slot(*realign),
        },
        Move::Charge { target, pivot, arc } => Move::Charge {
            target: *target,
            pivot: turn(*pivot),
            arc: side(*arc),
        },
        other => other.clone(),
    }
}
