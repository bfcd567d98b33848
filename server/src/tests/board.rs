//! The small picture of a board: who gets it, and what it tells.

use super::{
    World,
    fuzz::Sent,
    picture::begun,
    proof::{Chance, Reply},
    twins::world::{HERE, World as Tables},
};
use axum::http::{Request, StatusCode, header};
use std::{collections::BTreeMap, net::SocketAddr};

#[tokio::test]
async fn the_lobby_shows_the_boards_of_running_games_and_says_what_they_show() {
    let world = World::new().await;
    let (table, ann) = begun(&world, "audience=open").await;
    world
        .call("create_table", "name=Later&players=3&audience=open", &ann)
        .await;
    let drawn = format!("src=\"{table}/board.svg\"");
    for (cookie, words) in [
        ("", "Round 1 of 10. Castles and strongholds: "),
        ("language=de", "Runde 1 von 10. Burgen und Festungen: "),
        (&*ann, "Round 1 of 10"),
    ] {
        let lobby = world.get("/lobby", cookie).await.body;
        assert_eq!(lobby.matches("/board.svg").count(), 1, "{lobby}");
        // A table that gathers has a picture of an empty board.
        let mut images = lobby
            .split("<img")
            .skip(1)
            .filter_map(|it| it.split_once('>'));
        let (image, _) = images.find(|(it, _)| it.contains(&drawn)).unwrap();
        assert!(image.contains("loading=\"lazy\""));
        assert!(image.contains(&format!("alt=\"{words}")), "{image}");
    }
}

#[tokio::test]
async fn everybody_gets_the_same_small_picture_once() {
    let world = World::new().await;
    let (table, ann) = begun(&world, "audience=open&masks=for_ever").await;
    let path = format!("{table}/board.svg");
    let (hers, others) = (world.get(&path, &ann).await, world.get(&path, "").await);
    assert_eq!(others.status, StatusCode::OK);
    assert_eq!(hers.body, others.body);
    assert_eq!(others.header("content-type"), "image/svg+xml");
    assert_eq!(others.header("cache-control"), "private, no-cache");
    for name in ["Ann", "Bob", "Cat", "Salt", "<text"] {
        assert!(!others.body.contains(name), "{}", others.body);
    }
    let again = |tag: &str| {
        Request::get(&path)
            .header(header::IF_NONE_MATCH, tag)
            .body(axum::body::Body::empty())
            .unwrap()
    };
    let known = world.send(again(others.header("etag"))).await;
    assert_eq!(known.status, StatusCode::NOT_MODIFIED);
    assert_eq!(
        (known.body.len(), known.header("etag")),
        (0, others.header("etag"))
    );
    assert_eq!(world.send(again("\"0\"")).await.body, others.body);
}

#[tokio::test]
async fn a_hidden_board_is_for_those_who_sit_there_and_none_is_there_before_it_begins() {
    let world = World::new().await;
    let ann = world.sign_up("Eve").await;
    let form = "name=The+Trident&players=3&audience=open";
    world.call("create_table", form, &ann).await;
    let gathering = world.first_table(&ann).await;
    let nothing = world.get(&format!("{gathering}/board.svg"), &ann).await;
    assert_eq!(nothing.status, StatusCode::NOT_FOUND);

    let tables = Tables::new().await;
    let hidden = format!("/tables/{}/board.svg", tables.tables[3]);
    for who in tables.seated.iter().chain(tables.others.first()) {
        assert_eq!(got(&tables, &hidden, who).await.status, StatusCode::OK);
    }
    for who in tables.others.iter().skip(1) {
        let refused = got(&tables, &hidden, who).await;
        assert_eq!(refused.status, StatusCode::NOT_FOUND, "{}", refused.text());
    }
}

/// While a round runs, the picture of a table that is seen late neither changes nor says that
/// anything did; that of an open one does.
#[tokio::test]
async fn whoever_sees_a_table_late_sees_its_board_as_late() {
    let world = Tables::new().await;
    let chance = &mut Chance::of(7);
    let mut most = Vec::new();
    for table in [&world.tables[0], &world.tables[2]] {
        let mut boards: BTreeMap<i64, Vec<Vec<u8>>> = BTreeMap::new();
        while boards.len() < 3 {
            let sql = format!("SELECT MAX(chapter) FROM keyframe WHERE table_id = '{table}'");
            let round: i64 = world.site.rows(&sql).await[0].try_get_by_index(0).unwrap();
            let path = format!("/tables/{table}/board.svg");
            let shown = got(&world, &path, "").await;
            let picture = [shown.header(header::ETAG).as_bytes(), &shown.body].concat();
            let seen = boards.entry(round).or_default();
            if !seen.contains(&picture) {
                seen.push(picture);
            }
            let open = world.open(table).await;
            let asked = open.into_iter().find(|it| it.required).unwrap();
            let action = world.sample(table, asked, chance).await;
            world.answer(table, asked, &action).await;
        }
        most.push(boards.values().map(Vec::len).max().unwrap());
    }
    assert!(most[0] > 1 && most[1] == 1, "{most:?}");
}

async fn got(world: &Tables, path: &str, who: &str) -> Reply {
    let sent = Sent::page(path, who).request();
    world.site.send(sent, SocketAddr::from(HERE)).await
}
