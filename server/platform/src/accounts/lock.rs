//! One order for those who change the same account.

use sea_orm::{ConnectionTrait, EntityTrait, QuerySelect};

use crate::entities::user;
use crate::{Error, UserId};

/// From here to the end of the transaction no other one that asks for it works on this account.
/// Whoever locks more rows of a person locks the account first: otherwise two could wait for each
/// other. On SQLite a transaction that writes is alone anyway.
pub async fn lock_account(tx: &impl ConnectionTrait, user: UserId) -> Result<(), Error> {
    let row = user::Entity::find_by_id(user)
        .select_only()
        .column(user::Column::Id)
        .lock_exclusive();
    row.into_tuple::<UserId>().one(tx).await?;
    Ok(())
}
