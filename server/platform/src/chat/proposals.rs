//! Plans that come with a line: promises for the round that is played. What they mean is the
//! game's own JSON; nobody is made to keep them. They belong to their line: whoever may read that
//! sees the plan, the answers and what was kept, and nobody else learns that there is one.
//!
#![doc = include_str!("proposals.md")]

mod answer;
mod judge;

use std::collections::HashMap;

use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, PaginatorTrait, QueryFilter,
    QueryOrder, Set,
};
use tabletop::Seat;

use super::audible::audible;
use super::chapter::chapter;
use super::listener::Listener;
use super::{Audience, Proposal};
use crate::database::Transaction;
use crate::entities::table::Status;
use crate::entities::{SHAPE, Secret, line, number, proposal, proposal_answer};
use crate::tables::{consult, game_of};
use crate::{Error, Platform, TableId};
pub use answer::answer_proposal;
pub use judge::judge;

/// The longest plan, in bytes of JSON.
pub const LONGEST: usize = 8 * 1024;
/// So many a seat may propose in one round.
const MOST: u64 = 30;

/// Stores the plan that comes with this line, if those who belong to the channel can promise each
/// other that now.
///
/// # Errors
/// [`Error::NotSeated`], [`Error::NotRunning`], [`Error::TooLarge`], [`Error::TooManyProposals`],
/// [`Error::Malformed`]; [`Error::Illegal`] with the game's own reason.
pub async fn propose(
    platform: &Platform,
    tx: &Transaction,
    (listener, audience): (&Listener, &Audience),
    (line, plan): (&line::Model, &str),
) -> Result<(), Error> {
    let table = &listener.table;
    let seat = listener.seat.ok_or(Error::NotSeated)?;
    let parties = match audience {
        Audience::Hall => listener.all_seats(),
        Audience::Seats(seats) => seats.clone(),
        Audience::Gallery => return Err(Error::NotSeated),
    };
    let (Status::Running, Some(state)) = (table.status, &table.state) else {
        return Err(Error::NotRunning);
    };
    if plan.len() > LONGEST {
        return Err(Error::TooLarge);
    }
    let chapter = i64::from(chapter(tx, table.id).await?);
    let before = proposal::Entity::find()
        .filter(proposal::Column::TableId.eq(table.id))
        .filter(proposal::Column::Seat.eq(i16::from(seat.0)))
        .filter(proposal::Column::Chapter.eq(chapter));
    if before.count(tx).await? >= MOST {
        return Err(Error::TooManyProposals);
    }
    let game = game_of(platform, table)?;
    let content = consult(&table.kind, || game.check_plan(&state.0, &parties, plan))?;
    let row = proposal::ActiveModel {
        table_id: Set(table.id),
        audience: Set(line.audience.clone()),
        number: Set(line.number),
        seat: Set(seat.0.into()),
        chapter: Set(chapter),
        shape: Set(SHAPE),
        content: Set(Secret(content)),
        withdrawn_at: Set(None),
        changed_at: Set(line.at),
    };
    row.insert(tx).await?;
    Ok(())
}

/// Tells whether this line came with this plan, or with none where there is none: so that the same line sent again is
/// the same.
pub async fn came_with(
    tx: &Transaction,
    line: &line::Model,
    plan: Option<&str>,
) -> Result<bool, Error> {
    let there = at(line.table_id, &line.audience, line.number)
        .one(tx)
        .await?;
    let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).ok();
    Ok(match (there, plan) {
        (None, None) => true,
        (Some(row), Some(plan)) => read(&row.content.0).is_some_and(|it| read(plan) == Some(it)),
        (None, Some(_)) | (Some(_), None) => false,
    })
}

fn at(table: TableId, audience: &str, number: i64) -> sea_orm::Select<proposal::Entity> {
    proposal::Entity::find_by_id((table, audience.to_owned(), number))
}

/// The plans that came with these lines of one channel, by the numbers of the lines.
pub async fn proposals(
    db: &impl ConnectionTrait,
    (listener, audience): (&Listener, &Audience),
    lines: &[line::Model],
) -> Result<HashMap<i64, Proposal>, Error> {
    let (table, audience) = (&listener.table, audience.to_string());
    let numbers: Vec<i64> = lines.iter().map(|it| it.number).collect();
    let rows = proposal::Entity::find()
        .filter(proposal::Column::TableId.eq(table.id))
        .filter(proposal::Column::Audience.eq(&audience))
        .filter(proposal::Column::Shape.eq(SHAPE))
        .filter(proposal::Column::Number.is_in(numbers.iter().copied()));
    let rows = rows.all(db).await?;
    if rows.is_empty() {
        return Ok(HashMap::new());
    }
    let replies = proposal_answer::Entity::find()
        .filter(proposal_answer::Column::TableId.eq(table.id))
        .filter(proposal_answer::Column::Audience.eq(&audience))
        .filter(proposal_answer::Column::Number.is_in(numbers))
        .order_by_asc(proposal_answer::Column::Seat)
        .all(db)
        .await?;
    let now = now(db, listener).await?;
    let proposal = |row: proposal::Model| {
        let replies = replies.iter().filter(|it| it.number == row.number);
        let replies: Vec<_> = replies.map(|it| (number(it.seat), it.reply)).collect();
        let proposal = Proposal {
            plan: row.content.0,
            chapter: u32::try_from(row.chapter).unwrap_or(0),
            open: row.withdrawn_at.is_none() && now == Some(row.chapter),
            withdrawn: row.withdrawn_at.is_some(),
            replies,
            kept: None,
        };
        (row.number, proposal)
    };
    Ok(rows.into_iter().map(proposal).collect())
}

/// The round for which something can be promised.
async fn now(db: &impl ConnectionTrait, listener: &Listener) -> Result<Option<i64>, Error> {
    let table = &listener.table;
    Ok(match table.status {
        Status::Running => Some(i64::from(chapter(db, table.id).await?)),
        Status::Gathering | Status::Over => None,
    })
}

/// Tells whether a proposal that this listener may read was made, answered or withdrawn since then.
pub async fn changed(
    db: &impl ConnectionTrait,
    (listener, audience): (&Listener, &Audience),
    since: i64,
) -> Result<bool, Error> {
    let rows = proposal::Entity::find()
        .filter(proposal::Column::TableId.eq(listener.table.id))
        .filter(proposal::Column::Audience.eq(audience.to_string()))
        .filter(proposal::Column::ChangedAt.gte(since))
        .all(db)
        .await?;
    let heard = audible(listener, audience)
        .filter(line::Column::Number.is_in(rows.iter().map(|it| it.number)));
    Ok(!rows.is_empty() && heard.count(db).await? > 0)
}

/// A seat as keys hold it.
fn key(seat: Seat) -> i16 {
    seat.0.into()
}
