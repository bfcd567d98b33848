//! Games against computers alone. They are in no record and no rating; a profile counts them apart, by
//! how well the computers played.

use std::collections::BTreeMap;

use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait, Func, JoinType, Query, SelectStatement};

use crate::database::Transaction;
use crate::entities::table::{Masks, Verdict};
use crate::entities::{outcome, seat, seat_holder, table};
use crate::{Error, UserId};

/// A record against computers of one level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solo {
    pub kind: String,
    /// `None` for the game's usual level.
    pub level: Option<String>,
    pub games: u32,
    pub wins: u32,
}

/// The other seats of the same table, in queries.
const OTHER: &str = "other";

/// Returns the record of this person against computers alone, in the order of the kinds and levels.
pub async fn solo(tx: &Transaction, user: UserId) -> Result<Vec<Solo>, Error> {
    let mut records: BTreeMap<(String, String), (u32, u32)> = BTreeMap::new();
    for row in tx.query_all(&alone(user)).await? {
        let level: String = row.try_get_by_index(2)?;
        let place: Option<i16> = row.try_get_by_index(1)?;
        let (games, wins) = records
            .entry((row.try_get_by_index(0)?, level))
            .or_default();
        *games += 1;
        *wins += u32::from(place == Some(1));
    }
    let record = |((kind, level), (games, wins)): ((String, String), (u32, u32))| Solo {
        kind,
        level: (!level.is_empty()).then_some(level),
        games,
        wins,
    };
    Ok(records.into_iter().map(record).collect())
}

/// The kind, the person's place and the computers' level of each game that they have ended without anybody
/// else, on a single seat, against computers that are all of one level; but for tables whose masks never fall.
fn alone(user: UserId) -> SelectStatement {
    use seat::Column::{AbsentSince, Holder, Seat, TableId, UserId};
    let own = |column| Expr::col((seat::Entity, column));
    let level = || Func::coalesce([Expr::col((OTHER, seat::Column::Level)), Expr::val("")]);
    let place = Expr::col((outcome::Entity, outcome::Column::TableId))
        .equals((seat::Entity, TableId))
        .and(Expr::col((outcome::Entity, outcome::Column::Seat)).equals((seat::Entity, Seat)));
    let at_the_table =
        Expr::col((table::Entity, table::Column::Id)).equals((seat::Entity, TableId));
    let verdict = || Expr::col((table::Entity, table::Column::Verdict));
    let computer = beside().and(Expr::col((OTHER, Holder)).eq(seat::Holder::Computer));
    let somebody = Query::select()
        .expr(Expr::val(1))
        .from_as(seat::Entity, OTHER)
        .and_where(beside())
        .and_where(Expr::col((OTHER, Holder)).ne(seat::Holder::Computer))
        .to_owned();
    let was_there = Query::select()
        .expr(Expr::val(1))
        .from(seat_holder::Entity)
        .and_where(
            Expr::col((seat_holder::Entity, seat_holder::Column::TableId))
                .equals((seat::Entity, TableId)),
        )
        .and_where(Expr::col((seat_holder::Entity, seat_holder::Column::UserId)).ne(user))
        .to_owned();
    Query::select()
        .column((table::Entity, table::Column::Kind))
        .column((outcome::Entity, outcome::Column::Place))
        .expr(Expr::from(level()).min())
        .from(seat::Entity)
        .join(JoinType::InnerJoin, table::Entity, at_the_table)
        .join(JoinType::InnerJoin, outcome::Entity, place)
        .join_as(JoinType::InnerJoin, seat::Entity, OTHER, computer)
        .and_where(own(UserId).eq(user))
        .and_where(own(AbsentSince).is_null())
        .and_where(Expr::col((table::Entity, table::Column::Masks)).ne(Masks::ForEver))
        .and_where(verdict().is_null().or(verdict().eq(Verdict::Conceded)))
        .and_where(Expr::exists(somebody).not())
        .and_where(Expr::exists(was_there).not())
        .group_by_columns([
            (table::Entity, table::Column::Id),
            (table::Entity, table::Column::Kind),
        ])
        .group_by_columns([(outcome::Entity, outcome::Column::Place)])
        .and_having(Expr::from(level()).min().eq(Expr::from(level()).max()))
        .to_owned()
}

/// Another seat of the same table.
fn beside() -> Expr {
    Expr::col((OTHER, seat::Column::TableId))
        .equals((seat::Entity, seat::Column::TableId))
        .and(Expr::col((OTHER, seat::Column::Seat)).not_equals((seat::Entity, seat::Column::Seat)))
}
