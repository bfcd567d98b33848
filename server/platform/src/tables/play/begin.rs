//! The start of a game, in the transaction that took the last seat.

use std::collections::BTreeSet;

use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QuerySelect, Set, Unchanged};
use tabletop::Seat;

use super::step::{Step, StepKind, store};
use crate::database::Transaction;
use crate::entities::seat::{self, Holder};
use crate::entities::{Secret, table, user};
use crate::tables::join_codes::end_words;
use crate::tables::lobby::tell;
use crate::tables::model::Masks;
use crate::tables::rules::{consult, game_of, wished};
use crate::tables::seed::seed_of;
use crate::tables::snapshot::CachedTable;
use crate::{Error, Pace, Platform, UserId};

/// Writes the next revision of a gathering table whose seats have changed, and begins the game
/// if they are complete, as those who sit there wish. Returns the revision.
pub async fn begin_if_complete(
    platform: &Platform,
    tx: &Transaction,
    table: table::Model,
    by: UserId,
) -> Result<i64, Error> {
    let mut seats = seat::of(tx, table.id).await?;
    if !complete((&table, &seats), platform.now())? {
        let full = seats.iter().all(|it| it.holder != Holder::Nobody);
        // Once, as soon as it is full.
        if full && seats.iter().all(|it| !it.confirmed) {
            let others = seats.iter().filter_map(|it| it.user_id);
            let others = others.filter(|it| *it != by).collect();
            let seq = Some(table.seq + 1);
            tell(tx, others, (table.id, seq), platform.now()).await?;
        }
        let seq = table.seq + 1;
        let changed = table::ActiveModel {
            id: Unchanged(table.id),
            seq: Set(seq),
            owner: Set(table.owner),
            description: Set(table.description),
            house_rules: Set(table.house_rules),
            changed_at: Set(platform.now()),
            ..Default::default()
        };
        table::Entity::update(changed).exec(tx).await?;
        return Ok(seq);
    }
    confirm_for_good(tx, &mut seats).await?;
    end_words(tx, table.id).await?;
    let game = game_of(platform, &table)?;
    let table = write_down(tx, table, &seats).await?;
    let setup = wished(game, &table)?;
    let count = u8::try_from(seats.len()).map_err(Error::internal)?;
    let mut dice = seed_of(&table)?.dice(table.seq + 1);
    let turn = consult(&table.kind, || game.start(&setup, count, &mut dice))?;
    let step = Step {
        kind: StepKind::Start,
        by: Some(by),
        at: platform.now(),
        turn,
    };
    let raced = || Error::internal(format!("table {} changed while it was locked", table.id));
    let known = CachedTable::new(table.clone());
    let after = store(tx, (&known, &seats), step).await?;
    let seq = after.ok_or_else(raced)?.table.seq;
    tracing::info!(table = %table.id, seats = count, "the game begins");
    Ok(seq)
}

/// Tells whether the game can begin: all seats are taken, and where there are clocks, all have said that they are
/// there, unless one plays alone.
fn complete((table, seats): (&table::Model, &[seat::Model]), now: i64) -> Result<bool, Error> {
    if seats.iter().any(|it| it.holder == Holder::Nobody) {
        return Ok(false);
    }
    let people: BTreeSet<_> = seats.iter().filter_map(|it| it.user_id).collect();
    let mut held = seats.iter().filter(|it| it.user_id.is_some());
    let there = held.all(|it| it.is_there(now));
    Ok(there || people.len() < 2 || Pace::read(&table.pace)? == Pace::Unlimited)
}

/// The table keeps the wishes with which its game begins: with them the game is played again.
async fn write_down(
    tx: &Transaction,
    mut table: table::Model,
    seats: &[seat::Model],
) -> Result<table::Model, Error> {
    // Who is asked shows in the game. Where nobody may know who sits where, it would be a mark by
    // which a person is known again from table to table.
    if table.masks != Masks::None {
        return Ok(table);
    }
    let asked = asked_always(tx, seats).await?;
    if asked.is_empty() {
        return Ok(table);
    }
    let asked = Secret(serde_json::to_string(&asked).map_err(Error::internal)?);
    let begun = table::ActiveModel {
        id: Unchanged(table.id),
        ask_always: Set(Some(asked.clone())),
        ..Default::default()
    };
    table::Entity::update(begun).exec(tx).await?;
    table.ask_always = Some(asked);
    Ok(table)
}

/// The seats of those who want to be asked where the rules leave only one answer.
async fn asked_always(tx: &Transaction, seats: &[seat::Model]) -> Result<Vec<Seat>, Error> {
    let people = seats.iter().filter_map(|it| it.user_id);
    let asked: Vec<UserId> = user::Entity::find()
        .select_only()
        .column(user::Column::Id)
        .filter(user::Column::Id.is_in(people))
        .filter(user::Column::AskAlways.eq(true))
        .into_tuple()
        .all(tx)
        .await?;
    let wishes = seats
        .iter()
        .filter(|it| it.user_id.is_some_and(|user| asked.contains(&user)));
    Ok(wishes.map(seat::Model::number).collect())
}

/// Confirms for good those who have said that they are there.
async fn confirm_for_good(tx: &Transaction, seats: &mut [seat::Model]) -> Result<(), Error> {
    if seats.iter().all(|it| it.confirmed_until.is_none()) {
        return Ok(());
    }
    for seat in seats.iter_mut() {
        seat.confirmed_until = None;
    }
    let table = seats.first().map(|it| it.table_id);
    seat::Entity::update_many()
        .col_expr(seat::Column::ConfirmedUntil, Expr::value(None::<i64>))
        .filter(seat::Column::TableId.eq(table))
        .exec(tx)
        .await?;
    Ok(())
}
