//! Reading every row of every table as the type that it is.

use std::collections::BTreeSet;
use std::fmt::{self, Display, Formatter};

use futures::TryStreamExt;
use sea_orm::{EntityTrait, FromQueryResult, QueryTrait, StreamTrait};

use super::values::flawed;
use crate::entities::{Visit, visit};
use crate::{Error, Platform};

/// The table of the database in which the games' tables stand.
const TABLES: &str = "table_";

/// Rows of one table that do not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The table of the database.
    pub name: String,
    /// The number of its rows that do not.
    pub rows: usize,
    /// The games' tables to which they belong, as these stand there.
    pub of: BTreeSet<String>,
}

impl Display for Unreadable {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} rows of {} do not read", self.rows, self.name)?;
        if self.of.is_empty() {
            return Ok(());
        }
        let of: Vec<&str> = self.of.iter().map(String::as_str).collect();
        write!(f, ", of table {}", of.join(", "))
    }
}

/// Reads all rows there are, and says of which tables some do not read.
///
/// # Errors
/// If the database fails.
pub async fn unreadable(platform: &Platform) -> Result<Vec<Unreadable>, Error> {
    let mut reading = Reading {
        platform,
        found: Vec::new(),
    };
    visit(&mut reading).await?;
    Ok(reading.found)
}

struct Reading<'a> {
    platform: &'a Platform,
    found: Vec<Unreadable>,
}

impl Visit for Reading<'_> {
    async fn entity<E: EntityTrait>(&mut self) -> Result<(), Error> {
        let db = self.platform.database().reader();
        let all = E::find().build(StreamTrait::get_database_backend(db));
        let mut rows = db.stream_raw(all).await?;
        let name = E::default().table_name().to_owned();
        let table = if name == TABLES { "id" } else { "table_id" };
        let mut flaws = None;
        while let Some(row) = rows.try_next().await? {
            let sound = E::Model::from_query_result(&row, "");
            if sound.is_ok_and(|it| !flawed(&it)) {
                continue;
            }
            let found = flaws.get_or_insert_with(|| Unreadable {
                name: name.clone(),
                rows: 0,
                of: BTreeSet::new(),
            });
            found.rows += 1;
            found.of.extend(row.try_get::<String>("", table).ok());
        }
        self.found.extend(flaws);
        Ok(())
    }
}
