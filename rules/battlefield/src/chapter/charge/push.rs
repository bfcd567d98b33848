//! The case of a charger that fits nowhere on the side that it charged (6.7).

use super::{arrive, run};
use crate::{
    allowed::alignment::fits,
    chapter::{
        movement::{self, Manner},
        victory, wounds,
    },
    field::{self, Standing, Thing},
    geometry::{Facing, Mil, Pose, Slot, Tray, distance},
    play::Play,
    position::{Position, UnitId},
    task::{Cause, Charging},
};

/// The target is moved to the charger, which stays where it touched it.
pub fn push_target(
    play: &mut Play<'_>,
    frame: Box<Charging>,
    charger: &Tray,
    (there, slot): (Tray, Slot),
) {
    let (id, target) = (frame.charger, frame.target);
    arrive::succeed(play, frame, charger, Some(slot));
    push(play, target, there.pose);
    // All of a charge is one move: the charger claims what its target lets go of.
    victory::claim_markers(play, id);
}

fn push(play: &mut Play<'_>, target: Thing, to: Pose) {
    let Some(unit) = target.unit() else { return };
    movement::place(play, unit, to, Manner::Pushed);
    if movement::in_danger(play.position(), unit) {
        let count = u16::from(play.d3()) + 1;
        wounds::suffer(play, target, count, Cause::nobody());
    }
}

/// Neither finds a place: what has happened since the declaration has taken it.
pub fn fail(play: &mut Play<'_>, frame: Box<Charging>, charger: &Tray, target: &Standing) {
    let stop = clear_of(play.position(), frame.charger, charger, target);
    run::fail(play, frame, &stop, None);
}

/// Back along the way, to the last place an inch away from the target.
fn clear_of(position: &Position, id: UnitId, charger: &Tray, target: &Standing) -> Tray {
    let from = position.unit(id).tray().unwrap_or(*charger);
    let field = position.field(id);
    let back = charger.pose.facing.turned(Facing::SOUTH);
    let length = distance_of(&from, charger);
    let mut places = (0..=length).map(|length| charger.moved(back, length));
    let clear = places.find(|tray| {
        let gap = distance(tray, &target.tray);
        gap.at_least(field::INCH) && fits(position, id, &field, tray)
    });
    clear.unwrap_or(from)
}

fn distance_of(from: &Tray, to: &Tray) -> Mil {
    let (east, north) = from.pose.at.to(to.pose.at);
    (east * east + north * north).isqrt() as Mil
}
