//! The steps of an action after it was answered, and those that follow it (T4).

use super::{begin, possible};
use crate::{
    chapter::{movement, retreat, wounds},
    effect::Window,
    field::Thing,
    play::Play,
    position::Roles,
    question::{Action, Prompt},
    task::{Acting, ActingStage, Cause, Task},
};

pub fn step(play: &mut Play<'_>, mut frame: Acting) {
    match frame.stage {
        ActingStage::Ask => ask(play, frame),
        ActingStage::Doing => {
            let (Some(id), most) = (frame.unit.unit(), frame.total) else {
                return;
            };
            let owner = play.position().unit(id).owner;
            play.push(Task::Acting(frame));
            play.ask(owner, Prompt::Retreat { unit: id, most });
        }
        ActingStage::Completed => {
            frame.stage = ActingStage::Window;
            let (who, endangered) = (frame.unit, is_endangered(play, &frame));
            play.push(Task::Acting(frame));
            if endangered {
                let count = u16::from(play.d3()) + 1;
                wounds::suffer(play, who, count, Cause::nobody());
            }
        }
        ActingStage::Window => {
            frame.stage = ActingStage::Over;
            let who = frame.unit;
            let (is_action, cut_short) = (!is_shift(&frame), frame.cut_short);
            let ends = cut_short && frame.free.is_none_or(|it| it.forced_die.is_some());
            play.push(Task::Acting(frame));
            if ends {
                play.end_activation(who);
            }
            if is_action && !cut_short && play.position().stands(who) {
                let roles = Roles {
                    acting: Some(who),
                    ..Roles::default()
                };
                play.open_window(Window::ActionCompleted, roles);
            }
        }
        ActingStage::Over => {
            play.open().end_action(frame.unit);
        }
    }
}

fn ask(play: &mut Play<'_>, frame: Acting) {
    let who = frame.unit;
    let Some(id) = who.unit() else { return };
    let position = play.position();
    let (kind, terms) = (frame.kind, frame.free.unwrap_or_default());
    if position.unit(id).is_on_table() && possible(position, id, kind, &terms) {
        let owner = position.unit(id).owner;
        play.push(Task::Acting(frame));
        play.ask(owner, Prompt::Free { who, kind, terms });
    }
}

/// An effect's shift is a move, but no action.
fn is_shift(frame: &Acting) -> bool {
    frame.free.is_some_and(|terms| terms.shift)
}

/// Tells whether it suffers from Dangerous terrain, once: it came across some, or acts inside (14.2).
fn is_endangered(play: &Play<'_>, frame: &Acting) -> bool {
    let position = play.position();
    let inside = |who: Thing| {
        who.unit()
            .is_some_and(|id| movement::in_danger(position, id))
    };
    let acts_inside = !is_shift(frame) && inside(frame.unit);
    (frame.dangerous || acts_inside) && position.stands(frame.unit)
}

pub fn answer(play: &mut Play<'_>, mut frame: Acting, action: Action) {
    match (frame.stage, action) {
        (ActingStage::Ask, Action::Do(it)) => begin(play, frame.unit, it, frame.free),
        (ActingStage::Doing, Action::Course(course)) => {
            let Some(id) = frame.unit.unit() else { return };
            frame.stage = ActingStage::Completed;
            play.push(Task::Acting(frame));
            retreat::carry_out(play, id, course);
        }
        _ => {}
    }
}
