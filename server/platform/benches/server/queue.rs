//! The cost of "Your turn" above every page for somebody who is waited for at no, one, five or twenty tables: the
//! statement in this process, a page and what browsers ask each minute on the release server.

use crate::copies::copy;
use crate::process::Server;
use crate::table::{Data, FIRST, Person, SEATS, create, person};
use crate::tell;
use platform::{Platform, tables};
use reqwest::Method;
use std::time::{Duration, Instant};

const WAITING: [i64; 4] = [0, 1, 5, 20];
/// They take turns, so that what else the machine does hits all alike.
const ROUNDS: usize = 300;
/// All come from one address.
const FLAGS: [&str; 1] = ["--read-burst=20000"];

pub async fn measure() {
    let data = Data::new();
    let platform = data.open().await;
    let mut waited = Vec::new();
    for count in WAITING {
        waited.push(waited_for(&data, &platform, count).await);
    }
    let mut took = WAITING.map(|_| Vec::new());
    for _ in 0..ROUNDS {
        for (index, person) in waited.iter().enumerate() {
            let begun = Instant::now();
            let turns = tables::turns(&platform, person.id).await;
            took[index].push(begun.elapsed());
            let turns = i64::try_from(turns.expect("turns").len());
            assert_eq!(turns, Ok(WAITING[index]));
        }
    }
    print("statement", took);
    platform.close().await.expect("the database closes");

    let server = Server::start(data.folder.path(), &FLAGS).await;
    let page = fetched(&server, (Method::GET, "about"), &waited).await;
    print("page", page);
    let asked = fetched(&server, (Method::POST, "api/awaited"), &waited).await;
    print("asked", asked);
}

/// Somebody whose orders so many tables of six wait for.
async fn waited_for(data: &Data, platform: &Platform, count: i64) -> Person {
    let mut people = Vec::new();
    for seat in 0..SEATS {
        people.push(person(platform, &format!("Crow {count} {seat}")).await);
    }
    if count > 0 {
        let all: Vec<&Person> = people.iter().collect();
        let pace = "each 72000/72000".parse().expect("a pace");
        let table = create(platform, &all, pace).await;
        if count > 1 {
            let db = data.database().await;
            copy(&db, table, (FIRST + 100 * count, count - 1)).await;
            db.close().await.expect("closed");
        }
    }
    people.swap_remove(0)
}

/// Returns how long the same takes for each of these people.
async fn fetched(
    server: &Server,
    (method, path): (Method, &str),
    people: &[Person],
) -> [Vec<Duration>; WAITING.len()] {
    let (client, origin) = (reqwest::Client::new(), format!("http://{}", server.address));
    let mut took = WAITING.map(|_| Vec::new());
    for _ in 0..ROUNDS {
        for (index, person) in people.iter().enumerate() {
            let ask = client
                .request(method.clone(), format!("{origin}/{path}"))
                .header("origin", &origin)
                .header("content-type", "application/x-www-form-urlencoded")
                .header("cookie", format!("rookery={}", person.token));
            let begun = Instant::now();
            let answer = ask.send().await.expect("the server answers");
            assert_eq!(answer.status().as_u16(), 200, "{path}");
            answer.bytes().await.expect("all of it");
            took[index].push(begun.elapsed());
        }
    }
    took
}

fn print(what: &str, took: [Vec<Duration>; WAITING.len()]) {
    for (count, mut took) in WAITING.into_iter().zip(took) {
        took.sort();
        for percent in [50, 99] {
            let some = took[(took.len() - 1) * percent / 100];
            tell(
                &format!("queue_{what}_{count}_tables_us_p{percent}"),
                some.as_secs_f64() * 1e6,
            );
        }
    }
}
