//! The end of a round (chapter 5, clean-up).

mod clear;
mod discard;

use super::{deck, mode, victory};
use crate::{
    effect::Window,
    event::Event,
    illegal::Illegal,
    play::Play,
    position::{Position, Roles},
    question::{Action, Question},
    state::View,
    task::{CleanUp, CleanUpStage, Task},
};
use tabletop::Seat;

fn go_on(play: &mut Play<'_>, stage: CleanUpStage) {
    play.push(Task::CleanUp(CleanUp { stage }));
}

pub fn step(play: &mut Play<'_>, frame: CleanUp) {
    match frame.stage {
        CleanUpStage::Effects => {
            // Nobody's turn: where priority is asked, the first player comes first.
            let open = play.open();
            open.turn = open.first;
            go_on(play, CleanUpStage::Score);
            play.open_window(Window::RoundEnd, Roles::default());
        }
        CleanUpStage::Score => {
            go_on(play, CleanUpStage::Victory);
            mode::score_round(play);
        }
        CleanUpStage::Victory => {
            go_on(play, CleanUpStage::Clear);
            victory::check(play);
        }
        CleanUpStage::Clear => {
            clear::clear(play);
            go_on(play, CleanUpStage::Discard);
        }
        CleanUpStage::Discard => {
            let asked = discard::ask(play);
            go_on(
                play,
                if asked {
                    CleanUpStage::Discard
                } else {
                    CleanUpStage::Draw
                },
            );
        }
        CleanUpStage::Draw => {
            for seat in in_play(play.position()) {
                deck::fill_hand(play, seat);
            }
            go_on(play, CleanUpStage::NextRound);
        }
        CleanUpStage::NextRound => {
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

/// Checks that these cards can be discarded.
pub fn check(view: &View, action: &Action) -> Result<(), Illegal> {
    discard::check(view, action)
}

pub fn answer(play: &mut Play<'_>, _: CleanUp, question: &Question, action: Action) {
    let done = discard::answer(play, question, action);
    go_on(
        play,
        if done {
            CleanUpStage::Draw
        } else {
            CleanUpStage::Discard
        },
    );
}
