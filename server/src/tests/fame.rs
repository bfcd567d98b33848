//! The archive and profiles, as they are first read.

use super::World;
use axum::http::StatusCode;

#[tokio::test]
async fn a_profile_has_the_address_of_its_name() {
    let world = World::new().await;
    let name = "%C3%86gir+of+Tarth";
    let cookie = world.sign_up(name).await;
    for path in [
        "/people/%C3%86gir%20of%20Tarth",
        "/people/%C3%A6gir%20OF%20tarth",
    ] {
        let page = world.get(path, "").await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.body.contains("Ægir of Tarth · Rookery"), "{path}");
        assert!(!page.body.contains("what everyone sees"));
    }
    let own = world.get("/people/%C3%86gir%20of%20Tarth", &cookie).await;
    assert!(own.body.contains("what everyone sees"));
    let account = world.get("/account", &cookie).await.body;
    assert!(account.contains("/people/%C3%86gir%20of%20Tarth"));
    let nobody = world.get("/people/Nobody", "").await;
    assert_eq!(nobody.status, StatusCode::NOT_FOUND);
}

/// It shows the visitor's own navigation, too.
#[tokio::test]
async fn no_cache_keeps_the_profile_of_somebody_called_like_a_file() {
    let world = World::new().await;
    let cookie = world.sign_up("crow.jpg").await;
    let page = world.get("/people/crow.jpg", &cookie).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("what everyone sees"));
    assert_eq!(page.header("cache-control"), "no-store");
}

#[tokio::test]
async fn the_archive_keeps_what_was_asked_in_its_form() {
    let world = World::new().await;
    let page = world.get("/archive", "").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("No games have finished at open tables"));
    let asked = "/archive?player=%22Ann%22&house=Stark&players=6&stakes=rated&from=2026-11-22";
    let page = world.get(asked, "").await.body;
    assert!(page.contains("No games found."));
    assert!(page.contains("value=\"&quot;Ann&quot;\""));
    assert!(page.contains("value=\"2026-11-22\""));
    // Nothing that somebody writes into an address breaks it.
    for odd in [
        "after=-",
        "after=9-zz",
        "players=999",
        "from=yesterday",
        "table=%25_%5C",
    ] {
        let page = world.get(&format!("/archive?{odd}"), "").await;
        assert_eq!(page.status, StatusCode::OK, "{odd}");
    }
}
