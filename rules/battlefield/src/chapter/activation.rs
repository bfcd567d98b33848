//! The activation of a unit or a castle wall (T2 to T5).

use super::{acting, charge, mode, window};
use crate::{
    conditions,
    effect::{ActionKind, Until, Window},
    event::Event,
    field::Thing,
    illegal::Illegal,
    play::Play,
    position::{Position, Roles, UnitId},
    question::{Action, Move, Prompt},
    state::View,
    task::{Activation, ActivationStage, Task},
};

pub fn step(play: &mut Play<'_>, mut frame: Activation) {
    let who = frame.who;
    if frame.stage < ActivationStage::Token && (frame.ended || !stands(play.position(), who)) {
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
                window::open(play, Window::UnitActivated, roles);
            }
        }
        ActivationStage::Action => {
            let can = |unit: &UnitId| conditions::can_charge(play.position(), *unit);
            let forced = frame.forced.take().zip(who.unit().filter(can));
            if let Some((forced, unit)) = forced {
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

/// Whether a unit is on the table with models, or a wall stands.
pub fn stands(position: &Position, who: Thing) -> bool {
    match who {
        Thing::Unit(number) => {
            let unit = position.unit(UnitId(number));
            unit.is_on_table() && !unit.strength.is_destroyed()
        }
        Thing::Wall(number) => !position.walls[usize::from(number)].ruined,
        Thing::Piece(_) => false,
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
        Action::Do(it) => acting::check(&view.open, who, it, acting::Terms::Activation),
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

/// Ends the innermost activation of this unit as soon as what is under way is done.
pub fn end(play: &mut Play<'_>, who: Thing) {
    for task in &mut play.open().agenda {
        if let Task::Activation(frame) = task
            && frame.who == who
        {
            frame.ended = true;
        }
    }
}

/// What an answer of an activation is as a kind of action.
pub const fn kind(it: &Move) -> ActionKind {
    match it {
        Move::Maneuver(_) | Move::Shift(_) | Move::Forgo => ActionKind::Maneuver,
        Move::March(_) => ActionKind::March,
        Move::Retreat => ActionKind::Retreat,
        Move::Charge { .. } => ActionKind::Charge,
        Move::Shoot { .. } => ActionKind::RangedAttack,
        Move::Fight { .. } | Move::Raze(_) => ActionKind::MeleeAttack,
    }
}
