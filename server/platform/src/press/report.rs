//! Complaining about a line to those who run the place.

use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, QueryOrder, Set};
use serde_json::json;

use super::lines::{audible, find, latest, retold};
use super::listener::Listener;
use super::say::written;
use super::{Report, Who};
use crate::entities::{Secret, line, report as entity, user};
use crate::{Error, Platform, UserId, random};

/// How many lines go along: the one in question and those before it.
const ALONG: u64 = 10;

/// Stores a complaint about a line, with what was said before it, as the complainer could read it:
/// those who run the place read this and nothing else. One's own line is [`Error::Malformed`].
///
/// # Errors
/// Besides that [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::NoSuchChannel`],
/// [`Error::NoSuchLine`], [`Error::Invalid`].
pub async fn report(
    platform: &Platform,
    who: Who<'_>,
    (channel, id): (&str, &str),
    words: &str,
) -> Result<(), Error> {
    let user = who.user.ok_or(Error::NotSeated)?;
    let words = written(words, 0)?;
    let tx = platform.database().write().await?;
    let listener = Listener::find(&tx, who).await?;
    let audience = listener.channel(channel)?;
    let about = find(&tx, &listener, &audience, id).await?;
    if about.by == user {
        return Err(Error::Malformed);
    }
    let before = audible(&listener, &audience).filter(line::Column::Number.lte(about.number));
    let rows = latest(&tx, before, ALONG).await?;
    let texts: Vec<String> = rows.iter().map(|it| it.text.0.clone()).collect();
    // What the complainer has folded away is in question all the same.
    let told = retold(&tx, &listener, &audience, rows).await?;
    let lines = told.iter().zip(texts).map(|(it, text)| {
        json!({"id": it.id, "seat": it.seat, "name": it.name, "at": it.at, "text": text})
    });
    let lines = serde_json::Value::Array(lines.collect()).to_string();
    let row = entity::ActiveModel {
        id: Set(random::token::<16>()),
        table_id: Set(who.table),
        audience: Set(audience.to_string()),
        by: Set(user),
        about: Set(about.by),
        words: Set(Secret(words)),
        lines: Set(Secret(lines)),
        at: Set(platform.now()),
    };
    let row = row.insert(&tx).await?;
    tx.commit().await?;
    tracing::warn!(report = %row.id, table = %who.table, "a line was reported");
    Ok(())
}

/// All complaints, the latest first: for the operator alone, no request leads here.
///
/// # Errors
/// [`Error::Internal`] only.
pub async fn reports(platform: &Platform) -> Result<Vec<Report>, Error> {
    let tx = platform.database().snapshot().await?;
    let rows = entity::Entity::find()
        .order_by_desc(entity::Column::At)
        .all(&tx)
        .await?;
    let people = rows.iter().flat_map(|it| [it.by, it.about]);
    let people = user::Entity::find().filter(user::Column::Id.is_in(people));
    let people = people.all(&tx).await?;
    tx.commit().await?;
    let name = |id: UserId| {
        let found = people.iter().find(|it| it.id == id);
        found.map(|it| it.name.clone()).unwrap_or_default()
    };
    let report = |it: entity::Model| {
        Ok(Report {
            audience: it.audience.parse().map_err(Error::internal)?,
            by: name(it.by),
            about: name(it.about),
            id: it.id,
            table: it.table_id,
            words: it.words.0,
            lines: it.lines.0,
            at: it.at,
        })
    };
    rows.into_iter().map(report).collect()
}
