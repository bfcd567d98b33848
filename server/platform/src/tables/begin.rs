//! The start of a game, in the transaction that took the last seat.

use sea_orm::{DatabaseTransaction, EntityTrait, Set, Unchanged};

use super::rules::{consult, game_of};
use super::step::{Deed, Step, store};
use crate::dice::Seed;
use crate::entities::seat::{self, Holder};
use crate::entities::table;
use crate::{Error, Platform, UserId};

/// Writes the next revision of a gathering table whose seats have changed, and begins the game
/// if none of them is free. Returns the revision.
pub async fn settle(
    platform: &Platform,
    tx: &DatabaseTransaction,
    table: table::Model,
    by: UserId,
) -> Result<i64, Error> {
    let seats = seat::of(tx, table.id).await?;
    if seats.iter().any(|it| it.holder == Holder::Nobody) {
        let seq = table.seq + 1;
        let changed = table::ActiveModel {
            id: Unchanged(table.id),
            seq: Set(seq),
            owner: Set(table.owner),
            changed_at: Set(platform.now()),
            ..Default::default()
        };
        table::Entity::update(changed).exec(tx).await?;
        return Ok(seq);
    }
    let game = game_of(platform, &table)?;
    let count = u8::try_from(seats.len()).map_err(Error::internal)?;
    let mut dice = seed_of(&table)?.dice(table.seq + 1);
    let turn = consult(&table.kind, || game.start(&table.setup, count, &mut dice))?;
    let step = Step {
        deed: Deed::Start,
        by: Some(by),
        at: platform.now(),
        turn,
    };
    let raced = || Error::internal(format!("table {} changed while it was locked", table.id));
    let seq = store(tx, &table, step).await?.ok_or_else(raced)?;
    tracing::info!(table = %table.id, seats = count, "the game begins");
    Ok(seq)
}

/// The seed of the table's dice.
pub fn seed_of(table: &table::Model) -> Result<Seed, Error> {
    Seed::from_hex(&table.seed.0)
        .ok_or_else(|| Error::internal(format!("table {} has no readable seed", table.id)))
}
