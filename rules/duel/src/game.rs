//! The duel as a [`Game`] that a host can play.

use crate::board::{Board, INCH, Point, REACH, TABLE};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use tabletop::{
    CheckedSetup, Cx, Decision, DecisionId, Dice, Game, Outcome, Parts, Seat, Side, Viewer,
};

/// Two discs that take turns: each moves up to its allowance, and strikes when it ends near the other.
#[derive(Debug)]
pub struct Duel;

/// The number of wounds that a disc can take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Setup {
    pub wounds: u8,
}

impl Default for Setup {
    fn default() -> Self {
        Self { wounds: 3 }
    }
}

/// The reason why a setup cannot be played.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wrong {
    /// From one wound to nine.
    Wounds,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    board: Board,
    question: u32,
}

impl State {
    /// A game at this point, with its first question.
    pub fn at(board: Board) -> Self {
        Self { board, question: 0 }
    }
}

/// The question where to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Move {
    /// The distance that it may move at most.
    pub allowance: i32,
}

/// The reason why a disc cannot go there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Illegal {
    TooFar,
    OffTable,
    OnTopOfEnemy,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    Moved {
        seat: Seat,
        to: Point,
    },
    /// A four or more wounds.
    Struck {
        seat: Seat,
        roll: u32,
    },
}

impl Event {
    /// Tells whether this roll wounds.
    pub const fn hits(roll: u32) -> bool {
        roll >= 4
    }
}

impl Game for Duel {
    const KIND: &'static str = "duel";
    const SEATS: RangeInclusive<u8> = 2..=2;
    type Setup = Setup;
    type State = State;
    /// Nothing is hidden.
    type View = Board;
    type Prompt = Move;
    type Action = Point;
    type Illegal = Illegal;
    type Event = Event;

    fn parts() -> Parts<Self> {
        Parts::NONE.with_checked_setup().with_notation()
    }

    fn start(setup: &Setup, _seats: u8, _cx: &mut impl Cx<Event>) -> State {
        State::at(Board::new(setup.wounds))
    }

    fn decisions(state: &State) -> impl Iterator<Item = Decision<Move>> {
        let to_move = Decision {
            id: DecisionId(state.question),
            seat: Seat(state.board.turn % 2),
            required: true,
            prompt: Move {
                allowance: 6 * INCH,
            },
        };
        (!state.board.over()).then_some(to_move).into_iter()
    }

    fn check(board: &Board, prompt: &Move, to: &Point) -> Result<(), Illegal> {
        let allowance = i64::from(prompt.allowance);
        if !(0..=TABLE).contains(&to.x) || !(0..=TABLE).contains(&to.y) {
            Err(Illegal::OffTable)
        } else if to.distance2(board.discs[board.mover()]) > allowance * allowance {
            Err(Illegal::TooFar)
        } else if *to == board.discs[1 - board.mover()] {
            Err(Illegal::OnTopOfEnemy)
        } else {
            Ok(())
        }
    }

    fn sample(board: &Board, prompt: &Move, dice: &mut dyn Dice) -> Point {
        let from = board.discs[board.mover()];
        loop {
            let span = 2 * prompt.allowance.cast_unsigned() + 1;
            let mut step = || dice.below(span).cast_signed() - prompt.allowance;
            let to = Point {
                x: from.x + step(),
                y: from.y + step(),
            };
            if Self::check(board, prompt, &to).is_ok() {
                return to;
            }
        }
    }

    fn apply(state: &mut State, decision: &Decision<Move>, to: Point, cx: &mut impl Cx<Event>) {
        let board = &mut state.board;
        let seat = decision.seat;
        let mover = usize::from(seat.0);
        board.discs[mover] = to;
        cx.emit(Event::Moved { seat, to });
        let reach = i64::from(REACH);
        if to.distance2(board.discs[1 - mover]) <= reach * reach {
            let roll = cx.below(6) + 1;
            cx.emit(Event::Struck { seat, roll });
            if Event::hits(roll) {
                board.wounds[1 - mover] -= 1;
            }
        }
        board.turn += 1;
        state.question += 1;
    }

    fn renew(state: &mut State, undone: &State) {
        state.question = undone.question + 1;
    }

    fn fallback(board: &Board, _prompt: &Move) -> Point {
        board.discs[board.mover()]
    }

    fn view(state: &State, _viewer: Viewer) -> Board {
        state.board.clone()
    }

    fn chapter(state: &State) -> u32 {
        u32::from(state.board.turn / 2) + 1
    }

    fn redact(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn simultaneous(_state: &State, _prompt: &Move) -> bool {
        false
    }

    fn reveals(_event: &Event) -> bool {
        false
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let [first, second] = state.board.wounds;
        let side = |seat, own, other| Side {
            seats: vec![Seat(seat)],
            place: if own < other { 2 } else { 1 },
            score: Some(i32::from(own)),
        };
        let mut sides = vec![side(0, first, second), side(1, second, first)];
        sides.sort_by_key(|side| side.place);
        state.board.over().then_some(Outcome { sides })
    }
}

impl CheckedSetup for Duel {
    type Flaw = Wrong;

    fn flaws(setup: &Setup, _seats: u8) -> Vec<Wrong> {
        if (1..=9).contains(&setup.wounds) {
            Vec::new()
        } else {
            vec![Wrong::Wounds]
        }
    }
}
