//! The lines of a channel, as one listener may read them.

use std::collections::HashMap;

use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};

use super::audible::{audible, find, latest};
use super::listener::Listener;
use super::proposals::{judge, proposals};
use super::unread::marked;
use super::{Audience, Line, Quote, Who};
use crate::accounts::PastNames;
use crate::entities::table::Status;
use crate::entities::{line, number, user};
use crate::tables::Name;
use crate::{Error, Platform, UserId};

/// The number of lines that are read at once.
pub const PAGE: u64 = 50;
/// The part of a quoted line that is told, in characters.
const EXCERPT: usize = 160;

/// The last lines of a channel, or those before the line `before`: at most fifty, the oldest
/// first.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::NoSuchChannel`], [`Error::NoSuchLine`].
pub async fn lines(
    platform: &Platform,
    who: Who<'_>,
    channel: &str,
    before: Option<&str>,
) -> Result<Vec<Line>, Error> {
    let tx = platform.database().snapshot().await?;
    let listener = Listener::find(&tx, who).await?;
    let audience = listener.channel(channel)?;
    let mut wanted = audible(&listener, &audience);
    if let Some(id) = before {
        let first = find(&tx, &listener, &audience, id).await?;
        wanted = wanted.filter(line::Column::Number.lt(first.number));
    }
    let found = latest(&tx, wanted, PAGE).await?;
    let mut lines = shown(&tx, &listener, &audience, found).await?;
    judge(platform, &tx, &listener, &mut lines).await?;
    tx.commit().await?;
    Ok(lines)
}

/// These lines of one channel, as the listener may know them.
pub async fn shown(
    db: &impl ConnectionTrait,
    listener: &Listener,
    audience: &Audience,
    found: Vec<line::Model>,
) -> Result<Vec<Line>, Error> {
    let quoted = found.iter().filter_map(|it| it.quote.clone());
    let quoted = audible(listener, audience)
        .filter(line::Column::Id.is_in(quoted))
        .all(db)
        .await?;
    let (masks, status) = (listener.table.masks, listener.table.status);
    let ended = status == Status::Over;
    let then = ended.then_some(listener.table.changed_at);
    let names = names(db, found.iter().chain(&quoted), then).await?;
    let name =
        |by: UserId| Name::behind(masks, status, names.get(&by).cloned().unwrap_or_default());
    let quote = |id: &str| {
        let line = quoted.iter().find(|it| it.id == id)?;
        let text = if listener.mutes(line.by) {
            String::new()
        } else {
            line.text.0.chars().take(EXCERPT).collect()
        };
        Some(Quote {
            id: line.id.clone(),
            seat: line.seat.map(number),
            name: name(line.by),
            text,
        })
    };
    let mark = marked(db, listener, audience).await?;
    let mut plans = proposals(db, (listener, audience), &found).await?;
    let mut line = |it: line::Model| {
        let mine = listener.is_mine(it.by, it.seat);
        let muted = listener.mutes(it.by);
        Line {
            seat: it.seat.map(number),
            name: name(it.by),
            mine,
            muted,
            text: if muted { String::new() } else { it.text.0 },
            quote: it.quote.as_deref().filter(|_| !muted).and_then(quote),
            proposal: plans.remove(&it.number).filter(|_| !muted),
            // How far a game has come that they see late, its gallery does not tell either.
            seq: listener.horizon().map_or(it.seq, |late| it.seq.min(late)),
            at: it.at,
            edited: it.edited_at,
            unread: !mine && !muted && it.number > mark,
            id: it.id,
        }
    };
    Ok(found.into_iter().map(&mut line).collect())
}

async fn names(
    db: &impl ConnectionTrait,
    lines: impl Iterator<Item = &line::Model>,
    then: Option<i64>,
) -> Result<HashMap<UserId, String>, Error> {
    let mut authors: Vec<UserId> = lines.map(|it| it.by).collect();
    authors.sort_unstable();
    authors.dedup();
    let found = user::Entity::find().filter(user::Column::Id.is_in(authors));
    let found = found.all(db).await?;
    let past = match then {
        Some(_) => PastNames::of(db, found.iter().map(|it| it.id)).await?,
        None => PastNames::default(),
    };
    let named = |it: &user::Model| Some((it.id, past.name(it.into(), then)?));
    Ok(found.iter().filter_map(named).collect())
}
