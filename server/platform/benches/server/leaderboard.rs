//! Pages of a leaderboard of ten thousand people, each of whom has ten rated games.

use crate::table::Data;
use crate::tell;
use platform::UserId;
use platform::profiles::{self, Section};
use sea_orm::ConnectionTrait;
use std::time::Instant;

const LOOKS: u32 = 100;

const CROWD: &str = "
    PRAGMA foreign_keys = OFF;
    CREATE TEMP TABLE crowd AS
        WITH RECURSIVE it(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM it WHERE n < 10000)
        SELECT n FROM it;
    INSERT INTO \"user\" (id, name, name_key, password, created_at, ask_always)
        SELECT n, 'Crow ' || n, 'crow ' || n, 'x', 0, 0 FROM crowd;
    INSERT INTO rating (user_id, kind, mu, sigma, games)
        SELECT n, 'westeros', 10 + n * 7919 % 10000 / 400.0, 2.0, 10 FROM crowd;
    INSERT INTO played (table_id, user_id, kind, role, seats, place, stay, answers, spent, at, mu)
        SELECT printf('%032x', game.n), person.n, 'westeros', 'Stark', 3, 1, 'whole', 0, 0, 0, 25.0
        FROM crowd person JOIN crowd game ON game.n <= 10;";

pub async fn measure() {
    let data = Data::new();
    let platform = data.open().await;
    let db = data.database().await;
    db.execute_unprepared(CROWD).await.expect("a crowd");
    for (name, page) in [("first", 0), ("last", 199)] {
        let begun = Instant::now();
        for _ in 0..LOOKS {
            let viewer = Some(UserId(5000));
            let leaderboard =
                profiles::leaderboard(&platform, viewer, "westeros", (Section::Rated, page)).await;
            assert_eq!(leaderboard.expect("a page").people.len(), 50);
        }
        let each = begun.elapsed().as_secs_f64() * 1000.0 / f64::from(LOOKS);
        tell(&format!("{name}_page_of_10000_people_ms"), each);
    }
    platform.close().await.expect("the database closes");
}
