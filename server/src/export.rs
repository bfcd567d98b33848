//! The operator's export of a game.

use anyhow::{Context, Result};
use platform::{Platform, TableId, tables};

/// Writes the record of the game to the standard output.
pub async fn export(platform: Platform, table: TableId) -> Result<()> {
    let record = tables::export(&platform, table).await?;
    print!(
        "{}",
        record.context("no game was played here from its start")?
    );
    platform.close().await?;
    Ok(())
}
