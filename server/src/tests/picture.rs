//! The picture of a table, for links to it.

use super::World;
use app::{Language, play::picture_svg};
use axum::{
    body::Body,
    extract::Request,
    http::{StatusCode, header},
};

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

/// Returns the drawing behind the picture at this path.
async fn drawn(world: &World, path: &str) -> String {
    let id = path.split('/').nth(2).unwrap().parse().unwrap();
    let key = path.split_once("?key=").map(|it| it.1);
    let drawn = picture_svg(&world.platform, id, key, Language::English).await;
    drawn.unwrap()
}

/// Returns the path of the picture that a page names.
fn named(page: &str) -> String {
    let tag = "property=\"og:image\" content=\"";
    assert_eq!(page.matches(tag).count(), 1, "{page}");
    let (_, rest) = page.split_once(tag).unwrap();
    let address = rest.split('"').next().unwrap();
    let path = address.split_once("/tables/").unwrap().1;
    assert!(
        address.starts_with("http"),
        "chats ask for whole addresses: {address}"
    );
    format!("/tables/{path}")
}

#[tokio::test]
async fn a_picture_shows_what_everybody_may_see_whoever_asks() {
    let world = World::new().await;
    let (table, ann) = begun(&world, "audience=open").await;
    let page = world.get(&table, "").await.body;
    assert!(page.contains("name=\"twitter:card\" content=\"summary_large_image\""));
    let path = named(&page);
    assert_eq!(path, format!("{table}/picture.png"));
    let (hers, others) = (world.get(&path, &ann).await, world.get(&path, "").await);
    assert_eq!(others.status, StatusCode::OK);
    assert_eq!(others.header("content-type"), "image/png");
    assert_eq!(hers.header("etag"), others.header("etag"));
    let drawn = drawn(&world, &path).await;
    for words in ["Salt &amp; Iron", "Round 1 of 10", "Stark", "Ann"] {
        assert!(drawn.contains(words), "{words}");
    }
    let known = Request::get(&path).header(header::IF_NONE_MATCH, others.header("etag"));
    let again = world.send(known.body(Body::empty()).unwrap()).await;
    assert_eq!(again.status, StatusCode::NOT_MODIFIED);
}

#[tokio::test]
async fn behind_masks_the_picture_names_nobody() {
    let world = World::new().await;
    let (table, _) = begun(&world, "audience=open&masks=for_ever").await;
    let picture = drawn(&world, &format!("{table}/picture.png")).await;
    for name in ["Ann", "Bob", "Cat"] {
        assert!(!picture.contains(name), "{picture}");
    }
}

#[tokio::test]
async fn the_address_of_a_hidden_tables_picture_shows_it_and_lets_nobody_in() {
    let world = World::new().await;
    let ann = world.sign_up("Ann").await;
    let form = "name=The+Trident&players=3&audience=invited";
    world.call("create_table", form, &ann).await;
    let table = world.first_table(&ann).await;
    let path = named(&world.get(&table, &ann).await.body);
    let (bare, key) = path.split_once("?key=").unwrap();
    for without in [bare, &format!("{bare}?key=0123"), "/tables/1/picture.png"] {
        let answer = world.get(without, &ann).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{without}");
    }
    let shown = world.get(&path, "").await;
    assert_eq!(shown.status, StatusCode::OK);
    let words = drawn(&world, &path).await;
    assert!(words.contains("The Trident") && words.contains("3 seats are free."));
    let enters = world.get(&format!("{table}?invitation={key}"), "").await;
    assert_eq!(enters.status, StatusCode::NOT_FOUND);

    let id = table.trim_start_matches("/tables/");
    world
        .call("renew_invitation", &format!("table={id}"), &ann)
        .await;
    let after = world.get(&path, "").await;
    assert_eq!(
        after.status,
        StatusCode::NOT_FOUND,
        "a new link, a new picture"
    );
}
