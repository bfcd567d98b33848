//! Tests of how many live views somebody may have.

use super::{LOST, Site, WIDE};
use crate::tests::{Answer, World};
use axum::{
    body::Body,
    extract::ConnectInfo,
    http::{Request, StatusCode, header},
};
use std::net::SocketAddr;
use tokio::time::timeout;
use tower::ServiceExt;

/// A table, and the cookie of who has opened it.
async fn open_table(world: &World) -> (String, String) {
    let ann = world.sign_up("Ann").await;
    let form = "name=Inn&players=3&audience=open";
    world.call("create_table", form, &ann).await;
    (world.first_table(&ann).await, ann)
}

/// Opens a stream; its body is open as long as it lives.
async fn stream(world: &World, table: &str, (from, cookie): (&str, &str)) -> (StatusCode, Body) {
    let mut request = Request::get(format!("{table}/stream?since=0"))
        .header(header::COOKIE, cookie)
        .header("x-forwarded-for", from)
        .body(Body::empty())
        .unwrap();
    let peer = SocketAddr::from(([127, 0, 0, 1], 5000));
    request.extensions_mut().insert(ConnectInfo(peer));
    let response = world.router.clone().oneshot(request).await.unwrap();
    (response.status(), response.into_body())
}

#[tokio::test]
async fn an_account_has_so_many_and_their_end_makes_room() {
    let world = World::with(&["--streams-by-account", "2"]).await;
    let (table, ann) = open_table(&world).await;
    let of_ann = async || stream(&world, &table, ("", &ann)).await;
    let (first, second) = (of_ann().await, of_ann().await);
    assert_eq!((first.0, second.0), (StatusCode::OK, StatusCode::OK));
    assert_eq!(of_ann().await.0, StatusCode::TOO_MANY_REQUESTS);
    let bob = world.sign_up("Bob").await;
    assert_eq!(stream(&world, &table, ("", &bob)).await.0, StatusCode::OK);
    assert_eq!(stream(&world, &table, ("", "")).await.0, StatusCode::OK);
    drop(second);
    assert_eq!(of_ann().await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_refusal_says_so() {
    let world = World::with(&["--streams-by-account", "0"]).await;
    let (table, ann) = open_table(&world).await;
    let refused: Answer = world.get(&format!("{table}/stream?since=0"), &ann).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.header("retry-after"), "30");
    assert!(refused.body.contains("TooManyStreams"), "{}", refused.body);
    let page = world.get(&table, &ann).await;
    assert_eq!(page.status, StatusCode::OK, "the table itself is there");
}

#[tokio::test]
async fn an_address_has_so_many_as_the_proxy_names_it() {
    let world = World::with(&["--behind-proxy", "--streams-by-address", "1"]).await;
    let (table, _) = open_table(&world).await;
    let from = async |address: &str| stream(&world, &table, (address, "")).await;
    let first = from("2001:db8::1").await;
    assert_eq!(first.0, StatusCode::OK);
    let neighbour = from("2001:db8::2").await;
    assert_eq!(neighbour.0, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(from("2001:db8:0:1::1").await.0, StatusCode::OK);
}

#[tokio::test]
async fn half_of_all_is_for_accounts() {
    // Of eight connections six may be streams, and three of them nameless.
    let world = World::with(&["--behind-proxy", "--connections", "8"]).await;
    let (table, ann) = open_table(&world).await;
    let mut open = Vec::new();
    for host in 0..3 {
        open.push(stream(&world, &table, (&format!("192.0.2.{host}"), "")).await);
    }
    assert!(open.iter().all(|it| it.0 == StatusCode::OK));
    let nameless = stream(&world, &table, ("192.0.2.9", "")).await;
    assert_eq!(nameless.0, StatusCode::TOO_MANY_REQUESTS);
    let guest = world.call("practice", "house=1", "").await.cookie();
    let guest = stream(&world, &table, ("192.0.2.9", &guest)).await;
    assert_eq!(guest.0, StatusCode::TOO_MANY_REQUESTS, "anybody is a guest");
    let named = stream(&world, &table, ("192.0.2.9", &ann)).await;
    assert_eq!(named.0, StatusCode::OK);
}

#[tokio::test]
async fn who_has_an_account_does_not_pay_for_nameless_neighbours() {
    let flags = ["--behind-proxy", "--connections", "12"];
    let world = World::with(&[&flags[..], &["--streams-by-address", "2"]].concat()).await;
    let (table, ann) = open_table(&world).await;
    let from = async |address: &str, who: &str| stream(&world, &table, (address, who)).await;
    let mut open = Vec::new();
    for neighbour in ["192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.3"] {
        open.push(from(neighbour, "").await);
    }
    assert!(open.iter().all(|it| it.0 == StatusCode::OK));
    for full in ["192.0.2.1", "192.0.2.4"] {
        let refused = from(full, "").await.0;
        assert_eq!(refused, StatusCode::TOO_MANY_REQUESTS, "{full}");
    }
    // Of nine streams in all, four are the nameless half.
    for _ in 0..5 {
        open.push(from("192.0.2.1", &ann).await);
    }
    assert!(open.iter().all(|it| it.0 == StatusCode::OK));
    assert_eq!(
        from("192.0.2.1", &ann).await.0,
        StatusCode::TOO_MANY_REQUESTS,
        "there are never more than in all"
    );
}

#[tokio::test]
async fn whoever_hangs_up_makes_room_at_once() {
    let world = World::with(&["--streams-by-address", "1"]).await;
    let (table, _) = open_table(&world).await;
    let site = Site::open(world.router.clone(), WIDE);
    let ask = format!("GET {table}/stream?since=0 HTTP/1.1\r\nHost: rookery.test\r\n\r\n");
    for _ in 0..3 {
        let opened = async {
            while !site
                .send(&ask)
                .await
                .until("\r\n\r\n")
                .await
                .contains("200 OK")
            {}
        };
        timeout(LOST, opened).await.expect("there is room");
    }
}
