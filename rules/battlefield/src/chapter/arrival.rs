//! Units of the reserve come to the table.

use crate::{
    chapter::{
        movement::{self, Manner},
        wounds,
    },
    effect::Permission,
    event::{Arrival, Event},
    geometry::Pose,
    play::Play,
    position::{Mode, UnitId},
    task::Cause,
};

/// Puts a unit of the reserve on the table: its activation; for the Defender of a castle the start
/// of it, and then its action follows.
pub fn arrive(play: &mut Play<'_>, id: UnitId, pose: Pose) {
    let position = play.position();
    let owner = position.unit(id).owner;
    let defends = position.setup.mode == Mode::Storm && !position.storms(owner);
    if defends {
        if position.phase.round() < 3 {
            play.open().use_up(Permission::ReserveArrivalFromRound);
        }
        play.activate(id.thing());
        movement::place(play, id, pose, Manner::Deployed(Arrival::FromReserve));
        return;
    }
    movement::place(play, id, pose, Manner::Deployed(Arrival::FromReserve));
    play.open().unit_mut(id).activated = true;
    play.tell(Event::ActivationEnded(id.thing()));
    // Coming to the table is a move, and no action.
    if movement::in_danger(play.position(), id) {
        let count = u16::from(play.d3()) + 1;
        wounds::suffer(play, id.thing(), count, Cause::nobody());
    }
}
