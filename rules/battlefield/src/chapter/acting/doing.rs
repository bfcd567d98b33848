//! The beginning of what was answered.

use crate::{
    chapter::{attack, charge, movement, retreat},
    effect::ActionKind,
    field::{Course, Thing},
    play::Play,
    position::UnitId,
    question::Move,
    task::{Acting, ActingStage, FreeAction, Task},
};

/// Begins what was answered; `free` are the terms of a free action.
pub fn begin(play: &mut Play<'_>, who: Thing, it: Move, free: Option<FreeAction>) {
    let was_engaged = play.position().is_engaged(who);
    play.push(Task::Acting(Acting {
        unit: who,
        kind: it.kind(),
        stage: ActingStage::Completed,
        free,
        dangerous: false,
        cut_short: false,
        was_engaged,
        total: 0,
    }));
    let Some(id) = who.unit() else {
        attack::begin_arrows(play, who, &it);
        return;
    };
    match it {
        Move::Maneuver(course) => travel(play, id, course, ActionKind::Maneuver),
        Move::March(course) => travel(play, id, course, ActionKind::March),
        Move::Shift(course) => movement::shift(play, id, course),
        Move::Retreat => retreat::begin(play, id),
        Move::Charge { target, pivot, arc } => charge::begin(play, id, (target, pivot, arc), free),
        Move::Shoot { .. } | Move::Fight { .. } => attack::begin_planned(play, id, it, free),
        Move::Raze(piece) => attack::raze(play, id, piece),
        Move::Forgo => {}
    }
}

fn travel(play: &mut Play<'_>, id: UnitId, course: Course, kind: ActionKind) {
    movement::carry_out(play, id, course, movement::Manner::Action(kind));
}
