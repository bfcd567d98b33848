//! The news that an open stream passes on: to those who belong to a channel, and to nobody else.

use sea_orm::{ColumnTrait, Condition, ConnectionTrait, PaginatorTrait, QueryFilter};

use super::audible::{audible, latest};
use super::channels::channel;
use super::lines::shown;
use super::listener::Listener;
use super::proposals::{changed, judge};
use super::{News, Who};
use crate::entities::line;
use crate::{ChatNotice, Error, Platform};

/// The number of last lines that come with the news.
const LAST: u64 = 10;

/// Returns what this listener learns of something that was said; `None` if it is nothing.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`].
pub async fn news(
    platform: &Platform,
    who: Who<'_>,
    line: &ChatNotice,
) -> Result<Option<News>, Error> {
    let tx = platform.database().snapshot().await?;
    let listener = Listener::find(&tx, who).await?;
    let news = news_of(platform, &tx, &listener, line).await?;
    tx.commit().await?;
    Ok(news)
}

/// The same for everybody who looks on with an account and has read the hall so far.
///
/// # Errors
/// [`Error::NoSuchTable`].
pub async fn news_of_many(
    platform: &Platform,
    read: i64,
    line: &ChatNotice,
) -> Result<Option<News>, Error> {
    let tx = platform.database().snapshot().await?;
    let listener = Listener::onlooker(&tx, line.table, read).await?;
    let news = news_of(platform, &tx, &listener, line).await?;
    tx.commit().await?;
    Ok(news)
}

async fn news_of(
    platform: &Platform,
    tx: &impl ConnectionTrait,
    listener: &Listener,
    line: &ChatNotice,
) -> Result<Option<News>, Error> {
    if !listener.belongs(&line.audience) {
        return Ok(None);
    }
    let lines = audible(listener, &line.audience);
    let this = lines.clone().filter(line::Column::Number.eq(line.number));
    let Some(this) = this.one(tx).await? else {
        return Ok(None);
    };
    let found = latest(tx, lines, LAST).await?;
    // An answer to a plan is told with its line, which may lie further back.
    let earlier = !found.iter().any(|it| it.number == this.number);
    let earlier = if earlier { vec![this] } else { Vec::new() };
    let mut lines = shown(tx, listener, &line.audience, found).await?;
    judge(platform, tx, listener, &mut lines).await?;
    let mut earlier = shown(tx, listener, &line.audience, earlier).await?;
    judge(platform, tx, listener, &mut earlier).await?;
    let channel = channel(tx, listener, line.audience.clone()).await?;
    Ok(Some(News {
        channel,
        lines,
        changed: earlier.pop(),
    }))
}

/// Tells whether anything was said to this listener, or changed, since that instant, in milliseconds since 1970: for
/// those who have missed some notices, which may have been about others.
///
/// # Errors
/// As [`news`].
pub async fn has_news(platform: &Platform, who: Who<'_>, since: i64) -> Result<bool, Error> {
    let tx = platform.database().snapshot().await?;
    let listener = Listener::find(&tx, who).await?;
    for audience in listener.channels(&tx).await? {
        let fresh = Condition::any()
            .add(line::Column::At.gte(since))
            .add(line::Column::EditedAt.gte(since));
        let new = audible(&listener, &audience).filter(fresh);
        let answered = changed(&tx, (&listener, &audience), since).await?;
        if answered || new.count(&tx).await? > 0 {
            return Ok(true);
        }
    }
    Ok(false)
}
