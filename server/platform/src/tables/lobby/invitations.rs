//! Invitations by name, and who is not to come back.

use std::collections::{BTreeSet, HashMap};

use sea_orm::sea_query::{OnConflict, Query};
use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityTrait, PaginatorTrait, PartialModelTrait, QueryFilter,
    QueryOrder, QuerySelect, Set, Unchanged,
};

use super::inviter::has_blocked;
use super::lists::describe;
use crate::accounts::named;
use crate::damage::{readable, readable_pairs};
use crate::database::Transaction;
use crate::entities::guest::{self, Welcome};
use crate::entities::seat;
use crate::entities::table::Header;
use crate::entities::{mute, table, user};
use crate::notices::{About, Category, enqueue};
use crate::spawn_detached;
use crate::tables::masks::Name;
use crate::tables::model::{Guest, OpenInvitation, Status};
use crate::tables::visibility::may_see;
use crate::{Error, Platform, TableId, UserId, allowances};

/// More people than this one table cannot invite by name.
const MOST: u64 = 20;

/// Tells whether the owner has invited this person by name.
pub async fn is_guest(db: &impl ConnectionTrait, who: (TableId, UserId)) -> Result<bool, Error> {
    let row = guest::Entity::find_by_id(who).one(db).await?;
    Ok(row.is_some_and(|it| it.welcome == Welcome::Invited))
}

/// Invites somebody by name to a table that gathers. They are told, see the table in their lobby,
/// and may take a free seat whatever the table asks of others. Inviting twice changes nothing.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotOwner`], [`Error::AlreadyStarted`], [`Error::Masked`],
/// [`Error::NoSuchPerson`], [`Error::SitsHere`], [`Error::HasDeclined`],
/// [`Error::TooManyGuests`], [`Error::TooMany`].
pub async fn invite(
    platform: &Platform,
    owner: UserId,
    table: TableId,
    name: &str,
) -> Result<(), Error> {
    let found = named(platform, name).await?;
    let platform = platform.clone();
    spawn_detached(async move {
        let _alone = platform.locks().lock(table).await;
        let tx = platform.database().write().await?;
        let row = owned(&tx, table, owner).await?;
        // The list of those who have not come yet would tell who has.
        if row.masked() {
            return Err(Error::Masked);
        }
        let invited = found.filter(|it| !it.guest).ok_or(Error::NoSuchPerson)?.id;
        let seats = seat::of(&tx, table).await?;
        if invited == owner || seats.iter().any(|it| it.user_id == Some(invited)) {
            return Err(Error::SitsHere);
        }
        let before = guest::Entity::find_by_id((table, invited)).one(&tx).await?;
        match before.map(|it| it.welcome) {
            Some(Welcome::Invited) => return Ok(()),
            Some(Welcome::Declined) => return Err(Error::HasDeclined),
            Some(Welcome::SentAway | Welcome::Gone) | None => {}
        }
        let guests = guest::Entity::find().filter(guest::Column::TableId.eq(table));
        if guests.count(&tx).await? >= MOST {
            return Err(Error::TooManyGuests);
        }
        let now = platform.now();
        allowances::invite(&tx, (owner, invited), now).await?;
        welcome(
            &tx,
            (table, invited),
            (Welcome::Invited, String::new()),
            now,
        )
        .await?;
        if !has_blocked(&tx, invited, owner).await? {
            tell(&tx, BTreeSet::from([invited]), (table, None), now).await?;
        }
        let seq = next_revision(&tx, &row).await?;
        platform.hub().commit(tx, [(table, seq)]).await?;
        tracing::info!(table = %table, user = %invited, "invited");
        Ok(())
    })
    .await
}

/// Says that one does not come; or that one has read why one was sent away.
///
/// # Errors
/// [`Error::NotInvited`] where there is nothing to answer.
pub async fn decline(platform: &Platform, user: UserId, table: TableId) -> Result<(), Error> {
    let platform = platform.clone();
    spawn_detached(async move {
        let _alone = platform.locks().lock(table).await;
        let tx = platform.database().write().await?;
        let row = guest::Entity::find_by_id((table, user)).one(&tx).await?;
        let row = row.ok_or(Error::NotInvited)?;
        let after = match row.welcome {
            Welcome::Invited => Welcome::Declined,
            Welcome::SentAway => Welcome::Gone,
            Welcome::Declined | Welcome::Gone => return Err(Error::NotInvited),
        };
        welcome(&tx, (table, user), (after, row.words), row.at).await?;
        let found = table::Entity::find_by_id(table).one(&tx).await?;
        if let (Some(found), Welcome::Declined) = (&found, after) {
            allowances::declined(&tx, (found.owner, user), platform.now()).await?;
        }
        // Only the owner of a gathering table looks at its guests.
        let found = found.filter(|it| it.status == Status::Gathering);
        let seq = match &found {
            Some(found) => Some(next_revision(&tx, found).await?),
            None => None,
        };
        let changed = seq.map(|it| (table, it));
        platform.hub().commit(tx, changed).await
    })
    .await
}

/// Returns what waits for this person's yes or no before they go on: the newest first.
pub async fn invitations(
    platform: &Platform,
    viewer: UserId,
) -> Result<Vec<OpenInvitation>, Error> {
    let tx = platform.database().snapshot().await?;
    let deaf = Query::select()
        .column(mute::Column::OtherId)
        .from(mute::Entity)
        .and_where(mute::Column::UserId.eq(viewer))
        .and_where(mute::Column::How.eq(::model::Muting::Block))
        .to_owned();
    let rows = guest::Entity::find()
        .filter(guest::Column::UserId.eq(viewer))
        .filter(guest::Column::Welcome.is_in([Welcome::Invited, Welcome::SentAway]))
        .find_also_related(table::Entity)
        .filter(table::Column::Owner.not_in_subquery(deaf))
        .order_by_desc(guest::Column::At)
        .limit(MOST);
    let rows: Vec<(guest::Model, Option<table::Model>)> = readable_pairs(&tx, rows).await?;
    let gathering = rows.iter().filter_map(|(row, table)| {
        let table = table.as_ref()?;
        let open = row.welcome == Welcome::Invited && table.status == Status::Gathering;
        open.then_some(table.id)
    });
    let headers = table::Entity::find()
        .filter(table::Column::Id.is_in(gathering.collect::<Vec<_>>()))
        .select_only();
    let headers = readable(&tx, Header::select_cols(headers)).await?;
    let listings = describe(&tx, headers, Some(viewer)).await?;
    let owners = rows
        .iter()
        .filter_map(|(_, table)| Some(table.as_ref()?.owner));
    let owners = names(&tx, owners.collect()).await?;
    tx.commit().await?;
    let mut listings: HashMap<TableId, _> = listings.into_iter().map(|it| (it.id, it)).collect();
    let mut invitations = Vec::new();
    for (row, table) in rows {
        let Some(table) = table else { continue };
        let by = owners.get(&table.owner).cloned().unwrap_or_default();
        let by = Name::behind(table.masks, table.status, by);
        if row.welcome == Welcome::SentAway {
            invitations.push(OpenInvitation::SentAway {
                table: table.id,
                name: table.name,
                by,
                words: row.words,
            });
            continue;
        }
        let listing = listings.remove(&table.id);
        let sits = |it: &crate::tables::model::Listing| {
            let mut seats = it.seats.iter();
            seats.any(|it| {
                matches!(
                    it.occupant,
                    crate::tables::model::Occupant::Person { me: true, .. }
                )
            })
        };
        if let Some(listing) = listing.filter(|it| !sits(it)) {
            invitations.push(OpenInvitation::Invited {
                listing: Box::new(listing),
                by,
            });
        }
    }
    Ok(invitations)
}

/// Returns whom the owner has invited and who does not sit there, in the order of their names.
pub async fn guests(
    db: &impl ConnectionTrait,
    table: TableId,
    seats: &[seat::Model],
) -> Result<Vec<Guest>, Error> {
    let rows = guest::Entity::find()
        .filter(guest::Column::TableId.eq(table))
        .filter(guest::Column::Welcome.is_in([Welcome::Invited, Welcome::Declined]))
        .find_also_related(user::Entity)
        .all(db)
        .await?;
    let away = rows
        .into_iter()
        .filter(|(row, _)| seats.iter().all(|it| it.user_id != Some(row.user_id)));
    let mut guests: Vec<Guest> = away
        .filter_map(|(row, person)| {
            Some(Guest {
                name: person?.name,
                declined: row.welcome == Welcome::Declined,
            })
        })
        .collect();
    guests.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(guests)
}

/// Writes how somebody is welcome at a table.
pub async fn welcome(
    tx: &Transaction,
    (table, user): (TableId, UserId),
    (welcome, words): (Welcome, String),
    at: i64,
) -> Result<(), Error> {
    let row = guest::ActiveModel {
        table_id: Set(table),
        user_id: Set(user),
        welcome: Set(welcome),
        words: Set(words),
        at: Set(at),
        seat: Set(None),
    };
    let again = OnConflict::columns([guest::Column::TableId, guest::Column::UserId])
        .update_columns([
            guest::Column::Welcome,
            guest::Column::Words,
            guest::Column::At,
            guest::Column::Seat,
        ])
        .to_owned();
    guest::Entity::insert(row)
        .on_conflict(again)
        .exec_without_returning(tx)
        .await?;
    Ok(())
}

/// Tells these people that the table wants them.
pub async fn tell(
    tx: &Transaction,
    people: BTreeSet<UserId>,
    (table, seq): (TableId, Option<i64>),
    now: i64,
) -> Result<(), Error> {
    let about = About {
        category: Category::Invitation,
        table,
        seq,
        decision: None,
        until: None,
        due_at: now,
        now,
    };
    enqueue(tx, &people, about).await
}

/// Returns the row of a table that gathers, for its owner.
pub async fn owned(tx: &Transaction, table: TableId, owner: UserId) -> Result<table::Model, Error> {
    let row = table::Entity::find_by_id(table)
        .lock_exclusive()
        .one(tx)
        .await?;
    let row = row.ok_or(Error::NoSuchTable)?;
    if !may_see(&row, &seat::of(tx, table).await?, Some(owner), None) {
        return Err(Error::NoSuchTable);
    }
    if row.owner != owner {
        return Err(Error::NotOwner);
    }
    match row.status {
        Status::Gathering => Ok(row),
        Status::Running | Status::Over => Err(Error::AlreadyStarted),
    }
}

async fn names(
    tx: &Transaction,
    people: BTreeSet<UserId>,
) -> Result<HashMap<UserId, String>, Error> {
    let rows = user::Entity::find()
        .filter(user::Column::Id.is_in(people))
        .all(tx)
        .await?;
    Ok(rows.into_iter().map(|it| (it.id, it.name)).collect())
}

/// Pages that show the table are made anew.
pub async fn next_revision(tx: &Transaction, table: &table::Model) -> Result<i64, Error> {
    let seq = table.seq + 1;
    let changed = table::ActiveModel {
        id: Unchanged(table.id),
        seq: Set(seq),
        ..Default::default()
    };
    table::Entity::update(changed).exec(tx).await?;
    Ok(seq)
}
