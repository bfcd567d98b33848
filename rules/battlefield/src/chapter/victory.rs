//! Victory points, markers and the end (15, 16).

mod eliminate;
mod places;

pub use eliminate::eliminate;

use crate::{
    event::{Event, Why},
    play::Play,
    position::{Mode, Position, SideId, Unit, UnitId},
};
use places::{by_points, level_with_first, lives, places};

/// After a unit ended a move: markers that it touches and nobody holds are its own, those that
/// it no longer touches are free (15, Markers).
pub fn claim_markers(play: &mut Play<'_>, id: UnitId) {
    for (marker, by) in claims(play.position(), id) {
        play.open().markers[usize::from(marker)].holder = by;
        play.tell(Event::MarkerTaken { marker, by });
    }
}

/// Returns the markers that change hands where this unit ends a move, and who holds each then.
pub fn claims(position: &Position, id: UnitId) -> Vec<(u8, Option<UnitId>)> {
    let Some(tray) = position.unit(id).tray() else {
        return Vec::new();
    };
    let markers = (0..).zip(&position.markers);
    let changed = markers.filter_map(|(number, marker)| {
        let touches = marker.circle().touches(&tray);
        match marker.holder {
            Some(holder) if holder == id && !touches => Some((number, None)),
            None if touches => Some((number, Some(id))),
            _ => None,
        }
    });
    changed.collect()
}

/// A side scores, where the mode counts points: in A Storm of Swords for the Attacker alone. One
/// that is out of the game scores no more.
pub fn score(play: &mut Play<'_>, side: SideId, points: u16, why: Why) {
    let position = play.position();
    if !lives(position, side) {
        return;
    }
    if position.setup.mode == Mode::Storm && position.attacker.is_some_and(|it| it != side) {
        return;
    }
    let total = &mut play.open().points[usize::from(side.0)];
    *total = total.saturating_add(points);
    play.tell(Event::Scored { side, points, why });
}

/// Returns how many points a side wants that plays with armies of `size` in all (16.1).
pub fn target(size: u32) -> u16 {
    u16::try_from(2 * (size / 10) + 2)
        .unwrap_or(u16::MAX)
        .max(6)
}

/// Points of a unit and of those who stand in it.
pub fn cost(unit: &Unit) -> u32 {
    let attached = unit.attachments.iter().map(|it| u32::from(it.points));
    u32::from(unit.profile.points) + attached.sum::<u32>()
}

/// Returns the points that a side has on the table: damaged or not, without NCUs and reserve.
pub fn on_table(position: &Position, side: SideId) -> u32 {
    let own = position.units.iter().filter(|unit| {
        position.side(unit.owner) == side && unit.is_on_table() && !unit.strength.is_destroyed()
    });
    own.map(cost).sum()
}

/// Returns how many points a side wants, by the armies of all its players.
pub fn wanted(position: &Position, side: SideId) -> u16 {
    let count = position.members(side).count() as u32;
    target(position.setup.size.saturating_mul(count))
}

/// Ends the game where somebody has won, in clean-up c (16.3). Whoever is eliminated is out of the
/// game, and neither wins it nor keeps others from winning (16.4).
pub fn check(play: &mut Play<'_>) {
    let position = play.position();
    let mut ranked = by_points(position);
    ranked.retain(|side| lives(position, *side));
    let points = |side: SideId| position.points[usize::from(side.0)];
    let wanted = |side| wanted(position, side);
    let last = position.phase.round() >= position.setup.options.game_length;
    let mut enough = ranked.iter().copied();
    let winner = if position.setup.mode == Mode::Storm {
        let reached =
            enough.find(|side| position.attacker == Some(*side) && points(*side) >= wanted(*side));
        let defender = ranked.iter().copied();
        let defender = || {
            defender
                .into_iter()
                .find(|it| position.attacker != Some(*it))
        };
        reached.or_else(|| defender().filter(|_| last))
    } else {
        enough.find(|side| {
            let others = ranked.iter().filter(|it| *it != side);
            points(*side) >= wanted(*side)
                && others.into_iter().all(|it| points(*it) < points(*side))
        })
    };
    match winner {
        Some(side) => end(play, Some(side)),
        None if last => end(play, None),
        None => {}
    }
}

/// The game is over: `winner` has won whatever the points say, or they decide.
fn end(play: &mut Play<'_>, winner: Option<SideId>) {
    let position = play.position();
    let mut ranked = by_points(position);
    let mut tied = level_with_first(position, &ranked);
    if let Some(winner) = winner {
        ranked.retain(|side| *side != winner);
        ranked.insert(0, winner);
        tied = 1;
    }
    let places = places(position, &ranked, tied);
    let open = play.open();
    open.result = Some(places.clone());
    play.state.questions.clear();
    play.tell(Event::Over { places });
}
