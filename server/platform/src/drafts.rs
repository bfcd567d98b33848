//! Answers in the making: kept for their person, on whichever device they go on, and what the clock
//! goes by when their time is up before they are done.
//!
//! They are secret like answers, and nobody else notices that there are any: neither the table's
//! revision nor its streams know of them.
//!
#![doc = include_str!("drafts.md")]

use sea_orm::sea_query::OnConflict;
use sea_orm::{ActiveModelTrait, ConnectionTrait, EntityTrait, QuerySelect, Set};
use tabletop::{AnyValue, DecisionId, Seat};

use crate::entities::{SHAPE, Secret, draft, pending, table};
use crate::tables::{MAX_ACTION, Status, consult, game_of, seated};
use crate::{Error, Platform, TableId, UserId};
pub use ::model::SavedDraft;

/// The longest draft that is kept, in bytes.
pub const MOST: usize = MAX_ACTION;

/// Keeps a draft in the place of the one on which it is based, and says which version it is.
/// `begun` is the answer as far as it has come, as the game's own JSON, if it has come to one.
///
/// The same again changes nothing.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::NotRunning`], [`Error::Closed`] and
/// [`Error::NotYours`] as for the answer itself; [`Error::Malformed`], [`Error::TooLarge`];
/// [`Error::DraftChanged`] where it has gone on elsewhere.
pub async fn keep(
    platform: &Platform,
    (user, table, seat): (UserId, TableId, Seat),
    draft: SavedDraft,
    begun: Option<String>,
) -> Result<i64, Error> {
    let long = begun.as_ref().is_some_and(|it| it.len() > MAX_ACTION);
    if long || draft.content.len() > MOST {
        return Err(Error::TooLarge);
    }
    let tx = platform.database().snapshot().await?;
    let row = seated(&tx, (user, table, seat)).await?;
    if row.status != Status::Running {
        return Err(Error::NotRunning);
    }
    asked(&tx, table, (seat, draft.decision)).await?;
    tx.commit().await?;
    // Before anything is written: slow rules of one game hold up no other.
    if let Some(begun) = &begun {
        completed(platform, &row, (seat, draft.decision), begun)?;
    }
    write(platform, (user, table, seat), draft, begun).await
}

async fn write(
    platform: &Platform,
    (user, table, seat): (UserId, TableId, Seat),
    draft: SavedDraft,
    begun: Option<String>,
) -> Result<i64, Error> {
    let tx = platform.database().write().await?;
    let before = draft::Entity::find_by_id((table, i16::from(seat.0), user))
        .lock_exclusive()
        .one(&tx)
        .await?;
    let decision = i64::from(draft.decision.0);
    let same = before.as_ref().filter(|it| it.decision == decision);
    let now = same.map_or(0, |it| it.version);
    // Whatever number comes from outside: there may be none after it.
    let next = draft.version.checked_add(1);
    if same.is_some_and(|it| it.content.0 == draft.content && Some(now) == next) {
        return Ok(now);
    }
    if now != draft.version {
        return Err(Error::DraftChanged);
    }
    let row = draft::ActiveModel {
        table_id: Set(table),
        seat: Set(seat.0.into()),
        user_id: Set(user),
        decision: Set(decision),
        shape: Set(SHAPE),
        content: Set(Secret(draft.content)),
        begun: Set(begun.map(Secret)),
        version: Set(now + 1),
        changed_at: Set(platform.now()),
    };
    if before.is_some() {
        row.update(&tx).await?;
    } else {
        // Another device of theirs may begin at the same time: there is no row yet that it waits for.
        use draft::Column as C;
        let key = [C::TableId, C::Seat, C::UserId];
        let once = OnConflict::columns(key).do_nothing().to_owned();
        let first = draft::Entity::insert(row).on_conflict(once);
        if first.exec_without_returning(&tx).await? == 0 {
            return Err(Error::DraftChanged);
        }
    }
    tx.commit().await?;
    Ok(now + 1)
}

/// Returns what this person has begun to answer on a seat of theirs, to whichever question it was.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`].
pub async fn of(
    platform: &Platform,
    (user, table, seat): (UserId, TableId, Seat),
) -> Result<Option<SavedDraft>, Error> {
    let tx = platform.database().snapshot().await?;
    seated(&tx, (user, table, seat)).await?;
    let row = find(&tx, (user, table, seat)).await?;
    tx.commit().await?;
    let Some(row) = row else {
        return Ok(None);
    };
    Ok(Some(SavedDraft {
        decision: DecisionId(u32::try_from(row.decision).map_err(Error::internal)?),
        content: row.content.0,
        version: row.version,
    }))
}

/// The answer that this person's draft comes to if they do not go on with it; `None` where it
/// decides nothing.
///
/// # Errors
/// If the database fails; a draft that the rules fall over counts for nothing.
pub(crate) async fn at_zero(
    platform: &Platform,
    table: &table::Model,
    whose: (UserId, Seat, DecisionId),
) -> Result<Option<AnyValue>, Error> {
    let counts = counting((platform, platform.database().reader()), table, whose).await?;
    Ok(counts.map(|(_, action)| action))
}

/// The draft of this person from which the clock makes an answer when the time is up, as the game's own
/// JSON, and that answer.
///
/// # Errors
/// As [`at_zero`].
pub(crate) async fn counting(
    (platform, db): (&Platform, &impl ConnectionTrait),
    table: &table::Model,
    (user, seat, decision): (UserId, Seat, DecisionId),
) -> Result<Option<(String, AnyValue)>, Error> {
    let kept = find(db, (user, table.id, seat)).await?;
    let current = |it: &draft::Model| it.shape == SHAPE && it.decision == i64::from(decision.0);
    let Some(begun) = kept.filter(current).and_then(|it| it.begun) else {
        return Ok(None);
    };
    let action = completed(platform, table, (seat, decision), &begun.0);
    let action = action.unwrap_or_else(|cause| {
        tracing::warn!(table = %table.id, seat = seat.0, %cause, "a draft counts for nothing");
        None
    });
    Ok(action.map(|action| (begun.0, action)))
}

fn completed(
    platform: &Platform,
    table: &table::Model,
    (seat, decision): (Seat, DecisionId),
    begun: &str,
) -> Result<Option<AnyValue>, Error> {
    let state = table.state.as_ref().ok_or(Error::NotRunning)?;
    let game = game_of(platform, table)?;
    consult(&table.kind, || {
        game.complete(&state.0, seat, decision, begun)
    })
}

/// Checks that this seat is asked this.
async fn asked(
    db: &impl ConnectionTrait,
    table: TableId,
    (seat, decision): (Seat, DecisionId),
) -> Result<(), Error> {
    let question = pending::Entity::find_by_id((table, i64::from(decision.0)));
    match question.one(db).await? {
        Some(it) if it.number() == seat => Ok(()),
        Some(_) => Err(Error::NotYours),
        None => Err(Error::Closed),
    }
}

async fn find(
    db: &impl ConnectionTrait,
    (user, table, seat): (UserId, TableId, Seat),
) -> Result<Option<draft::Model>, Error> {
    let row = draft::Entity::find_by_id((table, i16::from(seat.0), user));
    Ok(row.one(db).await?)
}
