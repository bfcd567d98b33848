//! Packing the history of games that are over, one table in one transaction.

use std::collections::BTreeSet;

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QuerySelect, Set, Unchanged};

use super::check;
use crate::damage::readable_ids;
use crate::entities::{SHAPE, draft, entry, keyframe, packed, table};
use crate::spawn_detached;
use crate::tables::log::{Rows, Story, beginnings};
use crate::tables::model::Status;
use crate::{Error, Platform, TableId};

/// Packs the games that were over at the instant `before`, and says how many. Those stay as they
/// are that this build does not play again as they were: of them every kept state is needed. They
/// join the `refused`, which are not tried again.
pub async fn pack(
    platform: &Platform,
    before: i64,
    refused: &mut BTreeSet<TableId>,
) -> Result<usize, Error> {
    let ended = table::Entity::find()
        .select_only()
        .column(table::Column::Id)
        .filter(table::Column::Status.eq(Status::Over))
        .filter(table::Column::State.is_not_null())
        .filter(table::Column::ChangedAt.lte(before));
    let ended = readable_ids(platform.database().reader(), ended).await?;
    let mut packed = 0;
    for table in ended {
        if refused.contains(&table) {
            continue;
        }
        match one(platform.clone(), table).await {
            Ok(true) => packed += 1,
            Ok(false) => {
                refused.insert(table);
            }
            Err(cause) => {
                tracing::warn!(%table, %cause, "its history cannot be packed");
                refused.insert(table);
            }
        }
    }
    Ok(packed)
}

async fn one(platform: Platform, table: TableId) -> Result<bool, Error> {
    if check(&platform, table).await?.fault.is_some() {
        return Ok(false);
    }
    let Some((story, content)) = content(&platform, table).await? else {
        return Ok(false);
    };
    spawn_detached(async move {
        let _alone = platform.locks().lock(table).await;
        let tx = platform.database().write().await?;
        let lean = table::ActiveModel {
            id: Unchanged(table),
            state: Set(None),
            ..Default::default()
        };
        table::Entity::update(lean).exec(&tx).await?;
        keyframe::Entity::delete_many()
            .filter(keyframe::Column::TableId.eq(table))
            .exec(&tx)
            .await?;
        let removed = entry::Entity::delete_many()
            .filter(entry::Column::TableId.eq(table))
            .exec(&tx)
            .await?;
        if removed.rows_affected != story.entries.len() as u64 {
            return Ok(false);
        }
        draft::Entity::delete_many()
            .filter(draft::Column::TableId.eq(table))
            .exec(&tx)
            .await?;
        let row = packed::ActiveModel {
            table_id: Set(table),
            shape: Set(SHAPE),
            chapter: Set(story.frames.last().map_or(0, |it| it.chapter)),
            content: Set(content),
        };
        packed::Entity::insert(row)
            .exec_without_returning(&tx)
            .await?;
        tx.commit().await?;
        tracing::debug!(%table, "its history is packed");
        Ok(true)
    })
    .await
}

/// Returns what is to be packed, and how it looks then.
async fn content(platform: &Platform, table: TableId) -> Result<Option<(Story, Vec<u8>)>, Error> {
    let tx = platform.database().snapshot().await?;
    let row = table::Entity::find_by_id(table).one(&tx).await?;
    let mut row = row.ok_or(Error::NoSuchTable)?;
    let rows = Rows::of(&tx, &mut row).await?;
    let story = Story {
        entries: rows.entries(&tx, (0, i64::MAX)).await?,
        frames: rows.states(&tx, (0, i64::MAX)).await?,
        state: row.state,
    };
    tx.commit().await?;
    let story = story.lean();
    let packing = move || Some((story.pack()?, story));
    let packed = tokio::task::spawn_blocking(packing).await;
    let packed = packed.map_err(Error::internal)?;
    Ok(packed.map(|(content, story)| (story, content)))
}

impl Story {
    /// Without the states to which others of it lead: what is left are those of the chronicle, and
    /// those that answer nothing.
    fn lean(mut self) -> Self {
        let marks = self.frames.iter().map(|it| keyframe::Mark {
            seq: it.seq,
            chapter: it.chapter,
        });
        let chapters = beginnings(&marks.collect::<Vec<_>>());
        let given: Vec<i64> = self
            .entries
            .iter()
            .filter(|it| it.decision.is_none())
            .map(|it| it.seq)
            .collect();
        self.frames
            .retain(|it| chapters.contains(&it.seq) || given.contains(&it.seq));
        self
    }
}
