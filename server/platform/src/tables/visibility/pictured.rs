//! The picture of a table: for everybody, and of a hidden one for those who have its key.

use sea_orm::{EntityTrait, QuerySelect};

use crate::entities::{Secret, table};
use crate::tables::history::page;
use crate::tables::model::{Look, TablePage};
use crate::{Error, Platform, TableId, random};

/// The digits of a key, of four bits each.
const DIGITS: usize = 32;

/// Returns the key that shows the picture of a hidden table and lets nobody in: it stands in the address of
/// the picture, which chats fetch, keep and pass on. A new invitation makes a new one.
pub fn picture_key(table: TableId, open: bool, invitation: &Secret) -> Option<String> {
    let digest = || random::sha256(format!("picture {table} {}", invitation.0).as_bytes());
    (!open).then(|| digest()[..DIGITS].to_owned())
}

/// Returns the table as an onlooker without an account sees it.
///
/// # Errors
/// [`Error::NoSuchTable`], also for a hidden table without its key.
pub async fn pictured(
    platform: &Platform,
    table: TableId,
    key: Option<&str>,
) -> Result<TablePage, Error> {
    let found: Option<(bool, Secret)> = table::Entity::find_by_id(table)
        .select_only()
        .column(table::Column::Open)
        .column(table::Column::Invitation)
        .into_tuple()
        .one(platform.database().reader())
        .await?;
    let (open, invitation) = found.ok_or(Error::NoSuchTable)?;
    let needed = picture_key(table, open, &invitation);
    let fits = needed.is_none_or(|needed| key.is_some_and(|it| random::same(it, &needed)));
    if !fits {
        return Err(Error::NoSuchTable);
    }
    let look = Look {
        invitation: Some(&invitation.0),
        since: Some(i64::MAX),
        seat: None,
    };
    page(platform, None, table, look).await
}
