//! Going for good. What others need of a person stays without a name: the seat, the answers that
//! were given, the lines that others have read.
//!
//! It takes several steps, each at a table of its own. So the first one says that the person is
//! leaving and lets nobody in any more, and whatever ends the process in between, the next one
//! goes on from there.

use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect, Set,
    Unchanged,
};
use tabletop::Seat;

use super::name::Name;
use super::names::keep;
use super::{Visitor, prove_again};
use crate::database::Transaction;
use crate::entities::{
    account_name, ballot, calendar, calendar_feed, deferred_reliability, draft, favorite, guest,
    masked_mute, moderator, mute, note, notice_account, outbox, played, rating, read_mark,
    reliability, saved_list, seat, seat_holder, seen, session, standing, table, target, template,
    user, vacation,
};
use crate::tables::{self, Status};
use crate::text::invalid;
use crate::{Error, Field, Platform, Problem, TableId, UserId, allowances};

/// The number of times to look again for seats that were taken meanwhile.
const TRIES: u8 = 3;

/// Deletes an account, with everything that is only its person's. They get up from tables that
/// gather; running seats are offered to others, and until somebody comes the clock answers. What
/// they played alone goes away.
///
/// # Errors
/// [`Error::Invalid`] unless this is the account's name and its password, [`Error::WrongPassword`]
/// where there is no such account any more, [`Error::TooOften`] after too many wrong passwords,
/// [`Error::SessionEnded`]; then nothing has happened.
pub async fn delete_account(
    platform: &Platform,
    visitor: &Visitor,
    name: &str,
    password: String,
) -> Result<(), Error> {
    let user = visitor.user.id;
    let person = user::Entity::find_by_id(user);
    let person = person.one(platform.database().reader()).await?;
    let person = person.ok_or(Error::WrongPassword)?;
    let named = Name::parse(name).is_ok_and(|it| it.key == person.name_key);
    let proof = prove_again(platform, (visitor, Some(person)), password).await;
    if !named {
        return Err(invalid(Field::Name, Problem::Wrong));
    }
    let proof = proof?;
    let tx = platform.database().write().await?;
    proof.holds_within(&tx, visitor).await?;
    set_out(&tx, user, platform.now()).await?;
    tx.commit().await?;
    tracing::info!(%user, "is leaving for good");
    go(platform, user).await;
    Ok(())
}

/// Sets out to delete an account: what cannot be done now is done later.
async fn go(platform: &Platform, user: UserId) {
    if let Err(error) = leave(platform, user).await {
        tracing::error!(%user, %error, "cannot leave yet");
    }
}

/// Deletes the accounts of those who are leaving: a process has ended before they were gone.
pub(crate) async fn go_on_leaving(platform: &Platform) -> Result<(), Error> {
    let leaving: Vec<UserId> = user::Entity::find()
        .select_only()
        .column(user::Column::Id)
        .filter(user::Column::LeavingAt.is_not_null())
        .filter(user::Column::GoneAt.is_null())
        .into_tuple()
        .all(platform.database().reader())
        .await?;
    for user in leaving {
        go(platform, user).await;
    }
    Ok(())
}

/// From here on there is no way in, and no way back.
pub(super) async fn set_out(tx: &Transaction, user: UserId, now: i64) -> Result<(), Error> {
    let leaving = user::ActiveModel {
        id: Unchanged(user),
        password: Set(None),
        leaving_at: Set(Some(now)),
        ..Default::default()
    };
    leaving.update(tx).await?;
    session::Entity::delete_many()
        .filter(session::Column::UserId.eq(user))
        .exec(tx)
        .await?;
    // Without it no mailed link opens anything.
    notice_account::Entity::delete_by_id(user).exec(tx).await?;
    Ok(())
}

async fn leave(platform: &Platform, user: UserId) -> Result<(), Error> {
    for _ in 0..TRIES {
        get_up(platform, user).await?;
        let tx = platform.database().write().await?;
        let person = user::Entity::find_by_id(user).one(&tx).await?;
        if person.is_none_or(|it| it.gone_at.is_some()) {
            // Somebody else was faster.
            return Ok(());
        }
        if !seats(&tx, user).await?.is_empty() {
            continue;
        }
        tables::hand_down(&tx, user).await?;
        erase(&tx, user).await?;
        vanish(&tx, user, platform.now()).await?;
        tx.commit().await?;
        tracing::info!(%user, "deleted their account");
        return Ok(());
    }
    Err(Error::internal("somebody went and sat down again"))
}

/// Leaves every seat on which somebody could wait for this person.
async fn get_up(platform: &Platform, user: UserId) -> Result<(), Error> {
    let held = seats(platform.database().reader(), user).await?;
    for (table, status, seat) in held {
        let left = match status {
            Status::Gathering => tables::give_up_seat(platform, user, table, seat).await,
            Status::Running => tables::offer_seat(platform, user, table, seat).await,
            Status::Over => Ok(()),
        };
        match left {
            // Begun, over or gone meanwhile: the next look tells.
            Err(
                Error::AlreadyStarted | Error::NotRunning | Error::NotSeated | Error::NoSuchTable,
            ) => {}
            other => other?,
        }
    }
    Ok(())
}

/// The seats on which somebody could wait for this person.
async fn seats(
    db: &impl ConnectionTrait,
    user: UserId,
) -> Result<Vec<(TableId, Status, Seat)>, Error> {
    let held = seat::Entity::find()
        .filter(seat::Column::UserId.eq(user))
        .filter(seat::Column::AbsentSince.is_null())
        .all(db)
        .await?;
    let ids: Vec<TableId> = held.iter().map(|it| it.table_id).collect();
    let tables = table::Entity::find()
        .filter(table::Column::Id.is_in(ids))
        .filter(table::Column::Status.ne(Status::Over))
        .into_partial_model::<table::Header>()
        .all(db)
        .await?;
    let status = |it: &seat::Model| {
        let table = tables.iter().find(|table| table.id == it.table_id)?;
        Some((table.id, table.status, it.number()))
    };
    Ok(held.iter().filter_map(status).collect())
}

/// Removes every row that is this person's alone.
async fn erase(tx: &Transaction, user: UserId) -> Result<(), Error> {
    macro_rules! remove {
        ($($entity:ident),*) => {$(
            $entity::Entity::delete_many()
                .filter($entity::Column::UserId.eq(user))
                .exec(tx)
                .await?;
        )*};
    }
    remove!(
        session,
        notice_account,
        target,
        template,
        saved_list,
        outbox,
        calendar,
        calendar_feed,
        favorite,
        vacation,
        note,
        read_mark,
        mute,
        standing,
        draft,
        seen,
        ballot,
        reliability,
        guest,
        // Without it nothing counts against somebody who is gone.
        seat_holder,
        masked_mute,
        moderator,
        deferred_reliability,
        played,
        rating
    );
    // Whoever has muted them need not read an empty line of it.
    mute::Entity::delete_many()
        .filter(mute::Column::OtherId.eq(user))
        .exec(tx)
        .await?;
    favorite::Entity::delete_many()
        .filter(favorite::Column::OtherId.eq(user))
        .exec(tx)
        .await?;
    allowances::forget(tx, user).await
}

/// Leaves of the person what history refers to. Their names stay taken for as long as those of
/// others do, and can no longer be read.
async fn vanish(tx: &Transaction, user: UserId, now: i64) -> Result<(), Error> {
    let person = user::Entity::find_by_id(user).one(tx).await?;
    let person = person.ok_or(Error::WrongPassword)?;
    keep(tx, &person, now).await?;
    let nameless = account_name::ActiveModel {
        name: Set(String::new()),
        ..Default::default()
    };
    account_name::Entity::update_many()
        .set(nameless)
        .filter(account_name::Column::UserId.eq(user))
        .exec(tx)
        .await?;
    let gone = user::ActiveModel {
        id: Unchanged(user),
        name: Set(String::new()),
        // No name is written like this.
        name_key: Set(format!("/{user}")),
        name_skeleton: Set(None),
        password: Set(None),
        mail: Set(None),
        ask_always: Set(false),
        arms: Set(None),
        gone_at: Set(Some(now)),
        ..Default::default()
    };
    gone.update(tx).await?;
    Ok(())
}
