//! Ten thousand tables, a virtual clock, and a server that is not always there.

use std::collections::HashMap;
use std::time::Instant;

use platform::{TableId, deadlines, tables};
use tabletop::Seat;

use crate::copies::copy;
use crate::world::{World, paced};

/// The number of copies of each template.
const SCATTERED: i64 = 9400;
const DAILY: i64 = 200;
const SECOND: i64 = 1000;
const HOUR: i64 = 3600 * SECOND;
/// The zones where eight in the evening comes 23 hours after the last one, and where it does not.
const ZONES: [&str; 3] = ["Europe/Berlin", "Europe/London", "Asia/Tokyo"];

/// A table at which Ann alone is asked: the computer has the other seat, and nobody plays it.
async fn template(world: &World, ann: &crate::world::Person, pace: &str) -> TableId {
    let table = ann.lays(paced(pace)).await;
    ann.takes(table, 0).await.unwrap();
    tables::seat_computer(&world.platform, ann.id, table, Seat(1))
        .await
        .unwrap();
    table
}

/// Deadlines that run, by table, as they lie in the database.
async fn deadlines_of(world: &World) -> HashMap<String, i64> {
    let rows = world
        .rows("SELECT table_id, deadline FROM pending WHERE deadline IS NOT NULL AND required")
        .await;
    let pair = |it: &sea_orm::QueryResult| {
        (
            it.try_get_by_index(0).unwrap(),
            it.try_get_by_index(1).unwrap(),
        )
    };
    rows.iter().map(pair).collect()
}

/// The server is gone for a while, and gives the time back when it returns.
async fn crash(world: &mut World, length: i64) -> (i64, i64) {
    let from = world.now();
    deadlines::alive(&world.platform).await.unwrap();
    world.wait(length);
    world.restart().await;
    assert_eq!(deadlines::credit(&world.platform).await, Ok(length));
    (from, length)
}

/// Returns what a deadline has become after the server was gone for these times.
fn credited(deadline: i64, gaps: &[(i64, i64)]) -> i64 {
    gaps.iter().fold(
        deadline,
        |it, &(from, length)| {
            if it > from { it + length } else { it }
        },
    )
}

#[tokio::test]
async fn ten_thousand_deadlines_come_once_and_in_time() {
    let begun = Instant::now();
    let mut world = World::in_memory().await;
    let before_summer: jiff::Timestamp = "2027-03-27T20:00:00Z".parse().unwrap();
    world.set(before_summer.as_millisecond());
    let ann = world.person("Ann").await;
    let scattered = template(&world, &ann, "each 72000/3600").await;
    copy(&world.database().await, scattered, (1, SCATTERED)).await;
    let start = world.now();
    // Several at once, from tomorrow's afternoon on; the simulation ends before most of them.
    world
        .rows(&format!(
            "UPDATE pending SET deadline = {start} + 72000000 + (rowid * 7919 % 9000000) / 700 * 700 \
             WHERE deadline IS NOT NULL"
        ))
        .await;
    for (zone, first) in ZONES.into_iter().zip([10_000, 20_000, 30_000]) {
        let daily = template(&world, &ann, &format!("daily 20:00 {zone} 3600")).await;
        copy(&world.database().await, daily, (first, DAILY - 1)).await;
    }
    let expected = deadlines_of(&world).await;
    assert_eq!(Ok(SCATTERED + 1 + 3 * DAILY), i64::try_from(expected.len()));

    let end = start + 72_000_000 + 1_600_000;
    let mut gaps = Vec::new();
    let mut resting = deadlines::Resting::default();
    let mut wakes = 0_i64;
    deadlines::alive(&world.platform).await.unwrap();
    while let Some(next) = deadlines::strike(&world.platform, &mut resting)
        .await
        .unwrap()
    {
        if next > end {
            break;
        }
        wakes += 1;
        if wakes % 200 == 100 {
            gaps.push(crash(&mut world, wakes * 607).await);
            continue;
        }
        // The loop wakes at the deadline, or up to half a second later.
        world.set(next.max(world.now()) + wakes * 37 % 500);
    }
    assert!(gaps.len() >= 3 && resting.is_empty(), "{gaps:?}");
    // What lies ahead has moved by what the server owes, and was left alone otherwise.
    let ahead = deadlines_of(&world).await;
    for (table, &deadline) in &ahead {
        assert_eq!(deadline, credited(expected[table], &gaps), "{table}");
        assert!(deadline > end, "{table}");
    }
    let rows = world
        .rows("SELECT table_id, at, deadline, clock FROM entry WHERE decision IS NOT NULL")
        .await;
    assert_eq!(rows.len() + ahead.len(), expected.len(), "each once");
    assert!(rows.len() > 1500, "{}", rows.len());
    for row in &rows {
        let table: String = row.try_get_by_index(0).unwrap();
        let (at, deadline): (i64, i64) = (
            row.try_get_by_index(1).unwrap(),
            row.try_get_by_index(2).unwrap(),
        );
        assert!(row.try_get_by_index::<bool>(3).unwrap());
        assert_eq!(deadline, credited(expected[&table], &gaps), "{table}");
        assert!((0..SECOND).contains(&(at - deadline)), "{table}");
    }
    eprintln!("{} deadlines in {:?}", rows.len(), begun.elapsed());
}

#[tokio::test]
async fn the_hour_of_the_day_is_the_wall_s_in_each_zone() {
    let world = World::in_memory().await;
    let before_summer: jiff::Timestamp = "2027-03-27T21:00:00Z".parse().unwrap();
    world.set(before_summer.as_millisecond());
    let ann = world.person("Ann").await;
    let mut lengths = Vec::new();
    for zone in ZONES {
        let table = template(&world, &ann, &format!("daily 20:00 {zone} 3600")).await;
        let due = ann.page(table).await.listing.due.unwrap();
        lengths.push((due - world.now()) / HOUR);
    }
    assert_eq!(lengths, [21, 22, 14]);
}
