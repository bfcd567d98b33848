//! Complaining about a line to those who run the place.

use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, PaginatorTrait, QueryFilter, Set};

use super::audible::{audible, find, latest};
use super::evidence::{KeptLine, TableThen, plans, versions};
use super::lines::shown;
use super::listener::Listener;
use super::moderate::in_question;
use super::say::written;
use super::{Audience, Who};
use crate::database::Transaction;
use crate::entities::{Secret, line, report as entity};
use crate::text::invalid;
use crate::time::DAY;
use crate::{Error, Field, Platform, Problem, UserId, random};

/// The number of lines that go along: the one in question and those before it.
const ALONG: u64 = 10;
/// So many complaints somebody may make in a day.
const MOST: u64 = 10;

/// Stores a complaint about a line, with what was said before it, as the complainer could read it:
/// see [`super::open_report`] for who reads it. One's own line is [`Error::Malformed`].
/// A line of which a complaint of theirs is still open needs no other; once somebody has looked at
/// it there is no second one: [`Error::ReportedBefore`].
///
/// # Errors
/// Besides that [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::NoSuchChannel`],
/// [`Error::NoSuchLine`], [`Error::Invalid`]; with [`Problem::TooOften`] for the eleventh in a day.
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
    match before(&tx, user, &about).await? {
        Some(entity::Model {
            resolved_at: None, ..
        }) => return Ok(()),
        Some(_) => return Err(Error::ReportedBefore),
        None => {}
    }
    let today = entity::Entity::find()
        .filter(entity::Column::By.eq(user))
        .filter(entity::Column::At.gt(platform.now() - DAY));
    if today.count(&tx).await? >= MOST {
        return Err(invalid(Field::Line, Problem::TooOften));
    }
    let context = audible(&listener, &audience).filter(line::Column::Number.lte(about.number));
    let rows = latest(&tx, context, ALONG).await?;
    let lines = evidence(&tx, (&listener, &audience), rows).await?;
    let row = entity::ActiveModel {
        id: Set(random::token::<16>()),
        table_id: Set(who.table),
        audience: Set(audience.to_string()),
        by: Set(user),
        about: Set(about.by),
        words: Set(Secret(words)),
        lines: Set(Secret(lines)),
        at: Set(platform.now()),
        resolved_at: Set(None),
        table_then: Set(Some(TableThen::of(&tx, &listener.table).await?.write()?)),
    };
    let row = row.insert(&tx).await?;
    tx.commit().await?;
    tracing::warn!(report = %row.id, table = %who.table, "a line was reported");
    Ok(())
}

/// These lines with all that moderators need to know of them, as JSON.
async fn evidence(
    tx: &Transaction,
    (listener, audience): (&Listener, &Audience),
    rows: Vec<line::Model>,
) -> Result<String, Error> {
    let mut versions = versions(tx, &rows).await?;
    let mut plans = plans(tx, &rows).await?;
    // What the complainer has folded away is in question all the same.
    let lines = shown(tx, listener, audience, rows.clone()).await?;
    let lines = lines.into_iter().zip(rows).map(|(it, row)| {
        let earlier = versions.remove(&row.number).unwrap_or_default();
        KeptLine {
            name: it.name.known().map(str::to_owned),
            id: it.id,
            seat: it.seat,
            by: Some(row.by.0),
            at: it.at,
            text: row.text.0,
            earlier: earlier.into_iter().map(|it| it.text.0).collect(),
            plan: plans.remove(&row.number),
        }
    });
    let lines: Vec<KeptLine> = lines.collect();
    serde_json::to_string(&lines).map_err(Error::internal)
}

/// The complaint that this person has made about this line already.
async fn before(
    tx: &Transaction,
    user: UserId,
    about: &line::Model,
) -> Result<Option<entity::Model>, Error> {
    let made = entity::Entity::find()
        .filter(entity::Column::By.eq(user))
        .filter(entity::Column::TableId.eq(about.table_id))
        .filter(entity::Column::Audience.eq(&about.audience))
        .all(tx)
        .await?;
    for row in made {
        if in_question(&row)?.as_deref() == Some(&*about.id) {
            return Ok(Some(row));
        }
    }
    Ok(None)
}
