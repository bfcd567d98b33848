//! Many who look on: what they see alike is made once.

use super::{World, stream::Stream};
use axum::http::StatusCode;
use futures::future::join_all;
use platform::Clock;
use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicI64, Ordering},
};

/// Never shows the same instant twice, so that pages which were made apart differ in theirs.
fn restless() -> Clock {
    let now = AtomicI64::new(Clock::system().now());
    Clock::from_fn(move || now.fetch_add(1, Ordering::Relaxed))
}

#[tokio::test]
async fn those_without_an_account_get_a_page_that_was_made_once() {
    let world = World::at(&[], restless()).await;
    let (ann, dan) = (world.sign_up("Ann").await, world.sign_up("Dan").await);
    let form = "name=The+Trident&players=3&audience=open";
    world.call("create_table", form, &ann).await;
    let table = world.first_table(&ann).await;
    let table = table.trim_start_matches("/tables/");
    let mut streams = Vec::new();
    for cookie in ["", "", "", "", "language=de", "language=de", &dan, &ann] {
        streams.push(Stream::open(&world, table, cookie).await);
    }
    let sit = format!("table={table}&seat=0&invitation=");
    let taken = world.call("take_seat", &sit, &ann).await;
    assert_eq!(taken.status, StatusCode::OK, "{}", taken.body);
    join_all(streams.iter_mut().map(|it| it.until("\n\n"))).await;
    let sent: Vec<_> = streams.iter().map(|it| it.sent.as_str()).collect();
    let [english, german, dans, anns] = [&sent[..4], &sent[4..6], &sent[6..7], &sent[7..]]
        .map(|it| it.iter().copied().collect::<BTreeSet<_>>());
    assert_eq!((english.len(), german.len()), (1, 1), "made once");
    let all: BTreeSet<_> = [english, german, dans, anns]
        .into_iter()
        .flatten()
        .collect();
    assert_eq!(all.len(), 4, "each language, and each account, has its own");
}
