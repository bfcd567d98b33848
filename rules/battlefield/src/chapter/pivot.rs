//! Free pivots: of one unit, and of several that were freed at once (6.3).

use crate::{
    allowed::way,
    chapter::{
        movement::{self, Manner},
        wounds,
    },
    field::{Course, Thing},
    geometry::{Facing, Pose},
    illegal::Illegal,
    play::Play,
    position::{Position, UnitId},
    question::{Action, Prompt},
    state::View,
    task::{Cause, Task},
};
use tabletop::Seat;

/// Asks for a free pivot; nobody is asked for a unit that is engaged or gone.
pub fn step(play: &mut Play<'_>, unit: UnitId) {
    let position = play.position();
    if !position.unit(unit).is_on_table() || position.is_engaged(unit.thing()) {
        return;
    }
    let owner = position.unit(unit).owner;
    play.push(Task::Pivot(unit));
    play.ask(owner, Prompt::Pivot { unit });
}

/// Lets units turn one after the other: those of one owner after those of another, in the order of
/// priority, and each owner's own as the owner likes, as one may make room for another.
pub fn step_all(play: &mut Play<'_>, mut units: Vec<UnitId>) {
    let position = play.position();
    units.retain(|id| position.unit(*id).is_on_table() && !position.is_engaged(id.thing()));
    let mut order = position.priority().into_iter();
    let of = |seat: Seat| units_of(position, &units, seat);
    let Some((seat, own)) =
        order.find_map(|seat| Some((seat, of(seat))).filter(|it| !it.1.is_empty()))
    else {
        return;
    };
    if let [unit] = own[..] {
        turn_next(play, units, unit);
        return;
    }
    play.push(Task::Pivots(units));
    play.ask(seat, Prompt::Freed { units: own });
}

fn units_of(position: &Position, units: &[UnitId], seat: Seat) -> Vec<UnitId> {
    let all = units.iter().copied();
    all.filter(|id| position.unit(*id).owner == seat).collect()
}

pub fn check_next(units: &[UnitId], action: &Action) -> Result<(), Illegal> {
    let open = |thing: &Thing| thing.unit().is_some_and(|id| units.contains(&id));
    match action {
        Action::Pass => Ok(()),
        Action::Targets(named) => match named[..] {
            [thing] if open(&thing) => Ok(()),
            [thing] => Err(Illegal::NotATarget(thing)),
            _ => Err(Illegal::Count { wanted: 1 }),
        },
        _ => Err(Illegal::WrongAnswer),
    }
}

/// The one that was named turns next; whoever names none lets all of the own stay as they are.
pub fn answer_next(play: &mut Play<'_>, mut units: Vec<UnitId>, seat: Seat, action: &Action) {
    let named = match action {
        Action::Targets(things) => things.first().copied().and_then(Thing::unit),
        _ => None,
    };
    if let Some(unit) = named.filter(|id| units.contains(id)) {
        turn_next(play, units, unit);
    } else {
        let position = play.position();
        units.retain(|id| position.unit(*id).owner != seat);
        play.push(Task::Pivots(units));
    }
}

fn turn_next(play: &mut Play<'_>, mut units: Vec<UnitId>, unit: UnitId) {
    units.retain(|id| *id != unit);
    play.push(Task::Pivots(units));
    play.push(Task::Pivot(unit));
}

pub fn check(view: &View, unit: UnitId, action: &Action) -> Result<(), Illegal> {
    match action {
        Action::Pass => Ok(()),
        Action::Pivot(facing) => {
            let course = Course::STAY.turning_last(*facing);
            way::run(&view.open, unit, course, 0).map(|_| ())
        }
        _ => Err(Illegal::WrongAnswer),
    }
}

pub fn answer(play: &mut Play<'_>, unit: UnitId, action: Action) {
    if let Action::Pivot(facing) = action {
        turn(play, unit, facing);
    }
}

/// A free pivot is a move of its own: whoever ends it in Dangerous terrain suffers at once.
pub fn turn(play: &mut Play<'_>, unit: UnitId, facing: Facing) {
    let Some(from) = play.position().unit(unit).pose() else {
        return;
    };
    if facing == from.facing {
        return;
    }
    movement::place(play, unit, Pose { facing, ..from }, Manner::Pivot);
    if movement::in_danger(play.position(), unit) {
        let count = u16::from(play.d3()) + 1;
        wounds::suffer(play, unit.thing(), count, Cause::nobody());
    }
}
