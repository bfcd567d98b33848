//! Bodies that are under way together.

use super::{Client, LOST, Site, WIDE};
use crate::{
    body::{Bodies, whole},
    config::Config,
};
use axum::{
    Router,
    extract::Request,
    middleware::{Next, from_fn, from_fn_with_state},
    response::Response,
    routing::post,
};
use clap::Parser;
use platform::{
    SessionId, UserId,
    accounts::{Arms, User, Visitor},
};
use tokio::time::timeout;

/// Room for 16 blocks of 4 KiB, of which half may come from one address.
const BLOCKS: usize = 16;

fn site() -> Site {
    let config = Config::parse_from(["rookery", "--behind-proxy"]);
    let bodies = Bodies::bounded(&config, BLOCKS);
    let router = Router::new()
        .route(
            "/",
            post(|body: String| async move { body.len().to_string() }),
        )
        .layer(from_fn_with_state(bodies, whole))
        .layer(from_fn(known));
    Site::open(router, WIDE)
}

/// Gives an account to whoever sends a cookie.
async fn known(mut request: Request, next: Next) -> Response {
    if request.headers().contains_key("cookie") {
        let user = User {
            id: UserId(7),
            name: "Ann".into(),
            guest: false,
            arms: Arms::default(),
        };
        request.extensions_mut().insert(Visitor {
            user,
            session: SessionId(7),
            brief: false,
        });
    }
    next.run(request).await
}

/// A request of this address, and `sent` bytes of a body of 20,000.
fn part(from: &str, sent: usize) -> String {
    format!(
        "POST / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: {from}\r\nConnection: close\r\n\
         Content-Length: 20000\r\n\r\n{}",
        "a".repeat(sent)
    )
}

fn small(headers: &str) -> String {
    format!(
        "POST / HTTP/1.1\r\nHost: a\r\n{headers}Connection: close\r\nContent-Length: 1\r\n\r\na"
    )
}

/// Sends this again and again until it is answered like that.
async fn until(site: &Site, request: &str, status: &str) -> String {
    let answered = async {
        loop {
            let answer = site.send(request).await.rest().await;
            if answer.starts_with(&format!("HTTP/1.1 {status} ")) {
                return answer;
            }
        }
    };
    timeout(LOST, answered).await.expect(status)
}

#[tokio::test]
async fn what_is_half_sent_takes_so_much_room_and_no_more() {
    let site = site();
    let mallory = |sent| part("192.0.2.1", sent);
    // Half of all blocks, by what has come and not by what was promised.
    let mut half: Vec<Client> = Vec::new();
    for _ in 0..2 {
        half.push(site.send(&mallory(4 * 4096)).await);
    }
    let refused = until(&site, &small("X-Forwarded-For: 192.0.2.1\r\n"), "429").await;
    assert!(refused.contains("TooMuchAtOnce"), "{refused}");
    assert!(refused.contains("retry-after: 5"), "{refused}");
    let other = small("X-Forwarded-For: 192.0.2.2\r\n");
    assert!(site.send(&other).await.rest().await.ends_with("\r\n\r\n1"));
    // What somebody goes on sending is read, and they are told.
    let too_much = mallory(20_000);
    assert!(
        site.send(&too_much)
            .await
            .rest()
            .await
            .contains("TooMuchAtOnce")
    );
    drop(half);
    until(&site, &too_much, "200").await;
}

#[tokio::test]
async fn those_with_an_account_have_room_of_their_own() {
    let site = site();
    let mut half = Vec::new();
    for host in 0..BLOCKS {
        half.push(site.send(&part(&format!("192.0.2.{host}"), 1)).await);
    }
    let other = "X-Forwarded-For: 198.51.100.1\r\n";
    until(&site, &small(other), "429").await;
    let ann = small(&format!("{other}Cookie: a\r\n"));
    assert!(site.send(&ann).await.rest().await.ends_with("\r\n\r\n1"));
}
