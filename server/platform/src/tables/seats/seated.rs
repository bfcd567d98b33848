//! The seats of a table with those who sit there.

use sea_orm::EntityTrait;
use tabletop::Seat;

use crate::database::Transaction;
use crate::entities::{seat, table};
use crate::tables::visibility::may_see;
use crate::{Error, TableId, UserId};

/// The table, if this person holds this seat at it.
///
/// # Errors
/// [`Error::NotSeated`] for those who may see it, [`Error::NoSuchTable`] for everybody else.
pub async fn seated(
    tx: &Transaction,
    (user, table, seat): (UserId, TableId, Seat),
) -> Result<table::Model, Error> {
    let table = table::Entity::find_by_id(table).one(tx).await?;
    let table = table.ok_or(Error::NoSuchTable)?;
    let seats = seat::of(tx, table.id).await?;
    if seat::held(&seats, Some(user)).contains(&seat) {
        Ok(table)
    } else if may_see(&table, &seats, Some(user), None) {
        Err(Error::NotSeated)
    } else {
        Err(Error::NoSuchTable)
    }
}
