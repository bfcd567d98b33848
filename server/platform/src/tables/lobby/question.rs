//! A question with two answers, for those who do not look at the table.

use sea_orm::EntityTrait;
use tabletop::{DecisionId, Either, Seat};

use crate::entities::{pending, seat, table};
use crate::tables::model::Status;
use crate::tables::rules::{consult, game_of};
use crate::{Error, Platform, TableId, UserId};

/// An open question to somebody.
pub struct Question {
    pub seat: Seat,
    /// The revision of the table at which it was read.
    pub seq: i64,
    /// The game.
    pub kind: String,
    /// The name of the table.
    pub name: String,
    /// The time at which the clock answers for the seat, in milliseconds since 1970.
    pub due: Option<i64>,
    /// Since when all clocks stand: what they show is as it was then.
    pub paused_at: Option<i64>,
    /// The two answers, if there are two and no more.
    pub either: Option<Either>,
}

/// The question, as long as it is open to a seat of this person, and required.
pub async fn question(
    platform: &Platform,
    user: UserId,
    (table, decision): (TableId, DecisionId),
) -> Result<Option<Question>, Error> {
    let tx = platform.database().snapshot().await?;
    let asked = pending::Entity::find_by_id((table, i64::from(decision.0)))
        .one(&tx)
        .await?;
    let row = table::Entity::find_by_id(table).one(&tx).await?;
    let seats = seat::of(&tx, table).await?;
    tx.commit().await?;
    let mine = seat::held(&seats, Some(user));
    let asked = asked.filter(|it| it.required && mine.contains(&it.number()));
    let (Some(asked), Some(table)) = (asked, row) else {
        return Ok(None);
    };
    let seat = asked.number();
    let (Status::Running, Some(state)) = (table.status, &table.state) else {
        return Ok(None);
    };
    let game = game_of(platform, &table)?;
    let either = consult(&table.kind, || game.either(&state.0, seat, decision))?;
    Ok(Some(Question {
        seat,
        seq: table.seq,
        kind: table.kind,
        name: table.name,
        due: asked.deadline,
        paused_at: table.paused_at,
        either,
    }))
}
