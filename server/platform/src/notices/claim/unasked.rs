//! Keeping back what strangers cause, where its reader has had enough of it or wants none.

use crate::database::Transaction;

use super::super::recipient::recipient;
use super::super::suppression::is_suppressed;
use super::super::unasked::{Admission, admit};
use super::super::{Category, Channel};
use super::{To, ids, leave, postpone, set_status};
use crate::entities::outbox::{Model as Row, Status};
use crate::entities::seat;
use crate::{Error, Platform};

/// Of what is to be sent as one, only what goes out now: the rest is dropped or put off.
pub async fn sift(
    platform: &Platform,
    tx: &Transaction,
    (to, rows): (&To, Vec<Row>),
) -> Result<Vec<Row>, Error> {
    let To::Mail(address) = to else {
        return Ok(rows);
    };
    let (mut asked, mut unasked) = (Vec::new(), Vec::new());
    for row in rows {
        if is_unasked(tx, &row).await? {
            unasked.push(row);
        } else {
            asked.push(row);
        }
    }
    let Some(first) = unasked.first() else {
        return Ok(asked);
    };
    let mailbox = recipient(platform, address);
    let category = first.category;
    // Whoever has proved that the address is theirs can lose their password all the same.
    let admission = if category != Category::Recovery && is_suppressed(tx, &mailbox).await? {
        Admission::Never
    } else if first.attempts > 0 {
        // The same mail was counted when it was tried first.
        Admission::Now
    } else {
        admit(platform, tx, (category, mailbox)).await?
    };
    match admission {
        Admission::Now => asked.append(&mut unasked),
        Admission::Never => set_status(tx, &ids(&unasked), Status::Dropped).await?,
        Admission::Later(due) => {
            for row in &unasked {
                postpone(tx, row.id, due).await?;
            }
            leave(tx, &ids(&unasked)).await?;
        }
    }
    Ok(asked)
}

/// Tells whether somebody else than its reader can have caused it.
pub async fn is_unasked(tx: &Transaction, row: &Row) -> Result<bool, Error> {
    if row.channel != Channel::Mail {
        return Ok(false);
    }
    match (row.category, row.table_id) {
        (Category::Address | Category::Recovery, _) => Ok(true),
        // Whoever sits there is told that the table is full, and has asked for that.
        (Category::Invitation, Some(table)) => {
            let seats = seat::of(tx, table).await?;
            Ok(seat::held(&seats, Some(row.user_id)).is_empty())
        }
        _ => Ok(false),
    }
}
