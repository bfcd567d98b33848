//! Codes of three words, by which friends find the invitation of a table.
//!
#![doc = include_str!("join_codes.md")]

mod words;
mod wrong_tries;

pub use words::{are_words, in_german};
pub use wrong_tries::WrongTries;

use sea_orm::sea_query::{Expr, OnConflict, Query};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, ExprTrait, QueryFilter, Set};

use crate::database::Transaction;
use crate::entities::seat::{self, Holder};
use crate::entities::{Secret, join_code, table};
use crate::tables::model::Status;
use crate::time::DAY;
use crate::{Error, Platform, TableId};

/// The time for which a code leads to its table.
const LASTS: i64 = 30 * DAY;
/// So many codes are drawn for a table before it goes without: even beside a million of them none of these
/// is free once in 10^19 tables.
const DRAWN: usize = 16;

/// The way into a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    pub table: TableId,
    pub secret: String,
}

/// Returns the invitation of the table with these words, as somebody in this network has typed them.
///
/// # Errors
/// [`Error::NoSuchWords`], whatever the cause; [`Error::TooOften`] after too many wrong ones.
pub async fn invitation_by_words(
    platform: &Platform,
    typed: &str,
    network: &str,
) -> Result<Invitation, Error> {
    let words = words::read(typed).ok_or(Error::NoSuchWords)?;
    let now = platform.now();
    let attempt = platform.wrong_tries().begin(network, now)?;
    let free = Query::select()
        .expr(Expr::val(1))
        .from(seat::Entity)
        .and_where(
            Expr::col((seat::Entity, seat::Column::TableId))
                .equals((join_code::Entity, join_code::Column::TableId)),
        )
        .and_where(seat::Column::Holder.eq(Holder::Nobody))
        .to_owned();
    let found = join_code::Entity::find()
        .find_also_related(table::Entity)
        .filter(join_code::Column::Words.eq(words))
        .filter(join_code::Column::Until.gt(now))
        .filter(table::Column::Status.eq(Status::Gathering))
        .filter(Expr::exists(free))
        .one(platform.database().reader())
        .await?;
    let Some((_, Some(table))) = found else {
        attempt.wrong();
        return Err(Error::NoSuchWords);
    };
    Ok(Invitation {
        table: table.id,
        secret: table.invitation.0,
    })
}

/// Returns the words of a table, as long as they lead to it.
pub async fn words_of(
    db: &impl ConnectionTrait,
    table: TableId,
    now: i64,
) -> Result<Option<String>, Error> {
    let row = join_code::Entity::find_by_id(table).one(db).await?;
    let row = row.filter(|it| it.until > now);
    Ok(row.map(|it| it.words.0))
}

/// Gives a table that gathers words of its own, in place of those that it has.
pub async fn give_words(tx: &Transaction, table: TableId, now: i64) -> Result<(), Error> {
    end_words(tx, table).await?;
    for _ in 0..DRAWN {
        let row = join_code::ActiveModel {
            table_id: Set(table),
            words: Set(Secret(words::draw())),
            until: Set(now + LASTS),
        };
        let free = OnConflict::column(join_code::Column::Words)
            .do_nothing()
            .to_owned();
        let written = join_code::Entity::insert(row)
            .on_conflict(free)
            .exec_without_returning(tx)
            .await?;
        if written > 0 {
            return Ok(());
        }
    }
    tracing::warn!(%table, "has no words: those that were drawn belong to others");
    Ok(())
}

/// Takes the words of a table away: its game begins.
pub async fn end_words(tx: &Transaction, table: TableId) -> Result<(), Error> {
    join_code::Entity::delete_by_id(table).exec(tx).await?;
    Ok(())
}

/// Forgets the words whose time is over.
pub(crate) async fn forget_words(platform: &Platform) -> Result<(), Error> {
    let over = join_code::Column::Until.lte(platform.now());
    let tx = platform.database().write().await?;
    join_code::Entity::delete_many()
        .filter(over)
        .exec(&tx)
        .await?;
    tx.commit().await
}
