//! States kept for looking back, and the way from one of them to any moment after it.

use std::collections::BTreeMap;

use sea_orm::{EntityTrait, Set};
use tabletop::{AnyGame, DecisionId, Recorded};

use super::packed::HASH;
use super::rows::Rows;
use crate::database::{Batch, Transaction};
use crate::entities::{SHAPE, Secret, entry, keyframe, number, seat, table};
use crate::tables::rules::consult;
use crate::tables::rules::wished;
use crate::{Error, TableId, random};

/// The most entries between two keyframes: what a moment has to play again.
const EVERY: i64 = 32;

/// Tells whether the state after revision `seq` is to be kept: at the start, every so often, and where another chapter
/// begins.
pub fn due(frames: &[keyframe::Mark], seq: i64, chapter: u32) -> bool {
    let last = frames.last();
    last.is_none_or(|it| seq - it.seq >= EVERY || it.chapter != i64::from(chapter))
}

/// Keeps the state that the entry `seq` has left.
pub fn keep(batch: &mut Batch<'_>, (table, seq): (TableId, i64), chapter: u32, state: String) {
    let kept = keyframe::ActiveModel {
        table_id: Set(table),
        seq: Set(seq),
        shape: Set(SHAPE),
        chapter: Set(chapter.into()),
        state: Set(Secret(state)),
    };
    batch.add(&keyframe::Entity::insert(kept));
}

/// The state of `table` after the entry `seq`.
///
/// # Errors
/// [`Error::OlderRules`] when the rules no longer lead there.
pub async fn recall(
    tx: &Transaction,
    game: &dyn AnyGame,
    (table, rows): (&table::Model, &Rows),
    seq: i64,
) -> Result<String, Error> {
    if let Some(state) = &table.state
        && rows.last(tx).await? == Some(seq)
    {
        return Ok(state.0.clone());
    }
    let frames = rows.frames(tx).await?;
    let nearest = frames.iter().rev().find(|it| it.seq <= seq);
    let nearest = nearest.map_or(0, |it| it.seq);
    let found = rows.states(tx, (nearest, nearest)).await?.pop();
    let after = found.as_ref().map_or(0, |it| it.seq);
    let entries = rows.entries(tx, (after, seq)).await?;
    let mut reached = found.map(|it| (it.seq, it.state.0));
    for entry in entries {
        let next = if let Some((_, state)) = &reached {
            again(game, state, &entry)
        } else {
            // The table began before keyframes were kept.
            let seats = seat::of(tx, table.id).await?.len();
            let seats = u8::try_from(seats).map_err(Error::internal)?;
            anew(game, (&wished(game, table)?, seats), &entry)
        };
        match (next, reached) {
            (Some(next), _) => reached = Some((entry.seq, next)),
            (None, Some((nearest, _))) => return Err(Error::OlderRules { nearest }),
            (None, None) => {
                // The first revision after it that needs no rules to be shown, or now.
                let next = frames.iter().find(|it| it.seq > seq);
                let nearest = next.map_or(table.seq, |it| it.seq);
                return Err(Error::OlderRules { nearest });
            }
        }
    }
    reached.map(|it| it.1).ok_or(Error::NoSuchRevision)
}

/// Plays an entry again; `None` unless it leads to the very state that it led to then.
pub fn again(game: &dyn AnyGame, state: &str, entry: &entry::Model) -> Option<String> {
    let (seat, decision) = (
        number(entry.seat?),
        DecisionId(entry.decision?.try_into().ok()?),
    );
    let action = &entry.action.as_ref()?.0;
    let rolls = rolls(entry)?;
    let mut dice = Recorded::new(&rolls);
    let turn = consult(game.kind(), || {
        game.submit(state, seat, decision, action, &mut dice)
    });
    let state = turn.ok()?.state;
    (dice.faithful() && same(&state, entry)).then_some(state)
}

/// The same for the start of the game.
pub fn anew(
    game: &dyn AnyGame,
    (setup, seats): (&str, u8),
    entry: &entry::Model,
) -> Option<String> {
    // A position that was imported is kept, and nothing leads there.
    if entry.decision.is_some() || entry.action.is_some() {
        return None;
    }
    let rolls = rolls(entry)?;
    let mut dice = Recorded::new(&rolls);
    let turn = consult(game.kind(), || game.start(setup, seats, &mut dice));
    let state = turn.ok()?.state;
    (dice.faithful() && same(&state, entry)).then_some(state)
}

fn rolls(entry: &entry::Model) -> Option<Vec<u32>> {
    if entry.shape != SHAPE {
        return None;
    }
    serde_json::from_str(&entry.rolls.0).ok()
}

pub fn same(state: &str, entry: &entry::Model) -> bool {
    let hash = random::sha256(state.as_bytes());
    // Of what is packed a part of it is left.
    entry.state_hash.len() >= HASH && hash.starts_with(&entry.state_hash)
}

/// The revisions at which a chapter began; the last time counts for one that was taken back.
pub fn beginnings(marks: &[keyframe::Mark]) -> Vec<i64> {
    let mut begun: BTreeMap<i64, i64> = BTreeMap::new();
    let mut last = None;
    for mark in marks {
        let back = last.is_some_and(|it| mark.chapter < it);
        if back {
            begun.retain(|&chapter, _| chapter <= mark.chapter);
        } else if last != Some(mark.chapter) {
            begun.insert(mark.chapter, mark.seq);
        }
        last = Some(mark.chapter);
    }
    begun.into_values().collect()
}
