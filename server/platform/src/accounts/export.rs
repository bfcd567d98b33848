//! Everything that is a person's own, as a ZIP of JSON and records: what they have said, written
//! down, answered and wished. Of others it holds no more than the person's own pages show.

mod archive;
mod games;
mod own;

use jiff::Timestamp;
use serde_json::{Value, json};
use tokio::sync::mpsc::Sender;

use crate::{Error, Platform, UserId};
use archive::Archive;

/// Writes the ZIP, part after part, as fast as somebody takes the parts; ends early when nobody
/// does any more. The first file is `readme`, which says what the others are. What they hold is named
/// in English, like all stored shapes; instants are those of RFC 3339, in UTC.
pub async fn export(
    platform: &Platform,
    user: UserId,
    readme: &str,
    to: Sender<Vec<u8>>,
) -> Result<(), Error> {
    let mut archive = Archive::new(to);
    archive.file("README.txt", readme).await?;
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
        let summary = json!(game.summary);
        archive
            .file(&format!("games/{table}.json"), &pretty(&summary)?)
            .await?;
    }
    archive.finish().await
}

fn pretty(value: &Value) -> Result<String, Error> {
    serde_json::to_string_pretty(value).map_err(Error::internal)
}

/// An instant in milliseconds since 1970, as people and programs read it.
fn instant(at: i64) -> String {
    Timestamp::from_millisecond(at)
        .unwrap_or(Timestamp::UNIX_EPOCH)
        .to_string()
}

/// Stored JSON as a value; without the parser's complaint, which may quote a secret.
fn read(text: &str) -> Result<Value, Error> {
    serde_json::from_str(text).map_err(|_| Error::internal("stored JSON does not read"))
}
