//! The people who play a game by their rating, a page at a time. Whoever has played few rated games
//! has no place yet and is listed apart; guests, and those who are leaving or gone, are in no list.
//! What is told here stands on each one's profile, too.

use std::collections::HashMap;

use sea_orm::sea_query::{Condition, Expr, ExprTrait, JoinType, Order, Query, SelectStatement};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect, Select};

use super::profile::{Rating, SHOWN_AFTER};
use super::strength::Strength;
use crate::accounts::{Arms, arms_of};
use crate::database::{Database, Transaction};
use crate::entities::{played, rating, user};
use crate::{Error, Platform, UserId};

/// So many people stand on one page.
pub const PEOPLE: u64 = 50;

/// The section of the leaderboard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Section {
    /// Those whose rating is told, the best first.
    #[default]
    Rated,
    /// Those who have too few rated games for it, who has most first.
    Few,
}

/// A page of a list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Leaderboard {
    pub people: Vec<Ranked>,
    /// The number of people who have a place.
    pub rated: u64,
    /// The number of people who have none yet.
    pub few: u64,
    /// The standing of the viewer, if they have played a rated game.
    pub own: Option<Own>,
}

/// Somebody with a rated game.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked {
    pub name: String,
    pub arms: Arms,
    /// From 1; `None` where it is not told.
    pub place: Option<u64>,
    /// `None` where it is not told.
    pub rating: Option<Rating>,
    /// Rated games, and how many of these they won.
    pub games: u32,
    pub wins: u32,
    /// True if it is the viewer.
    pub me: bool,
}

/// The standing of the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Own {
    /// `None` with too few games.
    pub place: Option<u64>,
    pub games: u32,
}

/// A page of this list, counted from 0. It takes three statements, however many people there are.
///
/// # Errors
/// [`Error::Internal`] only.
pub async fn leaderboard(
    platform: &Platform,
    viewer: Option<UserId>,
    kind: &str,
    (section, page): (Section, u32),
) -> Result<Leaderboard, Error> {
    page_of(platform.database(), viewer, kind, (section, page)).await
}

async fn page_of(
    database: &Database,
    viewer: Option<UserId>,
    kind: &str,
    (section, page): (Section, u32),
) -> Result<Leaderboard, Error> {
    let before = u64::from(page) * PEOPLE;
    let tx = database.snapshot().await?;
    let mut leaderboard = counted(&tx, kind, viewer).await?;
    let rows = tx.query_all(&listed(kind, section, before)).await?;
    let mut people = Vec::new();
    for row in &rows {
        people.push(row.try_get_by_index::<UserId>(0)?);
    }
    let wins = wins(&tx, kind, &people).await?;
    tx.commit().await?;
    for ((row, id), place) in rows.iter().zip(people).zip(before + 1..) {
        let games = count(row.try_get_by_index(2)?);
        let strength = Strength {
            mu: row.try_get_by_index(3)?,
            sigma: row.try_get_by_index(4)?,
        };
        let rated = section == Section::Rated;
        let name: String = row.try_get_by_index(1)?;
        leaderboard.people.push(Ranked {
            arms: arms_of(&name, row.try_get_by_index(5)?),
            name,
            place: rated.then_some(place),
            rating: rated.then_some(Rating { strength, games }),
            games,
            wins: wins.get(&id).copied().unwrap_or(0),
            me: viewer == Some(id),
        });
    }
    Ok(leaderboard)
}

fn of(column: rating::Column) -> Expr {
    Expr::col((rating::Entity, column))
}

/// The ratings in this game of those who have an account.
fn ratings(kind: &str) -> SelectStatement {
    let person = Expr::col((user::Entity, user::Column::Id)).equals((rating::Entity, USER));
    Query::select()
        .from(rating::Entity)
        .join(JoinType::InnerJoin, user::Entity, person)
        .and_where(of(rating::Column::Kind).eq(kind))
        .and_where(Expr::col((user::Entity, user::Column::Password)).is_not_null())
        .and_where(Expr::col((user::Entity, user::Column::GoneAt)).is_null())
        .to_owned()
}

const USER: rating::Column = rating::Column::UserId;

/// The people of one page. Of those without a place the order tells no rating.
fn listed(kind: &str, section: Section, before: u64) -> SelectStatement {
    use rating::Column::{Games, Mu, Sigma};
    let mut page = ratings(kind);
    page.column((rating::Entity, USER))
        .column((user::Entity, user::Column::Name));
    for column in [Games, Mu, Sigma] {
        page.column((rating::Entity, column));
    }
    page.column((user::Entity, user::Column::Arms));
    match section {
        Section::Rated => page
            .and_where(of(Games).gte(SHOWN_AFTER))
            .order_by((rating::Entity, Mu), Order::Desc),
        Section::Few => page
            .and_where(of(Games).lt(SHOWN_AFTER))
            .order_by((rating::Entity, Games), Order::Desc),
    };
    page.order_by((rating::Entity, USER), Order::Asc)
        .limit(PEOPLE)
        .offset(before)
        .to_owned()
}

/// The viewer's own rating, in queries.
const OWN: &str = "own";

/// Returns how many people the lists have, and how the viewer stands among them.
async fn counted(
    tx: &Transaction,
    kind: &str,
    viewer: Option<UserId>,
) -> Result<Leaderboard, Error> {
    let row = tx.query_one(&counting(kind, viewer)).await?;
    let row = row.ok_or_else(|| Error::internal("counting gives a row"))?;
    let people = |it: i64| u64::try_from(it).unwrap_or(0);
    let better: i64 = row.try_get_by_index(2)?;
    let games: Option<i32> = row.try_get_by_index(3)?;
    Ok(Leaderboard {
        people: Vec::new(),
        rated: people(row.try_get_by_index(0)?),
        few: people(row.try_get_by_index(1)?),
        own: games.map(|games| Own {
            place: (games >= SHOWN_AFTER).then_some(people(better) + 1),
            games: count(games),
        }),
    })
}

fn counting(kind: &str, viewer: Option<UserId>) -> SelectStatement {
    use rating::Column::{Games, Kind, Mu};
    let own = |column| Expr::col((OWN, column));
    // Nobody has this number: so a stranger asks the same.
    let viewer = viewer.unwrap_or(UserId(0));
    let mine = Condition::all()
        .add(own(USER).eq(viewer))
        .add(own(Kind).equals((rating::Entity, Kind)));
    let shown = || of(Games).gte(SHOWN_AFTER);
    let earlier = of(Mu).equals((OWN, Mu)).and(of(USER).lt(own(USER)));
    let better = of(Mu).gt(own(Mu)).or(earlier);
    let those = |which: Expr| {
        let one: Expr = Expr::case(which, 1).into();
        one.count()
    };
    ratings(kind)
        .join_as(JoinType::LeftJoin, rating::Entity, OWN, mine)
        .expr(those(shown()))
        .expr(those(of(Games).lt(SHOWN_AFTER)))
        .expr(those(shown().and(better)))
        .expr(own(Games).max())
        .to_owned()
}

/// Returns how many rated games these people have won.
async fn wins(
    tx: &Transaction,
    kind: &str,
    people: &[UserId],
) -> Result<HashMap<UserId, u32>, Error> {
    let rows: Vec<(UserId, i64)> = won(kind, people).into_tuple().all(tx).await?;
    let games = |it: i64| u32::try_from(it).unwrap_or(u32::MAX);
    Ok(rows.into_iter().map(|(id, it)| (id, games(it))).collect())
}

fn won(kind: &str, people: &[UserId]) -> Select<played::Entity> {
    played::Entity::find()
        .select_only()
        .column(played::Column::UserId)
        .expr(Expr::col(played::Column::TableId).count())
        .filter(played::Column::UserId.is_in(people.iter().copied()))
        .filter(played::Column::Kind.eq(kind))
        .filter(played::Column::Place.eq(1))
        .filter(played::Column::Mu.is_not_null())
        .group_by(played::Column::UserId)
}

fn count(games: i32) -> u32 {
    u32::try_from(games).unwrap_or(0)
}

#[cfg(test)]
mod tests;
