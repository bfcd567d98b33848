//! Finding what was said.

use super::lines::{audible, latest, retold};
use super::listener::Listener;
use super::{Found, Who};
use crate::{Error, Platform};

/// The most lines that are found.
const MOST: usize = 50;

/// The lines that hold these words, in whatever this person may read, the latest first. Capitals
/// make no difference. Folded lines are not searched.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`].
pub async fn search(platform: &Platform, who: Who<'_>, words: &str) -> Result<Vec<Found>, Error> {
    let wanted = words.trim().to_lowercase();
    let tx = platform.database().snapshot().await?;
    let listener = Listener::find(&tx, who).await?;
    let mut found = Vec::new();
    if wanted.is_empty() || wanted.chars().count() > MOST_WORDS {
        return Ok(found);
    }
    for audience in listener.channels(&tx).await? {
        let mut lines = latest(&tx, audible(&listener, &audience), u64::MAX >> 1).await?;
        // Not in the database: SQLite knows the capitals of ASCII only.
        lines.retain(|it| !listener.hushes(it.by) && it.text.0.to_lowercase().contains(&wanted));
        let lines = lines.split_off(lines.len().saturating_sub(MOST));
        let told = retold(&tx, &listener, &audience, lines).await?;
        found.extend(told.into_iter().map(|line| Found {
            audience: audience.clone(),
            line,
        }));
    }
    tx.commit().await?;
    found.sort_by_key(|it| std::cmp::Reverse(it.line.at));
    found.truncate(MOST);
    Ok(found)
}

/// The longest text to look for, in characters.
const MOST_WORDS: usize = 100;
