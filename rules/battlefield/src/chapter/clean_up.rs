//! The end of a round (chapter 5, clean-up).

mod clear;
mod discard;

use super::{deck, mode, victory, window};
use crate::{
    effect::Window,
    event::Event,
    illegal::Illegal,
    play::Play,
    position::{Position, Roles},
    question::{Action, Question},
    state::View,
    task::Task,
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CleanUp {
    pub stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stage {
    /// The window `round.end`.
    Effects,
    /// Points and missions: [`super::mode::score_round`] puts on the agenda what it asks.
    Score,
    Victory,
    /// Tokens, orders, board and influence.
    Clear,
    /// Everybody at once is asked what goes, and all is opened together.
    Discard,
    Draw,
    NextRound,
}

impl CleanUp {
    pub const fn begin() -> Self {
        Self {
            stage: Stage::Effects,
        }
    }
}

fn go_on(play: &mut Play<'_>, stage: Stage) {
    play.push(Task::CleanUp(CleanUp { stage }));
}

pub fn step(play: &mut Play<'_>, frame: CleanUp) {
    match frame.stage {
        Stage::Effects => {
            // Nobody's turn: where priority is asked, the first player comes first.
            let open = play.open();
            open.turn = open.first;
            go_on(play, Stage::Score);
            window::open(play, Window::RoundEnd, Roles::default());
        }
        Stage::Score => {
            go_on(play, Stage::Victory);
            mode::score_round(play);
        }
        Stage::Victory => {
            go_on(play, Stage::Clear);
            victory::check(play);
        }
        Stage::Clear => {
            clear::clear(play);
            go_on(play, Stage::Discard);
        }
        Stage::Discard => {
            let asked = discard::ask(play);
            go_on(play, if asked { Stage::Discard } else { Stage::Draw });
        }
        Stage::Draw => {
            for seat in in_play(play.position()) {
                deck::fill_hand(play, seat);
            }
            go_on(play, Stage::NextRound);
        }
        Stage::NextRound => {
            let position = play.position();
            let (round, first) = (position.phase.round(), following_first(position));
            play.open().first = first;
            play.tell(Event::RoundEnded { round });
            play.push(Task::RoundStart);
        }
    }
}

fn in_play(position: &Position) -> Vec<Seat> {
    let seats = position.seats();
    seats
        .filter(|seat| !position.player(*seat).eliminated)
        .collect()
}

/// The next player to the left who is in the game, of another side.
fn following_first(position: &Position) -> Seat {
    let count = position.players.len() as u8;
    let left = (1..count).map(|step| Seat((position.first.0 + step) % count));
    let mut left = left.filter(|seat| {
        !position.player(*seat).eliminated && !position.friends(*seat, position.first)
    });
    left.next().unwrap_or(position.first)
}

/// Whether these cards can be discarded.
pub fn check(view: &View, action: &Action) -> Result<(), Illegal> {
    discard::check(view, action)
}

pub fn answer(play: &mut Play<'_>, _: CleanUp, question: &Question, action: Action) {
    let done = discard::answer(play, question, action);
    go_on(play, if done { Stage::Draw } else { Stage::Discard });
}
