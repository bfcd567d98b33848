//! Sessions: opaque tokens, stored hashed, that slide forward while they are used.

use sea_orm::{
    ActiveModelTrait, ActiveValue, ColumnTrait, Condition, ConnectionTrait, EntityTrait,
    QueryFilter, QueryOrder, QuerySelect, Set,
};

use super::{Device, SessionInfo, SessionToken, Visitor, lock_account};
use crate::database::Transaction;
use crate::entities::{session, target, user};
use crate::text::is_invisible;
use crate::{Error, Platform, SessionId, UserId, random};

const MINUTE: i64 = 60 * 1000;
const DAY: i64 = 24 * 60 * MINUTE;
/// A session ends when it has not been used for this long.
pub(super) const LIFE: i64 = 60 * DAY;
/// The time that a stay lasts that a link from a notice has begun.
const BRIEF: i64 = 12 * 60 * MINUTE;
/// The age that `seen_at` may have: a write for every request would be too many.
const STALE: i64 = 30 * MINUTE;
/// So many sessions somebody has at once; the one that was not used for longest makes room.
const MOST: u64 = 50;
/// The number of characters that are kept of what a browser calls itself.
const DEVICE: usize = 200;

/// Starts a session in place of the one that the device had, and sweeps away those that have
/// expired.
pub async fn start(
    tx: &Transaction,
    now: i64,
    user: UserId,
    device: &Device,
) -> Result<SessionToken, Error> {
    let long = begun(now, user, device);
    begin(tx, (now, user), (long, device)).await
}

/// Starts a session for a short stay, which no use makes longer.
pub async fn start_brief(
    tx: &Transaction,
    now: i64,
    user: UserId,
    device: &Device,
) -> Result<SessionToken, Error> {
    let brief = session::ActiveModel {
        expires_at: Set(now + BRIEF),
        brief: Set(true),
        ..begun(now, user, device)
    };
    begin(tx, (now, user), (brief, device)).await
}

/// A session without its token.
fn begun(now: i64, user: UserId, device: &Device) -> session::ActiveModel {
    let name = device.name.chars().filter(|it| !is_invisible(*it));
    session::ActiveModel {
        id: ActiveValue::NotSet,
        token_hash: ActiveValue::NotSet,
        user_id: Set(user),
        device: Set(name.take(DEVICE).collect()),
        started_at: Set(now),
        seen_at: Set(now),
        expires_at: Set(now + LIFE),
        brief: Set(false),
    }
}

async fn begin(
    tx: &Transaction,
    (now, user): (i64, UserId),
    (session, device): (session::ActiveModel, &Device),
) -> Result<SessionToken, Error> {
    let token = random::token::<32>();
    let new = session::ActiveModel {
        token_hash: Set(random::sha256(token.as_bytes())),
        ..session
    };
    let new = new.insert(tx).await?;
    let mut over = Condition::any().add(session::Column::ExpiresAt.lte(now));
    if let Some(before) = device.session {
        if !new.brief {
            take_targets_along(tx, (user, before), new.id).await?;
        }
        // Its token is about to be forgotten, and would work for whoever has a copy of it.
        over = over.add(session::Column::Id.eq(before));
    }
    session::Entity::delete_many().filter(over).exec(tx).await?;
    end_the_stalest(tx, user).await?;
    Ok(SessionToken(token))
}

/// Moves the targets of a browser to the new session of somebody who signs in again, so that they go on being told
/// there. A browser's targets end with its session, and would be lost without a word.
async fn take_targets_along(
    tx: &Transaction,
    (user, before): (UserId, SessionId),
    new: SessionId,
) -> Result<(), Error> {
    let moved = target::ActiveModel {
        session_id: Set(Some(new)),
        ..Default::default()
    };
    target::Entity::update_many()
        .set(moved)
        .filter(target::Column::UserId.eq(user))
        .filter(target::Column::SessionId.eq(before))
        .exec(tx)
        .await?;
    Ok(())
}

async fn end_the_stalest(tx: &impl ConnectionTrait, user: UserId) -> Result<(), Error> {
    let stale: Vec<SessionId> = session::Entity::find()
        .select_only()
        .column(session::Column::Id)
        .filter(session::Column::UserId.eq(user))
        .order_by_desc(session::Column::SeenAt)
        .order_by_desc(session::Column::Id)
        .offset(MOST)
        .limit(MOST)
        .into_tuple()
        .all(tx)
        .await?;
    if !stale.is_empty() {
        session::Entity::delete_many()
            .filter(session::Column::Id.is_in(stale))
            .exec(tx)
            .await?;
    }
    Ok(())
}

/// Refuses what a session has begun that has ended meanwhile, as with another password, or that is
/// for a short stay.
pub async fn refuse_ended(tx: &Transaction, visitor: &Visitor) -> Result<(), Error> {
    lock_account(tx, visitor.user.id).await?;
    let still = session::Entity::find_by_id(visitor.session)
        .filter(session::Column::UserId.eq(visitor.user.id))
        .filter(session::Column::Brief.eq(false))
        .lock_exclusive()
        .one(tx)
        .await?;
    still.map(|_| ()).ok_or(Error::SessionEnded)
}

/// Returns who holds this session token; `None` when it is unknown, ended or expired.
pub async fn who(platform: &Platform, token: &str) -> Result<Option<Visitor>, Error> {
    let now = platform.now();
    let found = session::Entity::find()
        .filter(session::Column::TokenHash.eq(random::sha256(token.as_bytes())))
        .filter(session::Column::ExpiresAt.gt(now))
        .find_also_related(user::Entity)
        .one(platform.database().reader())
        .await?;
    let Some((session, Some(user))) = found else {
        return Ok(None);
    };
    prolong(platform, &session).await;
    Ok(Some(Visitor {
        user: user.into(),
        session: session.id,
        brief: session.brief,
    }))
}

/// A session that is used lasts longer; this is written down twice an hour.
pub(super) async fn prolong(platform: &Platform, session: &session::Model) {
    let now = platform.now();
    // People go on reading where nothing can be written.
    if now - session.seen_at < STALE || platform.storage().fails() {
        return;
    }
    if let Err(cause) = slide(platform, session, now).await {
        tracing::debug!(%cause, "a session was not prolonged");
    }
}

/// Writes down that a session was used now, which prolongs it.
async fn slide(platform: &Platform, session: &session::Model, now: i64) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    let seen = session::ActiveModel {
        seen_at: Set(now),
        expires_at: Set(if session.brief {
            session.expires_at
        } else {
            now + LIFE
        }),
        ..Default::default()
    };
    // Many, because it may have ended since it was read.
    let this = session::Column::Id.eq(session.id);
    session::Entity::update_many()
        .set(seen)
        .filter(this)
        .exec(&tx)
        .await?;
    tx.commit().await
}

/// Ends this session. Ending one that has ended is fine.
pub async fn sign_out(platform: &Platform, session: SessionId) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    session::Entity::delete_by_id(session).exec(&tx).await?;
    tx.commit().await?;
    Ok(())
}

/// The visitor's sessions that still work, the latest seen first.
pub async fn sessions(platform: &Platform, visitor: &Visitor) -> Result<Vec<SessionInfo>, Error> {
    let rows = session::Entity::find()
        .filter(session::Column::UserId.eq(visitor.user.id))
        .filter(session::Column::ExpiresAt.gt(platform.now()))
        .order_by_desc(session::Column::SeenAt)
        .order_by_desc(session::Column::Id)
        .all(platform.database().reader())
        .await?;
    let info = |it: session::Model| SessionInfo {
        id: it.id,
        device: it.device,
        started_at: it.started_at,
        seen_at: it.seen_at,
        current: it.id == visitor.session,
    };
    Ok(rows.into_iter().map(info).collect())
}

/// Ends one of a user's sessions.
///
/// # Errors
/// [`Error::NoSuchSession`] when it is not a session of this user.
pub async fn end_session(
    platform: &Platform,
    user: UserId,
    session: SessionId,
) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    let ended = session::Entity::delete_many()
        .filter(session::Column::Id.eq(session))
        .filter(session::Column::UserId.eq(user))
        .exec(&tx)
        .await?;
    tx.commit().await?;
    if ended.rows_affected == 0 {
        Err(Error::NoSuchSession)
    } else {
        Ok(())
    }
}
