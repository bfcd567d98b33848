//! Playing it again.

use std::collections::{BTreeMap, BTreeSet};

use sea_orm::sea_query::Query;
use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect, Set, Unchanged,
};

use super::create::insert;
use crate::chat::ChatRules;
use crate::database::Transaction;
use crate::entities::seat::{self, Holder};
use crate::entities::table;
use crate::spawn_detached;
use crate::tables::join_codes::give_words;
use crate::tables::lobby::tell;
use crate::tables::model::{Masks, NewTable, Rematch, Stakes, Status, Terms};
use crate::tables::play::begin_if_complete;
use crate::tables::seats::invite_again;
use crate::tables::visibility::may_see;
use crate::text::tidy;
use crate::{Error, Pace, Platform, TableId, UserId, allowances};

/// Creates a table for the same game again, or finds the one that exists already: the asker on the
/// seats they had (not at an anonymous table), computers as before, the other seats free; all of them one
/// seat further where the game wants it. Those who
/// played are told, and see the way there on their page of the old table; but for an anonymous table
/// they are invited by name, and their seats are kept for them for some days. `title` makes the new
/// name of the old one.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::NotOver`], [`Error::TooMany`].
pub async fn rematch(
    platform: &Platform,
    user: UserId,
    table: TableId,
    title: impl FnOnce(&str) -> String + Send + 'static,
) -> Result<Rematch, Error> {
    let platform = platform.clone();
    spawn_detached(async move {
        let _alone = platform.locks().lock(table).await;
        let tx = platform.database().write().await?;
        let old = table::Entity::find_by_id(table)
            .lock_exclusive()
            .one(&tx)
            .await?;
        let old = old.ok_or(Error::NoSuchTable)?;
        let seats = seat::of(&tx, table).await?;
        if !may_see(&old, &seats, Some(user), None) {
            return Err(Error::NoSuchTable);
        }
        if seats.iter().all(|it| it.user_id != Some(user)) {
            return Err(Error::NotSeated);
        }
        if old.status != Status::Over {
            return Err(Error::NotOver);
        }
        if let Some(created) = found(&tx, &old, true).await? {
            return Ok(created);
        }
        allowances::gather(&tx, user, platform.now()).await?;
        let new = NewTable {
            kind: old.kind.clone(),
            name: tidy(&title(&old.name)).chars().take(60).collect(),
            setup: old.setup.clone(),
            seats: u8::try_from(seats.len()).map_err(Error::internal)?,
            open: old.open,
            pace: Pace::read(&old.pace)?,
            chat: ChatRules::of(&old),
            masks: old.masks,
            delay: old.delay,
            stakes: old.stakes,
            level: seats.first().and_then(|it| it.level.clone()),
            terms: Terms {
                language: old.language,
                admission: old.admission,
                least: old.least,
                description: old.description.clone(),
                house_rules: old.house_rules.clone(),
            },
        };
        let game = platform.game(&old.kind).ok_or(Error::NoSuchGame)?;
        let shift = usize::from(game.rotates_seats());
        let holders = seats.iter().map(|it| match it.holder {
            // At an anonymous table that would tell who had this seat before.
            Holder::Person if it.user_id == Some(user) && old.masks == Masks::None => {
                (Holder::Person, Some(user))
            }
            // It took a seat over: a rated game begins with people alone.
            Holder::Computer if old.stakes == Stakes::Friendly => (Holder::Computer, None),
            Holder::Person | Holder::Computer | Holder::Nobody => (Holder::Nobody, None),
        });
        let mut holders: Vec<_> = holders.collect();
        holders.rotate_right(shift);
        let created = insert(&platform, &tx, user, new, holders).await?;
        let id = created.id;
        give_words(&tx, id, platform.now()).await?;
        let others = others(&seats, user);
        let moved = others.iter().map(|(user, seat)| {
            let seat = (usize::try_from(*seat).unwrap_or_default() + shift) % seats.len();
            (*user, i16::try_from(seat).unwrap_or_default())
        });
        let kept: Vec<(UserId, i16)> = moved.collect();
        if old.masks == Masks::None {
            // The list of those who have not come yet would tell who has.
            invite_again(&tx, id, (&kept, platform.now())).await?;
        }
        let again = Rematch {
            table: id,
            invitation: (!created.open).then(|| created.invitation.0.clone()),
        };
        let seq = begin_if_complete(&platform, &tx, created, user).await?;
        let linked = table::ActiveModel {
            id: Unchanged(table),
            rematch: Set(Some(id)),
            // The others hear of it.
            seq: Set(old.seq + 1),
            ..Default::default()
        };
        table::Entity::update(linked).exec(&tx).await?;
        let people: BTreeSet<UserId> = others.into_keys().collect();
        tell(&tx, people, (table, Some(old.seq + 1)), platform.now()).await?;
        let changed = [(id, seq), (table, old.seq + 1)];
        platform.hub().commit(tx, changed).await?;
        tracing::info!(table = %id, again = %table, user = %user, "created for a rematch");
        Ok(again)
    })
    .await
}

/// The others who played, each with the first of their seats.
fn others(seats: &[seat::Model], user: UserId) -> BTreeMap<UserId, i16> {
    let mut others = BTreeMap::new();
    for seat in seats {
        if let Some(other) = seat.user_id.filter(|it| *it != user) {
            others.entry(other).or_insert(seat.seat);
        }
    }
    others
}

/// The table of the rematch, if it is created and those who ask may know of it: `played` are those
/// of the old table.
pub async fn found(
    db: &impl ConnectionTrait,
    old: &table::Model,
    played: bool,
) -> Result<Option<Rematch>, Error> {
    let Some(id) = old.rematch else {
        return Ok(None);
    };
    // Gone again, if everybody got up before it began.
    let Some(created) = table::Entity::find_by_id(id).one(db).await? else {
        return Ok(None);
    };
    Ok((created.open || played).then(|| Rematch {
        table: id,
        invitation: (!created.open).then_some(created.invitation.0),
    }))
}

/// Returns how many of those who played sit at the rematch, and how many they are; `None` where masks hide who sat
/// where.
pub async fn joined(
    db: &impl ConnectionTrait,
    old: &table::Model,
    (seats, rematch): (&[seat::Model], TableId),
) -> Result<Option<(usize, usize)>, Error> {
    if old.masks != Masks::None {
        return Ok(None);
    }
    let here = people(&seat::of(db, rematch).await?);
    let played = people(seats);
    Ok(Some((played.intersection(&here).count(), played.len())))
}

/// Returns everybody who has one of these seats.
pub fn people(seats: &[seat::Model]) -> BTreeSet<UserId> {
    seats.iter().filter_map(|it| it.user_id).collect()
}

/// Writes a new revision of the table that this one is the rematch of, if one of those who
/// `moved` played there, and returns it: its people see who plays again.
pub async fn origin(
    tx: &Transaction,
    rematch: TableId,
    moved: &[UserId],
) -> Result<Option<(TableId, i64)>, Error> {
    let theirs = Query::select()
        .column(seat::Column::TableId)
        .from(seat::Entity)
        .and_where(seat::Column::UserId.is_in(moved.iter().copied()))
        .to_owned();
    let old = table::Entity::find()
        .filter(table::Column::Id.in_subquery(theirs))
        .filter(table::Column::Rematch.eq(rematch))
        .filter(table::Column::Masks.eq(Masks::None))
        .lock_exclusive()
        .one(tx)
        .await?;
    let Some(old) = old else {
        return Ok(None);
    };
    let told = table::ActiveModel {
        id: Unchanged(old.id),
        seq: Set(old.seq + 1),
        ..Default::default()
    };
    table::Entity::update(told).exec(tx).await?;
    Ok(Some((old.id, old.seq + 1)))
}
