//! A Storm of Swords (15.3).

use crate::{
    allowed::{place, stand},
    chapter::{
        movement::{self, Manner},
        victory,
    },
    effect::Permission,
    event::{Arrival, Why},
    field::Refused,
    geometry::{Mil, Pose, Tray},
    ground::{self, Ground},
    illegal::Illegal,
    play::Play,
    position::{Mode, Place, Position, UnitId, What},
    question::Prompt,
    state::View,
    strength::Strength,
    task::{Doing, Task},
};
use tabletop::Seat;

/// The worth of a fallen wall.
const WALL: u16 = 5;

/// A castle wall fell: it counts for whoever storms the castle.
pub fn wall_fell(play: &mut Play<'_>, wall: u8) {
    if let Some(attacker) = play.position().attacker {
        victory::score(play, attacker, WALL, Why::Wall(wall));
    }
}

/// Destroyed units of the Attacker that may come back.
pub fn destroyed(position: &Position) -> Vec<UnitId> {
    let gone = position
        .units()
        .filter(|(_, unit)| unit.place == Place::Gone && unit.profile.character.is_none());
    let own = gone
        .filter(|(_, unit)| position.storms(unit.owner) && !position.player(unit.owner).eliminated);
    own.map(|(id, _)| id).collect()
}

/// Returns the seat that answers for the Attacker.
fn captain(position: &Position) -> Option<Seat> {
    let mut seats = position.seats();
    seats.find(|seat| position.storms(*seat) && !position.player(*seat).eliminated)
}

/// Asks the Attacker which destroyed units come back.
pub fn redeploy(play: &mut Play<'_>) {
    let position = play.position();
    if destroyed(position).is_empty() {
        return;
    }
    if let Some(seat) = captain(position) {
        play.push(Task::Mode(Doing::Redeploy));
        play.ask(seat, Prompt::Redeploy);
    }
}

/// A siege card lets a unit come back beyond the zone: it may be named at once, as the others
/// have come back before the cards of the round.
pub fn permitted(play: &mut Play<'_>, _: Seat) {
    if play.position().setup.mode == Mode::Storm {
        play.push(Task::Mode(Doing::Redeploy));
    }
}

/// Returns how far beyond the zone units may come back, and how many.
fn beyond(position: &Position) -> (Mil, usize) {
    let permits = position.effects.iter().filter_map(|it| match it.what {
        What::Permit {
            what: Permission::RedeployBeyondZone,
            number,
            count,
        } => Some((number, usize::from(count))),
        _ => None,
    });
    permits.fold((0, 0), |(range, all), (number, count)| {
        (range.max(number), all + count)
    })
}

/// Checks that units may come back so, each beside those named before.
pub fn check(view: &View, places: &[(UnitId, Pose)]) -> Result<(), Illegal> {
    let mut position = view.open.clone();
    let allowed = destroyed(&position);
    if places.len() > allowed.len() {
        return Err(Illegal::WrongAnswer);
    }
    let mut beyond = beyond(&position);
    for (id, pose) in places {
        if !allowed.contains(id) || position.unit(*id).is_on_table() {
            return Err(Illegal::NotYourUnit);
        }
        beyond.1 -= usize::from(is_beyond(&position, *id, *pose, beyond)?);
        position.unit_mut(*id).place = Place::Table(*pose);
    }
    Ok(())
}

/// Tells whether a place where a unit may come back lies beyond the zone, or why it may not: only so many may stand so
/// far out.
fn is_beyond(
    position: &Position,
    id: UnitId,
    pose: Pose,
    (range, left): (Mil, usize),
) -> Result<bool, Illegal> {
    if !ground::is_sane(position, pose.at) {
        return Err(Illegal::Place(Refused::OffTable));
    }
    let unit = position.unit(id);
    let tray = Tray::new(unit.profile.base, pose);
    let zone = ground::of(position, unit.owner).ok_or(Illegal::WrongAnswer)?;
    let misses = zone.misses(&tray.corners);
    if let Some(by) = misses
        && (left == 0 || zone.grown(range).misses(&tray.corners).is_some())
    {
        return Err(Illegal::NotInZone { by });
    }
    stand::may_stand(position, id, &tray)?;
    Ok(misses.is_some())
}

/// Returns a place in which a unit could come back beside those that are `placed`: in the zone, or beyond it where that
/// is full and a card allows it.
pub fn room(view: &View, placed: &[(UnitId, Pose)], id: UnitId) -> Option<Pose> {
    let mut position = view.open.clone();
    let mut beyond = beyond(&position);
    for (other, pose) in placed {
        let out = is_beyond(&position, *other, *pose, beyond).unwrap_or(false);
        beyond.1 -= usize::from(out);
        position.unit_mut(*other).place = Place::Table(*pose);
    }
    let zone = ground::of(&position, position.unit(id).owner)?;
    let legal = |pose| is_beyond(&position, id, pose, beyond).map(|_| ());
    let search = |ground: &Ground| place::search(&position, id, ground, legal);
    search(&zone).or_else(|| (beyond.1 > 0).then(|| search(&zone.grown(beyond.0)))?)
}

/// They stand there with all models, and have not activated.
pub fn come_back(play: &mut Play<'_>, places: Vec<(UnitId, Pose)>) {
    for (id, pose) in places {
        let zone = ground::of(play.position(), play.position().unit(id).owner);
        let unit = play.open().unit_mut(id);
        unit.strength = Strength::full(unit.profile.entry());
        unit.activated = false;
        let tray = Tray::new(unit.profile.base, pose);
        if zone.is_some_and(|zone| zone.misses(&tray.corners).is_some()) {
            play.open().use_up(Permission::RedeployBeyondZone);
        }
        movement::place(play, id, pose, Manner::Deployed(Arrival::Redeployed));
    }
}
