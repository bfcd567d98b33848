//! From the declaration to where the charger stops.

use super::{arrive, roles};
use crate::{
    allowed::{slots, stand},
    chapter::movement::{self, Manner},
    dice::{Face, least},
    effect::{Pool, Window},
    event::Event,
    field::{Charge, Stop, Thing},
    geometry::{Mil, Tray},
    modifiers,
    play::Play,
    position::{Position, UnitId},
    task::{ChargeStage, Charging, Task},
};

pub fn declared(play: &mut Play<'_>, mut frame: Box<Charging>) {
    frame.stage = ChargeStage::Pivot;
    let roles = roles(&frame);
    play.push(Task::Charge(frame));
    play.open_window(Window::ChargeDeclared, roles);
}

/// The tray turns with the rest of its move: where it ends is not known yet, and as it is now it
/// may stand in a friend.
pub fn pivoted(play: &mut Play<'_>, mut frame: Box<Charging>) {
    frame.stage = ChargeStage::Roll;
    if let Some(charge) = now(play.position(), &frame)
        && charge.way.is_some()
    {
        frame.hindered = charge.hindered;
    }
    let roles = roles(&frame);
    play.push(Task::Charge(frame));
    play.open_window(Window::ChargeRoll, roles);
}

pub fn roll(play: &mut Play<'_>, mut frame: Box<Charging>) {
    frame.stage = ChargeStage::Move;
    let count = if frame.hindered { 2 } else { 1 };
    frame.faces = match frame.set_die {
        Some(face) => vec![face],
        None => play.dice(count),
    };
    let needed = frame.set_die.is_none().then(|| {
        let arrives = |face| matches!(stop(play.position(), &frame, face), Some(Stop::Arrived(_)));
        least(arrives)
    });
    play.tell(Event::Rolled {
        unit: frame.charger.thing(),
        pool: Pool::Charge,
        faces: frame.faces.clone(),
        needed,
        changes: Vec::new(),
    });
    let mut rights = frame.rights.iter();
    let again = frame.set_die.is_none() && rights.any(|right| right.pool == Pool::Charge);
    play.push(Task::Charge(frame));
    if again {
        play.offer_rerolls(Pool::Charge);
    }
}

/// The charge as things stand now, wherever its target is.
fn now(position: &Position, frame: &Charging) -> Option<Charge> {
    let from = position.unit(frame.charger).tray()?;
    let target = slots::standing(position, frame.charger, frame.target)?;
    let field = position.field(frame.charger);
    let how = (frame.side, frame.pivot);
    Some(Charge::again(&field, from, target, how))
}

pub fn go(play: &mut Play<'_>, mut frame: Box<Charging>) {
    let kept = frame.faces.iter().copied().min().unwrap_or(1);
    frame.disorderly = kept <= disorderly_up_to(play.position(), &frame);
    let (way, most) = distances(play.position(), &frame, kept);
    play.tell(Event::ChargeRolled {
        unit: frame.charger,
        faces: frame.faces.clone(),
        disorderly: frame.disorderly,
        way,
        most,
    });
    match stop(play.position(), &frame, kept) {
        None => {}
        Some(Stop::Arrived(tray)) => {
            frame.stopped = Some(tray.pose);
            frame.stage = ChargeStage::Align;
            arrive::arrived(play, frame);
        }
        Some(Stop::Short(tray)) => fail(play, frame, &tray, None),
        Some(Stop::Blocked(tray, thing)) => fail(play, frame, &tray, Some(thing)),
    }
}

/// Returns the way to the target, and the distance that such a die lets the charger come.
fn distances(position: &Position, frame: &Charging, die: Face) -> (Option<Mil>, Option<Mil>) {
    let Some(charge) = now(position, frame) else {
        return (None, None);
    };
    let speed = Mil::from(position.unit(frame.charger).profile.speed);
    let way = charge.way.map(|it| it.floor() as Mil);
    (way, Some(charge.total(speed, Mil::from(die))))
}

/// Returns where such a die brings the charger to a halt; nowhere once its target is gone.
fn stop(position: &Position, frame: &Charging, die: Face) -> Option<Stop> {
    let charge = now(position, frame)?;
    let id = frame.charger;
    let speed = Mil::from(position.unit(id).profile.speed);
    let allowed = |tray: &Tray| stand::by_mode(position, id, tray).is_ok();
    Some(charge.run(&position.field(id), (speed, Mil::from(die)), allowed))
}

/// Up to which face the charge is disorderly: the highest limit counts (6.6.4).
pub fn disorderly_up_to(position: &Position, frame: &Charging) -> Face {
    let own = if frame.hindered { 2 } else { 1 };
    own.max(modifiers::disorderly_max(position, frame))
}

/// It stands where it stopped, and takes a panic test; then its activation ends.
pub fn fail(play: &mut Play<'_>, mut frame: Box<Charging>, stop: &Tray, by: Option<Thing>) {
    frame.stage = ChargeStage::FailedTest;
    let (id, roles) = (frame.charger, roles(&frame));
    meet_danger(play, &frame, stop, stop);
    movement::place(play, id, stop.pose, Manner::Charge);
    play.tell(Event::ChargeFailed {
        unit: id,
        to: stop.pose,
        blocked_by: by,
    });
    play.push(Task::Charge(frame));
    cut_short(play, id);
    play.open_window(Window::ChargeFailed, roles);
}

/// Nothing follows on the action but its end.
fn cut_short(play: &mut Play<'_>, id: UnitId) {
    let frames = play.open().agenda.iter_mut().rev();
    let mut acting = frames.filter_map(|task| match task {
        Task::Acting(acting) if acting.unit == id.thing() => Some(acting),
        _ => None,
    });
    if let Some(acting) = acting.next() {
        acting.cut_short = true;
    }
}

/// Dangerous terrain where it began, on the way to where it stopped, and where it stands at last.
pub fn meet_danger(play: &mut Play<'_>, frame: &Charging, stop: &Tray, end: &Tray) {
    let position = play.position();
    let Some(before) = position.unit(frame.charger).tray() else {
        return;
    };
    let path = arrive::path(frame, &before, stop);
    let places = [&before.corners[..], &path, &end.corners];
    let mut met = places.into_iter();
    if met.any(|corners| movement::is_dangerous(position, corners)) {
        play.endanger(frame.charger);
    }
}
