//! A Feast for Crows (15.4).

use crate::{
    data::Kind,
    event::Event,
    field::{Refused, Thing},
    geometry::{Mil, Pose, Tray},
    ground::{
        self,
        pieces::{self, PILE},
    },
    illegal::Illegal,
    play::Play,
    position::{Position, UnitId},
    task::{Cause, Doing, Task, Test},
    terrain::{Footprint, Piece},
};
use tabletop::Seat;

/// The distance within which a pile weighs on a unit, and within which of the dead it is laid.
const NEAR: Mil = 6_000;

/// A unit near a pile tests its morale, the harder the later it is.
pub fn activates(play: &mut Play<'_>, unit: UnitId) {
    let position = play.position();
    let Some(tray) = position.unit(unit).tray() else {
        return;
    };
    let mut piles = position.terrain.iter();
    let near = piles.any(|it| it.name == PILE && !it.removed && is_near(&tray, &it.piece));
    if near {
        let round = position.phase.round().cast_signed();
        let cause = Cause {
            modifier: -round,
            ..Cause::nobody()
        };
        play.begin_test(Test::new(unit, false, cause));
    }
}

fn is_near(tray: &Tray, piece: &Piece) -> bool {
    match piece.footprint {
        Footprint::Rectangle(base) => {
            crate::geometry::distance(tray, &Tray::new(base, piece.pose)).within(NEAR)
        }
        Footprint::Circle { radius } => {
            let from = crate::geometry::distance_to_point(&tray.corners, piece.pose.at);
            from.within(NEAR + radius)
        }
    }
}

/// Lays a victory point for the enemy on the unit that has failed.
pub fn failed_test(play: &mut Play<'_>, id: UnitId) {
    let unit = play.open().unit_mut(id);
    unit.vp_tokens = unit.vp_tokens.saturating_add(1);
    let count = unit.vp_tokens;
    play.tell(Event::VpToken { unit: id, count });
}

/// An infantry unit fell: its opponent places a pile there, if one is left and has room.
pub fn fell(play: &mut Play<'_>, unit: UnitId, stood: Pose, cause: Cause) {
    let position = play.position();
    let profile = position.unit(unit).profile;
    if profile.kind != Kind::Infantry || profile.solo {
        return;
    }
    let by = opponent(position, unit, cause);
    if nearest(position, unit, stood).is_some() {
        play.push(Task::Mode(Doing::Pile { by, unit, stood }));
    }
}

/// The destroyer's player, otherwise the next enemy to the left.
fn opponent(position: &Position, unit: UnitId, cause: Cause) -> Seat {
    let owner = position.unit(unit).owner;
    let enemy = |seat: &Seat| !position.friends(owner, *seat) && !position.player(*seat).eliminated;
    let count = position.players.len() as u8;
    let mut left = (1..count).map(|step| Seat((owner.0 + step) % count));
    let left = left.find(enemy);
    cause.by.filter(enemy).or(left).unwrap_or(owner)
}

/// Checks that a pile may be laid there: near to where the unit stood, on nothing else.
pub fn check(
    position: &Position,
    (unit, stood): (UnitId, Pose),
    name: &str,
    pose: Pose,
) -> Result<(), Illegal> {
    let mut kinds = pieces::available(position).filter(|it| it.id == PILE && name == PILE);
    let kind = kinds.next().ok_or(Illegal::NoSuchPiece)?;
    if !ground::is_sane(position, pose.at) {
        return Err(Illegal::Place(Refused::OffTable));
    }
    let piece = pieces::of_kind(kind, pose);
    pieces::on_table(position, &piece)?;
    let place = Tray::new(position.unit(unit).profile.base, stood);
    if !is_near(&place, &piece) {
        let corners = ground::extent(&piece);
        let gap = crate::geometry::distance_between(&place.corners, &corners);
        return Err(Illegal::TooFarFromIt { gap: gap.shown() });
    }
    let lies = (0..).zip(&position.terrain).filter(|(_, it)| !it.removed);
    let mut on = lies.filter(|(_, it)| ground::overlap(&piece, &it.piece));
    let under = on.next().map(|(number, _)| Thing::Piece(number));
    let units = position.standing().map(|it| (it.id.thing(), it.tray));
    let walls = (0..).zip(&position.walls);
    let walls = walls.map(|(number, wall)| (Thing::Wall(number), wall.tray()));
    let mut trays = units.chain(walls);
    let under = under.or_else(|| {
        let stands = trays.find(|(_, tray)| piece.overlaps(&tray.corners));
        stands.map(|(thing, _)| thing)
    });
    match under {
        Some(thing) => Err(Illegal::Place(Refused::EndsOverlapping(thing))),
        None => Ok(()),
    }
}

/// The legal place nearest to where the unit stood, as far as half inches tell.
pub fn nearest(position: &Position, unit: UnitId, stood: Pose) -> Option<Pose> {
    let check = |pose: &Pose| check(position, (unit, stood), PILE, *pose).is_ok();
    pieces::around(stood.at, 26).find(check)
}

pub fn lay(play: &mut Play<'_>, pose: Pose) {
    pieces::lay(play.open(), PILE, pose);
    play.tell(Event::PilePlaced { at: pose.at });
}
