//! The history of a game, whether it has rows of its own or is packed.

use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, Select};

use super::packed::{Story, find, is_packed};
use crate::damage::damaged;
use crate::entities::{SHAPE, entry, keyframe, table};
use crate::tables::model::Status;
use crate::{Error, TableId};

pub enum Rows {
    Stored(TableId),
    Packed(Story),
}

impl Rows {
    /// That of this table, which is given the state that it ended with.
    pub async fn of(db: &impl ConnectionTrait, table: &mut table::Model) -> Result<Self, Error> {
        if !is_packed(table) {
            return Ok(Self::Stored(table.id));
        }
        let lost = || damaged(format_args!("the history of {} is not there", table.id));
        let story = find(db, table.id).await?.ok_or_else(lost)?;
        table.state.clone_from(&story.state);
        Ok(Self::Packed(story))
    }

    /// Returns where that of this table lies now: it may have been packed since its row was read.
    pub async fn now(db: &impl ConnectionTrait, table: &table::Model) -> Result<Self, Error> {
        let over = table.status == Status::Over;
        if over && let Some(story) = find(db, table.id).await? {
            return Ok(Self::Packed(story));
        }
        Ok(Self::Stored(table.id))
    }

    /// The entries after the revision `after` up to `to`, the oldest first.
    pub async fn entries(
        &self,
        db: &impl ConnectionTrait,
        (after, to): (i64, i64),
    ) -> Result<Vec<entry::Model>, Error> {
        match self {
            Self::Stored(table) => Ok(between(*table, (after, to)).all(db).await?),
            Self::Packed(story) => {
                let all = story.entries.iter();
                let between = all.filter(|it| it.seq > after && it.seq <= to);
                Ok(between.cloned().collect())
            }
        }
    }

    /// Returns what a page tells of them.
    pub async fn shown(
        &self,
        db: &impl ConnectionTrait,
        (after, to): (i64, i64),
    ) -> Result<Vec<entry::Shown>, Error> {
        match self {
            Self::Stored(table) => {
                let rows = between(*table, (after, to)).into_partial_model();
                Ok(rows.all(db).await?)
            }
            Self::Packed(_) => {
                let entries = self.entries(db, (after, to)).await?;
                Ok(entries.iter().map(entry::Shown::from).collect())
            }
        }
    }

    /// All entries, without what was answered and what came of it.
    pub async fn marks(&self, db: &impl ConnectionTrait) -> Result<Vec<entry::Mark>, Error> {
        match self {
            Self::Stored(table) => {
                let marks = between(*table, (0, i64::MAX)).into_partial_model();
                Ok(marks.all(db).await?)
            }
            Self::Packed(story) => Ok(story.entries.iter().map(entry::Mark::from).collect()),
        }
    }

    /// The revision of the last entry: the table's, unless something else has changed since.
    pub async fn last(&self, db: &impl ConnectionTrait) -> Result<Option<i64>, Error> {
        match self {
            Self::Stored(table) => {
                let last = entry::Entity::find()
                    .filter(entry::Column::TableId.eq(*table))
                    .order_by_desc(entry::Column::Seq)
                    .into_partial_model::<entry::Revision>();
                Ok(last.one(db).await?.map(|it| it.seq))
            }
            Self::Packed(story) => Ok(story.entries.last().map(|it| it.seq)),
        }
    }

    /// The states that are kept of the game, the oldest first.
    pub async fn frames(&self, db: &impl ConnectionTrait) -> Result<Vec<keyframe::Mark>, Error> {
        match self {
            Self::Stored(table) => {
                let marks = kept(*table).into_partial_model();
                Ok(marks.all(db).await?)
            }
            Self::Packed(story) => {
                let mark = |it: &keyframe::Model| keyframe::Mark {
                    seq: it.seq,
                    chapter: it.chapter,
                };
                Ok(story.frames.iter().map(mark).collect())
            }
        }
    }

    /// Those of them that can be read, from one revision to another, with their states.
    pub async fn states(
        &self,
        db: &impl ConnectionTrait,
        (from, to): (i64, i64),
    ) -> Result<Vec<keyframe::Model>, Error> {
        match self {
            Self::Stored(table) => {
                let states = kept(*table)
                    .filter(keyframe::Column::Shape.eq(SHAPE))
                    .filter(keyframe::Column::Seq.gte(from))
                    .filter(keyframe::Column::Seq.lte(to));
                Ok(states.all(db).await?)
            }
            Self::Packed(story) => {
                let all = story.frames.iter();
                let between = all.filter(|it| it.seq >= from && it.seq <= to);
                Ok(between.cloned().collect())
            }
        }
    }
}

fn between(table: TableId, (after, to): (i64, i64)) -> Select<entry::Entity> {
    entry::Entity::find()
        .filter(entry::Column::TableId.eq(table))
        .filter(entry::Column::Seq.gt(after))
        .filter(entry::Column::Seq.lte(to))
        .order_by_asc(entry::Column::Seq)
}

fn kept(table: TableId) -> Select<keyframe::Entity> {
    keyframe::Entity::find()
        .filter(keyframe::Column::TableId.eq(table))
        .order_by_asc(keyframe::Column::Seq)
}
