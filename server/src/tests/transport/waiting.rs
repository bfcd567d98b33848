//! Connections that keep us waiting, and too many of them.

use super::{Client, HALF, HEALTH, LOST, NEVER, SHORT, Site, WIDE};
use crate::{
    config::{Bounds, Patience},
    tests::World,
};
use axum::{Router, body::Body, routing::get};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

const PATIENT: Patience = WIDE.patience;

fn waits(patience: Patience) -> Bounds {
    Bounds { patience, ..WIDE }
}

#[tokio::test]
async fn a_head_that_does_not_come_to_its_end_is_cut() {
    let world = World::new().await;
    let head = Patience {
        head: SHORT,
        ..PATIENT
    };
    let site = Site::open(world.router.clone(), waits(head));
    let mut before = site.send(HEALTH).await;
    assert!(before.until("lives\n").await.contains("200 OK"));
    let mut half = site.send("GET /healthz HT").await;
    assert_eq!(half.rest().await, "");
    // A byte now and then does not help.
    let Client(stream) = site.send("GET /healthz HTTP/1.1\r\n").await;
    let trickle = async { while stream.try_write(b"a").is_ok() && !is_over(&stream).await {} };
    timeout(LOST, trickle).await.expect("it was cut");
    // Who has sent nothing of the next request yet is not in the middle of it.
    assert!(before.asks_again().await.contains("200 OK"));
}

/// Tells whether the other end has closed it, after a moment.
async fn is_over(stream: &tokio::net::TcpStream) -> bool {
    let read = timeout(SHORT / 5, stream.readable()).await;
    read.is_ok() && !matches!(stream.try_read(&mut [0]), Ok(1..))
}

/// A site on which a connection soon ends that is asked nothing.
fn ends_idle_ones(world: &World) -> Site {
    let idle = Patience {
        idle: SHORT,
        ..PATIENT
    };
    Site::open(world.router.clone(), waits(idle))
}

/// Sends this until it is answered, and the connection has ended then.
async fn answers(site: &Site, request: &str) {
    let answered = async { while !site.send(request).await.rest().await.ends_with("lives\n") {} };
    timeout(LOST, answered)
        .await
        .expect("it is answered, and over");
}

#[tokio::test]
async fn a_connection_without_a_request_ends() {
    let world = World::new().await;
    let site = ends_idle_ones(&world);
    assert_eq!(site.send("").await.rest().await, "");
    // One that is too slow here for its first request comes again.
    answers(&site, HEALTH).await;
}

/// Checks that what came with the request before it is no longer waited for than nothing is.
#[tokio::test]
async fn half_a_head_behind_a_request_keeps_no_connection() {
    let world = World::new().await;
    let site = ends_idle_ones(&world);
    let both = format!("{HEALTH}GET /healthz HT");
    answers(&site, &both).await;
}

#[tokio::test]
async fn a_body_that_does_not_come_is_refused_in_words() {
    let world = World::with(&["--body-time-out", "0"]).await;
    let site = Site::open(world.router.clone(), WIDE);
    let answer = site.send(HALF).await.rest().await;
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("TooSlow"), "{answer}");
}

#[tokio::test]
async fn an_answer_that_nobody_takes_is_given_up() {
    let given_up = CancellationToken::new();
    let dropped = given_up.clone();
    let endless = move || async move {
        let held = dropped.drop_guard();
        Body::from_stream(futures::stream::repeat_with(move || {
            let _held = &held;
            Ok::<_, std::io::Error>(vec![b'a'; 64 * 1024])
        }))
    };
    let write = Patience {
        write: SHORT,
        ..PATIENT
    };
    let site = Site::open(Router::new().route("/", get(endless)), waits(write));
    let _idle = site.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n").await;
    let over = timeout(LOST, given_up.cancelled()).await;
    over.expect("the answer was dropped");
}

#[tokio::test]
async fn an_address_has_so_many_connections() {
    let world = World::new().await;
    let bounds = Bounds {
        by_address: Some(2),
        ..WIDE
    };
    let site = Site::open(world.router.clone(), bounds);
    let mut open = [site.send(HEALTH).await, site.send(HEALTH).await];
    for client in &mut open {
        client.until("lives\n").await;
    }
    let refused = site.send("").await.rest().await;
    assert!(refused.starts_with("HTTP/1.1 503 "), "{refused}");
    assert!(refused.contains("Retry-After: "), "{refused}");
    assert!(refused.contains("Too many connections") && refused.contains("zu viele"));
    drop(open);
    let again = async {
        while !site
            .send(HEALTH)
            .await
            .until("lives\n")
            .await
            .contains("200 OK")
        {}
    };
    timeout(LOST, again).await.expect("there is room again");
}

#[test]
fn the_waits_are_as_they_were_configured() {
    use crate::config::Config;
    use clap::Parser;
    let flags = ["rookery", "--behind-proxy", "--head-time-out", "3"];
    let bounds = Config::parse_from(flags).bounds();
    assert_eq!(bounds.patience.head.as_secs(), 3);
    assert_eq!(bounds.by_address, None, "the proxy is everybody");
    assert!(
        bounds.patience.idle.as_secs() > 60,
        "longer than nginx waits"
    );
    assert_eq!(
        Config::parse_from(["rookery"]).bounds().by_address,
        Some(512)
    );
    assert!(bounds.patience.idle < NEVER);
}
