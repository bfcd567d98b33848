//! The browser's own memory: one draft for each table and seat.

use crate::{browser::storage, games::westeros::draft::Draft, json};
use serde::{Deserialize, Serialize};
use tabletop::DecisionId;
use web_sys::Storage;

/// The beginning of the names of all drafts.
const DRAFT: &str = "draft ";

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Remembered {
    /// A draft never outlives its question.
    pub decision: DecisionId,
    pub draft: Draft,
    /// The version on the server that it is, or on which it is based; 0 for none.
    pub version: i64,
    /// True if the server has it.
    pub sent: bool,
}

/// The place of one table and seat.
#[derive(Clone)]
pub struct Memory {
    storage: Storage,
    key: String,
}

impl Memory {
    pub fn of(table: &str, seat: u8) -> Option<Self> {
        let key = format!("{DRAFT}{table} {seat}");
        Some(Self {
            storage: storage()?,
            key,
        })
    }

    pub fn read(&self) -> Option<Remembered> {
        json::read(&self.storage.get_item(&self.key).ok()??)
    }

    /// A full or forbidden memory costs no more than the draft's survival of a reload.
    pub fn write(&self, kept: &Remembered) {
        if let Ok(text) = serde_json::to_string(kept) {
            let _ = self.storage.set_item(&self.key, &text);
        }
    }

    pub fn forget(&self) {
        let _ = self.storage.remove_item(&self.key);
    }
}

pub fn forget_all() {
    let Some(storage) = storage() else {
        return;
    };
    let keys: Vec<String> = (0..storage.length().unwrap_or(0))
        .filter_map(|index| storage.key(index).ok().flatten())
        .filter(|key| key.starts_with(DRAFT))
        .collect();
    for key in keys {
        let _ = storage.remove_item(&key);
    }
}
