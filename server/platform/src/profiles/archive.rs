//! The archive: games that are over at tables that everybody could see, found by what everybody may
//! know of them, and one's own. Who sat behind masks that never fall is found by nobody.

use sea_orm::sea_query::{Expr, ExprTrait, Func, Query, SelectStatement};
use sea_orm::{
    ColumnTrait, Condition, EntityTrait, PartialModelTrait, QueryFilter, QueryOrder, QuerySelect,
    Select,
};

use super::end::{End, described};
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

/// The games that are looked for; nothing at all finds everything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// Part of the name that somebody has who played, or the whole of one that they had.
    pub player: String,
    /// The role of the winner, by the game's own name.
    pub winner: String,
    pub seats: Option<u8>,
    /// Part of the table's name.
    pub text: String,
    /// Part of either: the table's name, or a name as `player` finds it.
    pub either: String,
    /// The kind of the game.
    pub kind: String,
    /// The person who sat there, at tables of all kinds, open or not.
    pub of: Option<UserId>,
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
    /// The way on, if there is more.
    pub next: Option<(i64, TableId)>,
}

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    pub listing: Listing,
    pub end: End,
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
        tables = tables.filter(played_by(called(&tx, &search.player).await?));
    }
    if !search.either.is_empty() {
        let people = called(&tx, &search.either).await?;
        let found = Condition::any().add(named(&search.either));
        tables = tables.filter(found.add(played_by(people)));
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
    let over: Vec<(TableId, i64)> = headers.iter().map(|it| (it.id, it.changed_at)).collect();
    let mut ends = described(tx, &over).await?;
    let listings = describe(tx, headers, viewer).await?;
    let game = |listing: Listing| Finished {
        end: ends.remove(&listing.id).unwrap_or_default(),
        listing,
    };
    Ok(listings.into_iter().map(game).collect())
}

/// Games that are over and count at open tables, or all of one's own that are over, as they are looked for;
/// but for the names of players.
fn asked(search: &Search) -> Select<table::Entity> {
    use table::Column;
    let counts = Condition::any()
        .add(Column::Verdict.is_null())
        .add(Column::Verdict.ne(Verdict::Cancelled));
    let mut tables = table::Entity::find().filter(Column::Status.eq(Status::Over));
    tables = match search.of {
        Some(person) => tables.filter(Column::Id.in_subquery(seated(vec![person]))),
        None => tables.filter(Column::Open.eq(true)).filter(counts),
    };
    if !search.kind.is_empty() {
        tables = tables.filter(Column::Kind.eq(&*search.kind));
    }
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
        tables = tables.filter(named(&search.text));
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

/// Part of the table's name is this text.
fn named(text: &str) -> Condition {
    use table::Column;
    // SQLite knows the small letters of English only: as it was written is right too.
    let small = Expr::expr(Func::lower(Expr::col(Column::Name)));
    Condition::any()
        .add(Expr::col(Column::Name).like(part(text)))
        .add(small.like(part(&text.to_lowercase())))
}

/// One of these people sat there, and everybody may know.
fn played_by(people: Vec<UserId>) -> Condition {
    Condition::all()
        .add(table::Column::Masks.ne(Masks::ForEver))
        .add(table::Column::Id.in_subquery(seated(people)))
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
