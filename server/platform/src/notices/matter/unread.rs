//! The lines that somebody has not read yet.

use super::super::Channel;
use crate::chat::{New, new_for};
use crate::database::Transaction;
use crate::entities::outbox::Model as Row;
use crate::entities::seat;
use crate::{Error, TableId};

/// The number of lines said at a table that its reader has not read, by where it was said. Who said it, to whom else,
/// and what, is no part of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unread {
    /// Lines in the hall.
    pub hall: u32,
    /// Private lines.
    pub private: u32,
    /// Plans among them, wherever, that wait for the reader's answer.
    pub plans: u32,
}

impl Unread {
    /// `None` where nothing is left to read. Others may read a webhook: it hears of the hall alone.
    pub(super) async fn of(
        tx: &Transaction,
        row: &Row,
        table: TableId,
    ) -> Result<Option<Self>, Error> {
        let seats = seat::of(tx, table).await?;
        let mut unread = Self::default();
        for (number, seat) in seat::held(&seats, Some(row.user_id))
            .into_iter()
            .enumerate()
        {
            for New {
                private,
                lines,
                plans,
            } in new_for(tx, row.user_id, (table, seat)).await?
            {
                if private && row.channel == Channel::Webhook {
                    continue;
                }
                if private {
                    unread.private += lines;
                } else if number == 0 {
                    // All seats of a person hear the same hall.
                    unread.hall += lines;
                }
                if private || number == 0 {
                    unread.plans += plans;
                }
            }
        }
        Ok((unread != Self::default()).then_some(unread))
    }
}
