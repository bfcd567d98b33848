//! Answers that the reader has laid and not handed in.

use std::fmt;

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder};

use crate::database::Transaction;
use crate::entities::{SHAPE, draft, entry, seat, table};
use crate::{Error, TableId, UserId};

/// An answer that was begun and never handed in: what of it the clock goes by when the time is up. It
/// is the reader's secret; a notice says how much it is.
#[derive(Clone, PartialEq, Eq)]
pub struct Laid {
    /// The game.
    pub kind: String,
    /// As far as it has come, the game's own JSON.
    pub begun: String,
    /// The answer that the clock has given, if it has.
    pub played: Option<String>,
}

impl Laid {
    /// Returns the answer that lay there when the clock last answered for this seat; `None` where none did.
    pub(super) async fn played(
        tx: &Transaction,
        seat: &seat::Model,
    ) -> Result<Option<Self>, Error> {
        let Some(user) = seat.user_id else {
            return Ok(None);
        };
        let missed = entry::Entity::find()
            .filter(entry::Column::TableId.eq(seat.table_id))
            .filter(entry::Column::Seat.eq(seat.seat))
            .filter(entry::Column::Clock.eq(true))
            .order_by_desc(entry::Column::Seq)
            .one(tx)
            .await?;
        let Some((decision, action)) = missed.and_then(|it| Some((it.decision?, it.action?)))
        else {
            return Ok(None);
        };
        let begun = begun(tx, (seat.table_id, seat.seat, user), decision).await?;
        let table = table::Entity::find()
            .filter(table::Column::Id.eq(seat.table_id))
            .into_partial_model::<table::Header>()
            .one(tx)
            .await?;
        Ok(begun.zip(table).map(|(begun, table)| Self {
            kind: table.kind,
            begun,
            played: Some(action.0),
        }))
    }
}

/// The answer to this question that lies in its person's draft.
async fn begun(
    tx: &Transaction,
    whose: (TableId, i16, UserId),
    decision: i64,
) -> Result<Option<String>, Error> {
    let draft = draft::Entity::find_by_id(whose).one(tx).await?;
    let current = draft.filter(|it| it.shape == SHAPE && it.decision == decision);
    Ok(current.and_then(|it| it.begun).map(|it| it.0))
}

impl fmt::Debug for Laid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Laid")
            .field("kind", &self.kind)
            .field("played", &self.played.is_some())
            .finish_non_exhaustive()
    }
}
