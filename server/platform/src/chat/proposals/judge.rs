//! The judgment of what was kept of plans that somebody has accepted, by what everybody saw happen since.

use std::collections::{BTreeMap, HashSet};

use sea_orm::ConnectionTrait;
use serde_json::value::RawValue;

use super::super::Line;
use super::super::listener::Listener;
use crate::damage::damaged;
use crate::entities::proposal_answer::Reply;
use crate::entities::{SHAPE, entry};
use crate::tables::{Rows, beginnings, consult, game_of};
use crate::{Error, Platform, TableId};

/// Says of the accepted plans among these lines what has been kept.
pub async fn judge(
    platform: &Platform,
    db: &impl ConnectionTrait,
    listener: &Listener,
    lines: &mut [Line],
) -> Result<(), Error> {
    let table = &listener.table;
    // The first line of each round that wants judging: what happened since is read once.
    let mut rounds: BTreeMap<u32, i64> = BTreeMap::new();
    for line in lines.iter() {
        if let Some(it) = line.proposal.as_ref().filter(|it| is_accepted(&it.replies)) {
            let first = rounds.entry(it.chapter).or_insert(line.seq);
            *first = line.seq.min(*first);
        }
    }
    if rounds.is_empty() {
        return Ok(());
    }
    let rows = Rows::now(db, table).await?;
    for (chapter, first) in rounds {
        let events = events(db, (table.id, &rows), (chapter, first)).await?;
        let game = game_of(platform, table)?;
        for line in lines.iter_mut() {
            let (seq, plan) = (line.seq, line.proposal.as_mut());
            let Some(plan) = plan.filter(|it| it.chapter == chapter && is_accepted(&it.replies))
            else {
                continue;
            };
            let since = events.iter().filter(|(at, _)| *at > seq);
            let since: Vec<String> = since.map(|(_, event)| event.clone()).collect();
            // What cannot be read any more closes no channel.
            plan.kept = consult(&table.kind, || game.kept(&plan.plan, &since)).ok();
        }
    }
    Ok(())
}

fn is_accepted(replies: &[(tabletop::Seat, Reply)]) -> bool {
    replies.iter().any(|(_, reply)| *reply == Reply::Accepted)
}

/// Returns what has happened after this revision until the next chapter had begun, without what was taken back.
async fn events(
    db: &impl ConnectionTrait,
    (table, rows): (TableId, &Rows),
    (chapter, first): (u32, i64),
) -> Result<Vec<(i64, String)>, Error> {
    let frames = rows.frames(db).await?;
    let begun = beginnings(&frames);
    let next = frames
        .iter()
        .find(|it| it.seq > first && it.chapter > i64::from(chapter) && begun.contains(&it.seq));
    let next = next.map_or(i64::MAX, |it| it.seq);
    let entries = rows.shown(db, (first, next)).await?;
    let marks = rows.marks(db).await?;
    let undone: HashSet<i64> = marks.iter().filter_map(|it| it.undoes).collect();
    let counts = |it: &&entry::Shown| it.shape == SHAPE && !undone.contains(&it.seq);
    let mut events = Vec::new();
    for entry in entries.iter().filter(counts) {
        let new: Vec<&RawValue> = serde_json::from_str(&entry.events.0)
            .map_err(|_| damaged(format_args!("entry {} of {table} does not read", entry.seq)))?;
        events.extend(new.iter().map(|it| (entry.seq, it.get().to_owned())));
    }
    Ok(events)
}
