//! The end of the server, whatever its clients do.

use super::{HALF, HEALTH, LOST, Site, WIDE};
use crate::tests::World;
use axum::{Router, routing::get};
use std::sync::Arc;
use tokio::{sync::Notify, time::timeout};

#[tokio::test]
async fn half_sent_requests_do_not_keep_the_server() {
    let world = World::new().await;
    let cookie = world.sign_up("Ann").await;
    world
        .call("create_table", "name=Inn&players=3&audience=open", &cookie)
        .await;
    let table = world.first_table(&cookie).await;
    let site = Site::open(world.router.clone(), WIDE);
    let stream = format!("GET {table}/stream?since=0 HTTP/1.1\r\nHost: rookery.test\r\n\r\n");
    let mut open = [
        site.send(HEALTH).await,
        site.send(&stream).await,
        site.send("GET / HT").await,
        site.send(HALF).await,
    ];
    open[0].until("lives\n").await;
    open[1].until("data: ").await;
    world.platform.hub().close();
    // The end of its chunks: nobody has to cut it.
    open[1].until("0\r\n\r\n").await;
    site.closing.cancel();
    // How soon the process ends is looked at from outside.
    let served = timeout(LOST, site.served).await;
    served.expect("the server has ended").unwrap();
    for client in &mut open {
        client.rest().await;
    }
}

#[tokio::test]
async fn an_answer_that_is_made_is_finished() {
    let (asked, answer_now) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
    let (here, there) = (asked.clone(), answer_now.clone());
    let answer = || async move {
        here.notify_one();
        there.notified().await;
        "the whole answer"
    };
    let site = Site::open(Router::new().route("/", get(answer)), WIDE);
    let mut client = site.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n").await;
    asked.notified().await;
    site.closing.cancel();
    tokio::task::yield_now().await;
    answer_now.notify_one();
    assert!(client.rest().await.ends_with("the whole answer"));
    site.served.await.unwrap();
}
