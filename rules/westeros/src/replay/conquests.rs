//! Castles and strongholds that change hands.

use super::Replay;
use crate::{
    Area, Event, House, Position,
    board::BUILDINGS,
    general::control::{controller, count},
};

/// A castle or stronghold that has another holder than before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conquest {
    /// The entry that brought it.
    pub entry: i64,
    pub round: u8,
    pub area: Area,
    pub loser: Option<House>,
    pub winner: Option<House>,
    /// The number of castles and strongholds that the winner holds now; of a loser without a winner, that one.
    pub held: u8,
}

/// The conquests that events bring, in order, beginning with this position. An event comes with the
/// entry that it belongs to; what changes within an entry, as an area that is left and keeps a power
/// token, counts only when it is over.
pub fn conquests(
    start: &Position,
    events: impl IntoIterator<Item = (i64, Event)>,
) -> Vec<Conquest> {
    let mut replay = Replay::new(*start);
    let mut before = *start;
    let mut found = Vec::new();
    let mut entry = None;
    for (now, event) in events {
        if let Some(last) = entry.replace(now).filter(|&last| last != now) {
            found.extend(between(last, &before, &replay.position));
            before = replay.position;
        }
        replay.happen(&event);
    }
    if let Some(last) = entry {
        found.extend(between(last, &before, &replay.position));
    }
    found
}

fn between(entry: i64, before: &Position, after: &Position) -> impl Iterator<Item = Conquest> {
    let (before, after) = (*before, *after);
    let round = after.round;
    BUILDINGS.iter().filter_map(move |area| {
        let (loser, winner) = (controller(&before, area), controller(&after, area));
        if loser == winner {
            return None;
        }
        let held = winner
            .or(loser)
            .map_or(0, |house| count(&after, house, BUILDINGS));
        Some(Conquest {
            entry,
            round,
            area,
            loser,
            winner,
            held,
        })
    })
}
