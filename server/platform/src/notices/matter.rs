//! What there is to say of a notice beyond its kind, as things stand when it goes out. It is about
//! its reader or the whole table, and never tells who sits where.

use super::Category;
use super::claim::open_votes;
use crate::database::Transaction;
use crate::entities::outbox::Model as Row;
use crate::entities::{seat, table};
use crate::tables::Motion;
use crate::{Error, UserId};

/// What a notice is about more exactly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Matter {
    /// The reader has missed answers, and so their seat is offered to others.
    Offered,
    /// The seat that the reader had is somebody else's, or the computer's.
    Lost,
    /// The reader is invited by name.
    Invited,
    /// The table is full and waits for the reader to say that they are there.
    Full,
    /// The only thing that is voted on.
    Vote(Motion),
}

impl Matter {
    /// What this row about this table is about.
    pub(super) async fn of(
        tx: &Transaction,
        row: &Row,
        (table, now): (&table::Header, i64),
    ) -> Result<Option<Self>, Error> {
        Ok(match row.category {
            Category::Replacement if table.status == table::Status::Running => {
                replacement(&held(tx, row.user_id, table).await?)
            }
            Category::Invitation => {
                let sits = !held(tx, row.user_id, table).await?.is_empty();
                Some(if sits { Self::Full } else { Self::Invited })
            }
            Category::Vote => match open_votes(tx, row, (table.id, now)).await?.as_slice() {
                [only] => Some(Self::Vote(Motion::of(only.kind, only.seat))),
                _ => None,
            },
            Category::Replacement
            | Category::Turn
            | Category::Deadline
            | Category::Press
            | Category::Battle
            | Category::Started
            | Category::Ended
            | Category::Address
            | Category::Recovery
            | Category::Trial => None,
        })
    }
}

/// Nothing for those at whose table another seat changes hands.
fn replacement(mine: &[seat::Model]) -> Option<Matter> {
    let offered = |it: &seat::Model| it.absent_since.is_some() && it.is_missed();
    if mine.is_empty() {
        Some(Matter::Lost)
    } else {
        mine.iter().any(offered).then_some(Matter::Offered)
    }
}

/// The seats that somebody has at this table.
async fn held(
    tx: &Transaction,
    user: UserId,
    table: &table::Header,
) -> Result<Vec<seat::Model>, Error> {
    let mut seats = seat::of(tx, table.id).await?;
    seats.retain(|it| it.user_id == Some(user));
    Ok(seats)
}
