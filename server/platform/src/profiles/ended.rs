//! The end of a game, in the transaction that brings it: how each seat ended, and for whom it
//! counts.

use std::collections::{BTreeSet, HashMap};

use sea_orm::sea_query::{Alias, Expr, ExprTrait};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QuerySelect, Set};
use tabletop::{AnyGame, Outcome, Seat};

use super::ratings::{self, Counted};
use crate::database::Transaction;
use crate::entities::played::{self, Stay};
use crate::entities::table::{Masks, Stakes};
use crate::entities::{entry, outcome, seat, seat_holder, table};
use crate::tables::{Rows, consult};
use crate::{Error, Pace, TableId, UserId};

/// The end of a game.
struct End<'a> {
    /// Milliseconds since 1970.
    at: i64,
    /// `None` where nobody has won.
    outcome: Option<&'a Outcome>,
    /// The roles that the seats have played, in the order of their numbers.
    roles: &'a [String],
}

/// The facts that are known of a game that is over.
struct Game<'a> {
    table: &'a table::Model,
    seats: Vec<seat::Model>,
    end: End<'a>,
}

/// Writes down how the game of this table ended: what the seats have played, in the order of their
/// numbers, and how they rank, unless nobody has won. It happens once: a table that is over never ends
/// again, and its rows would be refused.
pub async fn ended(
    tx: &Transaction,
    table: &table::Model,
    (roles, outcome): (&[String], Option<&Outcome>),
    at: i64,
) -> Result<(), Error> {
    let seats = seat::of(tx, table.id).await?;
    let end = End { at, outcome, roles };
    let game = Game { table, seats, end };
    let rows = game.seats.iter().map(|it| game.outcome(it));
    outcome::Entity::insert_many(rows)
        .exec_without_returning(tx)
        .await?;
    let mut played = counted(tx, &game).await?;
    if table.stakes == Stakes::Rated && game.end.outcome.is_some() {
        ratings::apply(tx, table, &mut played).await?;
    }
    if played.is_empty() {
        return Ok(());
    }
    let rows = played
        .into_iter()
        .map(|it| played::ActiveModel::from(it.row));
    played::Entity::insert_many(rows.map(sea_orm::IntoActiveModel::into_active_model))
        .exec_without_returning(tx)
        .await?;
    Ok(())
}

/// As [`ended`], for a game that ends as it stands: by vote, or because somebody gives it up.
pub async fn ended_early(
    tx: &Transaction,
    game: &dyn AnyGame,
    (table, at): (&table::Model, i64),
    outcome: Option<&Outcome>,
) -> Result<(), Error> {
    let roles = roles(tx, game, table).await?;
    ended(tx, table, (&roles, outcome), at).await
}

/// Returns what the seats of this table play.
pub async fn roles(
    tx: &Transaction,
    game: &dyn AnyGame,
    table: &table::Model,
) -> Result<Vec<String>, Error> {
    let seats = seat::of(tx, table.id).await?.len();
    let state = table.state.as_ref().ok_or(Error::NotRunning)?;
    consult(&table.kind, || game.roles(&state.0, seats as u8))
}

/// For whom the game counts, and how.
async fn counted(tx: &Transaction, game: &Game<'_>) -> Result<Vec<Counted>, Error> {
    if game.table.masks == Masks::ForEver {
        return Ok(Vec::new());
    }
    let held = seat_holder::Entity::find()
        .filter(seat_holder::Column::TableId.eq(game.table.id))
        .all(tx)
        .await?;
    let people: BTreeSet<UserId> = held.iter().map(|it| it.user_id).collect();
    let sitting = game.seats.iter().filter_map(|it| it.user_id);
    let all: BTreeSet<UserId> = people.iter().copied().chain(sitting).collect();
    if all.len() < 2 {
        return Ok(Vec::new());
    }
    let mut times = times(tx, game.table).await?;
    let mut played = Vec::new();
    for person in people {
        let mut seats = held.iter().filter(|it| it.user_id == person);
        let (Some(only), None) = (seats.next(), seats.next()) else {
            continue;
        };
        let times = times.remove(&person).unwrap_or_default();
        let seat = crate::entities::number(only.seat);
        let side = game.end.outcome.and_then(|it| it.side(seat));
        played.extend(game.played(only, times).map(|row| Counted {
            row,
            side: side.map(|(number, _)| number),
        }));
    }
    Ok(played)
}

impl Game<'_> {
    fn outcome(&self, seat: &seat::Model) -> outcome::ActiveModel {
        outcome::ActiveModel {
            table_id: Set(self.table.id),
            seat: Set(seat.seat),
            role: Set(self.role(seat.number())),
            place: Set(self.place(seat.number())),
            side: Set(self.side(seat.number())),
            score: Set(self.score(seat.number())),
            seats: Set(self.size()),
        }
    }

    /// Returns what the game is to somebody who holds this seat, or has held it; nothing to those who came and went.
    fn played(
        &self,
        held: &seat_holder::Model,
        (answers, spent): (i32, i64),
    ) -> Option<played::Model> {
        let mut seats = self.seats.iter();
        let seat = seats.find(|it| it.seat == held.seat)?;
        let here = seat.user_id == Some(held.user_id) && !seat.forsaken();
        let stay = match (held.began, here) {
            (true, true) => Stay::Whole,
            (true, false) => Stay::Left,
            (false, true) => Stay::Joined,
            (false, false) => return None,
        };
        let place = match stay {
            Stay::Whole | Stay::Joined => self.place(seat.number()),
            Stay::Left => self.end.outcome.map(|_| self.size()),
        };
        Some(played::Model {
            table_id: self.table.id,
            user_id: held.user_id,
            kind: self.table.kind.clone(),
            role: self.role(seat.number()),
            seats: self.size(),
            place,
            stay,
            answers,
            spent,
            at: self.end.at,
            mu: None,
            sigma: None,
        })
    }

    fn role(&self, seat: Seat) -> String {
        let role = self.end.roles.get(usize::from(seat.0));
        role.cloned().unwrap_or_default()
    }

    fn place(&self, seat: Seat) -> Option<i16> {
        self.end.outcome?.place(seat).map(i16::from)
    }

    fn side(&self, seat: Seat) -> Option<i16> {
        let (number, _) = self.end.outcome?.side(seat)?;
        i16::try_from(number).ok()
    }

    fn score(&self, seat: Seat) -> Option<i32> {
        let (_, side) = self.end.outcome?.side(seat)?;
        side.score
    }

    fn size(&self) -> i16 {
        i16::try_from(self.seats.len()).unwrap_or(i16::MAX)
    }
}

/// Returns how many answers people gave at a table that is played over days, and how long those were waited for in all.
/// Elsewhere nobody has time to be slow.
async fn times(
    tx: &Transaction,
    table: &table::Model,
) -> Result<HashMap<UserId, (i32, i64)>, Error> {
    if !Pace::read(&table.pace)?.by_days() {
        return Ok(HashMap::new());
    }
    if let Rows::Packed(story) = Rows::now(tx, table).await? {
        return Ok(waited(&story.entries));
    }
    let waited = Expr::col(entry::Column::At).sub(Expr::col(entry::Column::AskedAt));
    let big = || Alias::new("BIGINT");
    let rows: Vec<(UserId, i64, i64)> = entry::Entity::find()
        .select_only()
        .column(entry::Column::By)
        .expr(Expr::col(entry::Column::Seq).count().cast_as(big()))
        // The sum of long numbers is a number of another kind, unless one says so.
        .expr(waited.sum().cast_as(big()))
        .filter(entry::Column::TableId.eq(table.id))
        .filter(entry::Column::By.is_not_null())
        .filter(entry::Column::AskedAt.is_not_null())
        .filter(entry::Column::Clock.eq(false))
        .group_by(entry::Column::By)
        .into_tuple()
        .all(tx)
        .await?;
    let count = |it: i64| i32::try_from(it).unwrap_or(i32::MAX);
    Ok(rows
        .into_iter()
        .map(|(by, answers, spent)| (by, (count(answers), spent)))
        .collect())
}

/// As [`times`], of these entries.
fn waited(entries: &[entry::Model]) -> HashMap<UserId, (i32, i64)> {
    let mut times: HashMap<UserId, (i32, i64)> = HashMap::new();
    for it in entries.iter().filter(|it| !it.clock) {
        if let (Some(by), Some(asked)) = (it.by, it.asked_at) {
            let (answers, spent) = times.entry(by).or_default();
            *answers += 1;
            *spent += it.at - asked;
        }
    }
    times
}

/// Tells whether it is written down how this table ended.
pub async fn has_notices(tx: &Transaction, table: TableId) -> Result<bool, Error> {
    let first = outcome::Entity::find_by_id((table, 0)).one(tx).await?;
    Ok(first.is_some())
}
