//! The lines that are said in the hall, as onlookers hear them: made once for all who hear the same.

mod onlookers;

use std::sync::{Arc, OnceLock};

use super::news::{news, news_of_many};
use super::{Audience, News, Who};
use crate::{ChatNotice, Error, Platform, Recent, TableId};
use onlookers::Onlookers;

/// The news that a listener learns.
#[derive(Debug)]
pub struct SharedNews {
    news: News,
    sent: OnceLock<String>,
}

impl SharedNews {
    const fn new(news: News) -> Self {
        let sent = OnceLock::new();
        Self { news, sent }
    }

    pub const fn news(&self) -> &News {
        &self.news
    }

    /// The news as they travel, written once for all who are told the same.
    pub fn sent(&self, write: impl FnOnce(&News) -> String) -> &str {
        self.sent.get_or_init(|| write(&self.news))
    }
}

/// `None` where nothing reaches them.
type MaybeNews = Option<Arc<SharedNews>>;

/// A line of a table's hall.
type Line = (TableId, i64);

/// The group of those who are told the same.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Group {
    /// Everybody without an account, and without an invitation or with this one.
    Nameless(Option<String>),
    /// Everybody with an account who has read as far as this line.
    Read(i64),
}

/// The news that was made of the last lines, until something else is said at their table.
#[derive(Default)]
pub struct HallNews {
    news: Recent<(Line, Group), MaybeNews>,
    onlookers: Recent<Line, Arc<Onlookers>>,
}

impl HallNews {
    /// To be called after the commit and before anybody hears of it.
    pub(crate) fn forget(&self, table: TableId) {
        self.news.forget(|(line, _)| line.0 == table);
        self.onlookers.forget(|line| line.0 == table);
    }
}

/// As [`news`](super::news()). Onlookers mostly hear the same as others: the first of them looks, and
/// the others wait for it.
///
/// # Errors
/// As [`news`](super::news()).
pub async fn heard(
    platform: &Platform,
    who: Who<'_>,
    line: &ChatNotice,
) -> Result<MaybeNews, Error> {
    if line.audience != Audience::Hall || who.seat.is_some() {
        return alone(platform, who, line).await;
    }
    let Some(user) = who.user else {
        // Whoever needs no invitation hears the same with one.
        let uninvited = Who {
            invitation: None,
            ..who
        };
        return match nameless(platform, uninvited, line).await {
            Err(Error::NoSuchTable) if who.invitation.is_some() => {
                nameless(platform, who, line).await
            }
            heard => heard,
        };
    };
    let (hall_news, key) = (platform.hub().hall_news(), (line.table, line.number));
    let find = || async { Onlookers::of(platform, line.table).await.map(Arc::new) };
    let now = platform.now();
    let onlookers = hall_news.onlookers.find((key, now), find).await?;
    let Some(read) = onlookers.read(user) else {
        return alone(platform, who, line).await;
    };
    let make = || async { Ok(shared(news_of_many(platform, read, line).await?)) };
    let group = Group::Read(read);
    Box::pin(hall_news.news.find(((key, group), now), make)).await
}

/// For somebody without an account.
async fn nameless(
    platform: &Platform,
    who: Who<'_>,
    line: &ChatNotice,
) -> Result<MaybeNews, Error> {
    let key = (line.table, line.number);
    let group = Group::Nameless(who.invitation.map(str::to_owned));
    let make = || alone(platform, who, line);
    let shared = &platform.hub().hall_news().news;
    Box::pin(shared.find(((key, group), platform.now()), make)).await
}

async fn alone(platform: &Platform, who: Who<'_>, line: &ChatNotice) -> Result<MaybeNews, Error> {
    Box::pin(news(platform, who, line)).await.map(shared)
}

fn shared(news: Option<News>) -> MaybeNews {
    news.map(SharedNews::new).map(Arc::new)
}
