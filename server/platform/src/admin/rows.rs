//! Reading every row of every table as the type that it is.

use std::fmt::{self, Display, Formatter};

use futures::TryStreamExt;
use sea_orm::{EntityTrait, FromQueryResult, QueryResult, QueryTrait, StreamTrait};

use super::values::flawed;
use crate::entities::{Visit, visit};
use crate::{Error, Platform};

/// Rows of one table that do not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    /// The table of the database.
    pub name: String,
    /// The number of its rows that do not.
    pub rows: usize,
    /// The game's table to which the first of them belongs, as it stands there, if it belongs to one.
    pub of: Option<String>,
}

impl Display for Unreadable {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} rows of {} do not read", self.rows, self.name)?;
        match &self.of {
            Some(table) => write!(f, ", the first of table {table}"),
            None => Ok(()),
        }
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
        let mut flaws = None;
        while let Some(row) = rows.try_next().await? {
            let sound = E::Model::from_query_result(&row, "");
            if sound.is_ok_and(|it| !flawed(&it)) {
                continue;
            }
            let found = flaws.get_or_insert_with(|| Unreadable {
                name: E::default().table_name().to_owned(),
                rows: 0,
                of: belongs_to(&row),
            });
            found.rows += 1;
        }
        self.found.extend(flaws);
        Ok(())
    }
}

/// The game's table that a row names.
fn belongs_to(row: &QueryResult) -> Option<String> {
    row.try_get("", "table_id").ok()
}
