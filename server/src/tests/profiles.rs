//! The archive and profiles, as they are first read.

use super::World;
use axum::http::StatusCode;
use sea_orm::ConnectionTrait;

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

/// The last page of an empty list, nonsense, and the two lists; without a script.
#[tokio::test]
async fn the_leaderboard_is_friendly_while_nobody_has_a_place() {
    let world = World::new().await;
    let page = world.get("/people", "").await;
    assert_eq!(page.status, StatusCode::OK);
    for words in ["Leaderboard · Rookery", "The first place is still free"] {
        assert!(page.body.contains(words), "{words}");
    }
    assert!(!page.body.contains("You haven't finished"));
    let cookie = world.sign_up("Ann").await;
    let own = world.get("/people", &cookie).await.body;
    assert!(own.contains("You haven't finished a rated game yet."));
    for odd in [
        "page=0",
        "page=99999999999",
        "page=-1",
        "few=2",
        "few=1&page=x",
    ] {
        let page = world.get(&format!("/people?{odd}"), "").await;
        assert_eq!(page.status, StatusCode::OK, "{odd}");
    }
    let beyond = world.get("/people?page=9", "").await.body;
    assert!(beyond.contains("Nobody is on this page."));
    for from in ["/", "/lobby", "/people/Ann"] {
        let linked = world.get(from, "").await.body;
        assert!(linked.contains("href=\"/people\""), "{from}");
    }
}

#[tokio::test]
async fn ones_own_place_leads_to_the_page_where_it_is() {
    let world = World::new().await;
    let cookie = world.sign_up("Ann").await;
    let db = world.database().await;
    let crowd = "WITH RECURSIVE it(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM it WHERE n < 60)
        INSERT INTO \"user\" (id, name, name_key, password, created_at, ask_always)
        SELECT n, 'Crow ' || n, 'crow ' || n, 'x', 0, 0 FROM it;
        INSERT INTO rating (user_id, kind, mu, sigma, games)
        SELECT id, 'westeros', 80 - id, 2.0, 5 FROM \"user\" WHERE id > 1;
        INSERT INTO rating (user_id, kind, mu, sigma, games) VALUES (1, 'westeros', 22.5, 5.0, 7)";
    db.execute_unprepared(crowd).await.unwrap();
    db.close().await.unwrap();
    let page = world.get("/people", &cookie).await.body;
    assert!(page.contains("href=\"/people?page=2#you\""), "{page}");
    assert!(page.contains("You: 57th of 60") && page.contains("Crow 2<"));
    assert!(!page.contains("id=\"you\""));
    let second = world.get("/people?page=2", &cookie).await.body;
    assert!(second.contains("id=\"you\"") && second.contains("Page 2 of 2"));
    assert!(second.contains("1400") && second.contains("still rather uncertain"));
    let german = world
        .get("/people", &format!("{cookie}; language=de"))
        .await;
    assert!(german.body.contains("Du: 57. von 60"), "{}", german.body);
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
    // A chip keeps the rest, and is let go by itself.
    let asked = "player=%22Ann%22&amp;winner=Lannister&amp;players=6";
    assert!(page.contains(asked), "{page}");
    assert!(page.contains("aria-current=\"true\""));
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
