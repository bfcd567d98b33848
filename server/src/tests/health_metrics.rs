//! Health, readiness and metrics.

use super::World;
use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};

#[tokio::test]
async fn it_lives_and_is_ready() {
    let world = World::new().await;
    assert_eq!(world.get("/healthz", "").await.body, "lives\n");
    let ready = world.get("/readyz", "").await;
    assert_eq!((ready.status, &*ready.body), (StatusCode::OK, "ready\n"));
    assert_eq!(ready.headers[header::CACHE_CONTROL], "no-store");
}

#[tokio::test]
async fn it_is_not_ready_while_it_closes() {
    let world = World::new().await;
    world.platform.hub().close();
    let ready = world.get("/readyz", "").await;
    assert_eq!(ready.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(ready.body, "closing\n");
}

#[tokio::test]
async fn it_is_not_ready_when_the_disk_is_nearly_full() {
    let world = World::with(&["--disk-reserve", "999999999999"]).await;
    let ready = world.get("/readyz", "").await;
    assert_eq!(ready.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(ready.body, "the disk is nearly full\n");
    let warned = World::with(&["--disk-warning", "999999999999"]).await;
    assert_eq!(warned.get("/readyz", "").await.status, StatusCode::OK);
}

#[tokio::test]
async fn metrics_are_for_whoever_knows_the_token() {
    let world = World::with(&["--metrics-token", "a long one"]).await;
    let read = async |token: &str| {
        let request = Request::get("/metrics").header(header::AUTHORIZATION, token);
        world.send(request.body(Body::empty()).unwrap()).await
    };
    for wrong in [
        "",
        "Bearer ",
        "Bearer a long two",
        "a long one",
        "Bearer a long one ",
    ] {
        assert_eq!(read(wrong).await.status, StatusCode::NOT_FOUND, "{wrong}");
    }
    world.get("/about", "").await;
    world.get("/tables/not-a-table", "").await;
    let metrics = read("Bearer a long one").await;
    assert_eq!(metrics.status, StatusCode::OK);
    let text = metrics.body;
    assert!(
        text.contains("rookery_tables{status=\"running\"} 0"),
        "{text}"
    );
    assert!(text.contains("rookery_request_seconds_bucket"), "{text}");
    assert!(text.contains("rookery_database_writable 1"), "{text}");
    assert!(text.contains("rookery_disk_free_mebibytes"), "{text}");
    assert!(text.contains("path=\"/about\""), "{text}");
    assert!(
        !text.contains("not-a-table"),
        "addresses are no labels: {text}"
    );
}

#[tokio::test]
async fn a_panic_of_the_client_is_counted_by_the_kind_of_its_page() {
    let world = World::with(&["--metrics-token", "a long one"]).await;
    let tell = async |shown: &str| {
        let form = format!("shown={shown}&make=0123456789abcdef&place=tachys%2Fhydration.rs:163");
        world.call("panicked", &form, "").await.status
    };
    for (shown, status) in [
        ("tables", StatusCode::OK),
        ("tables/0123%3Finvitation=secret", StatusCode::OK),
        ("my-own-words", StatusCode::OK),
        // A page tells once: who tells more often is heard no more for a while.
        ("tables", StatusCode::TOO_MANY_REQUESTS),
    ] {
        assert_eq!(tell(shown).await, status, "{shown}");
    }
    let request = Request::get("/metrics").header(header::AUTHORIZATION, "Bearer a long one");
    let text = world.send(request.body(Body::empty()).unwrap()).await.body;
    for line in [
        "rookery_client_panics_total{page=\"tables\"} 2",
        "rookery_client_panics_total{page=\"other\"} 1",
        "rookery_client_panics_total{page=\"account\"} 0",
    ] {
        assert!(text.contains(line), "{line}: {text}");
    }
    assert!(
        !text.contains("secret") && !text.contains("own-words"),
        "{text}"
    );
}

#[tokio::test]
async fn nobody_reads_metrics_without_a_token() {
    let world = World::new().await;
    assert_eq!(
        world.get("/metrics", "").await.status,
        StatusCode::NOT_FOUND
    );
}
