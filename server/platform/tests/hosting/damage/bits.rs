//! Single bits of what a game rests on, in a database that is served: whatever can be played again, or has a
//! type, is found by `check`.

use platform::{
    admin,
    tables::{self, Fault},
};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sea_orm::{ConnectionTrait, DatabaseConnection, DbBackend, Statement, Value};

use super::lived_in::lived_in;
use crate::world::World;

/// So many bits of each.
const EACH: usize = 15;
const COLUMNS: [(&str, &str); 11] = [
    ("entry", "state_hash"),
    ("entry", "action"),
    ("entry", "rolls"),
    ("entry", "events"),
    ("keyframe", "state"),
    ("table_", "state"),
    ("table_", "undo"),
    ("table_", "setup"),
    ("table_", "seed"),
    ("pending", "span"),
    ("seat", "holder"),
];

async fn text(db: &DatabaseConnection, sql: &str) -> Vec<(i64, Vec<u8>)> {
    let rows = db.query_all_raw(Statement::from_string(DbBackend::Sqlite, sql));
    let rows = rows.await.unwrap();
    let pair = |it: &sea_orm::QueryResult| {
        (
            it.try_get_by_index(0).unwrap(),
            it.try_get_by_index(1).unwrap(),
        )
    };
    rows.iter().map(pair).collect()
}

#[tokio::test]
async fn a_bit_of_what_a_game_rests_on_is_found_by_a_check() {
    let world = World::in_memory().await;
    let (_, _, table) = lived_in(&world).await;
    let db = world.database().await;
    let mut chance = ChaCha20Rng::seed_from_u64(43);
    for (name, column) in COLUMNS {
        let of = match name {
            "table_" => format!("WHERE id = '{table}' AND {column} IS NOT NULL"),
            _ => format!("WHERE table_id = '{table}' AND {column} IS NOT NULL"),
        };
        let rows = text(
            &db,
            &format!("SELECT rowid, CAST({column} AS BLOB) FROM {name} {of}"),
        )
        .await;
        assert!(!rows.is_empty(), "{name}.{column}");
        let put = async |row: i64, bytes: Vec<u8>| {
            let sql = format!("UPDATE {name} SET {column} = CAST(? AS TEXT) WHERE rowid = ?");
            let values = [Value::from(bytes), Value::from(row)];
            let put = Statement::from_sql_and_values(DbBackend::Sqlite, sql, values);
            assert_eq!(db.execute_raw(put).await.unwrap().rows_affected(), 1);
        };
        for _ in 0..EACH {
            let pick = |of: usize, chance: &mut ChaCha20Rng| {
                usize::try_from(chance.next_u64() % of as u64).unwrap()
            };
            let (row, bytes) = rows[pick(rows.len(), &mut chance)].clone();
            let bit = pick(bytes.len() * 8, &mut chance);
            let mut flipped = bytes.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            put(row, flipped.clone()).await;
            let checked = tables::check(&world.platform, table).await.unwrap();
            let rows = admin::unreadable(&world.platform).await.unwrap();
            let found = checked.fault.is_some() || !rows.is_empty();
            let shown = String::from_utf8_lossy(&flipped);
            assert!(found, "{name}.{column}, row {row}, bit {bit}: {shown}");
            put(row, bytes).await;
        }
    }
    let checked = tables::check(&world.platform, table).await.unwrap();
    assert_eq!(
        (
            checked.fault,
            admin::unreadable(&world.platform).await.unwrap()
        ),
        (None, vec![])
    );
}

/// Games of an earlier build, which told less, are no damaged ones.
#[tokio::test]
async fn events_that_only_a_later_build_tells_are_no_damage() {
    let world = World::in_memory().await;
    let (_, _, table) = lived_in(&world).await;
    let first = format!(
        "FROM entry WHERE table_id = '{table}' AND json_array_length(events) > 1 ORDER BY seq LIMIT 1"
    );
    let seq = format!("(SELECT seq {first})");
    let change = async |events: &str| {
        let done = world
            .rows(&format!(
                "UPDATE entry SET events = {events} WHERE table_id = '{table}' AND seq = {seq} RETURNING seq"
            ))
            .await;
        assert_eq!(done.len(), 1);
        tables::check(&world.platform, table).await.unwrap().fault
    };
    assert_eq!(change("json_remove(events, '$[0]')").await, None);
    let twice =
        change("json_array(json_extract(events, '$[#-1]'), json_extract(events, '$[#-1]'))");
    assert!(matches!(twice.await, Some(Fault::Events(_))));
}
