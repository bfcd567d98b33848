//! A new invitation in place of one that has come to those who are not meant.

use sea_orm::{EntityTrait, Set, Unchanged};

use super::invitations::owned;
use crate::entities::{Secret, table};
use crate::spawn_detached;
use crate::tables::join_codes::give_words;
use crate::{Error, Platform, TableId, UserId, random};

/// Gives a table that gathers a new invitation and new words. The old ones let nobody in any more; whoever
/// sits there stays.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotOwner`], [`Error::AlreadyStarted`].
pub async fn renew_invitation(
    platform: &Platform,
    owner: UserId,
    table: TableId,
) -> Result<(), Error> {
    let platform = platform.clone();
    spawn_detached(async move {
        let _alone = platform.locks().lock(table).await;
        let tx = platform.database().write().await?;
        let row = owned(&tx, table, owner).await?;
        let seq = row.seq + 1;
        let renewed = table::ActiveModel {
            id: Unchanged(table),
            invitation: Set(Secret(random::token::<16>())),
            seq: Set(seq),
            ..Default::default()
        };
        table::Entity::update(renewed).exec(&tx).await?;
        give_words(&tx, table, platform.now()).await?;
        platform.hub().commit(tx, [(table, seq)]).await?;
        tracing::info!(%table, user = %owner, "has a new invitation");
        Ok(())
    })
    .await
}
