//! The operator's import of a position.

use crate::config::Seated;
use anyhow::{Context, Result, anyhow};
use platform::{
    Error, Pace, Platform, TableId, accounts,
    tables::{self, NewPosition},
};
use std::{fs, path::Path};
use tabletop::Game;

/// Lays the table and writes its address to the standard output.
pub async fn import(
    platform: Platform,
    file: &Path,
    (seats, pace): (&[Seated], Pace),
) -> Result<()> {
    let text =
        fs::read_to_string(file).with_context(|| format!("{} does not open", shown(file)))?;
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    let table = lay(&platform, &name, text, (seats, pace)).await;
    println!("/tables/{}", table.with_context(|| shown(file))?);
    platform.close().await?;
    Ok(())
}

/// Lays a table of this name from a position.
pub async fn lay(
    platform: &Platform,
    name: &str,
    text: String,
    (seats, pace): (&[Seated], Pace),
) -> Result<TableId> {
    let mut people = Vec::new();
    for Seated { name, house } in seats {
        let found = accounts::named(platform, name).await?;
        let person = found.with_context(|| format!("nobody is called {name}"))?;
        people.push((person.id, house.clone()));
    }
    let new = NewPosition {
        kind: westeros::Westeros::KIND.to_owned(),
        name: name.to_owned(),
        text,
        seats: people,
        pace,
    };
    tables::import(platform, new)
        .await
        .map_err(|why| match why {
            Error::BadSetup(why) => anyhow!(why),
            Error::NoSuchSeat => anyhow!("a house is named that does not play in this position"),
            Error::SeatTaken => anyhow!("two people are named for one house"),
            other => other.into(),
        })
}

fn shown(file: &Path) -> String {
    file.display().to_string()
}
