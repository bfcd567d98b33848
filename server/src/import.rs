//! The operator's import of a position.

use crate::config::Seated;
use anyhow::{Context, Result, anyhow};
use platform::{
    Error, Pace, Platform, TableId, accounts,
    tables::{self, NewPosition},
};
use std::{fs, path::Path};

/// Creates the table and writes its address to the standard output.
pub async fn import(
    platform: Platform,
    (game, file): (&str, &Path),
    (seats, pace): (&[Seated], Pace),
) -> Result<()> {
    let text =
        fs::read_to_string(file).with_context(|| format!("{} does not open", shown(file)))?;
    let name = file.file_stem().unwrap_or_default().to_string_lossy();
    let table = create(&platform, &name, (game, text), (seats, pace)).await;
    println!("/tables/{}", table.with_context(|| shown(file))?);
    platform.close().await?;
    Ok(())
}

/// Creates a table of this name from a position of a game.
pub async fn create(
    platform: &Platform,
    name: &str,
    (game, text): (&str, String),
    (seats, pace): (&[Seated], Pace),
) -> Result<TableId> {
    let mut people = Vec::new();
    for Seated { name, seat } in seats {
        let found = accounts::named(platform, name).await?;
        let person = found.with_context(|| format!("nobody is called {name}"))?;
        people.push((person.id, seat.clone()));
    }
    let new = NewPosition {
        kind: game.to_owned(),
        name: name.to_owned(),
        text,
        seats: people,
        pace,
    };
    tables::import(platform, new)
        .await
        .map_err(|why| match why {
            Error::BadSetup(why) => anyhow!(why),
            Error::NoSuchGame => {
                let all: Vec<&str> = platform.kinds().collect();
                anyhow!(
                    "no game is called {game} here; there are: {}",
                    all.join(", ")
                )
            }
            Error::NoSuchSeat => anyhow!("somebody has to be named for a seat"),
            other => other.into(),
        })
}

fn shown(file: &Path) -> String {
    file.display().to_string()
}
