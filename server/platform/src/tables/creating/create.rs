//! Creating a table.

use sea_orm::{ActiveModelTrait, EntityTrait, Set};
use tabletop::Seat;

use crate::accounts::reliability;
use crate::database::Transaction;
use crate::dice::Seed;
use crate::entities::seat::{self, Holder};
use crate::entities::{SHAPE, Secret, table, user};
use crate::hub::Held;
use crate::spawn_detached;
use crate::tables::join_codes::give_words;
use crate::tables::model::{
    MAX_DESCRIPTION, MAX_HOUSE_RULES, Masks, NewTable, Stakes, Status, Terms,
};
use crate::tables::play::begin_if_complete;
use crate::tables::rules::consult;
use crate::tables::seats::plain;
use crate::text::{check_length, invalid, is_invisible, tidy};
use crate::{Error, Field, Platform, Problem, TableId, UserId, allowances, random};

/// Creates a table. The owner does not sit yet.
///
/// # Errors
/// [`Error::Invalid`] for the name, the pace and the texts, [`Error::NoSuchGame`],
/// [`Error::BadSetup`], [`Error::WrongNumberOfSeats`]; [`Error::Unreliable`] for those who ask for
/// more than they are; [`Error::RatedMasks`]; [`Error::TooMany`].
pub async fn create(platform: &Platform, owner: UserId, new: NewTable) -> Result<TableId, Error> {
    gather(platform, owner, new, &[]).await
}

/// Creates a table, its owner on the first seat; not at an anonymous one, where that would tell who sits there.
///
/// # Errors
/// As [`create`].
pub async fn host(platform: &Platform, owner: UserId, new: NewTable) -> Result<TableId, Error> {
    let held = (new.masks == Masks::None).then_some((Holder::Person, Some(owner)));
    gather(platform, owner, new, held.as_slice()).await
}

/// Creates a table whose first seats are held like this, the others by nobody.
async fn gather(
    platform: &Platform,
    owner: UserId,
    new: NewTable,
    held: &[(Holder, Option<UserId>)],
) -> Result<TableId, Error> {
    let new = checked(platform, new)?;
    let mut seats = vec![(Holder::Nobody, None); new.seats.into()];
    for (seat, held) in seats.iter_mut().zip(held) {
        *seat = *held;
    }
    let record = reliability(platform, owner).await?;
    if record.level < new.terms.least {
        return Err(Error::Unreliable);
    }
    let platform = platform.clone();
    spawn_detached(async move {
        let tx = platform.database().write().await?;
        if new.masks != Masks::None {
            tells_nobody(&tx, owner, &new.name).await?;
        }
        allowances::gather(&tx, owner, platform.now()).await?;
        let table = insert(&platform, &tx, owner, new, seats).await?;
        give_words(&tx, table.id, platform.now()).await?;
        let created = (table.id, table.seq);
        platform.hub().commit(tx, [created]).await?;
        tracing::info!(table = %table.id, user = %owner, "created");
        Ok(table.id)
    })
    .await
}

/// Creates a table that runs at once: the user on these seats, the computer everywhere else.
///
/// # Errors
/// As [`create`], and [`Error::NoSuchSeat`], also for no seat at all; [`Error::Rated`].
pub async fn practice(
    platform: &Platform,
    user: UserId,
    new: NewTable,
    mine: &[Seat],
) -> Result<TableId, Error> {
    let (table, ()) = practice_with(platform, user, (new, mine), |_| ()).await?;
    Ok(table)
}

/// As [`practice`], with the computers kept from the table until the guard goes: they do not hear of it
/// earlier.
///
/// # Errors
/// As [`practice`].
pub async fn practice_held(
    platform: &Platform,
    user: UserId,
    new: NewTable,
    mine: &[Seat],
) -> Result<Held, Error> {
    let hub = platform.hub().clone();
    let hold = move |table| hub.hold(table);
    let (_, guard) = practice_with(platform, user, (new, mine), hold).await?;
    Ok(guard)
}

/// Creates it, and calls `before` right before anybody hears of it.
async fn practice_with<T: Send + 'static>(
    platform: &Platform,
    user: UserId,
    (new, mine): (NewTable, &[Seat]),
    before: impl FnOnce(TableId) -> T + Send + 'static,
) -> Result<(TableId, T), Error> {
    let new = checked(platform, new)?;
    if new.stakes == Stakes::Rated {
        return Err(Error::Rated);
    }
    if mine.is_empty() || mine.iter().any(|it| it.0 >= new.seats) {
        return Err(Error::NoSuchSeat);
    }
    let mut seats = vec![(Holder::Computer, None); new.seats.into()];
    for seat in mine {
        seats[usize::from(seat.0)] = (Holder::Person, Some(user));
    }
    let platform = platform.clone();
    spawn_detached(async move {
        let tx = platform.database().write().await?;
        allowances::create(&tx, user, platform.now()).await?;
        let table = insert(&platform, &tx, user, new, seats).await?;
        let id = table.id;
        let seq = begin_if_complete(&platform, &tx, table, user).await?;
        let held = before(id);
        platform.hub().commit(tx, [(id, seq)]).await?;
        Ok((id, held))
    })
    .await
}

/// A table that could be created as it is described, before anything is written.
///
/// # Errors
/// Those of [`create`] for what was described.
pub fn checked(platform: &Platform, new: NewTable) -> Result<NewTable, Error> {
    let name = named(&new.name)?;
    let game = platform.game(&new.kind).ok_or(Error::NoSuchGame)?;
    // What somebody wishes for their own seat is not for whoever creates the table to say.
    let setup = consult(&new.kind, || {
        game.check_setup(&new.setup, new.seats)?;
        game.ask_always(&new.setup, &[])
    });
    let setup = setup.map_err(|it| match it {
        Error::Malformed => Error::BadSetup("malformed".into()),
        Error::TooLarge => Error::BadSetup("too large".into()),
        Error::Illegal(why) => Error::BadSetup(why),
        other => other,
    })?;
    let known = |level: &String| game.levels().contains(&level.as_str());
    if !new.level.as_ref().is_none_or(known) {
        return Err(Error::BadSetup("no such level".into()));
    }
    if new.seats == 0 || !game.seats().contains(&new.seats) {
        return Err(Error::WrongNumberOfSeats);
    }
    if new.stakes == Stakes::Rated && new.masks == Masks::ForEver {
        return Err(Error::RatedMasks);
    }
    let pace = new.pace.checked()?;
    let terms = Terms {
        description: plain(&new.terms.description, MAX_DESCRIPTION)?,
        house_rules: plain(&new.terms.house_rules, MAX_HOUSE_RULES)?,
        ..new.terms
    };
    Ok(NewTable {
        name,
        setup,
        pace,
        terms,
        ..new
    })
}

/// An anonymous table is not called after the person who opens it.
async fn tells_nobody(tx: &Transaction, owner: UserId, name: &str) -> Result<(), Error> {
    let person = user::Entity::find_by_id(owner).one(tx).await?;
    let name = name.to_lowercase();
    if person.is_some_and(|it| name.contains(&it.name.to_lowercase())) {
        return Err(invalid(Field::TableName, Problem::Telling));
    }
    Ok(())
}

/// Returns the name of a table, tidied; an error if it may not be called so.
pub fn named(name: &str) -> Result<String, Error> {
    let name = tidy(name);
    check_length(Field::TableName, &name, 1, 60)?;
    if name.chars().any(is_invisible) {
        return Err(invalid(Field::TableName, Problem::BadCharacters));
    }
    Ok(name)
}

/// Writes a table as it is before anybody plays.
pub async fn insert(
    platform: &Platform,
    tx: &Transaction,
    owner: UserId,
    new: NewTable,
    seats: Vec<(Holder, Option<UserId>)>,
) -> Result<table::Model, Error> {
    let id = TableId(u128::from_be_bytes(random::bytes()));
    let now = platform.now();
    let table = table::ActiveModel {
        id: Set(id),
        kind: Set(new.kind),
        name: Set(new.name),
        shape: Set(SHAPE),
        setup: Set(new.setup),
        ask_always: Set(None),
        open: Set(new.open),
        status: Set(Status::Gathering),
        owner: Set(owner),
        invitation: Set(Secret(random::token::<16>())),
        seed: Set(Secret(Seed::fresh().to_hex())),
        seq: Set(1),
        state: Set(None),
        undo: Set(None),
        pace: Set(new.pace.write()?),
        paused_at: Set(None),
        rematch: Set(None),
        created_at: Set(now),
        changed_at: Set(now),
        chat: Set(new.chat.mode),
        chat_time: Set(new.chat.time),
        masks: Set(new.masks),
        delay: Set(new.delay),
        language: Set(new.terms.language),
        least: Set(new.terms.least),
        description: Set(new.terms.description),
        house_rules: Set(new.terms.house_rules),
        verdict: Set(None),
        stakes: Set(new.stakes),
        admission: Set(new.terms.admission),
    };
    let table = table.insert(tx).await?;
    let rows = (0..)
        .zip(seats)
        .map(|(seat, (holder, user_id))| seat::ActiveModel {
            table_id: Set(id),
            seat: Set(seat),
            holder: Set(holder),
            user_id: Set(user_id),
            bank: Set(None),
            missed: Set(0),
            absent_since: Set(None),
            since: Set(1),
            confirmed: Set(false),
            confirmed_until: Set(None),
            level: Set(new.level.clone()),
        });
    seat::Entity::insert_many(rows)
        .exec_without_returning(tx)
        .await?;
    Ok(table)
}
