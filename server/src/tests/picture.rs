//! The picture of a table, for links to it.

use super::World;
use axum::http::StatusCode;

/// A table of three that has begun: its path, and its owner's cookie.
pub async fn begun(world: &World, terms: &str) -> (String, String) {
    let mut cookies = Vec::new();
    for name in ["Ann", "Bob", "Cat"] {
        cookies.push(world.sign_up(name).await);
    }
    let form = format!("name=Salt+%26+Iron&players=3&{terms}");
    world.call("create_table", &form, &cookies[0]).await;
    let path = world.first_table(&cookies[0]).await;
    let id = path.trim_start_matches("/tables/").to_owned();
    for (seat, cookie) in cookies.iter().enumerate() {
        let sit = format!("table={id}&seat={seat}&invitation=");
        let sat = world.call("take_seat", &sit, cookie).await;
        assert_eq!(sat.status, StatusCode::OK, "{}", sat.body);
    }
    (path, cookies.remove(0))
}

#[tokio::test]
async fn a_picture_shows_what_everybody_may_see_whoever_asks() {
    let world = World::new().await;
    let (table, ann) = begun(&world, "audience=open").await;
    let path = format!("{table}/picture.svg");
    let (hers, others) = (world.get(&path, &ann).await, world.get(&path, "").await);
    assert_eq!(others.status, StatusCode::OK);
    assert_eq!(others.header("content-type"), "image/svg+xml");
    assert_eq!(hers.body, others.body);
    for words in ["Salt &amp; Iron", "Round 1 of 10", "Stark", "Ann"] {
        assert!(others.body.contains(words), "{words}");
    }
    let page = world.get(&table, "").await.body;
    let named = page.matches("property=\"og:image\"").count();
    assert_eq!(named, 1, "{page}");
    assert!(page.contains(&format!("{path}\"")));
}

#[tokio::test]
async fn behind_masks_the_picture_names_nobody() {
    let world = World::new().await;
    let (table, ann) = begun(&world, "audience=open&masks=for_ever").await;
    let picture = world.get(&format!("{table}/picture.svg"), &ann).await;
    assert_eq!(picture.status, StatusCode::OK);
    for name in ["Ann", "Bob", "Cat"] {
        assert!(!picture.body.contains(name), "{}", picture.body);
    }
}

#[tokio::test]
async fn the_picture_of_a_hidden_table_takes_its_invitation() {
    let world = World::new().await;
    let ann = world.sign_up("Ann").await;
    let form = "name=The+Trident&players=3&audience=invited";
    world.call("create_table", form, &ann).await;
    let table = world.first_table(&ann).await;
    let without = world.get(&format!("{table}/picture.svg"), &ann).await;
    assert_eq!(without.status, StatusCode::NOT_FOUND);
    let nothing = world.get("/tables/1/picture.svg", "").await;
    assert_eq!(nothing.status, StatusCode::NOT_FOUND);
}
