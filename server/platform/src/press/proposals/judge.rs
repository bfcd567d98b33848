//! What was kept of plans that somebody has accepted, by what everybody saw happen since.

use std::collections::{BTreeMap, HashSet};

use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};
use serde_json::value::RawValue;

use super::super::Line;
use super::super::listener::Listener;
use crate::entities::proposal_answer::Reply;
use crate::entities::{SHAPE, entry, keyframe};
use crate::tables::{consult, game_of};
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
    for (chapter, first) in rounds {
        let events = events(db, table.id, (chapter, first)).await?;
        let game = game_of(platform, table)?;
        for line in lines.iter_mut() {
            let (seq, plan) = (line.seq, line.proposal.as_mut());
            let Some(plan) = plan.filter(|it| it.chapter == chapter && is_accepted(&it.replies))
            else {
                continue;
            };
            let since = events.iter().filter(|(at, _)| *at > seq);
            let since: Vec<String> = since.map(|(_, event)| event.clone()).collect();
            plan.kept = Some(consult(&table.kind, || game.kept(&plan.plan, &since))?);
        }
    }
    Ok(())
}

fn is_accepted(replies: &[(tabletop::Seat, Reply)]) -> bool {
    replies.iter().any(|(_, reply)| *reply == Reply::Accepted)
}

/// What has happened after this revision until the next chapter had begun, without what was taken
/// back.
async fn events(
    db: &impl ConnectionTrait,
    table: TableId,
    (chapter, first): (u32, i64),
) -> Result<Vec<(i64, String)>, Error> {
    let next: Option<i64> = keyframe::Entity::find()
        .select_only()
        .column(keyframe::Column::Seq)
        .filter(keyframe::Column::TableId.eq(table))
        .filter(keyframe::Column::Seq.gt(first))
        .filter(keyframe::Column::Chapter.gt(i64::from(chapter)))
        .order_by_asc(keyframe::Column::Seq)
        .into_tuple()
        .one(db)
        .await?;
    let entries = entry::Entity::find()
        .filter(entry::Column::TableId.eq(table))
        .filter(entry::Column::Shape.eq(SHAPE))
        .filter(entry::Column::Seq.gt(first))
        .filter(entry::Column::Seq.lte(next.unwrap_or(i64::MAX)))
        .order_by_asc(entry::Column::Seq)
        .into_partial_model::<entry::Told>()
        .all(db)
        .await?;
    let undone = entry::undone(db, table).await?;
    let undone: HashSet<i64> = undone.iter().filter_map(|it| it.undoes).collect();
    let mut events = Vec::new();
    for entry in entries.iter().filter(|it| !undone.contains(&it.seq)) {
        let told: Vec<&RawValue> = serde_json::from_str(&entry.events.0).map_err(|_| {
            Error::internal(format!("entry {} of {table} does not read", entry.seq))
        })?;
        events.extend(told.iter().map(|it| (entry.seq, it.get().to_owned())));
    }
    Ok(events)
}
