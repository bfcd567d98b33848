//! From the start of the process to the first accepted answer, with ten thousand tables that run.

use crate::copies::copy;
use crate::process::Server;
use crate::table::{Data, FIRST, create, draw, person};
use crate::tell;
use platform::TableId;
use std::time::{Duration, Instant};
use tabletop::{Seat, testkit::TestDice};

const TABLES: i64 = 10_000;
/// The time for which no server runs.
const DOWN: Duration = Duration::from_secs(2);

pub async fn measure() {
    let data = Data::new();
    let platform = data.open().await;
    let ann = person(&platform, "Ann").await;
    let pace = "each 72000/72000".parse().expect("a pace");
    let table = create(&platform, &[&ann], pace).await;
    let mut dice = TestDice::new(7);
    let drawn = draw(&platform, (&ann, Seat(0)), table, &mut dice).await;
    let db = data.database().await;
    copy(&db, table, (FIRST, TABLES)).await;
    db.close().await.expect("closed");
    platform.close().await.expect("the database closes");

    // One that was killed: the next gives back the time in between.
    drop(Server::start(data.folder.path(), &[]).await);
    tokio::time::sleep(DOWN).await;

    let begun = Instant::now();
    let server = Server::start(data.folder.path(), &[]).await;
    let (decision, action) = drawn.expect("orders are asked");
    let status = answer(
        &server,
        &ann.token,
        table,
        (&decision.0.to_string(), &action),
    )
    .await;
    let took = begun.elapsed();
    assert_eq!(status, 200, "the answer is accepted");
    tell("restart_to_first_answer_ms", took.as_secs_f64() * 1e3);
}

async fn answer(
    server: &Server,
    token: &str,
    table: TableId,
    (decision, action): (&str, &str),
) -> u16 {
    let origin = format!("http://{}", server.address);
    let table = table.to_string();
    let form = [
        ("table", table.as_str()),
        ("decision", decision),
        ("action", action),
        ("seat", "0"),
        ("since", "0"),
    ];
    let form: Vec<String> = form
        .iter()
        .map(|(key, value)| format!("{key}={}", escaped(value)))
        .collect();
    let answer = reqwest::Client::new()
        .post(format!("{origin}/api/answer"))
        .header("origin", &origin)
        .header("accept", "application/json")
        .header("content-type", "application/x-www-form-urlencoded")
        .header("cookie", format!("rookery={token}"))
        .body(form.join("&"));
    answer
        .send()
        .await
        .expect("the server answers")
        .status()
        .as_u16()
}

/// For a form's body.
fn escaped(text: &str) -> String {
    let byte = |it: u8| match it {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(it).to_string(),
        _ => format!("%{it:02X}"),
    };
    text.bytes().map(byte).collect()
}
