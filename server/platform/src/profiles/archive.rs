//! The public archive: games that are over at tables that everybody could see, found by what
//! everybody may know of them. Who sat behind masks that never fall is found by nobody.

use std::collections::HashMap;

use sea_orm::sea_query::{Expr, ExprTrait, Func, Query, SelectStatement};
use sea_orm::{
    ColumnTrait, Condition, EntityTrait, PartialModelTrait, QueryFilter, QueryOrder, QuerySelect,
    Select,
};

use crate::accounts::{called, of_account};
use crate::damage::readable;
use crate::database::Transaction;
use crate::entities::table::{Header, Masks, Stakes, Verdict};
use crate::entities::{outcome, seat, table};
use crate::tables::{Listing, Status, describe};
use crate::text::part;
use crate::{Error, Platform, TableId, UserId};

/// So many games stand on one page.
pub const PAGE: u64 = 20;

/// What is looked for; nothing at all finds everything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// Part of the name that somebody has who played, or the whole of one that they had.
    pub player: String,
    /// What the winner played, by the game's own name.
    pub winner: String,
    pub seats: Option<u8>,
    /// Part of the table's name.
    pub text: String,
    pub stakes: Option<Stakes>,
    /// Ended at this instant or later, and before that one: milliseconds since 1970.
    pub from: Option<i64>,
    pub until: Option<i64>,
    /// The last game of the page before.
    pub after: Option<(i64, TableId)>,
}

/// A page of the archive, the latest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Archive {
    pub games: Vec<Finished>,
    /// What leads on, if there is more.
    pub next: Option<(i64, TableId)>,
}

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    pub listing: Listing,
    /// Milliseconds since 1970.
    pub ended_at: i64,
    /// A row for each seat, in their order: what it played, and its place if there are places.
    pub seats: Vec<(String, Option<u8>)>,
}

/// The games that this search finds.
pub async fn archive(
    platform: &Platform,
    viewer: Option<UserId>,
    search: &Search,
) -> Result<Archive, Error> {
    let tx = platform.database().snapshot().await?;
    let mut tables = asked(search);
    if !search.player.is_empty() {
        let people = called(&tx, &search.player).await?;
        tables = tables
            .filter(table::Column::Masks.ne(Masks::ForEver))
            .filter(table::Column::Id.in_subquery(seated(people)));
    }
    let mut headers = latest(&tx, tables, PAGE + 1).await?;
    let more = headers.len() as u64 > PAGE;
    headers.truncate(PAGE as usize);
    let last = headers.last().map(|it| (it.changed_at, it.id));
    let games = finished(&tx, headers, viewer).await?;
    tx.commit().await?;
    Ok(Archive {
        games,
        next: last.filter(|_| more),
    })
}

/// The last games of whoever has this name, as many as a few: those of the archive where everybody may know
/// who played.
pub async fn games_of(
    platform: &Platform,
    viewer: Option<UserId>,
    name: &str,
    few: u64,
) -> Result<Vec<Finished>, Error> {
    let Some(person) = of_account(platform, name).await? else {
        return Ok(Vec::new());
    };
    let tx = platform.database().snapshot().await?;
    let tables = asked(&Search::default())
        .filter(table::Column::Masks.ne(Masks::ForEver))
        .filter(table::Column::Id.in_subquery(seated(vec![person.id])));
    let headers = latest(&tx, tables, few).await?;
    let games = finished(&tx, headers, viewer).await?;
    tx.commit().await?;
    Ok(games)
}

/// The tables that ended last.
async fn latest(
    tx: &Transaction,
    tables: Select<table::Entity>,
    most: u64,
) -> Result<Vec<Header>, Error> {
    let tables = tables
        .order_by_desc(table::Column::ChangedAt)
        .order_by_desc(table::Column::Id)
        .limit(most);
    Ok(readable(tx, Header::select_cols(tables.select_only())).await?)
}

/// These tables with how their games ended.
async fn finished(
    tx: &Transaction,
    headers: Vec<Header>,
    viewer: Option<UserId>,
) -> Result<Vec<Finished>, Error> {
    let mut outcomes = outcomes(tx, headers.iter().map(|it| it.id)).await?;
    let ends: HashMap<TableId, i64> = headers.iter().map(|it| (it.id, it.changed_at)).collect();
    let listings = describe(tx, headers, viewer).await?;
    let game = |listing: Listing| Finished {
        ended_at: ends.get(&listing.id).copied().unwrap_or_default(),
        seats: outcomes.remove(&listing.id).unwrap_or_default(),
        listing,
    };
    Ok(listings.into_iter().map(game).collect())
}

/// Games that are over and count, at open tables, as they are looked for; but for the players.
fn asked(search: &Search) -> Select<table::Entity> {
    use table::Column;
    let counts = Condition::any()
        .add(Column::Verdict.is_null())
        .add(Column::Verdict.ne(Verdict::Cancelled));
    let mut tables = table::Entity::find()
        .filter(Column::Open.eq(true))
        .filter(Column::Status.eq(Status::Over))
        .filter(counts);
    if !search.winner.is_empty() {
        let won = those_of(
            outcome::Column::Role
                .eq(&*search.winner)
                .and(outcome::Column::Place.eq(1)),
        );
        tables = tables.filter(Column::Id.in_subquery(won));
    }
    if let Some(seats) = search.seats {
        let as_many = those_of(
            outcome::Column::Seat
                .eq(0)
                .and(outcome::Column::Seats.eq(i16::from(seats))),
        );
        tables = tables.filter(Column::Id.in_subquery(as_many));
    }
    if !search.text.is_empty() {
        // SQLite knows the small letters of English only: as it was written is right too.
        let named = Condition::any()
            .add(Expr::col(Column::Name).like(part(&search.text)))
            .add(
                Expr::expr(Func::lower(Expr::col(Column::Name)))
                    .like(part(&search.text.to_lowercase())),
            );
        tables = tables.filter(named);
    }
    if let Some(stakes) = search.stakes {
        tables = tables.filter(Column::Stakes.eq(stakes));
    }
    if let Some(from) = search.from {
        tables = tables.filter(Column::ChangedAt.gte(from));
    }
    if let Some(until) = search.until {
        tables = tables.filter(Column::ChangedAt.lt(until));
    }
    if let Some((at, id)) = search.after {
        let older = Condition::any()
            .add(Column::ChangedAt.lt(at))
            .add(Column::ChangedAt.eq(at).and(Column::Id.lt(id)));
        tables = tables.filter(older);
    }
    tables
}

fn those_of(which: Expr) -> SelectStatement {
    Query::select()
        .column(outcome::Column::TableId)
        .from(outcome::Entity)
        .and_where(which)
        .to_owned()
}

fn seated(people: Vec<UserId>) -> SelectStatement {
    Query::select()
        .column(seat::Column::TableId)
        .from(seat::Entity)
        .and_where(seat::Column::UserId.is_in(people))
        .to_owned()
}

async fn outcomes(
    tx: &Transaction,
    tables: impl Iterator<Item = TableId>,
) -> Result<HashMap<TableId, Vec<(String, Option<u8>)>>, Error> {
    let rows = outcome::Entity::find()
        .filter(outcome::Column::TableId.is_in(tables))
        .order_by_asc(outcome::Column::Seat);
    let rows: Vec<outcome::Model> = readable(tx, rows).await?;
    let mut outcomes: HashMap<TableId, Vec<_>> = HashMap::new();
    for row in rows {
        let place = row.place.and_then(|it| u8::try_from(it).ok());
        let seats = outcomes.entry(row.table_id).or_default();
        seats.push((row.role, place));
    }
    Ok(outcomes)
}
