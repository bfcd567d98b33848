//! A benchmark of what the server bears, as `key value` lines on the standard output.
//!
//! Answers, chat and deadlines run in this process, on a database on the disk with full durability (chat on
//! PostgreSQL, too, where there is one);
//! streams, restarts and hostile connections against the release server that `cargo xtask bench server`
//! (or `hostile`) has built and names in `ROOKERY_SERVER`. The board game itself is played, all answers drawn at random.

mod answers;
mod chat;
#[path = "../../tests/hosting/copies.rs"]
mod copies;
mod due;
mod hostile;
mod leaderboard;
mod process;
mod queue;
mod restart;
mod streams;
mod table;

/// Prints a figure.
pub fn tell(key: &str, value: f64) {
    println!("{key} {value:.1}");
}

/// As near as figures need it.
pub fn as_float(count: impl TryInto<u32>) -> f64 {
    f64::from(count.try_into().unwrap_or(u32::MAX))
}

#[tokio::main]
async fn main() {
    // `cargo test` runs benchmarks too, to see that they build.
    if std::env::args().any(|it| it == "--test") {
        return;
    }
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [name, rest @ ..] = &*args
        && name == hostile::crowd::NAME
    {
        return hostile::crowd::be(rest).await;
    }
    // Named parts alone, or all of them.
    let named: Vec<String> = std::env::args()
        .skip(1)
        .filter(|it| !it.starts_with("--"))
        .collect();
    let wanted = |part: &str| named.is_empty() || named.iter().any(|it| it == part);
    if wanted("answers") {
        answers::measure().await;
    }
    if wanted("chat") {
        chat::measure().await;
    }
    if wanted("due") {
        due::measure().await;
    }
    if wanted("leaderboard") {
        leaderboard::measure().await;
    }
    if wanted("queue") {
        queue::measure().await;
    }
    if wanted("streams") {
        streams::measure().await;
    }
    // Two minutes that take the whole machine: only when it is asked for.
    if named.iter().any(|it| it == "hostile") {
        hostile::measure().await;
    }
    if wanted("restart") {
        restart::measure().await;
    }
}
