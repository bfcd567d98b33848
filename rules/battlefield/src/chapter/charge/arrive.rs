//! The charger has touched its target: it is aligned.

use super::{push, roles, run};
use crate::{
    allowed::slots,
    chapter::movement::{self, Manner},
    effect::Window,
    event::Event,
    geometry::{Point, Slot, Tray, align, hull},
    illegal::Illegal,
    play::Play,
    question::{Action, Prompt},
    task::{ChargeStage, Charging, Task},
    terrain::Keyword,
};

/// The only open place is taken without a question; where there is none, something gives way.
pub fn arrived(play: &mut Play<'_>, frame: Box<Charging>) {
    let position = play.position();
    let (unit, target, side) = (frame.charger, frame.target, frame.side);
    let slots = slots::open_slots(position, unit, target, side);
    match slots[..] {
        [] => push::give_way(play, frame),
        [slot] => stand(play, frame, slot),
        _ => {
            let owner = position.unit(unit).owner;
            play.push(Task::Charge(frame));
            play.ask(
                owner,
                Prompt::Align {
                    unit,
                    target,
                    side,
                    slots,
                },
            );
        }
    }
}

pub fn check_align(slots: &[Slot], action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Align(slot) if slots.contains(slot) => Ok(()),
        Action::Align(_) => Err(Illegal::SlotTaken),
        _ => Err(Illegal::WrongAnswer),
    }
}

pub fn answer(play: &mut Play<'_>, frame: Box<Charging>, action: Action) {
    if let Action::Align(slot) = action {
        stand(play, frame, slot);
    }
}

fn stand(play: &mut Play<'_>, frame: Box<Charging>, slot: Slot) {
    let position = play.position();
    let base = position.unit(frame.charger).profile.base;
    if let Some(target) = slots::standing(position, frame.charger, frame.target) {
        let there = align(base, &target.tray, frame.side, slot);
        succeed(play, frame, &there, Some(slot));
    }
}

/// The charge has succeeded, and the charger stands there.
pub fn succeed(play: &mut Play<'_>, mut frame: Box<Charging>, there: &Tray, slot: Option<Slot>) {
    let position = play.position();
    let id = frame.charger;
    let Some(before) = position.unit(id).tray() else {
        return;
    };
    let touched = Tray::new(before.base, frame.stopped.unwrap_or(before.pose));
    let path = path(&frame, &before, &touched);
    let fortified = |corners: &[Point]| {
        let mut pieces = position.pieces();
        pieces.any(|piece| piece.has(Keyword::Fortified) && piece.overlaps(corners))
    };
    frame.fortified = fortified(&path) || fortified(&there.corners);
    frame.stage = ChargeStage::Attack;
    run::meet_danger(play, &frame, &touched, there);
    movement::place(play, id, there.pose, Manner::Charge);
    play.tell(Event::ChargeSucceeded {
        unit: id,
        target: frame.target,
        side: frame.side,
        slot,
        to: there.pose,
    });
    let roles = roles(&frame);
    play.push(Task::Charge(frame));
    play.open_window(Window::ChargeSuccess, roles);
}

/// What it passed over, from where it had turned to where it stopped.
pub fn path(frame: &Charging, before: &Tray, stop: &Tray) -> Vec<Point> {
    let turned = frame.pivot.map_or(*before, |facing| before.facing(facing));
    hull(&[turned.corners, stop.corners].concat())
}
