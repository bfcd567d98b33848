//! Nothing here is free of a limit, and nobody pays for others.

use super::{World, form, post};
use crate::{
    config::Config,
    health_metrics::Metrics,
    router::{STREAM, pages, plain},
};
use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use clap::Parser;
use leptos::server_fn::axum::server_fn_paths;
use std::{
    net::{IpAddr, Ipv6Addr},
    time::Duration,
};

const SMALL: [&str; 8] = [
    "--sign-in-burst",
    "2",
    "--newcomer-burst",
    "2",
    "--answer-burst",
    "2",
    "--read-burst",
    "2",
];
/// The number of requests that these allow for everything together, and for files.
const OVERALL: usize = 20;
/// Nobody's session.
const WRONG: &str = "rookery=0123456789abcdef0123456789abcdef";

/// After that nobody has called yet.
const DAY: Duration = Duration::from_hours(24);

/// A route with something in the places of what it names.
fn filled(route: &str) -> String {
    let filled = route.replace("{id}", &format!("{:032x}", 1));
    filled
        .split('/')
        .map(|it| if it.starts_with('{') { "1" } else { it })
        .collect::<Vec<_>>()
        .join("/")
}

fn get(path: &str) -> Request<Body> {
    Request::get(path)
        .header(header::ACCEPT, "text/html")
        .body(Body::empty())
        .unwrap()
}

/// Pages, streams, plain routes, functions, files, and what is nowhere.
pub fn all_routes() -> Vec<(&'static str, String)> {
    let pages = pages();
    let pages = pages.iter().map(|it| it.path().to_owned());
    let plain = plain(&Config::parse_from(["rookery"]), &Metrics::new());
    let plain = plain.into_iter().map(|(path, _)| path.to_owned());
    let rest = [STREAM, "/no-such-page", "/icon.svg", "/pkg/rookery.css"];
    let read = pages.chain(plain).chain(rest.map(str::to_owned));
    let read = read.map(|path| ("GET", path));
    let called = server_fn_paths().map(|(path, _)| ("POST", path.to_owned()));
    let once = ("POST", "/notice/end/{token}".to_owned());
    read.chain(called).chain([once]).collect()
}

/// A request that costs a limit like any other, and is refused for its method.
fn knock(path: &str) -> axum::http::request::Builder {
    Request::patch(path)
        .header("sec-fetch-site", "same-origin")
        .header(header::ACCEPT, "text/html")
}

const ANSWERED: StatusCode = StatusCode::METHOD_NOT_ALLOWED;
const REFUSED: StatusCode = StatusCode::TOO_MANY_REQUESTS;

impl World {
    async fn knock(&self, path: &str, cookie: &str) -> StatusCode {
        let knock = knock(path).header(header::COOKIE, cookie);
        self.send(knock.body(Body::empty()).unwrap()).await.status
    }

    /// Returns how many requests come through until one is refused.
    async fn passed(&self, path: &str, cookie: &str) -> usize {
        for passed in 0..10 * OVERALL {
            if self.knock(path, cookie).await == REFUSED {
                return passed;
            }
        }
        panic!("{path} has no limit");
    }
}

#[tokio::test]
async fn every_route_has_a_limit() {
    let world = World::with(&SMALL).await;
    let routes = all_routes();
    assert!(routes.len() > 110, "{}: {routes:?}", routes.len());
    for (method, route) in routes {
        world.time.pass(DAY);
        let path = filled(&route);
        let real = || match method {
            "POST" => post("").uri(&*path).body(Body::empty()).unwrap(),
            _ => get(&format!("{path}?since=0")),
        };
        let first = world.send(real()).await;
        assert_ne!(first.status, REFUSED, "{method} {route} lets nobody in");
        // What is nowhere answers to every method: it is a page like others.
        let nowhere = ["/no-such-page", "/icon.svg"].contains(&&*route);
        let cheap = if nowhere { "/lobby" } else { &*path };
        let passed = 1 + world.passed(cheap, "").await;
        let most = if together(&route) { OVERALL } else { 3 };
        assert!(passed <= most, "{method} {route}: {passed} passed");
        let last = world.send(real()).await;
        assert_eq!(last.status, REFUSED, "{method} {route}");
    }
}

/// Tells whether whoever is refused here is refused by the limit for everything together.
fn together(route: &str) -> bool {
    route.starts_with("/pkg") || route == "/healthz"
}

/// Checks that whoever says that they have a session is limited before anybody looks for it: the database can be
/// closed.
#[tokio::test]
async fn every_route_has_a_limit_for_those_with_a_session_too() {
    let world = World::with(&SMALL).await;
    let ann = world.sign_up("Ann").await;
    for cookie in [&ann, WRONG] {
        for (method, route) in all_routes() {
            world.time.pass(DAY);
            // What is nowhere answers to every method: it is a page like others.
            let nowhere = ["/no-such-page", "/icon.svg"].contains(&&*route);
            let path = if nowhere {
                "/lobby".to_owned()
            } else {
                filled(&route)
            };
            let passed = world.passed(&path, cookie).await;
            let most = if together(&route) { OVERALL } else { 3 };
            assert!((1..=most).contains(&passed), "{method} {route}: {passed}");
        }
    }
    world.time.pass(DAY);
    let whole = world.call("my_account", "", &ann).await;
    assert_eq!(whole.status, StatusCode::OK, "{}", whole.body);
    assert!(world.passed("/healthz", &ann).await > 0);
    assert!(world.passed("/api/offer_seat", WRONG).await > 0);
    world.platform.close().await.unwrap();
    for cookie in [&ann, WRONG] {
        let refused = world.knock("/api/offer_seat", cookie).await;
        assert_eq!(refused, REFUSED, "before the database is asked");
    }
}

/// A session that has ended lets nobody past the limits of an address.
#[tokio::test]
async fn who_has_signed_out_is_counted_as_anybody() {
    let world = World::with(&["--answer-burst", "1"]).await;
    let ann = world.sign_up("Ann").await;
    let out = world.call("sign_out", "", &ann).await;
    assert_eq!(out.status, StatusCode::OK, "{}", out.body);
    world.time.pass(DAY);
    assert_eq!(world.knock("/api/offer_seat", "").await, ANSWERED);
    assert_eq!(world.knock("/api/offer_seat", &ann).await, REFUSED);
}

#[tokio::test]
async fn files_are_there_whoever_floods_from_the_same_address() {
    const FILE: &str = "/pkg/rookery.css";
    let world = World::with(&SMALL).await;
    let ann = world.sign_up("Ann").await;
    assert_eq!(world.knock("/lobby", &ann).await, ANSWERED);
    assert!(world.passed("/healthz", "").await > 0);
    assert_eq!(world.passed(FILE, "").await, OVERALL, "counted apart");
    for stranger in ["", WRONG] {
        assert_eq!(world.knock(FILE, stranger).await, REFUSED);
    }
    assert_eq!(world.passed(FILE, &ann).await, OVERALL);
}

#[tokio::test]
async fn all_networks_of_a_site_make_so_many_accounts_and_no_more() {
    let world = World::with(&["--sign-in-burst", "2", "--newcomer-burst", "2"]).await;
    let from = |site: u16, network: u16| -> IpAddr {
        Ipv6Addr::new(0x2001, 0xdb8, site, network, 0, 0, 0, 1).into()
    };
    let knock = async |from| {
        let knock = knock("/api/sign_up").body(Body::empty()).unwrap();
        world.send_from(from, knock).await.status
    };
    let mut answered = 0;
    for network in 0..30 {
        answered += usize::from(knock(from(7, network)).await == ANSWERED);
    }
    assert_eq!(answered, 8);
    assert_eq!(knock(from(8, 0)).await, ANSWERED);
}

#[tokio::test]
async fn a_refused_page_is_one_that_can_be_read() {
    let world = World::with(&SMALL).await;
    for _ in 0..2 {
        let answer = world.send(knock("/lobby").body(Body::empty()).unwrap());
        assert_eq!(answer.await.status, ANSWERED);
    }
    let mut page = get("/lobby");
    let german = "de-DE,de;q=0.9".parse().unwrap();
    page.headers_mut().insert(header::ACCEPT_LANGUAGE, german);
    let refused = world.send(page).await;
    assert_eq!(refused.status, REFUSED);
    assert_eq!(refused.header("retry-after"), "1");
    let body = &refused.body;
    assert!(body.contains("<html lang=\"de\">"), "{body}");
    assert!(body.contains("Zu viele Versuche"), "{body}");
    assert_eq!(refused.header("cache-control"), "no-store");
    assert_eq!(refused.header("x-frame-options"), "DENY");
    let called = world.call("lobby", "", "").await;
    assert_eq!(called.body, "{\"TooOften\":1}");
}

#[tokio::test]
async fn callers_without_an_account_are_told_apart_behind_a_proxy() {
    let mut flags = SMALL.to_vec();
    flags.push("--behind-proxy");
    let world = World::with(&flags).await;
    let mut statuses = Vec::new();
    for (forwarded, forged) in [
        ("192.0.2.1", "203.0.113.1"),
        ("192.0.2.1", "203.0.113.2"),
        ("192.0.2.1", "203.0.113.3"),
        ("192.0.2.2", "203.0.113.3"),
    ] {
        let request = knock("/api/answer")
            .header("x-forwarded-for", forged)
            .header("forwarded", format!("for={forged}"))
            .header("x-real-ip", forged)
            .header("x-forwarded-for", forwarded);
        let answer = world.send(request.body(Body::empty()).unwrap());
        statuses.push(answer.await.status);
    }
    assert_eq!(statuses, [ANSWERED, ANSWERED, REFUSED, ANSWERED]);
}

#[tokio::test]
async fn an_account_is_one_caller_wherever_it_is_and_its_neighbours_are_others() {
    let world = World::with(&["--answer-burst", "1", "--read-burst", "4"]).await;
    let ann = world.sign_up("Ann").await;
    let again = world.call("sign_in", &form("Ann"), "").await;
    assert_eq!(again.status, StatusCode::OK, "{}", again.body);
    let elsewhere = again.cookie();
    let bob = world.sign_up("Bob").await;
    // Whoever floods from their address takes nothing from them.
    assert!(world.passed("/healthz", "").await > 0);
    let knocks = async |who: &str| world.knock("/api/offer_seat", who).await;
    assert_eq!(knocks(&ann).await, ANSWERED);
    assert_eq!(knocks(&elsewhere).await, REFUSED);
    assert_eq!(knocks(&bob).await, ANSWERED);
}

#[tokio::test]
async fn guests_of_one_address_are_so_many_and_no_more() {
    let world = World::with(&["--newcomer-burst", "2", "--read-burst", "3"]).await;
    let practice = async |cookie: &str| world.call("practice", "house=1", cookie).await;
    let first = practice("").await;
    assert_eq!(first.status, StatusCode::OK, "{}", first.body);
    let guest = first.cookie();
    let other = practice("").await.cookie();
    let third = practice("").await;
    assert_eq!(third.status, REFUSED);
    assert!(third.header("retry-after").parse::<u64>().unwrap() > 200);
    assert!(third.header("set-cookie").is_empty(), "nobody was made");
    let again = practice(&guest).await;
    assert_eq!(
        again.status,
        StatusCode::OK,
        "they may play again: {}",
        again.body
    );
    // Each has a limit of its own, and all of them together another one.
    for cookie in [&guest, &other] {
        assert_eq!(world.passed("/lobby", cookie).await, 3);
    }
    assert!(world.passed("/healthz", "").await > 0);
    assert_eq!(world.knock("/healthz", &other).await, REFUSED);
}

/// A class types the words of a table, and some of it sign in at the same time.
#[tokio::test]
async fn words_of_an_invitation_take_nothing_from_those_who_sign_in() {
    let world = World::with(&["--sign-in-burst", "1"]).await;
    for _ in 0..5 {
        assert_eq!(world.knock("/api/join_by_words", "").await, ANSWERED);
    }
    assert_eq!(world.knock("/api/sign_in", "").await, ANSWERED);
    assert_eq!(world.knock("/api/sign_in", "").await, REFUSED);
}
