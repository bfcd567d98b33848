//! The time that what is due waits all the same: reminders follow their deadlines, everything else keeps to the hours
//! of its person.

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Set, Unchanged};

use super::super::enqueue::{late, running_out};
use super::super::{Category, Settings, hours};
use super::{LEASE, open_questions};
use crate::chat::said_unread;
use crate::database::Transaction;
use crate::entities::outbox::{self, Model as Row, Status};
use crate::entities::{pending, seat, table};
use crate::{Error, Platform};

/// So many waits lie at least between two notices about what the first of them has told already.
const BETWEEN: i64 = 10;
/// So many notices of the same kind about the same table go out within that time at most, however much
/// is new.
const MOST: usize = 3;
/// The time that a reminder waits at most before it looks again whether the table still pauses.
const AGAIN: i64 = 60 * 60 * 1000;

/// The deadline of this question has moved, perhaps to an earlier hour: so does what reminds of
/// it, which would otherwise look only when its old hour has come.
pub async fn reminder_moves(tx: &Transaction, question: &pending::Model) -> Result<(), Error> {
    let Some(deadline) = question.deadline else {
        return Ok(());
    };
    let waiting = outbox::Entity::find()
        .filter(outbox::Column::TableId.eq(question.table_id))
        .filter(outbox::Column::Decision.eq(question.decision))
        .filter(outbox::Column::Category.eq(Category::Deadline))
        .filter(outbox::Column::Status.eq(Status::Waiting))
        .filter(outbox::Column::Batch.is_null())
        .all(tx)
        .await?;
    for row in waiting {
        let created_at = asked_anew(&row, deadline);
        let moved = outbox::ActiveModel {
            id: Unchanged(row.id),
            created_at: Set(created_at),
            until: Set(Some(deadline)),
            due_at: Set(late(created_at, deadline)),
            ..Default::default()
        };
        outbox::Entity::update(moved).exec(tx).await?;
    }
    Ok(())
}

/// The deadlines of these questions of one table have been put off: who was reminded already is
/// reminded once more, as if asked at `shown`, which is what the table's clocks show. What still
/// waits moves by itself.
pub async fn remind_again(
    tx: &Transaction,
    (questions, seats): (&[pending::Model], &[seat::Model]),
    shown: i64,
) -> Result<(), Error> {
    let Some(table) = questions.first().map(|it| it.table_id) else {
        return Ok(());
    };
    let waiting: Vec<Option<i64>> = outbox::Entity::find()
        .select_only()
        .column(outbox::Column::Decision)
        .filter(outbox::Column::TableId.eq(table))
        .filter(outbox::Column::Category.eq(Category::Deadline))
        .filter(outbox::Column::Status.eq(Status::Waiting))
        .into_tuple()
        .all(tx)
        .await?;
    let asked = questions
        .iter()
        .filter(|it| !waiting.contains(&Some(it.decision)));
    let asked: Vec<pending::Model> = asked.cloned().collect();
    running_out(tx, (&asked, seats), shown).await
}

/// Returns when it was written, as if the question had been asked later, or earlier, by as much as its deadline has
/// moved.
fn asked_anew(row: &Row, deadline: i64) -> i64 {
    row.created_at + deadline - row.until.unwrap_or(deadline)
}

/// Until when a reminder must wait, if it must: deadlines move after it was written, and it moves
/// with them. While the table pauses it waits, and looks again before half of what is left can
/// have passed.
pub async fn remind_later(tx: &Transaction, row: &mut Row, now: i64) -> Result<Option<i64>, Error> {
    let (Some(table), Some(decision), Some(until)) = (row.table_id, row.decision, row.until) else {
        return Ok(None);
    };
    let question = pending::Entity::find_by_id((table, decision))
        .one(tx)
        .await?;
    let Some(deadline) = question.and_then(|it| it.deadline) else {
        return Ok(Some(now + AGAIN));
    };
    let header = table::Entity::find()
        .filter(table::Column::Id.eq(table))
        .into_partial_model::<table::Header>()
        .one(tx)
        .await?;
    if let Some(paused) = header.and_then(|it| it.paused_at) {
        let rest = (deadline - paused).clamp(0, 2 * AGAIN) / 2;
        return Ok(Some(now + rest.max(LEASE / 2)));
    }
    if deadline != until {
        (row.created_at, row.until) = (asked_anew(row, deadline), Some(deadline));
        let moved = outbox::ActiveModel {
            created_at: Set(row.created_at),
            until: Set(row.until),
            ..Default::default()
        };
        outbox::Entity::update_many()
            .set(moved)
            .filter(outbox::Column::Id.eq(row.id))
            .exec(tx)
            .await?;
    }
    let due = late(row.created_at, deadline);
    Ok(Some(due).filter(|it| *it > now))
}

/// Until when this must wait, if it must: for its hour, or for some peace after the last one that told
/// the same.
pub async fn later(
    platform: &Platform,
    tx: &Transaction,
    row: &Row,
    settings: &Settings,
) -> Result<Option<i64>, Error> {
    if Category::URGENT.contains(&row.category) {
        return Ok(None);
    }
    let (now, wait) = (platform.now(), platform.notices().wait);
    let earliest = hours::earliest(settings, row.category, row.created_at, now);
    if earliest > now {
        return Ok(Some(earliest));
    }
    // What has been tried has had its peace.
    if row.attempts > 0 {
        return Ok(None);
    }
    let peace = BETWEEN * wait;
    let sent = outbox::Entity::find()
        .filter(outbox::Column::Status.eq(Status::Sent))
        .filter(outbox::Column::UserId.eq(row.user_id))
        .filter(outbox::Column::Channel.eq(row.channel))
        .filter(outbox::Column::Category.eq(row.category))
        .filter(outbox::Column::TableId.eq(row.table_id))
        .filter(outbox::Column::TriedAt.gt(now - peace))
        .order_by_desc(outbox::Column::TriedAt)
        .all(tx)
        .await?;
    let sent = sent.iter().filter(|it| it.target_id == row.target_id);
    let sent: Vec<i64> = sent.filter_map(|it| it.tried_at).collect();
    let Some(last) = sent.first().copied() else {
        return Ok(None);
    };
    let until = if is_told(tx, row, last).await? {
        last + peace
    } else {
        // However often others make and undo what is new.
        sent.get(MOST - 1).map_or(now, |it| it + peace)
    };
    // The wait is counted from there once more.
    Ok(Some(until - wait).filter(|_| until > now))
}

/// Returns true where what a notice told then still waits for its reader: then there is nothing new to
/// lead them to. A turn that has been taken since, and talk that has been read, are told of anew with the
/// next one.
async fn is_told(tx: &Transaction, row: &Row, then: i64) -> Result<bool, Error> {
    let Some(table) = row.table_id else {
        return Ok(false);
    };
    match row.category {
        Category::Turn => {
            let open = open_questions(tx, row.user_id, table).await?;
            Ok(open.iter().all(|it| it.asked_at < then))
        }
        Category::Chat => said_unread(tx, (row.user_id, table), then).await,
        Category::Battle
        | Category::Started
        | Category::Ended
        | Category::Replacement
        | Category::Vote
        | Category::Invitation
        | Category::Deadline
        | Category::Address
        | Category::Recovery
        | Category::Trial => Ok(false),
    }
}
