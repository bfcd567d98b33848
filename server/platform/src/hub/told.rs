//! The changes that this process tells the others on the same database.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use sea_orm::{ActiveValue::NotSet, EntityTrait, Set};

use super::{Change, ChatNotice, Notice};
use crate::database::Transaction;
use crate::entities::told;
use crate::{Error, random};

/// A statement takes so many values and no more, and a step of the clock changes every table.
const AT_ONCE: usize = 1000;

/// This process among those on the same database.
#[derive(Clone)]
pub struct Process {
    id: Arc<str>,
    alone: Arc<AtomicBool>,
}

impl Process {
    pub fn new() -> Self {
        Self {
            id: random::token::<8>().into(),
            alone: Arc::default(),
        }
    }

    pub fn id(&self) -> &str {
        &self.id
    }

    /// Nobody else on this database waits for news.
    pub fn set_alone(&self) {
        self.alone.store(true, Ordering::Relaxed);
    }

    /// Writes what a transaction changes, for the others.
    pub async fn tell(&self, tx: &Transaction, changes: &[Change]) -> Result<(), Error> {
        if changes.is_empty() || self.alone.load(Ordering::Relaxed) {
            return Ok(());
        }
        for changes in changes.chunks(AT_ONCE) {
            let rows = changes.iter().map(|it| self.row(it));
            told::Entity::insert_many(rows)
                .exec_without_returning(tx)
                .await?;
        }
        Ok(())
    }

    fn row(&self, change: &Change) -> told::ActiveModel {
        let (table, audience, number) = match change {
            Change::Table(it) => (it.table, None, it.seq),
            Change::Chat(it) => (it.table, Some(it.audience.to_string()), it.number),
        };
        told::ActiveModel {
            id: NotSet,
            process: Set(self.id.to_string()),
            table_id: Set(table),
            audience: Set(audience),
            number: Set(number),
        }
    }
}

/// Returns the change that a row tells; `None` where it does not read.
pub fn read(row: &told::Model) -> Option<Change> {
    let (table, number) = (row.table_id, row.number);
    Some(match &row.audience {
        None => Change::Table(Notice { table, seq: number }),
        Some(audience) => Change::Chat(ChatNotice {
            table,
            audience: audience.parse().ok()?,
            number,
        }),
    })
}
