//! Deployment: one unit after the other, side by side (chapter 4).

use super::under_way;
use crate::{
    allowed::place,
    chapter::movement::{self, Manner},
    event::Arrival,
    geometry::Pose,
    illegal::Illegal,
    play::Play,
    position::{Position, UnitId},
    question::Prompt,
    task::{SetUp, SetUpStage, Task},
};
use tabletop::Seat;

pub fn step(play: &mut Play<'_>, mut frame: SetUp) {
    if frame.order.is_empty() {
        frame.order.clone_from(&frame.chosen);
    }
    for _ in 0..frame.order.len() {
        let position = play.position();
        let seat = frame.seat();
        let of_side = |id: &UnitId| position.friends(seat, position.unit(*id).owner);
        let own: Vec<UnitId> = frame.left.iter().copied().filter(of_side).collect();
        // What finds no place waits, and may come later; who has nothing else is not asked.
        let fits = |id: &&UnitId| place::in_zone(position, **id).is_some();
        let mut members: Vec<Seat> = position.seats().collect();
        members.retain(|seat| {
            let mut theirs = own.iter().filter(|id| position.unit(**id).owner == *seat);
            theirs.any(|id| fits(&id))
        });
        if !members.is_empty() {
            play.push(Task::SetUp(frame));
            for member in members {
                play.ask(member, Prompt::Deploy);
            }
            return;
        }
        frame.left.retain(|id| !own.contains(id));
        frame.at = frame.at.wrapping_add(1);
    }
    frame.go_on(play, SetUpStage::Draw);
}

/// Units of this player that are still to be deployed.
pub fn left(position: &Position, seat: Seat) -> Vec<UnitId> {
    let all = under_way(position).map_or(&[][..], |frame| &frame.left);
    let all = all.iter().copied();
    all.filter(|id| position.unit(*id).owner == seat).collect()
}

pub fn check(position: &Position, seat: Seat, id: UnitId, pose: Pose) -> Result<(), Illegal> {
    if !left(position, seat).contains(&id) {
        return Err(Illegal::NotYourUnit);
    }
    place::check_zone(position, id, pose)
}

pub fn answer(play: &mut Play<'_>, mut frame: SetUp, id: UnitId, pose: Pose) {
    // In teams the question was open to all members; the first answer counts.
    play.state.questions.clear();
    frame.left.retain(|it| *it != id);
    frame.at = frame.at.wrapping_add(1);
    play.push(Task::SetUp(frame));
    movement::place(play, id, pose, Manner::Deployed(Arrival::Deployed));
}
