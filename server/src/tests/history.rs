//! Looking back, as the hydrated page does it.

use super::World;
use axum::http::{StatusCode, header};

/// A practice table, and the cookie of the guest who plays there.
async fn practice(world: &World) -> (String, String) {
    let request = super::post("practice")
        .header(header::ACCEPT, "text/html")
        .body("house=2".to_owned().into());
    let answer = world.send(request.unwrap()).await;
    let table = answer.header("location").trim_start_matches("/tables/");
    (table.to_owned(), answer.cookie())
}

#[tokio::test]
async fn a_moment_is_asked_for_by_number_and_perspective() {
    let world = World::new().await;
    let (table, cookie) = practice(&world).await;
    let page_at = async |seq: i64, perspective: &str, cookie: &str| {
        let form = format!("table={table}&seq={seq}&{perspective}");
        world.call("moment", &form, cookie).await
    };
    let start = page_at(2, "perspective=Mine", &cookie).await;
    assert_eq!(start.status, StatusCode::OK, "{}", start.body);
    let page = start.unpacked();
    assert!(page.contains(r#""seq":2,"my_seat""#), "{page}");
    assert!(page.contains(r#""game":{"Westeros""#), "{page}");
    for perspective in ["perspective=All", "perspective[Seat]=5"] {
        let refused = page_at(2, perspective, &cookie).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(
            refused.body.contains("NotYourPerspective"),
            "{}",
            refused.body
        );
    }
    let later = page_at(9, "perspective=Mine", &cookie).await;
    assert_eq!(later.status, StatusCode::UNPROCESSABLE_ENTITY);
    let other = page_at(2, "perspective=Mine", "").await;
    assert_eq!(other.status, StatusCode::NOT_FOUND, "the table is not open");
}

#[tokio::test]
async fn the_chronicle_begins_with_the_first_round() {
    let world = World::new().await;
    let (table, cookie) = practice(&world).await;
    let form = format!("table={table}");
    let answer = world.call("chronicle", &form, &cookie).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    assert_eq!(answer.unpacked().matches(r#""me":null"#).count(), 1);
    let other = world.call("chronicle", &form, "").await;
    assert_eq!(other.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_was_seen_is_kept_for_the_next_visit() {
    let world = World::new().await;
    let (table, cookie) = practice(&world).await;
    let load = async || {
        let form = format!("id={table}");
        world.call("table", &form, &cookie).await.unpacked()
    };
    assert!(load().await.contains(r#""seen":null"#));
    let form = format!("table={table}&seq=2");
    let marked = world.call("seen", &form, &cookie).await;
    assert_eq!(marked.status, StatusCode::OK, "{}", marked.body);
    assert!(load().await.contains(r#""seen":2"#));
    let nobody = world.call("seen", &form, "").await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn looking_back_too_fast_is_refused_for_a_moment() {
    let world = World::new().await;
    let form = format!("table={:032x}&seq=1&perspective=Mine", 1);
    // A hundred at once, and twenty in each second.
    for _ in 0..1000 {
        let answer = world.call("moment", &form, "").await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            assert!(!answer.header("retry-after").is_empty());
            return;
        }
    }
    panic!("a thousand moments were shown without a pause");
}
