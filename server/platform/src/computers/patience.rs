//! The time that the computer waits before it answers, table by table.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use tokio::time::Instant;

use crate::entities::table;
use crate::{Notice, TableId};

/// The least time for people to think again, where their answer can still be taken back.
const REGRET: Duration = Duration::from_secs(4);

/// The tables at which the computer waits. Nothing of it is stored: after a restart the instant
/// of a table's last change says how long to wait.
pub struct Patience {
    pace: Duration,
    due: HashMap<TableId, Due>,
}

/// The revision after which the computer answers, and when.
#[derive(Clone, Copy)]
struct Due {
    seq: i64,
    at: Instant,
}

impl Patience {
    pub fn new(pace: Duration) -> Self {
        Self {
            pace,
            due: HashMap::new(),
        }
    }

    /// Tells whether the computer may answer at this table now; if not, remembers when.
    pub fn ends(&mut self, now: i64, table: &table::Model) -> bool {
        let due = match self.due.get(&table.id) {
            Some(due) if due.seq == table.seq => *due,
            _ => Due {
                seq: table.seq,
                at: Instant::now() + self.left(now, table),
            },
        };
        let ends = due.at <= Instant::now();
        if ends {
            self.due.remove(&table.id);
        } else {
            self.due.insert(table.id, due);
        }
        ends
    }

    /// Nobody needs time at this revision of a table.
    pub fn waive(&mut self, Notice { table, seq }: Notice) {
        let at = Instant::now();
        self.due.insert(table, Due { seq, at });
    }

    fn left(&self, now: i64, table: &table::Model) -> Duration {
        // A clock that was put back makes nobody wait longer.
        let passed = u64::try_from(now - table.changed_at).unwrap_or(0);
        self.pace(table)
            .saturating_sub(Duration::from_millis(passed))
    }

    /// Returns the pace of a table; whoever sets no pace at all wants no waiting either.
    fn pace(&self, table: &table::Model) -> Duration {
        if table.undo.is_none() || self.pace.is_zero() {
            return self.pace;
        }
        self.pace.max(REGRET)
    }

    /// The table at which the computer answers next, and when.
    pub fn next(&self) -> Option<(TableId, Instant)> {
        let due = self.due.iter().map(|(&table, due)| (table, due.at));
        due.min_by_key(|&(_, at)| at)
    }

    /// Nothing is asked there any more.
    pub fn forget(&mut self, table: TableId) {
        self.due.remove(&table);
    }

    /// Something is asked at these tables only.
    pub fn keep(&mut self, tables: HashSet<TableId>) {
        self.due.retain(|it, _| tables.contains(it));
    }
}
