//! Votes: the people at a table decide about its time, its end and its absent players.
//!
//! What ends the game without a winner needs all people who are present, everything else more than
//! half of them. An absent person counts only while they vote, somebody with several seats counts
//! once, the computer never. Whose seat is to be given away counts like somebody absent. Who leaves
//! ends by that whatever the others have decided.
//!
#![doc = include_str!("votes.md")]

mod concede;
mod conclude;
mod enact;
mod removal;
mod voices;

use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, Set,
};

use tabletop::Seat;

use crate::database::Transaction;
use crate::entities::vote::Kind;
use crate::entities::{pending, resolution, seat, table, vote};
use crate::tables::alter::{After, alter};
use crate::tables::clocks::open;
use crate::tables::model::{Motion, Outcome, Resolution, Vote};
use crate::tables::visibility::may_see;
use crate::time::DAY;
use crate::{Error, Platform, TableId, UserId};
pub use concede::{concede, conceded};
pub use conclude::{alive, conclude, conclude_decided, conclude_decided_everywhere};
use conclude::{decided, end};
use enact::makes_sense;
pub use enact::may_cancel;
pub use removal::silent_from;
use removal::{questions, removable};
use voices::{Tally, needed, put_voice, voters};

/// A vote that has not been decided for so long is forgotten.
const LAPSE: i64 = 3 * DAY;

/// A table, its seats and its open questions.
type Scene<'a> = (&'a table::Model, &'a [seat::Model], &'a [pending::Model]);

/// Votes; the first yes opens the vote. It is decided as soon as enough of the people who are
/// present have said yes, or can no longer do so, or whoever has opened it says no.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::NotRunning`], [`Error::NoSuchVote`] for a
/// no to nothing, and where the motion makes no sense now.
pub async fn cast(
    platform: &Platform,
    user: UserId,
    table: TableId,
    (motion, yes): (Motion, bool),
) -> Result<(), Error> {
    let games = platform.clone();
    alter(platform, table, move |tx, table, now| {
        Box::pin(async move {
            let seats = seat::of(tx, table.id).await?;
            if !may_see(table, &seats, Some(user), None) {
                return Err(Error::NoSuchTable);
            }
            if seats.iter().all(|it| it.user_id != Some(user)) {
                return Err(Error::NotSeated);
            }
            let open = open(tx, table.id).await?;
            let scene = (&*table, seats.as_slice(), open.as_slice());
            if !makes_sense(tx, scene, motion, now).await? {
                return Err(Error::NoSuchVote);
            }
            let counted = put_voice(tx, scene, (motion, yes), (user, now)).await?;
            let mut people = voters(&seats, motion);
            people.insert(user);
            let tally = Tally::of(tx, table.id, Kind::of(motion), &people).await?;
            // Whoever has asked for it can ask no longer.
            let outcome = if !yes && is_asker(tx, (table.id, motion), user).await? {
                Some(Outcome::Lost)
            } else {
                decided(motion, &tally, people.len())
            };
            let Some(outcome) = outcome else {
                return Ok(counted);
            };
            let by = (Some(user), now);
            end((tx, &games), (table, seats), (motion, outcome), by).await?;
            // Whoever was removed may have been the one whose voice was missing elsewhere.
            conclude(tx, &games, table, by).await?;
            Ok(After::Changed)
        })
    })
    .await
}

/// The votes that somebody has opened at a table; some may have lapsed since.
pub async fn opened(db: &impl ConnectionTrait, table: TableId) -> Result<Vec<vote::Model>, Error> {
    let opened = vote::Entity::find()
        .filter(vote::Column::TableId.eq(table))
        .order_by_asc(vote::Column::OpenedAt)
        .order_by_asc(vote::Column::Kind);
    Ok(opened.all(db).await?)
}

/// Those of these votes that are open.
pub async fn votes(
    db: &impl ConnectionTrait,
    opened: &[vote::Model],
    seats: &[seat::Model],
    (viewer, now): (Option<UserId>, i64),
) -> Result<Vec<Vote>, Error> {
    let open = questions(db, opened).await?;
    let mut votes = Vec::new();
    for row in opened.iter().filter(|it| is_open(it, (seats, &open), now)) {
        let motion = row.kind.motion(row.seat);
        let people = voters(seats, motion);
        let tally = Tally::of(db, row.table_id, row.kind, &people).await?;
        votes.push(Vote {
            motion,
            by: asker(row, seats),
            yes: tally.yes,
            no: tally.no,
            needed: needed(motion, people.len()),
            mine: viewer.and_then(|it| tally.all.get(&it).copied()),
        });
    }
    Ok(votes)
}

/// Returns how the votes of a table have ended, the latest last.
pub async fn resolutions(
    db: &impl ConnectionTrait,
    table: TableId,
) -> Result<Vec<Resolution>, Error> {
    let rows = resolution::Entity::find()
        .filter(resolution::Column::TableId.eq(table))
        .order_by_asc(resolution::Column::Seq)
        .all(db)
        .await?;
    let resolutions = rows.into_iter().map(|it| Resolution {
        motion: it.kind.motion(it.seat),
        outcome: it.outcome,
        seq: it.seq,
        at: it.at,
    });
    Ok(resolutions.collect())
}

/// Returns true for the person who has asked for a vote that is open.
async fn is_asker(
    tx: &Transaction,
    (table, motion): (TableId, Motion),
    user: UserId,
) -> Result<bool, Error> {
    let vote = vote::Entity::find_by_id((table, Kind::of(motion)));
    let vote = vote.one(tx).await?;
    Ok(vote.is_some_and(|it| it.opened_by == Some(user)))
}

/// The first seat of whoever has asked for this vote.
pub fn asker(row: &vote::Model, seats: &[seat::Model]) -> Option<Seat> {
    let by = row.opened_by?;
    let mut theirs = seats.iter().filter(|it| it.user_id == Some(by));
    theirs.next().map(seat::Model::number)
}

/// Tells whether a vote goes on, by what it is about itself.
fn is_open(
    row: &vote::Model,
    (seats, open): (&[seat::Model], &[pending::Model]),
    now: i64,
) -> bool {
    let since = match row.kind.motion(row.seat) {
        Motion::Remove(seat) => {
            let held = seats.iter().find(|it| it.number() == seat);
            held.and_then(|it| removable(it, open))
        }
        Motion::Extend
        | Motion::Pause
        | Motion::Resume
        | Motion::Draw
        | Motion::Cancel
        | Motion::Concede(_) => Some(i64::MIN),
    };
    row.opened_at > now - LAPSE && since.is_some_and(|it| row.opened_at >= it)
}

async fn write_down(
    tx: &Transaction,
    table: &table::Model,
    (motion, outcome): (Motion, Outcome),
    now: i64,
) -> Result<(), Error> {
    let row = resolution::ActiveModel {
        table_id: Set(table.id),
        seq: Set(table.seq + 1),
        kind: Set(Kind::of(motion)),
        seat: Set(vote::seat_of(motion)),
        at: Set(now),
        outcome: Set(outcome),
    };
    row.insert(tx).await?;
    Ok(())
}
