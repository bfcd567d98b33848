//! Moderators: who was complained about, and what was said there. Nobody reads a channel without a
//! report of it, and whoever opens one has done so for ever: it is written down, and at the end of
//! the game those who belong to the channel are told.
//!
#![doc = include_str!("moderate.md")]

mod opened;

use sea_orm::sea_query::{OnConflict, Query, SelectStatement};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect,
    Set, Unchanged,
};

pub use opened::opened_report;

use super::evidence::{TableThen, kept_lines};
use super::say::written;
use super::{Audience, ReportRow};
use crate::accounts::is_moderator;
use crate::damage::readable;
use crate::entities::{
    Secret, report as entity, report_note, report_opening, seat, seat_holder, table,
};
use crate::{Error, Platform, TableId, UserId};

/// The longest list, and the most lines of a channel.
const MOST: u64 = 200;

/// The complaints that this moderator may deal with, those that nobody has dealt with first. What
/// was said, by whom and among whom is told to those who open one.
///
/// # Errors
/// [`Error::NotModerator`].
pub async fn reports(platform: &Platform, moderator: UserId) -> Result<Vec<ReportRow>, Error> {
    let tx = platform.database().snapshot().await?;
    permit(&tx, moderator).await?;
    let all = entity::Entity::find()
        .filter(others_business(moderator))
        .order_by_asc(entity::Column::ResolvedAt.is_not_null())
        .order_by_desc(entity::Column::At)
        .limit(MOST);
    let rows: Vec<entity::Model> = readable(&tx, all).await?;
    let tables =
        table::Entity::find().filter(table::Column::Id.is_in(rows.iter().map(|it| it.table_id)));
    let tables: Vec<table::Model> = readable(&tx, tables).await?;
    let opened = report_opening::Entity::find()
        .filter(report_opening::Column::By.eq(moderator))
        .filter(report_opening::Column::ReportId.is_in(rows.iter().map(|it| it.id.clone())))
        .all(&tx)
        .await?;
    tx.commit().await?;
    let row = |it: entity::Model| {
        let table = tables.iter().find(|table| table.id == it.table_id);
        // One that is damaged says so to whoever opens it.
        let then = TableThen::read(&it).ok().flatten();
        if then.as_ref().is_some_and(|it| it.seats(moderator)) {
            return None;
        }
        let then = then.map(|it| it.name);
        let now = table.map(|it| it.name.clone());
        Some(ReportRow {
            opened: opened.iter().any(|opening| opening.report_id == it.id),
            table_name: then.or(now).unwrap_or_default(),
            id: it.id,
            table: it.table_id,
            at: it.at,
            resolved_at: it.resolved_at,
        })
    };
    Ok(rows.into_iter().filter_map(row).collect())
}

/// Opens a report. That this moderator did so stays written down.
///
/// # Errors
/// [`Error::NotModerator`], [`Error::NoSuchReport`], also for one about a table at which the
/// moderator sits.
pub async fn open_report(platform: &Platform, moderator: UserId, id: &str) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    permit(&tx, moderator).await?;
    let row = find(&tx, moderator, id).await?;
    let opening = report_opening::ActiveModel {
        report_id: Set(row.id),
        by: Set(moderator),
        at: Set(platform.now()),
    };
    let key = [report_opening::Column::ReportId, report_opening::Column::By];
    let once = OnConflict::columns(key).do_nothing().to_owned();
    report_opening::Entity::insert(opening)
        .on_conflict(once)
        .exec_without_returning(&tx)
        .await?;
    tx.commit().await?;
    tracing::warn!(report = %id, user = %moderator, "a report was opened");
    Ok(())
}

/// Notes down what came of a report that one has opened. What was noted before stays; the same
/// words of the same moderator once more are the same note.
///
/// # Errors
/// As [`opened_report`], and [`Error::Invalid`] for the note, which must say something.
pub async fn resolve_report(
    platform: &Platform,
    moderator: UserId,
    id: &str,
    note: &str,
) -> Result<(), Error> {
    let note = written(note, 1)?;
    let tx = platform.database().write().await?;
    permit(&tx, moderator).await?;
    find(&tx, moderator, id).await?;
    let opening = report_opening::Entity::find_by_id((id.to_owned(), moderator));
    if opening.one(&tx).await?.is_none() {
        return Err(Error::NoSuchReport);
    }
    let now = platform.now();
    // Of two moderators at once the other waits for this row: their notes have different numbers.
    let row = entity::ActiveModel {
        id: Unchanged(id.to_owned()),
        resolved_at: Set(Some(now)),
        ..Default::default()
    };
    entity::Entity::update(row).exec(&tx).await?;
    let last = notes_of(&tx, id).await?.pop();
    let again = |it: &report_note::Model| it.by == moderator && it.text.0 == note;
    if last.as_ref().is_some_and(again) {
        return Ok(());
    }
    let note = report_note::ActiveModel {
        report_id: Set(id.to_owned()),
        number: Set(last.map_or(0, |it| it.number) + 1),
        by: Set(moderator),
        at: Set(now),
        text: Set(Secret(note)),
    };
    report_note::Entity::insert(note)
        .exec_without_returning(&tx)
        .await?;
    tx.commit().await?;
    Ok(())
}

/// Returns all notes on a report, the oldest first.
async fn notes_of(db: &impl ConnectionTrait, id: &str) -> Result<Vec<report_note::Model>, Error> {
    let notes = report_note::Entity::find()
        .filter(report_note::Column::ReportId.eq(id))
        .order_by_asc(report_note::Column::Number);
    Ok(readable(db, notes).await?)
}

/// Returns when a moderator first read this channel, if one did.
pub async fn read_at(
    db: &impl ConnectionTrait,
    table: TableId,
    audience: &Audience,
) -> Result<Option<i64>, Error> {
    let first = report_opening::Entity::find()
        .find_also_related(entity::Entity)
        .filter(entity::Column::TableId.eq(table))
        .filter(entity::Column::Audience.eq(audience.to_string()))
        .order_by_asc(report_opening::Column::At)
        .one(db)
        .await?;
    Ok(first.map(|(it, _)| it.at))
}

/// Tells whether this person has read anything at this table as a moderator.
pub async fn has_read(
    db: &impl ConnectionTrait,
    table: TableId,
    user: UserId,
) -> Result<bool, Error> {
    let opened = report_opening::Entity::find()
        .find_also_related(entity::Entity)
        .filter(report_opening::Column::By.eq(user))
        .filter(entity::Column::TableId.eq(table));
    Ok(opened.one(db).await?.is_some())
}

async fn permit(db: &impl ConnectionTrait, user: UserId) -> Result<(), Error> {
    if is_moderator(db, user).await? {
        Ok(())
    } else {
        Err(Error::NotModerator)
    }
}

/// Reports of tables at which this moderator neither sits nor has ever sat, nor is spoken of.
fn others_business(moderator: UserId) -> Condition {
    Condition::all()
        .add(entity::Column::By.ne(moderator))
        .add(entity::Column::About.ne(moderator))
        .add(entity::Column::TableId.not_in_subquery(tables_of(moderator)))
        .add(entity::Column::TableId.not_in_subquery(tables_once_of(moderator)))
}

fn tables_of(user: UserId) -> SelectStatement {
    Query::select()
        .column(seat::Column::TableId)
        .from(seat::Entity)
        .and_where(seat::Column::UserId.eq(user))
        .to_owned()
}

fn tables_once_of(user: UserId) -> SelectStatement {
    Query::select()
        .column(seat_holder::Column::TableId)
        .from(seat_holder::Entity)
        .and_where(seat_holder::Column::UserId.eq(user))
        .to_owned()
}

async fn find(
    db: &impl ConnectionTrait,
    moderator: UserId,
    id: &str,
) -> Result<entity::Model, Error> {
    let row = entity::Entity::find_by_id(id)
        .filter(others_business(moderator))
        .one(db)
        .await?
        .ok_or(Error::NoSuchReport)?;
    match TableThen::read(&row)? {
        Some(scene) if scene.seats(moderator) => Err(Error::NoSuchReport),
        _ => Ok(row),
    }
}

/// The id of the line that was complained about: the last of those that went along.
pub(super) fn in_question(row: &entity::Model) -> Result<Option<String>, Error> {
    Ok(kept_lines(row)?.into_iter().next_back().map(|it| it.id))
}
