//! Five hundred deadlines at one second.

use crate::copies::copy;
use crate::table::{Data, FIRST, create, person};
use crate::tell;
use platform::deadlines;
use sea_orm::{ConnectionTrait, Statement};
use std::time::Duration;
use tokio::sync::oneshot;

const DUE: i64 = 500;

pub async fn measure() {
    let data = Data::new();
    let platform = data.open().await;
    let ann = person(&platform, "Ann").await;
    let pace = "each 72000/72000".parse().expect("a pace");
    let table = create(&platform, &[&ann], pace).await;
    let db = data.database().await;
    copy(&db, table, (FIRST, DUE)).await;
    let due = platform.now() + 3000;
    // One seat a table is due; the other five have time.
    db.execute_unprepared(&format!(
        "UPDATE pending SET deadline = {due} WHERE seat = 0 AND table_id <> '{table}'"
    ))
    .await
    .expect("deadlines");
    let (stop, stopped) = oneshot::channel::<()>();
    let loops = tokio::spawn(deadlines::run(platform.clone(), async {
        stopped.await.ok();
    }));
    let given = "SELECT COUNT(*), MAX(at) FROM entry WHERE clock";
    let last = loop {
        tokio::time::sleep(Duration::from_millis(100)).await;
        let asked = Statement::from_string(db.get_database_backend(), given);
        let row = db
            .query_one_raw(asked)
            .await
            .expect("a row")
            .expect("a row");
        if row.try_get_by_index::<i64>(0).expect("a count") >= DUE {
            break row.try_get_by_index::<i64>(1).expect("an instant");
        }
    };
    tell("last_of_500_deadlines_ms", crate::as_float(last - due));
    stop.send(()).ok();
    loops.await.expect("the loop ends");
    platform.close().await.expect("the database closes");
}
