//! The voices of a vote: whose count, and what they say.

use std::collections::{BTreeSet, HashMap};

use sea_orm::sea_query::OnConflict;
use sea_orm::{ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, Set};

use super::{LAPSE, Motion, Scene, is_open};
use crate::database::Transaction;
use crate::entities::vote::Kind;
use crate::entities::{ballot, seat, table, vote};
use crate::notices::{About, Category, enqueue};
use crate::tables::alter::After;
use crate::{Error, TableId, UserId};

/// The people whose voices count.
pub(super) fn present(seats: &[seat::Model]) -> BTreeSet<UserId> {
    let present = seats.iter().filter(|it| it.absent_since.is_none());
    present.filter_map(|it| it.user_id).collect()
}

/// Those of them whose voices count in a vote on this. A game ends with the will of everybody who
/// may still be playing it, and whoever only offers the seat may be.
pub(super) fn voters(seats: &[seat::Model], motion: Motion) -> BTreeSet<UserId> {
    let mut people = match motion {
        Motion::Draw | Motion::Cancel => {
            let here = seats
                .iter()
                .filter(|it| it.absent_since.is_none() || !it.is_missed());
            here.filter_map(|it| it.user_id).collect()
        }
        Motion::Extend
        | Motion::Pause
        | Motion::Resume
        | Motion::Remove(_)
        | Motion::Concede(_) => present(seats),
    };
    let concerned = |it: &&seat::Model| Some(it.seat) == vote::seat_of(motion);
    if let Some(person) = seats.iter().find(concerned).and_then(|it| it.user_id) {
        people.remove(&person);
    }
    people
}

/// Returns how many of so many people have to say yes. A won game is not taken from anybody against their will, by
/// however many.
pub(super) const fn needed(motion: Motion, people: usize) -> usize {
    match motion {
        Motion::Draw | Motion::Cancel => people,
        Motion::Extend
        | Motion::Pause
        | Motion::Resume
        | Motion::Remove(_)
        | Motion::Concede(_) => people / 2 + 1,
    }
}

/// The number of those whose voices count have said yes and no, and what everybody has said.
pub(super) struct Tally {
    pub yes: usize,
    pub no: usize,
    pub all: HashMap<UserId, bool>,
}

impl Tally {
    pub async fn of(
        db: &impl ConnectionTrait,
        table: TableId,
        kind: Kind,
        people: &BTreeSet<UserId>,
    ) -> Result<Self, Error> {
        let rows = ballot::Entity::find()
            .filter(ballot::Column::TableId.eq(table))
            .filter(ballot::Column::Kind.eq(kind))
            .all(db)
            .await?;
        let all: HashMap<UserId, bool> = rows.iter().map(|it| (it.user_id, it.yes)).collect();
        let count = |yes: bool| people.iter().filter(|it| all.get(it) == Some(&yes)).count();
        Ok(Self {
            yes: count(true),
            no: count(false),
            all,
        })
    }
}

/// Tells the others that there is something to vote on, and whoever holds a seat that it is about.
async fn tell(
    tx: &Transaction,
    (table, seats): (&table::Model, &[seat::Model]),
    motion: Motion,
    (user, now): (UserId, i64),
) -> Result<(), Error> {
    let mut people = present(seats);
    people.extend(voters(seats, motion));
    let concerned = |it: &&seat::Model| Some(it.seat) == vote::seat_of(motion);
    people.extend(seats.iter().find(concerned).and_then(|it| it.user_id));
    people.remove(&user);
    let about = About {
        category: Category::Vote,
        table: table.id,
        seq: Some(table.seq + 1),
        decision: None,
        until: Some(now + LAPSE),
        due_at: now,
        now,
    };
    enqueue(tx, &people, about).await
}

/// Opens the vote where it is not, and puts the voice into it, unless it lies there already.
pub(super) async fn put_voice(
    tx: &Transaction,
    (table, seats, open): Scene<'_>,
    (motion, yes): (Motion, bool),
    (user, now): (UserId, i64),
) -> Result<After, Error> {
    let kind = vote::Kind::of(motion);
    let found = vote::Entity::find_by_id((table.id, kind)).one(tx).await?;
    let found = found.filter(|it| is_open(it, (seats, open), now));
    if found
        .as_ref()
        .is_some_and(|it| it.seat != vote::seat_of(motion))
    {
        // One after the other.
        return Err(Error::NoSuchVote);
    }
    if found.is_none() {
        if !yes {
            return Err(Error::NoSuchVote);
        }
        close(tx, table.id, kind).await?;
        let row = vote::ActiveModel {
            table_id: Set(table.id),
            kind: Set(kind),
            opened_at: Set(now),
            seat: Set(vote::seat_of(motion)),
            opened_by: Set(Some(user)),
        };
        row.insert(tx).await?;
        tell(tx, (table, seats), motion, (user, now)).await?;
    }
    let before = ballot::Entity::find_by_id((table.id, kind, user));
    if before.one(tx).await?.is_some_and(|it| it.yes == yes) {
        return Ok(After::Same);
    }
    let row = ballot::ActiveModel {
        table_id: Set(table.id),
        kind: Set(kind),
        user_id: Set(user),
        yes: Set(yes),
    };
    let key = [
        ballot::Column::TableId,
        ballot::Column::Kind,
        ballot::Column::UserId,
    ];
    let again = OnConflict::columns(key)
        .update_column(ballot::Column::Yes)
        .to_owned();
    ballot::Entity::insert(row)
        .on_conflict(again)
        .exec_without_returning(tx)
        .await?;
    Ok(After::Changed)
}

pub(super) async fn close(tx: &Transaction, table: TableId, kind: Kind) -> Result<(), Error> {
    vote::Entity::delete_by_id((table, kind)).exec(tx).await?;
    Ok(())
}
