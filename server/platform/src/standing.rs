//! Answers that people save before they are asked, given as theirs when the question comes.
//!
//! What is saved is the game's own JSON, secret, and used up in the transaction of the answer
//! that it gives: so it answers once, whenever the process ends. Nothing tells the answer from one
//! that was given by hand.
//!
#![doc = include_str!("standing.md")]

mod apply;
mod only;
mod watch;

use sea_orm::sea_query::OnConflict;
use sea_orm::{ActiveModelTrait, EntityTrait, QuerySelect, Select, Set};
use tabletop::Seat;

use crate::entities::{SHAPE, Secret, standing};
use crate::spawn_detached;
use crate::tables::{Status, consult, game_of, seated};
use crate::{Error, Platform, TableId, UserId};
pub use ::model::SavedStanding;
pub use watch::run;

/// The longest text that can be saved, in bytes of JSON.
pub const MOST: usize = crate::tables::MAX_ACTION;

/// Saves this for one's seat, in the place of what was there in this version, and gives what
/// it answers of the questions that are open already.
///
/// The same again changes nothing, and is refused where one of the answers has been used since.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::NotRunning`], [`Error::Malformed`],
/// [`Error::TooLarge`]; [`Error::StandingChanged`] where there is another version by now.
pub async fn save(
    platform: &Platform,
    (user, table, seat): (UserId, TableId, Seat),
    version: i64,
    content: &str,
) -> Result<(), Error> {
    if content.len() > MOST {
        return Err(Error::TooLarge);
    }
    let saved = SavedStanding {
        version,
        content: Some(content.to_owned()),
    };
    let locked = platform.clone();
    spawn_detached(async move {
        let _alone = locked.locks().lock(table).await;
        write(&locked, (user, table, seat), saved).await
    })
    .await?;
    // It is saved, whatever becomes of the answer: the loop that watches tries again.
    if let Err(cause) = apply::apply(platform, table).await {
        tracing::warn!(%table, seat = seat.0, %cause, "saved, but not applied yet");
    }
    Ok(())
}

async fn write(
    platform: &Platform,
    (user, table, seat): (UserId, TableId, Seat),
    saved: SavedStanding,
) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    let table = seated(&tx, (user, table, seat)).await?;
    if table.status != Status::Running {
        return Err(Error::NotRunning);
    }
    let game = game_of(platform, &table)?;
    let content = saved.content.unwrap_or_default();
    let content = consult(&table.kind, || game.check_standing(&content))?;
    let before = at(table.id, seat).lock_exclusive().one(&tx).await?;
    let mine = before.as_ref().filter(|it| it.user_id == user);
    // Whatever number comes from outside: there may be none after it.
    let next = saved.version.checked_add(1);
    if mine.is_some_and(|it| it.content.0 == content && Some(it.version) == next) {
        return Ok(());
    }
    if mine.map_or(0, |it| it.version) != saved.version {
        return Err(Error::StandingChanged);
    }
    let row = standing::ActiveModel {
        table_id: Set(table.id),
        seat: Set(seat.0.into()),
        user_id: Set(user),
        shape: Set(SHAPE),
        content: Set(Secret(content)),
        version: Set(saved.version + 1),
        seq: Set(table.seq),
        changed_at: Set(platform.now()),
    };
    if before.is_some() {
        row.update(&tx).await?;
    } else {
        // In another process somebody may begin at the same time: there is no row yet to wait for.
        let key = [standing::Column::TableId, standing::Column::Seat];
        let once = OnConflict::columns(key).do_nothing().to_owned();
        let first = standing::Entity::insert(row).on_conflict(once);
        if first.exec_without_returning(&tx).await? == 0 {
            return Err(Error::StandingChanged);
        }
    }
    tx.commit().await?;
    Ok(())
}

/// Returns what this person has saved for a seat of theirs.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`].
pub async fn of(
    platform: &Platform,
    user: UserId,
    table: TableId,
    seat: Seat,
) -> Result<SavedStanding, Error> {
    let tx = platform.database().snapshot().await?;
    seated(&tx, (user, table, seat)).await?;
    let row = at(table, seat).one(&tx).await?;
    tx.commit().await?;
    let mine = row.filter(|it| it.user_id == user && it.shape == SHAPE);
    Ok(SavedStanding {
        version: mine.as_ref().map_or(0, |it| it.version),
        content: mine.map(|it| it.content.0),
    })
}

fn at(table: TableId, seat: Seat) -> Select<standing::Entity> {
    standing::Entity::find_by_id((table, i16::from(seat.0)))
}
