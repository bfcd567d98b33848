//! A skirmish that is set up for whoever opens it, and given up, as a browser asks for both.

use super::World;
use axum::http::{StatusCode, header};

/// Opens a skirmish as somebody new: its id, and their cookie.
async fn opens(world: &World, form: &str) -> (String, String) {
    let request = super::post("skirmish")
        .header(header::ACCEPT, "text/html")
        .body(form.to_owned().into());
    let answer = world.send(request.unwrap()).await;
    let table = answer.header("location").trim_start_matches("/tables/");
    assert!(!table.is_empty(), "{form}: {}", answer.body);
    (table.to_owned(), answer.cookie())
}

async fn page(world: &World, table: &str, cookie: &str) -> String {
    world.get(&format!("/tables/{table}"), cookie).await.body
}

#[tokio::test]
async fn one_form_leads_to_ones_own_first_turn() {
    let world = World::new().await;
    let forms = [
        ("size=30", "Stark"),
        ("size=30&army=lannister", "Lannister"),
        ("size=20&army=neutral", "Neutral"),
        ("size=40&army=stark&level=steady", "Stark"),
        ("size=30&mode=Clash", "Stark"),
        ("size=30&mode=Feast&army=nobody", "Stark"),
    ];
    for (form, own) in forms {
        let (table, cookie) = opens(&world, form).await;
        let page = page(&world, &table, &cookie).await;
        for words in ["Round 1.", "your turn", own] {
            assert!(page.contains(words), "{form}: {words}");
        }
        assert!(page.contains("battle-asked"), "{form}: one is asked");
    }
}

#[tokio::test]
async fn whoever_sets_up_is_asked_for_an_army_first() {
    let world = World::new().await;
    let (table, cookie) = opens(&world, "size=30&army=stark&set_up=own").await;
    let page = page(&world, &table, &cookie).await;
    assert!(!page.contains("Round 1."));
}

#[tokio::test]
async fn a_battle_is_given_up_once_and_by_whoever_plays_it() {
    let world = World::new().await;
    let (table, cookie) = opens(&world, "size=30").await;
    let ann = world.sign_up("Ann").await;
    let form = format!("table={table}&seat=0");
    let nobody = world.call("concede", &form, "").await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
    let stranger = world.call("concede", &form, &ann).await;
    assert!(stranger.status.is_client_error(), "{}", stranger.body);
    let other = world
        .call("concede", &format!("table={table}&seat=1"), &cookie)
        .await;
    assert!(other.body.contains("NotSeated"), "{}", other.body);

    let done = world.call("concede", &form, &cookie).await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.body);
    let again = world.call("concede", &form, &cookie).await;
    assert!(again.body.contains("NotRunning"), "{}", again.body);
    assert!(
        page(&world, &table, &cookie)
            .await
            .contains("Stark conceded")
    );
}
