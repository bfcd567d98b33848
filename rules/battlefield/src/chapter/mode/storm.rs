//! A Storm of Swords (15.3).

use crate::{
    chapter::{
        movement::{self, Manner},
        victory,
    },
    effect::Permission,
    event::{Arrival, Why},
    field::Refused,
    geometry::{Mil, Pose, Tray, tolerance::ZONE},
    ground,
    illegal::Illegal,
    play::Play,
    position::{Mode, On, Place, Position, UnitId, What},
    question::Prompt,
    state::View,
    strength::Strength,
    task::{Cause, Doing, Task},
};
use tabletop::Seat;

/// What a fallen wall is worth.
const WALL: u16 = 5;

/// How deep the strip behind the walls is.
const STRIP: Mil = 3_000;

/// Whether the mode lets a unit stand there, at any end of a pivot or move: nobody of the
/// Attacker's stands behind the walls.
pub fn may_stand(position: &Position, id: UnitId, tray: &Tray) -> Result<(), Refused> {
    if position.setup.mode != Mode::Storm || !attacks(position, position.unit(id).owner) {
        return Ok(());
    }
    let strip = position.setup.depth - STRIP;
    if tray.corners.iter().any(|corner| corner.y > strip + ZONE) {
        return Err(Refused::BehindWalls);
    }
    Ok(())
}

/// Whether this player storms the castle.
pub fn attacks(position: &Position, seat: Seat) -> bool {
    position.attacker == Some(position.side(seat))
}

/// A castle wall fell: it counts for whoever storms the castle.
pub fn wall_fell(play: &mut Play<'_>, wall: u8, _: Cause) {
    if let Some(attacker) = play.position().attacker {
        victory::score(play, attacker, WALL, Why::Wall(wall));
    }
}

/// Destroyed units of the Attacker that may come back.
pub fn destroyed(position: &Position) -> Vec<UnitId> {
    let gone = position
        .units()
        .filter(|(_, unit)| unit.place == Place::Gone && unit.profile.character.is_none());
    let own = gone.filter(|(_, unit)| attacks(position, unit.owner));
    own.map(|(id, _)| id).collect()
}

/// Who answers for the Attacker.
fn captain(position: &Position) -> Option<Seat> {
    let mut seats = position.seats();
    seats.find(|seat| attacks(position, *seat) && !position.player(*seat).eliminated)
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

/// How far beyond the zone units may come back, and how many.
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

/// Whether units may come back so, each beside those named before.
pub fn check(view: &View, places: &[(UnitId, Pose)]) -> Result<(), Illegal> {
    let mut position = view.open.clone();
    let allowed = destroyed(&position);
    if places.len() > allowed.len() {
        return Err(Illegal::WrongAnswer);
    }
    let (range, mut beyond) = beyond(&position);
    for (id, pose) in places {
        if !allowed.contains(id) || position.unit(*id).is_on_table() {
            return Err(Illegal::NotYourUnit);
        }
        if !ground::is_sane(&position, pose.at) {
            return Err(Illegal::Place(Refused::OffTable));
        }
        let unit = position.unit(*id);
        let tray = Tray::new(unit.profile.base, *pose);
        let zone = ground::of(&position, unit.owner).ok_or(Illegal::WrongAnswer)?;
        if let Some(by) = zone.misses(&tray.corners) {
            if beyond == 0 || zone.grown(range).misses(&tray.corners).is_some() {
                return Err(Illegal::NotInZone { by });
            }
            beyond -= 1;
        }
        movement::may_stand(&position, *id, &tray)?;
        position.unit_mut(*id).place = Place::Table(*pose);
    }
    Ok(())
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
            use_up(play.open(), Permission::RedeployBeyondZone);
        }
        movement::place(play, id, pose, Manner::Deployed(Arrival::Redeployed));
    }
}

/// A permission has been used once.
pub fn use_up(position: &mut Position, used: Permission) {
    let mut done = false;
    position
        .effects
        .retain_mut(|effect| match &mut effect.what {
            What::Permit { what, count, .. } if *what == used && !done => {
                done = true;
                *count = count.saturating_sub(1);
                *count > 0
            }
            _ => true,
        });
}

/// From which round a unit of the Defender may come, and whether a siege card brings it.
pub fn first_round(position: &Position, seat: Seat) -> (u8, bool) {
    let permits = position
        .effects
        .iter()
        .filter_map(|it| match (it.on, it.what.clone()) {
            (
                On::Player(owner),
                What::Permit {
                    what: Permission::ReserveArrivalFromRound,
                    number,
                    ..
                },
            ) if position.friends(owner, seat) => u8::try_from(number).ok(),
            _ => None,
        });
    permits
        .min()
        .map_or((3, false), |round| (round.min(3), true))
}
