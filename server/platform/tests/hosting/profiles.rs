//! Tests of what becomes of games that are over: records, ratings, the archive.

mod archive;
mod ends;
mod leaderboard;
mod people;

use platform::TableId;
use platform::profiles::{self, Line, Profile};
use platform::tables::{NewTable, Stakes};
use sea_orm::ConnectionTrait;

use crate::world::{Person, World, table_of};

pub fn rated(seats: u8) -> NewTable {
    NewTable {
        stakes: Stakes::Rated,
        ..table_of(seats)
    }
}

/// A table of these people that has begun, each on the seat of their place in the list.
pub async fn seated(people: &[&Person], new: NewTable) -> TableId {
    let table = people[0].lays(new).await;
    for (person, seat) in people.iter().zip(0..) {
        person.takes(table, seat).await.unwrap();
    }
    for person in people {
        person.is_there(table).await;
    }
    table
}

/// Three rounds, all of which the first of these people wins.
pub async fn plays_out(people: &[&Person], table: TableId) {
    for _ in 0..3 {
        for (person, amount) in people.iter().zip([3, 1, 0, 0]) {
            person.bids(table, amount, "word").await.unwrap();
        }
    }
}

pub async fn profile(world: &World, name: &str) -> Profile {
    profiles::profile(&world.platform, name)
        .await
        .unwrap()
        .unwrap()
}

/// Role, games, wins and places of the only line of somebody's record.
pub fn only(profile: &Profile) -> (&str, u32, u32, u32) {
    let lines: Vec<&Line> = profile.records.iter().flat_map(|it| &it.lines).collect();
    assert_eq!(lines.len(), 1, "{profile:?}");
    (
        &lines[0].role,
        lines[0].games,
        lines[0].wins,
        lines[0].places,
    )
}

/// Everybody's rating and on how many games it rests, by account.
pub async fn ratings(world: &World) -> Vec<(i64, f64, i32)> {
    let rows = world
        .rows("SELECT user_id, mu, games FROM rating ORDER BY user_id")
        .await;
    let read = |it: &sea_orm::QueryResult| {
        Ok((
            it.try_get_by_index(0)?,
            it.try_get_by_index(1)?,
            it.try_get_by_index(2)?,
        ))
    };
    rows.iter()
        .map(|it| read(it).unwrap_or_else(|it: sea_orm::DbErr| panic!("{it}")))
        .collect()
}

pub async fn execute(world: &World, sql: &str) {
    let db = world.database().await;
    db.execute_unprepared(sql).await.unwrap();
    db.close().await.unwrap();
}
