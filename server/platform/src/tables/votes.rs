//! Votes about time: the people at a table decide by simple majority.

use std::collections::{BTreeSet, HashMap};

use sea_orm::sea_query::OnConflict;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, DatabaseTransaction, EntityTrait, QueryFilter,
    Set,
};

use super::alter::{After, alter};
use super::clocks::{open, write_deadline};
use super::page::may_see;
use crate::entities::vote::Kind;
use crate::entities::{ballot, seat, table, vote};
use crate::notices::{About, Category, enqueue};
use crate::time::{DAY, deferred, extended};
use crate::{Error, Pace, Platform, TableId, UserId};

/// A vote that has not been decided for so long is forgotten.
const LAPSE: i64 = 3 * DAY;

/// An open vote, as everybody at the table may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vote {
    pub kind: Kind,
    /// Milliseconds since 1970.
    pub opened_at: i64,
    pub yes: usize,
    pub no: usize,
    /// How many have to say yes.
    pub needed: usize,
    /// How the viewer has voted.
    pub mine: Option<bool>,
}

/// Votes; the first yes opens the vote. It is decided as soon as more than half of the people who
/// are present have said yes, or can no longer do so.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::NotRunning`], [`Error::NoSuchVote`] for a
/// no to nothing, and where there is nothing to extend, pause or resume.
pub async fn cast(
    platform: &Platform,
    user: UserId,
    table: TableId,
    (kind, yes): (Kind, bool),
) -> Result<(), Error> {
    let now = platform.now();
    alter(platform, table, move |tx, table| {
        Box::pin(async move {
            let seats = seat::of(tx, table.id).await?;
            if !may_see(table, &seats, Some(user), None) {
                return Err(Error::NoSuchTable);
            }
            if seats.iter().all(|it| it.user_id != Some(user)) {
                return Err(Error::NotSeated);
            }
            if !makes_sense(tx, table, kind).await? {
                return Err(Error::NoSuchVote);
            }
            count(tx, table, (kind, yes), (user, now)).await?;
            let mut people = present(&seats);
            people.insert(user);
            let tally = Tally::of(tx, table.id, kind, &people).await?;
            if tally.yes > people.len() / 2 {
                close(tx, table.id, kind).await?;
                enact(tx, table, kind, now).await?;
            } else if people.len() - tally.no <= people.len() / 2 {
                close(tx, table.id, kind).await?;
            }
            Ok(After::Changed)
        })
    })
    .await
}

/// The open votes of a table.
pub async fn votes(
    db: &impl ConnectionTrait,
    seats: &[seat::Model],
    table: TableId,
    (viewer, now): (Option<UserId>, i64),
) -> Result<Vec<Vote>, Error> {
    let open = vote::Entity::find()
        .filter(vote::Column::TableId.eq(table))
        .filter(vote::Column::OpenedAt.gt(now - LAPSE));
    let people = present(seats);
    let mut votes = Vec::new();
    for row in open.all(db).await? {
        let tally = Tally::of(db, table, row.kind, &people).await?;
        votes.push(Vote {
            kind: row.kind,
            opened_at: row.opened_at,
            yes: tally.yes,
            no: tally.no,
            needed: people.len() / 2 + 1,
            mine: viewer.and_then(|it| tally.all.get(&it).copied()),
        });
    }
    Ok(votes)
}

/// The people whose voices count.
fn present(seats: &[seat::Model]) -> BTreeSet<UserId> {
    let present = seats.iter().filter(|it| it.absent_since.is_none());
    present.filter_map(|it| it.user_id).collect()
}

struct Tally {
    yes: usize,
    no: usize,
    all: HashMap<UserId, bool>,
}

impl Tally {
    async fn of(
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
        let said = |yes: bool| people.iter().filter(|it| all.get(it) == Some(&yes)).count();
        Ok(Self {
            yes: said(true),
            no: said(false),
            all,
        })
    }
}

async fn makes_sense(
    tx: &DatabaseTransaction,
    table: &table::Model,
    kind: Kind,
) -> Result<bool, Error> {
    Ok(match kind {
        Kind::Pause => table.paused_at.is_none() && Pace::read(&table.pace)? != Pace::Unlimited,
        Kind::Resume => table.paused_at.is_some(),
        Kind::Extend => {
            let open = open(tx, table.id).await?;
            open.iter().any(|it| it.required && it.deadline.is_some())
        }
    })
}

/// Tells the others that there is something to vote on.
async fn tell(
    tx: &DatabaseTransaction,
    table: &table::Model,
    user: UserId,
    now: i64,
) -> Result<(), Error> {
    let mut people = present(&seat::of(tx, table.id).await?);
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

/// Opens the vote where it is not, and puts the voice into it.
async fn count(
    tx: &DatabaseTransaction,
    table: &table::Model,
    (kind, yes): (Kind, bool),
    (user, now): (UserId, i64),
) -> Result<(), Error> {
    let found = vote::Entity::find_by_id((table.id, kind)).one(tx).await?;
    let found = found.filter(|it| it.opened_at > now - LAPSE);
    if found.is_none() {
        if !yes {
            return Err(Error::NoSuchVote);
        }
        close(tx, table.id, kind).await?;
        let row = vote::ActiveModel {
            table_id: Set(table.id),
            kind: Set(kind),
            opened_at: Set(now),
        };
        row.insert(tx).await?;
        tell(tx, table, user, now).await?;
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
    Ok(())
}

async fn close(tx: &DatabaseTransaction, table: TableId, kind: Kind) -> Result<(), Error> {
    vote::Entity::delete_by_id((table, kind)).exec(tx).await?;
    Ok(())
}

/// Does what was decided.
async fn enact(
    tx: &DatabaseTransaction,
    table: &mut table::Model,
    kind: Kind,
    now: i64,
) -> Result<(), Error> {
    let pace = Pace::read(&table.pace)?;
    let stood = match kind {
        Kind::Pause => {
            table.paused_at = Some(now);
            return Ok(());
        }
        Kind::Resume => table.paused_at.take().map_or(0, |it| (now - it).max(0)),
        Kind::Extend => 0,
    };
    for mut row in open(tx, table.id).await? {
        let Some(deadline) = row.deadline else {
            continue;
        };
        let span = row.span.into();
        let moved = |it| match kind {
            Kind::Extend => extended(&pace, span, it),
            Kind::Pause | Kind::Resume => deferred(&pace, span, it, stood),
        };
        row.deadline = Some(moved(deadline));
        row.kept = row.kept.map(moved);
        write_deadline(tx, &row).await?;
    }
    Ok(())
}
