//! The games of the export: the record of what is over; of what still runs, what the person's own
//! seats see.

use std::collections::BTreeSet;

use sea_orm::sea_query::Query;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect};
use serde_json::{Value, json};
use tabletop::{AnyValue, Seat};

use super::{instant, read};
use crate::entities::{entry, packed, seat, seat_holder, table};
use crate::tables::{self, Look, Occupant, Rows, Status, TablePage};
use crate::{Error, Platform, TableId, UserId};

/// A game as its person may keep it.
pub struct Game {
    pub summary: Value,
    /// In the game's own notation, once it is over.
    pub record: Option<String>,
}

/// The tables at which this person sits or has played, and those that they own.
pub async fn of(platform: &Platform, user: UserId) -> Result<BTreeSet<TableId>, Error> {
    let tx = platform.database().snapshot().await?;
    let seated = seat::Entity::find()
        .select_only()
        .column(seat::Column::TableId)
        .filter(seat::Column::UserId.eq(user))
        .into_tuple::<TableId>()
        .all(&tx)
        .await?;
    let owned = table::Entity::find()
        .select_only()
        .column(table::Column::Id)
        .filter(table::Column::Owner.eq(user))
        .into_tuple::<TableId>()
        .all(&tx)
        .await?;
    let played = entry::Entity::find()
        .select_only()
        .column(entry::Column::TableId)
        .distinct()
        .filter(entry::Column::By.eq(user))
        .into_tuple::<TableId>()
        .all(&tx)
        .await?;
    // The entries of games that are over may be packed.
    let packed = Query::select()
        .column(packed::Column::TableId)
        .from(packed::Entity)
        .to_owned();
    let held = seat_holder::Entity::find()
        .select_only()
        .column(seat_holder::Column::TableId)
        .filter(seat_holder::Column::UserId.eq(user))
        .filter(seat_holder::Column::TableId.in_subquery(packed))
        .into_tuple::<TableId>()
        .all(&tx)
        .await?;
    tx.commit().await?;
    let all = seated.into_iter().chain(owned).chain(played).chain(held);
    Ok(all.collect())
}

pub async fn game(platform: &Platform, user: UserId, table: TableId) -> Result<Game, Error> {
    let answers = answers(platform.database().reader(), user, table).await;
    let (answers, unreadable) = match answers {
        Ok(answers) => (answers, false),
        Err(error) => (Vec::new(), log_unreadable(table, &error)),
    };
    let alone = |unreadable: bool| Game {
        summary: json!({"id": table.to_string(), "answers": answers, "unreadable": unreadable}),
        record: None,
    };
    match whole(platform, user, table, &answers).await {
        Ok(mut game) if unreadable => {
            game.summary["unreadable"] = json!(true);
            Ok(game)
        }
        Ok(game) => Ok(game),
        // Somebody else has their seat now, at a table that is not open.
        Err(Error::NoSuchTable | Error::NotSeated) => Ok(alone(unreadable)),
        // Of one game that does not read any more the others are not kept back.
        Err(error) => Ok(alone(log_unreadable(table, &error))),
    }
}

/// Says in the log that a game cannot be taken along.
fn log_unreadable(table: TableId, error: &Error) -> bool {
    tracing::error!(%table, %error, "a game cannot be exported whole");
    true
}

async fn whole(
    platform: &Platform,
    user: UserId,
    table: TableId,
    answers: &[Value],
) -> Result<Game, Error> {
    let page = tables::page(platform, Some(user), table, Look::default()).await?;
    let record = tables::record(platform, Some(user), table, None).await?;
    let mut sights = Vec::new();
    if record.is_none() {
        for &seat in &page.my_seats {
            let look = Look {
                seat: Some(seat),
                ..Look::default()
            };
            let page = tables::page(platform, Some(user), table, look).await?;
            sights.push(sight(seat, &page)?);
        }
    }
    let listing = &page.listing;
    let summary = json!({
        "id": table.to_string(),
        "name": listing.name,
        "game": listing.kind,
        "setup": read(&listing.setup)?,
        "status": status(listing.status),
        "created_at": instant(listing.created_at),
        "seats": listing.seats.iter().map(|it| json!({
            "seat": it.seat.0,
            "occupant": occupant(&it.occupant),
        })).collect::<Vec<_>>(),
        "own_seats": page.my_seats.iter().map(|it| it.0).collect::<Vec<_>>(),
        "answers": answers,
        "seen": sights,
    });
    Ok(Game { summary, record })
}

/// Everything that this person has answered at the table.
async fn answers(
    db: &impl ConnectionTrait,
    user: UserId,
    table: TableId,
) -> Result<Vec<Value>, Error> {
    let Some(mut table) = table::Entity::find_by_id(table).one(db).await? else {
        return Ok(Vec::new());
    };
    let rows = Rows::of(db, &mut table).await?;
    let all = rows.entries(db, (0, i64::MAX)).await?.into_iter();
    let given = all.filter(|it| it.by == Some(user) && it.decision.is_some());
    let answer = |it: entry::Model| {
        let action = it.action.as_ref().map(|it| read(&it.0)).transpose()?;
        Ok(json!({"seq": it.seq, "at": instant(it.at), "seat": it.seat, "answer": action}))
    };
    given.map(answer).collect()
}

/// The game as a seat of the person's sees it now.
fn sight(seat: Seat, page: &TablePage) -> Result<Value, Error> {
    let event = |it: &tables::LogEntry| {
        Ok::<_, Error>(json!({"seq": it.seq, "at": instant(it.at), "event": as_json(&it.event)?}))
    };
    let log = page.log.iter().map(event).collect::<Result<Vec<_>, _>>()?;
    Ok(json!({
        "seat": seat.0,
        "revision": page.seq,
        "view": page.view.as_ref().map(as_json).transpose()?,
        "questions": page.prompts.as_ref().map_or_else(|| Ok(json!([])), as_json)?,
        "log": log,
    }))
}

/// A value of a game, as JSON.
fn as_json(value: &AnyValue) -> Result<Value, Error> {
    read(&value.json().map_err(Error::internal)?)
}

const fn status(status: Status) -> &'static str {
    match status {
        Status::Gathering => "gathering",
        Status::Running => "running",
        Status::Over => "over",
    }
}

fn occupant(occupant: &Occupant) -> Value {
    match occupant {
        Occupant::Nobody => Value::Null,
        Occupant::Person { name, me } => json!({"name": name.known(), "me": me}),
        Occupant::Computer => json!("computer"),
        Occupant::Deleted => json!("deleted"),
    }
}
