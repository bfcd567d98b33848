//! The activation of a unit or a castle wall (T2 to T5).

use super::{acting, charge, mode};
use crate::{
    allowed::Terms,
    conditions,
    effect::{Until, Window},
    event::Event,
    field::Thing,
    illegal::Illegal,
    play::Play,
    position::{Roles, UnitId},
    question::{Action, Move, Prompt},
    state::View,
    task::{Activation, ActivationStage, Task},
};

pub fn step(play: &mut Play<'_>, mut frame: Activation) {
    let who = frame.who;
    if frame.stage < ActivationStage::Token && (frame.ended || !play.position().stands(who)) {
        frame.stage = ActivationStage::Token;
    }
    match frame.stage {
        ActivationStage::Mode => {
            frame.stage = ActivationStage::Window;
            play.push(Task::Activation(frame));
            mode::activates(play, who);
        }
        ActivationStage::Window => {
            frame.stage = ActivationStage::Action;
            play.push(Task::Activation(frame));
            // A wall is no unit: nothing reacts to it.
            if let Thing::Unit(_) = who {
                let roles = Roles {
                    activating: Some(who),
                    ..Roles::default()
                };
                play.open_window(Window::UnitActivated, roles);
            }
        }
        ActivationStage::Action => {
            let forced = frame.forced.take().zip(who.unit());
            if let Some((forced, unit)) = forced
                && conditions::can_charge(play.position(), unit)
            {
                frame.stage = ActivationStage::Token;
                play.push(Task::Activation(frame));
                charge::begin_forced(play, unit, forced.die);
            } else {
                play.push(Task::Activation(frame));
                let owner = play
                    .position()
                    .owner(who)
                    .expect("units and walls have owners");
                play.ask(owner, Prompt::Action { who });
            }
        }
        ActivationStage::Token => {
            mark(play, who);
            play.open().end(Until::Activation);
            play.tell(Event::ActivationEnded(who));
        }
    }
}

fn mark(play: &mut Play<'_>, who: Thing) {
    match who {
        Thing::Unit(number) => {
            let unit = play.open().unit_mut(UnitId(number));
            if unit.is_on_table() {
                unit.activated = true;
            }
        }
        Thing::Wall(number) => play.open().walls[usize::from(number)].activated = true,
        Thing::Piece(_) => {}
    }
}

pub fn check(view: &View, who: Thing, action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Do(it) => acting::check(&view.open, who, it, Terms::Activation),
        _ => Err(Illegal::WrongAnswer),
    }
}

pub fn answer(play: &mut Play<'_>, mut frame: Activation, action: Action) {
    let who = frame.who;
    frame.stage = ActivationStage::Token;
    play.push(Task::Activation(frame));
    if let Action::Do(it) = action
        && it != Move::Forgo
    {
        acting::begin(play, who, it, None);
    }
}
