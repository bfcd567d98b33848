//! The tables at which the computer leaves its seats alone for a while.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};

use crate::TableId;

/// The tables whose set-up is answered for every seat at once.
#[derive(Clone, Default)]
pub struct HeldTables(Arc<Mutex<HashSet<TableId>>>);

/// Holds one table for as long as it lives.
pub struct Held {
    all: HeldTables,
    table: TableId,
}

impl Held {
    /// Returns the table that is held.
    pub const fn table(&self) -> TableId {
        self.table
    }
}

impl HeldTables {
    pub fn hold(&self, table: TableId) -> Held {
        self.change(|all| all.insert(table));
        let all = self.clone();
        Held { all, table }
    }

    pub fn contains(&self, table: TableId) -> bool {
        self.change(|all| all.contains(&table))
    }

    fn change<T>(&self, change: impl FnOnce(&mut HashSet<TableId>) -> T) -> T {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.all.change(|all| all.remove(&self.table));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_held_as_long_as_somebody_holds_it() {
        let tables = HeldTables::default();
        let [one, other] = [TableId(1), TableId(2)];
        let held = tables.hold(one);
        assert!(tables.contains(one) && !tables.contains(other));
        drop(held);
        assert!(!tables.contains(one));
    }
}
