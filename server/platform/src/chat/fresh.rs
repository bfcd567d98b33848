//! The lines that somebody has not read yet, by channel: for those who tell them so.

use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect};
use tabletop::Seat;

use super::audible::audible;
use super::chapter::chapter;
use super::listener::Listener;
use super::unread::marked;
use super::{Audience, Who};
use crate::entities::{line, proposal, proposal_answer};
use crate::{Error, TableId, UserId};

/// The news in a channel.
pub struct New {
    pub private: bool,
    /// Lines of others.
    pub lines: u32,
    /// Those among them that bring a plan for the round that is played, which waits for an answer.
    pub plans: u32,
}

/// Returns what this person has not read as the holder of this seat, in the hall and in private.
pub async fn new_for(
    db: &impl ConnectionTrait,
    user: UserId,
    (table, seat): (TableId, Seat),
) -> Result<Vec<New>, Error> {
    let who = Who {
        user: Some(user),
        table,
        seat: Some(seat),
        invitation: None,
    };
    let listener = Listener::find(db, who).await?;
    let now = i64::from(chapter(db, table).await?);
    let mut all = Vec::new();
    for audience in listener.channels(db).await? {
        if audience == Audience::Gallery {
            continue;
        }
        let lines = lines(db, &listener, &audience).await?;
        if lines.is_empty() {
            continue;
        }
        let plans = proposal::Entity::find()
            .filter(proposal::Column::TableId.eq(table))
            .filter(proposal::Column::Audience.eq(audience.to_string()))
            .filter(proposal::Column::Number.is_in(lines.iter().copied()))
            .filter(proposal::Column::Chapter.eq(now))
            .filter(proposal::Column::WithdrawnAt.is_null())
            .all(db)
            .await?;
        let answered: Vec<i64> = proposal_answer::Entity::find()
            .select_only()
            .column(proposal_answer::Column::Number)
            .filter(proposal_answer::Column::TableId.eq(table))
            .filter(proposal_answer::Column::Audience.eq(audience.to_string()))
            .filter(proposal_answer::Column::Seat.eq(listener.key()))
            .into_tuple()
            .all(db)
            .await?;
        let waiting = plans.iter().filter(|it| !answered.contains(&it.number));
        all.push(New {
            private: audience.is_private(),
            lines: u32::try_from(lines.len()).unwrap_or(u32::MAX),
            plans: u32::try_from(waiting.count()).unwrap_or(u32::MAX),
        });
    }
    Ok(all)
}

/// The numbers of the lines of others that the listener has not read there.
async fn lines(
    db: &impl ConnectionTrait,
    listener: &Listener,
    audience: &Audience,
) -> Result<Vec<i64>, Error> {
    let mark = marked(db, listener, audience).await?;
    let mut new = audible(listener, audience).filter(line::Column::Number.gt(mark));
    if let Some(user) = listener.user {
        new = new.filter(line::Column::By.ne(user));
    }
    let muted = listener.muted();
    if !muted.is_empty() {
        new = new.filter(line::Column::By.is_not_in(muted));
    }
    let numbers = new.select_only().column(line::Column::Number);
    Ok(numbers.into_tuple().all(db).await?)
}
