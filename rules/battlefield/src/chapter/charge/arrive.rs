//! The charger has touched its target: it is aligned.

use super::{declare, push, roles, run};
use crate::{
    allowed::{
        alignment::{Alignment, Touching},
        slots,
    },
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
    let (Some(pose), Some(standing)) = (frame.stopped, slots::standing(position, unit, target))
    else {
        return;
    };
    let tray = Tray::new(position.unit(unit).profile.base, pose);
    let field = position.field(unit);
    let touching = Touching {
        position,
        field: &field,
        charger: unit,
        target: standing,
        side,
        tray,
    };
    match touching.alignment() {
        Some(Alignment::Slots(slots)) => take(play, frame, slots),
        Some(Alignment::Pushed(there, slot)) => {
            push::push_target(play, frame, &tray, (there, slot));
        }
        Some(Alignment::Beside(there)) => succeed(play, frame, &there, None),
        None => push::fail(play, frame, &tray, &standing),
    }
}

fn take(play: &mut Play<'_>, frame: Box<Charging>, slots: Vec<Slot>) {
    if let [slot] = slots[..] {
        stand(play, frame, slot);
        return;
    }
    let (unit, target, side) = (frame.charger, frame.target, frame.side);
    let owner = play.position().unit(unit).owner;
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

pub fn check_align(slots: &[Slot], action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Align(slot) if slots.contains(slot) => Ok(()),
        Action::Align(_) => Err(Illegal::SlotTaken),
        _ => Err(Illegal::WrongAnswer),
    }
}

pub fn answer(play: &mut Play<'_>, frame: Box<Charging>, action: &Action) {
    match (frame.stage, action) {
        (ChargeStage::Side, Action::Arc(side)) => declare::named(play, *frame, *side),
        (ChargeStage::Align, Action::Align(slot)) => stand(play, frame, *slot),
        _ => {}
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

/// Returns what it passed over, from where it had turned to where it stopped.
pub fn path(frame: &Charging, before: &Tray, stop: &Tray) -> Vec<Point> {
    let turned = frame.pivot.map_or(*before, |facing| before.facing(facing));
    hull(&[turned.corners, stop.corners].concat())
}
