//! The motions that can be voted on now, and their effects once they are decided.

use std::collections::BTreeSet;

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use tabletop::Seat;

use super::Scene;
use super::removal::removable;
use super::voices::voters;
use crate::accounts::release;
use crate::database::Transaction;
use crate::entities::seat::{self, Holder};
use crate::entities::seat_holder::{self, Loss};
use crate::entities::table::Verdict;
use crate::entities::{keyframe, pending, table, vote};
use crate::notices::{About, Category, enqueue, remind_again};
use crate::tables::clocks::{Clocks, abandoned, ended, open, retime, write_deadline};
use crate::tables::log::Rows;
use crate::tables::model::{Motion, Status};
use crate::time::{deferred, extended};
use crate::{Error, Pace, UserId};

/// In the third chapter that is played here it is too late to cancel.
const TOO_LATE: usize = 3;

/// Tells whether there is anything to vote on.
pub async fn makes_sense(
    tx: &Transaction,
    (table, seats, open): Scene<'_>,
    motion: Motion,
    now: i64,
) -> Result<bool, Error> {
    Ok(match motion {
        Motion::Pause => table.paused_at.is_none() && Pace::read(&table.pace)? != Pace::Unlimited,
        Motion::Resume => table.paused_at.is_some(),
        Motion::Extend => open.iter().any(|it| it.required && it.deadline.is_some()),
        Motion::Draw => together(seats, motion),
        Motion::Cancel => may_cancel(table, seats, &Rows::Stored(table.id).frames(tx).await?),
        Motion::Remove(seat) => seats
            .iter()
            .filter(|it| it.number() == seat)
            .any(|it| removable(it, open).is_some_and(|from| from <= now)),
        // Nobody gives up for somebody else.
        Motion::Concede(_) => false,
    })
}

/// Tells whether people play here together and have not come to the third round yet; a state of each was kept.
pub fn may_cancel(table: &table::Model, seats: &[seat::Model], frames: &[keyframe::Mark]) -> bool {
    let chapters: BTreeSet<i64> = frames.iter().map(|it| it.chapter).collect();
    let together = together(seats, Motion::Cancel);
    table.status == Status::Running && together && chapters.len() < TOO_LATE
}

/// Tells whether there are several whose will it takes: nobody ends a game alone.
fn together(seats: &[seat::Model], motion: Motion) -> bool {
    voters(seats, motion).len() >= 2
}

/// Does what was decided.
pub async fn enact(
    tx: &Transaction,
    (table, seats): (&mut table::Model, Vec<seat::Model>),
    motion: Motion,
    (by, now): (Option<UserId>, i64),
) -> Result<(), Error> {
    match motion {
        Motion::Pause => {
            table.paused_at = Some(now);
            Ok(())
        }
        Motion::Resume => {
            let from = table.paused_at.take().unwrap_or(now);
            let stood = (from, now.max(from));
            put_off(tx, (table, &seats), now, |pace, span, deadline| {
                deferred(pace, span, deadline, stood)
            })
            .await
        }
        Motion::Extend => {
            let shown = table.paused_at.unwrap_or(now);
            put_off(tx, (table, &seats), shown, extended).await
        }
        Motion::Draw => {
            ended(tx, table, &seats).await?;
            finish(tx, (table, &seats), Verdict::Draw, (by, now)).await
        }
        Motion::Cancel => finish(tx, (table, &seats), Verdict::Cancelled, (by, now)).await,
        Motion::Remove(seat) => remove(tx, table, seat, now).await,
        Motion::Concede(_) => {
            ended(tx, table, &seats).await?;
            finish(tx, (table, &seats), Verdict::Conceded, (by, now)).await
        }
    }
}

/// Moves the deadlines of the open questions; the table's clocks show `shown`.
async fn put_off(
    tx: &Transaction,
    (table, seats): (&table::Model, &[seat::Model]),
    shown: i64,
    later: impl Fn(&Pace, tabletop::Span, i64) -> i64,
) -> Result<(), Error> {
    let pace = Pace::read(&table.pace)?;
    let mut moved = Vec::new();
    for mut row in open(tx, table.id).await? {
        let Some(deadline) = row.deadline else {
            continue;
        };
        let span = row.span.into();
        row.deadline = Some(later(&pace, span, deadline));
        row.kept = row.kept.map(|it| later(&pace, span, it));
        write_deadline(tx, &row).await?;
        moved.push(row);
    }
    remind_again(tx, (&moved, seats), shown).await
}

/// The game is over as it stands; nobody is asked any more.
async fn finish(
    tx: &Transaction,
    (table, seats): (&mut table::Model, &[seat::Model]),
    verdict: Verdict,
    (by, now): (Option<UserId>, i64),
) -> Result<(), Error> {
    table.status = Status::Over;
    table.verdict = Some(verdict);
    table.paused_at = None;
    table.undo = None;
    pending::Entity::delete_many()
        .filter(pending::Column::TableId.eq(table.id))
        .exec(tx)
        .await?;
    vote::close_all(tx, table.id).await?;
    release(tx, table, now).await?;
    let others = seats.iter().filter_map(|it| it.user_id);
    let others = others.filter(|it| Some(*it) != by).collect();
    tell(tx, others, (table, Category::Ended), now).await?;
    tracing::info!(table = %table.id, ?verdict, "ended before its end");
    Ok(())
}

/// The computer plays on for somebody absent or silent, who has abandoned the game.
async fn remove(tx: &Transaction, table: &table::Model, seat: Seat, now: i64) -> Result<(), Error> {
    let mut clocks = Clocks::of(tx, table, now).await?;
    let before = clocks.seats.clone();
    let held = clocks.seat(seat)?;
    let person = held.user_id.take();
    held.holder = Holder::Computer;
    held.since = table.seq + 1;
    seat::present(held);
    if let Some(person) = person {
        let whose = (table.id, person, seat.0.into());
        seat_holder::lose(tx, whose, (Loss::Vote, now)).await?;
    }
    abandoned(tx, (table, &before), person).await?;
    let person = person.into_iter().collect();
    tell(tx, person, (table, Category::Replacement), now).await?;
    retime(tx, clocks, Some(seat)).await?;
    tracing::info!(table = %table.id, seat = seat.0, "removed by vote");
    Ok(())
}

async fn tell(
    tx: &Transaction,
    people: BTreeSet<UserId>,
    (table, category): (&table::Model, Category),
    now: i64,
) -> Result<(), Error> {
    let about = About {
        category,
        table: table.id,
        seq: Some(table.seq + 1),
        decision: None,
        until: None,
        due_at: now,
        now,
    };
    enqueue(tx, &people, about).await
}
