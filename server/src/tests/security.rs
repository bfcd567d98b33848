//! Forged, huge and hasty requests.

use super::{World, form, post};
use axum::http::{Method, Request, StatusCode, header};
use leptos::server_fn::axum::server_fn_paths;

#[tokio::test]
async fn every_server_function_is_called_by_post() {
    let functions: Vec<_> = server_fn_paths().collect();
    assert!(functions.len() >= 10, "{functions:?}");
    for (path, method) in functions {
        assert_eq!(method, Method::POST, "{path}");
    }
}

#[tokio::test]
async fn a_request_from_another_site_is_refused() {
    let world = World::new().await;
    let mut request = post("sign_up").body(form("Ann").into()).unwrap();
    request
        .headers_mut()
        .insert("sec-fetch-site", "cross-site".parse().unwrap());
    request
        .headers_mut()
        .insert(header::ORIGIN, "http://evil.test".parse().unwrap());
    let answer = world.send(request).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    assert!(answer.body.contains("Foreign"), "{}", answer.body);
    assert!(
        world
            .call("sign_up", &form("Ann"), "")
            .await
            .status
            .is_success(),
        "the name is still free"
    );
}

#[tokio::test]
async fn a_huge_body_is_refused_in_words() {
    let world = World::new().await;
    let cookie = world.sign_up("Ann").await;
    let huge = format!(
        "table=x&decision=1&since=0&action={}",
        "a".repeat(1024 * 1024)
    );
    let answer = world.call("answer", &huge, &cookie).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(answer.body.contains("TooLarge"), "{}", answer.body);
}

#[tokio::test]
async fn trying_to_get_in_too_often_is_refused_for_a_while() {
    let world = World::with(&["--sign-in-burst", "2"]).await;
    for _ in 0..2 {
        let answer = world.call("sign_in", &form("Nobody"), "").await;
        assert_eq!(
            answer.status,
            StatusCode::UNPROCESSABLE_ENTITY,
            "{}",
            answer.body
        );
    }
    let answer = world.call("sign_in", &form("Nobody"), "").await;
    assert_eq!(answer.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(!answer.header("retry-after").is_empty());
    assert!(answer.body.contains("TooOften"), "{}", answer.body);
}

#[tokio::test]
async fn answering_too_fast_is_refused_by_session() {
    let world = World::with(&["--answer-burst", "1"]).await;
    let (ann, bob) = (world.sign_up("Ann").await, world.sign_up("Bob").await);
    let form = format!("table={:032x}&decision=1&action=null&seat=0&since=0", 1);
    assert_eq!(
        world.call("answer", &form, &ann).await.status,
        StatusCode::NOT_FOUND
    );
    assert_eq!(
        world.call("answer", &form, &ann).await.status,
        StatusCode::TOO_MANY_REQUESTS
    );
    assert_eq!(
        world.call("answer", &form, &bob).await.status,
        StatusCode::NOT_FOUND
    );
}

#[tokio::test]
async fn a_page_allows_only_its_own_scripts() {
    let world = World::new().await;
    let (first, second) = (world.get("/", "").await, world.get("/", "").await);
    let policy = first.header("content-security-policy");
    assert!(policy.contains("script-src 'self' 'nonce-"), "{policy}");
    assert!(
        !policy.contains("unsafe-inline") && policy.contains("frame-ancestors 'none'"),
        "{policy}"
    );
    assert_ne!(
        policy,
        second.header("content-security-policy"),
        "a nonce is used once"
    );
    assert!(!first.body.contains(" style=\""), "no inline style");
    assert_eq!(first.header("x-content-type-options"), "nosniff");
    assert_eq!(first.header("cache-control"), "no-store");
}

#[tokio::test]
async fn every_script_in_a_page_carries_its_nonce() {
    let world = World::new().await;
    // A page of links, a lesson, and an address at which no table is.
    for path in ["/", "/learn/1?game=battlefield", "/tables/1"] {
        let page = world.get(path, "").await;
        let policy = page.header("content-security-policy");
        let (_, nonce) = policy.split_once("'nonce-").unwrap();
        let nonce = format!("nonce=\"{}\"", nonce.split_once('\'').unwrap().0);
        let scripts = page.body.split("<script").skip(1);
        let tags: Vec<_> = scripts.filter_map(|it| it.split('>').next()).collect();
        let run = |it: &&&str| !it.contains("application/json");
        assert!(tags.iter().filter(run).count() > 0, "{path}");
        for tag in tags.iter().filter(run) {
            assert!(tag.contains(&nonce), "{path}: <script{tag}>");
        }
    }
}

#[tokio::test]
async fn unreadable_input_is_refused_not_broken() {
    let world = World::new().await;
    let ann = world.sign_up("Ann").await;
    let seat = "table=x&seat=300&invitation=";
    for (function, form) in [
        ("practice", "house=300"),
        ("practice", "house=200"),
        ("practice", ""),
        ("take_seat", seat),
        ("answer", "decision=minus"),
        (
            "create_table",
            "name=%00%ff&players=3&houses=chosen&power=by-hand&audience=open",
        ),
        (
            "create_table",
            "name=A&players=200&houses=chosen&power=by-hand&audience=open",
        ),
    ] {
        let answer = world.call(function, form, &ann).await;
        assert!(
            answer.status.is_client_error(),
            "{function} {form}: {}",
            answer.status
        );
    }
    let answer = world.call("practice", "house=200", "").await;
    assert_eq!(
        answer.header("set-cookie"),
        "",
        "nobody comes in by a seat that is not there"
    );
    let odd = Request::post("/api/sign_in").header(header::CONTENT_TYPE, "image/png");
    let answer = world.send(odd.body("\u{ff}".into()).unwrap()).await;
    assert!(answer.status.is_client_error(), "{}", answer.status);
}

#[tokio::test]
async fn the_name_of_a_table_is_never_markup() {
    let world = World::new().await;
    let ann = world.sign_up("Ann").await;
    let name = "%3C%2Ftitle%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E";
    let form = format!("name={name}&players=3&houses=chosen&power=by-hand&audience=open");
    assert!(
        world
            .call("create_table", &form, &ann)
            .await
            .status
            .is_success()
    );
    for path in ["/lobby", &world.first_table(&ann).await] {
        let page = world.get(path, &ann).await;
        assert!(
            page.body.contains("&lt;script&gt;alert"),
            "{path}: the name is there"
        );
        assert!(!page.body.contains("<script>alert"), "{path}");
    }
}

#[tokio::test]
async fn words_in_an_address_are_not_repeated() {
    let world = World::new().await;
    // {"Refused":"Call 0900"} as the address carries it.
    let page = world
        .get(
            "/sign-up?__path=/api/sign_up&__err=eyJSZWZ1c2VkIjoiQ2FsbCAwOTAwIn0=",
            "",
        )
        .await;
    assert!(!page.body.contains("0900") && page.body.contains("has been updated"));
}
