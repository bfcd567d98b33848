//! Everything that is a person's own, as a ZIP of JSON and records: what they have said, written
//! down, answered and wished. Of others it holds no more than the person's own pages show.

mod archive;
mod games;
mod own;

use serde_json::{Value, json};
use tokio::sync::mpsc::Sender;

use crate::{Error, Platform, UserId};
use archive::Archive;

/// Writes the ZIP, part after part, as fast as somebody takes the parts; ends early when nobody
/// does any more. What it holds is named in English, like all stored shapes; instants are
/// milliseconds since 1970.
pub async fn export(platform: &Platform, user: UserId, to: Sender<Vec<u8>>) -> Result<(), Error> {
    let mut archive = Archive::new(to);
    for (name, value) in own::files(platform, user).await? {
        archive.file(name, &pretty(&value)?).await?;
    }
    for table in games::of(platform, user).await? {
        if archive.is_unwanted() {
            return Ok(());
        }
        let game = games::game(platform, user, table).await?;
        if let Some(record) = &game.record {
            archive.file(&format!("games/{table}.txt"), record).await?;
        }
        let told = json!(game.told);
        archive
            .file(&format!("games/{table}.json"), &pretty(&told)?)
            .await?;
    }
    archive.finish().await
}

fn pretty(value: &Value) -> Result<String, Error> {
    serde_json::to_string_pretty(value).map_err(Error::internal)
}

/// Stored JSON as a value; without the parser's complaint, which may quote a secret.
fn read(text: &str) -> Result<Value, Error> {
    serde_json::from_str(text).map_err(|_| Error::internal("stored JSON does not read"))
}
