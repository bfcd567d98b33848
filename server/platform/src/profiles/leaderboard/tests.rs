//! A page is found by its index, whoever many others there are.

use sea_orm::{ConnectionTrait, DatabaseConnection, QueryTrait, Statement};

use super::*;
use crate::database::Database;

const PEOPLE: u64 = 10_000;

/// Ten thousand people, each with a rated game and every other one with a place.
const CROWD: &str = "
    PRAGMA foreign_keys = OFF;
    CREATE TEMP TABLE crowd AS
        WITH RECURSIVE it(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM it WHERE n < 10000)
        SELECT n FROM it;
    INSERT INTO \"user\" (id, name, name_key, password, created_at, ask_always)
        SELECT n, 'Crow ' || n, 'crow ' || n, 'x', 0, 0 FROM crowd;
    INSERT INTO rating (user_id, kind, mu, sigma, games)
        SELECT n, 'westeros', 10 + n * 7919 % 10000 / 400.0, 2.0, CASE n % 2 WHEN 0 THEN 5 ELSE 1 END
        FROM crowd;
    INSERT INTO played (table_id, user_id, kind, role, seats, place, stay, answers, spent, at, mu)
        SELECT printf('%032x', n), n, 'westeros', 'Stark', 3, 1, 'whole', 0, 0, 0, 25.0 FROM crowd;
    ANALYZE;";

async fn crowded() -> (tempfile::TempDir, Database, DatabaseConnection) {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("test.db").display());
    let database = Database::open(&url).await.unwrap();
    let past = sea_orm::Database::connect(&url).await.unwrap();
    past.execute_unprepared(CROWD).await.unwrap();
    (folder, database, past)
}

/// Returns how the database goes about it, a step a line.
async fn plan(db: &DatabaseConnection, statement: Statement) -> String {
    let explained = Statement {
        sql: format!("EXPLAIN QUERY PLAN {}", statement.sql),
        ..statement
    };
    let steps = db.query_all_raw(explained).await.unwrap();
    let steps = steps.iter().map(|it| it.try_get("", "detail").unwrap());
    steps.collect::<Vec<String>>().join("\n")
}

#[tokio::test]
async fn no_statement_of_a_page_sorts_the_crowd_or_looks_through_all_games() {
    let (_folder, _database, db) = crowded().await;
    let backend = db.get_database_backend();
    let page = backend.build(&listed("westeros", Section::Rated, 4950));
    let page = plan(&db, page).await;
    assert!(page.contains("rating_best_first"), "{page}");
    assert!(!page.contains("TEMP B-TREE"), "{page}");
    let counted = backend.build(&counting("westeros", Some(UserId(1))));
    let counted = plan(&db, counted).await;
    assert!(!counted.contains("SCAN own"), "{counted}");
    let won = plan(&db, won("westeros", &[UserId(1), UserId(2)]).build(backend)).await;
    assert!(won.contains("played_user"), "{won}");
}

#[tokio::test]
async fn everybody_of_a_crowd_stands_where_their_page_says() {
    let (_folder, database, _db) = crowded().await;
    let mut seen = 0;
    let mut before = f64::INFINITY;
    for page in 0_u32.. {
        let read = page_of(
            &database,
            Some(UserId(2)),
            "westeros",
            (Section::Rated, page),
        )
        .await;
        let read = read.unwrap();
        assert_eq!((read.rated, read.few), (PEOPLE / 2, PEOPLE / 2));
        for it in &read.people {
            seen += 1;
            assert_eq!((it.place, it.wins), (Some(seen), 1));
            let mu = it.rating.unwrap().strength.mu;
            assert!(mu <= before, "{it:?}");
            before = mu;
            assert!(!it.me || read.own.unwrap().place == Some(seen));
        }
        if read.people.is_empty() {
            break;
        }
    }
    assert_eq!(seen, PEOPLE / 2);
}
