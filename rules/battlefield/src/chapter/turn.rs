//! Turns: whose it is, and what activates in it (T0, T1, T5).

mod ahead;
mod who;

pub use ahead::{asked_of, can_choose_ahead, claimant, ready_ncus, when_selected};
pub use who::{arrivals, choices, choices_of_side};

use crate::{
    allowed::arrival,
    effect::{Until, Window},
    event::Event,
    field::Thing,
    illegal::Illegal,
    play::Play,
    position::Roles,
    question::{Action, Prompt, Question, Who},
    state::View,
    task::{Activation, CleanUp, NcuActivation, NcuStage, Task, Turn, TurnStage},
};
use tabletop::Seat;
use who::{following, members, why_not};

/// Gives the turn to the next side that has something to do, or ends the phase.
pub fn next(play: &mut Play<'_>) {
    let position = play.position();
    let Some(seat) = following(position) else {
        play.push(Task::CleanUp(CleanUp::begin()));
        return;
    };
    play.open().turn = seat;
    play.push(Task::Turn(Turn {
        stage: TurnStage::Start,
    }));
}

/// Makes the first player the next to have a turn.
pub fn begin(play: &mut Play<'_>) {
    let open = play.open();
    let count = open.players.len() as u8;
    open.turn = Seat((open.first.0 + count - 1) % count);
    passed(play, &[], false);
}

/// Writes down who has passed since somebody last did something, or that nobody has.
fn passed(play: &mut Play<'_>, members: &[Seat], is_passed: bool) {
    let seats = play.position().seats();
    for seat in seats {
        let player = play.open().player_mut(seat);
        if !is_passed || members.contains(&seat) {
            player.passed = is_passed;
        }
    }
}

pub fn step(play: &mut Play<'_>, turn: Turn) {
    match turn.stage {
        TurnStage::Start => {
            let seat = play.position().turn;
            play.tell(Event::TurnBegan { seat });
            play.push(Task::Turn(Turn {
                stage: TurnStage::Select,
            }));
            play.open_window(Window::TurnStart, Roles::default());
        }
        TurnStage::Select => {
            let position = play.position();
            let members = members(position);
            let something = |seat: &Seat| {
                !choices(position, *seat).is_empty() || !arrivals(position, *seat).is_empty()
            };
            if members.iter().any(something) {
                play.push(Task::Turn(turn));
                for seat in members {
                    play.ask(seat, Prompt::Select);
                }
            } else {
                // Whatever it had was lost in the window.
                play.push(Task::Turn(Turn {
                    stage: TurnStage::End,
                }));
            }
        }
        TurnStage::End => {
            play.push(Task::Turn(Turn {
                stage: TurnStage::Over,
            }));
            play.open_window(Window::TurnEnd, Roles::default());
        }
        TurnStage::Over => {
            play.open().end(Until::Turn);
            play.push(Task::NextTurn);
        }
    }
}

/// Any member of the side may choose, whoever's unit it is; its owner decides what it does.
pub fn check(view: &View, action: &Action) -> Result<(), Illegal> {
    let (Some(seat), position) = (view.seat, &view.open) else {
        return Err(Illegal::NotYourUnit);
    };
    let choices = choices_of_side(position);
    match action {
        Action::Select(who) if choices.contains(who) => Ok(()),
        Action::Select(who) => Err(why_not(position, seat, *who)),
        Action::Arrive { unit, pose } => arrival::check(position, seat, *unit, *pose),
        Action::Pass if choices.is_empty() => Ok(()),
        Action::Pass => Err(Illegal::MustActivate),
        _ => Err(Illegal::WrongAnswer),
    }
}

pub fn answer(play: &mut Play<'_>, _: Turn, question: &Question, action: Action) {
    // In teams the question was open to all members; the first answer counts.
    play.state.questions.clear();
    play.push(Task::Turn(Turn {
        stage: TurnStage::End,
    }));
    match action {
        Action::Select(Who::Unit(id)) => select(play, question, id.thing()),
        Action::Select(Who::Wall(number)) => select(play, question, Thing::Wall(number)),
        Action::Select(Who::Ncu(ncu)) => {
            has_turn(play, play.position().ncu(ncu).owner);
            play.tell(Event::NcuSelected(ncu));
            play.push(Task::NcuActivation(NcuActivation {
                selected: Some(question.id),
                ..NcuActivation::of(ncu, NcuStage::Window)
            }));
        }
        Action::Arrive { unit, pose } => {
            has_turn(play, play.position().unit(unit).owner);
            super::arrival::arrive(play, unit, pose);
        }
        _ => {
            let seat = play.position().turn;
            passed(play, &members(play.position()), true);
            play.tell(Event::Passed(seat));
        }
    }
}

fn select(play: &mut Play<'_>, question: &Question, who: Thing) {
    let owner = play.position().owner(who);
    has_turn(play, owner.expect("what activates has an owner"));
    play.tell(Event::Selected(who));
    play.push(Task::Activation(Activation {
        selected: Some(question.id),
        ..Activation::of(who)
    }));
}

/// In teams, whose unit acts is the active player; who has passed may think again.
fn has_turn(play: &mut Play<'_>, owner: Seat) {
    play.open().turn = owner;
    passed(play, &[], false);
}
