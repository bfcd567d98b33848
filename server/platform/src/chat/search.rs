//! Finding what was said.

use sea_orm::{ColumnTrait, ConnectionTrait, QueryFilter, Select};

use super::audible::{audible, latest};
use super::lines::shown;
use super::listener::Listener;
use super::{Found, Who};
use crate::entities::line;
use crate::{Error, Platform};

/// The most lines that are found.
const MOST: usize = 50;

/// So many lines are read at once,
const PAGE: u64 = 200;
/// so many of one channel,
const OF_ONE: u64 = 2_000;
/// and so many of all.
const OF_ALL: u64 = 10_000;
/// The longest text to look for, in characters.
const MOST_WORDS: usize = 100;

/// The lines that hold these words, in whatever this person may read, the latest first. Capitals
/// make no difference. Folded lines are not searched, nor what was said very long ago.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`] also for those who are not signed in.
pub async fn search(platform: &Platform, who: Who<'_>, words: &str) -> Result<Vec<Found>, Error> {
    if who.user.is_none() {
        return Err(Error::NotSeated);
    }
    let wanted = words.trim().to_lowercase();
    let tx = platform.database().snapshot().await?;
    let listener = Listener::find(&tx, who).await?;
    let mut found = Vec::new();
    if wanted.is_empty() || wanted.chars().count() > MOST_WORDS {
        return Ok(found);
    }
    let mut left = OF_ALL;
    for audience in listener.channels(&tx).await? {
        // Not in the database: SQLite knows the capitals of ASCII only.
        let fits =
            |it: &line::Model| !listener.mutes(it.by) && it.text.0.to_lowercase().contains(&wanted);
        let lines = pages(&tx, audible(&listener, &audience), (&mut left, &fits)).await?;
        let shown_lines = shown(&tx, &listener, &audience, lines).await?;
        found.extend(shown_lines.into_iter().map(|line| Found {
            audience: audience.clone(),
            line,
        }));
    }
    tx.commit().await?;
    found.sort_by_key(|it| std::cmp::Reverse(it.line.at));
    found.truncate(MOST);
    Ok(found)
}

/// The latest of these lines that fit, the oldest first; reads back page by page until there are
/// enough, and takes what it reads from `left`.
async fn pages(
    db: &impl ConnectionTrait,
    lines: Select<line::Entity>,
    (left, fits): (&mut u64, &impl Fn(&line::Model) -> bool),
) -> Result<Vec<line::Model>, Error> {
    let mut found = Vec::new();
    let (mut here, mut first) = (OF_ONE, i64::MAX);
    while found.len() < MOST && here > 0 && *left > 0 {
        let most = PAGE.min(here).min(*left);
        let earlier = lines.clone().filter(line::Column::Number.lt(first));
        let page = latest(db, earlier, most).await?;
        let Some(oldest) = page.first() else { break };
        first = oldest.number;
        here -= most;
        *left -= most;
        found.extend(page.into_iter().rev().filter(fits));
    }
    found.truncate(MOST);
    found.reverse();
    Ok(found)
}
