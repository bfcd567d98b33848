//! Retreats (6.3).

use crate::{
    allowed::way,
    chapter::movement::{self, Manner},
    effect::ActionKind,
    event::Event,
    field::{self, Course, Direction},
    geometry::{Arc, Mil, Tray, engaged_side},
    illegal::Illegal,
    play::Play,
    position::{Position, UnitId},
    task::{ActingStage, Task},
};

/// Rolls for a Retreat and asks where it leads; the frame of the action is the last of the agenda.
/// Nobody is asked where every way is closed.
pub fn begin(play: &mut Play<'_>, id: UnitId) {
    let face = play.die();
    let most = play.position().speed(id) + 1_000 * Mil::from(face);
    play.tell(Event::RetreatRolled {
        unit: id,
        face,
        most,
    });
    let open = has_way(play.position(), id, most);
    if let Some(Task::Acting(acting)) = play.open().agenda.last_mut()
        && open
    {
        acting.total = most;
        acting.stage = ActingStage::Doing;
    }
}

/// Tells whether it might end somewhere.
fn has_way(position: &Position, id: UnitId, most: Mil) -> bool {
    let Some(tray) = position.unit(id).tray() else {
        return false;
    };
    let field = position.field(id);
    Direction::ALL.into_iter().any(|direction| {
        let allowed = direction != Direction::Forward || may_retreat_forward(position, id);
        let towards = direction.of(tray.pose.facing);
        allowed && field::may_end(&field, &tray, towards, most)
    })
}

/// Only away from an enemy that engages it on a flank or the rear.
pub fn may_retreat_forward(position: &Position, id: UnitId) -> bool {
    let Some(own) = position.unit(id).tray() else {
        return false;
    };
    let engaged = position.engaged(id.thing()).into_iter();
    let trays = engaged.filter_map(|(enemy, _)| position.tray(enemy));
    trays
        .filter_map(|enemy| engaged_side(&enemy, &own))
        .any(|side| side != Arc::Front)
}

/// Returns where this Retreat of at most `most` ends.
pub fn check(position: &Position, id: UnitId, course: &Course, most: Mil) -> Result<Tray, Illegal> {
    if course.first.is_some() {
        return Err(Illegal::NoPivotFirst);
    }
    if course.direction == Direction::Forward && !may_retreat_forward(position, id) {
        return Err(Illegal::ForwardBlocked);
    }
    let end = way::run(position, id, *course, most)?;
    if let Some(tray) = position.unit(id).tray()
        && end.pose != tray.pose
    {
        // The way itself has to lead away from all enemies, and not only the pivot after it.
        let [_, moved, _] = course.places(&tray);
        field::clear(&position.field(id), &moved, &[])?;
    }
    Ok(end)
}

/// Carries a Retreat out, or stays; enemies that were freed may pivot.
pub fn carry_out(play: &mut Play<'_>, id: UnitId, course: Option<Course>) {
    let Some(course) = course else { return };
    let position = play.position();
    let enemies = position.engaged(id.thing()).into_iter();
    let enemies: Vec<UnitId> = enemies.filter_map(|(enemy, _)| enemy.unit()).collect();
    movement::carry_out(play, id, course, Manner::Action(ActionKind::Retreat));
    let position = play.position();
    let freed = |enemy: &UnitId| !position.is_engaged(enemy.thing());
    let freed = enemies.into_iter().filter(freed).collect();
    play.push(Task::Pivots(freed));
}
