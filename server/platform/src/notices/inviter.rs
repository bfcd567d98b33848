//! Blocking whoever invites, from the mail that brought the invitation.

use super::Link;
use super::links::{addressee, opened, unspent};
use crate::{Error, Platform, tables};

/// Blocks whoever invites the person of this link to its table. It goes on working, as often as it
/// is asked.
///
/// # Errors
/// [`Error::BadLink`] for every other link, and where it lets nobody in; [`Error::NotInvited`].
pub async fn block_inviter(platform: &Platform, token: &str) -> Result<(), Error> {
    let opened = opened(platform, token)?;
    let Link::Table { user, table, .. } = opened.link else {
        return Err(Error::BadLink);
    };
    let tx = platform.database().write().await?;
    addressee(&tx, &opened.link).await?;
    unspent(&tx, &opened).await?;
    tables::block(&tx, user, table).await?;
    tx.commit().await?;
    tracing::info!(%user, "blocked somebody who invited them, by a mailed link");
    Ok(())
}
