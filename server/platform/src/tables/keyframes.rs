//! States kept for looking back, and the way from one of them to any moment after it.

use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, DatabaseTransaction, EntityTrait, QueryFilter,
    QueryOrder, QuerySelect, Set,
};
use tabletop::{AnyGame, DecisionId, Recorded};

use super::rules::consult;
use crate::entities::{SHAPE, Secret, entry, keyframe, number, seat, table};
use crate::{Error, TableId, random};

/// The most entries between two keyframes: what a moment has to play again.
const EVERY: i64 = 32;

/// Whether the state after revision `seq` is to be kept: at the start, every so often, and where
/// another chapter begins.
pub async fn due(
    tx: &DatabaseTransaction,
    table: TableId,
    seq: i64,
    chapter: u32,
) -> Result<bool, Error> {
    let last = keyframe::Entity::find()
        .filter(keyframe::Column::TableId.eq(table))
        .order_by_desc(keyframe::Column::Seq)
        .into_partial_model::<keyframe::Mark>()
        .one(tx)
        .await?;
    Ok(last.is_none_or(|it| seq - it.seq >= EVERY || it.chapter != i64::from(chapter)))
}

/// Keeps the state that the entry `seq` has left.
pub async fn keep(
    tx: &DatabaseTransaction,
    (table, seq): (TableId, i64),
    chapter: u32,
    state: String,
) -> Result<(), Error> {
    let kept = keyframe::ActiveModel {
        table_id: Set(table),
        seq: Set(seq),
        shape: Set(SHAPE),
        chapter: Set(chapter.into()),
        state: Set(Secret(state)),
    };
    kept.insert(tx).await?;
    Ok(())
}

/// The state of `table` after the entry `seq`.
///
/// # Errors
/// [`Error::OlderRules`] when the rules no longer lead there.
pub async fn recall(
    tx: &DatabaseTransaction,
    game: &dyn AnyGame,
    table: &table::Model,
    seq: i64,
) -> Result<String, Error> {
    if let Some(state) = &table.state
        && last_entry(tx, table.id).await? == Some(seq)
    {
        return Ok(state.0.clone());
    }
    let found = kept(table.id)
        .filter(keyframe::Column::Seq.lte(seq))
        .order_by_desc(keyframe::Column::Seq)
        .one(tx)
        .await?;
    let after = found.as_ref().map_or(0, |it| it.seq);
    let entries = entry::Entity::find()
        .filter(entry::Column::TableId.eq(table.id))
        .filter(entry::Column::Seq.gt(after))
        .filter(entry::Column::Seq.lte(seq))
        .order_by_asc(entry::Column::Seq)
        .all(tx)
        .await?;
    let mut reached = found.map(|it| (it.seq, it.state.0));
    for entry in entries {
        let next = match &reached {
            Some((_, state)) => again(game, state, &entry),
            // The table began before keyframes were kept.
            None => anew(game, table, seat::of(tx, table.id).await?.len(), &entry),
        };
        match (next, reached) {
            (Some(next), _) => reached = Some((entry.seq, next)),
            (None, Some((nearest, _))) => return Err(Error::OlderRules { nearest }),
            (None, None) => {
                let nearest = first_after(tx, table, seq).await?;
                return Err(Error::OlderRules { nearest });
            }
        }
    }
    reached.map(|it| it.1).ok_or(Error::NoSuchMoment)
}

/// The revision of the last entry: the table's, unless something else has changed since.
pub async fn last_entry(db: &impl ConnectionTrait, table: TableId) -> Result<Option<i64>, Error> {
    let last = entry::Entity::find()
        .select_only()
        .column(entry::Column::Seq)
        .filter(entry::Column::TableId.eq(table))
        .order_by_desc(entry::Column::Seq)
        .into_tuple()
        .one(db)
        .await?;
    Ok(last)
}

fn kept(table: TableId) -> sea_orm::Select<keyframe::Entity> {
    keyframe::Entity::find()
        .filter(keyframe::Column::TableId.eq(table))
        .filter(keyframe::Column::Shape.eq(SHAPE))
}

/// The first revision after `seq` that needs no rules to be shown: a keyframe, or now.
async fn first_after(
    db: &impl ConnectionTrait,
    table: &table::Model,
    seq: i64,
) -> Result<i64, Error> {
    let next = kept(table.id)
        .filter(keyframe::Column::Seq.gt(seq))
        .order_by_asc(keyframe::Column::Seq)
        .into_partial_model::<keyframe::Mark>()
        .one(db)
        .await?;
    Ok(next.map_or(table.seq, |it| it.seq))
}

/// Plays an entry again; `None` unless it leads to the very state that it led to then.
pub(super) fn again(game: &dyn AnyGame, state: &str, entry: &entry::Model) -> Option<String> {
    let (seat, decision) = (
        number(entry.seat?),
        DecisionId(entry.decision?.try_into().ok()?),
    );
    let action = &entry.action.as_ref()?.0;
    let rolls = rolls(entry)?;
    let mut dice = Recorded::new(&rolls);
    let turn = consult(game.kind(), || {
        game.submit(state, seat, decision, action, &mut dice)
    });
    let state = turn.ok()?.state;
    (dice.faithful() && same(&state, entry)).then_some(state)
}

/// The same for the start of the game.
pub(super) fn anew(
    game: &dyn AnyGame,
    table: &table::Model,
    seats: usize,
    entry: &entry::Model,
) -> Option<String> {
    // A position that was laid is kept, and nothing leads there.
    if entry.decision.is_some() || entry.action.is_some() {
        return None;
    }
    let rolls = rolls(entry)?;
    let mut dice = Recorded::new(&rolls);
    let seats = seats.try_into().ok()?;
    let turn = consult(game.kind(), || game.start(&table.setup, seats, &mut dice));
    let state = turn.ok()?.state;
    (dice.faithful() && same(&state, entry)).then_some(state)
}

fn rolls(entry: &entry::Model) -> Option<Vec<u32>> {
    if entry.shape != SHAPE {
        return None;
    }
    serde_json::from_str(&entry.rolls.0).ok()
}

pub(super) fn same(state: &str, entry: &entry::Model) -> bool {
    random::sha256(state.as_bytes()) == entry.state_hash
}
