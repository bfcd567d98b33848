//! Several people at one device, and answers taken back, as a browser asks for them.

use super::World;
use axum::http::{StatusCode, header};

/// A table for these houses at one device, and the cookie of the guest who opened it.
async fn together(world: &World, houses: &str) -> (String, String) {
    let request = super::post("together")
        .header(header::ACCEPT, "text/html")
        .body(houses.to_owned().into());
    let answer = world.send(request.unwrap()).await;
    let table = answer.header("location").trim_start_matches("/tables/");
    assert!(!table.is_empty(), "{}", answer.body);
    (table.to_owned(), answer.cookie())
}

#[tokio::test]
async fn the_first_page_of_a_shared_device_is_hidden() {
    let world = World::new().await;
    // As a form sends it, and as the page's own script does.
    for houses in ["houses%5B%5D=1&houses%5B%5D=2", "houses[0]=1&houses[1]=2"] {
        let (table, cookie) = together(&world, houses).await;
        let page = world.get(&format!("/tables/{table}"), &cookie).await.body;
        for words in ["I'm House Lannister", "I'm House Stark", "Winterfell"] {
            assert!(page.contains(words), "{words}");
        }
        assert!(
            !page.contains("Seal my orders"),
            "nobody is asked before somebody says who looks"
        );
        let load = async |seat: &str| {
            let form = format!("id={table}{seat}");
            world.call("table", &form, &cookie).await
        };
        assert!(load("").await.unpacked().contains(r#""my_seat":null"#));
        assert!(load("&seat=2").await.unpacked().contains(r#""my_seat":2"#));
        let forged = load("&seat=3").await;
        assert_eq!(forged.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
}

#[tokio::test]
async fn nobody_becomes_a_guest_for_a_device_without_players() {
    let world = World::new().await;
    for houses in ["", "houses[]=6", "houses[]=1&houses[]=300"] {
        let answer = world.call("together", houses, "").await;
        assert!(answer.status.is_client_error(), "{houses}");
        assert_eq!(answer.header("set-cookie"), "", "{houses}");
    }
}

#[tokio::test]
async fn what_is_no_answer_cannot_be_taken_back() {
    let world = World::new().await;
    let (table, cookie) = together(&world, "houses[]=2").await;
    let form = format!("table={table}&entry=2&seat=2&since=0");
    let refused = world.call("undo", &form, &cookie).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("Final"), "{}", refused.body);
    let nobody = world.call("undo", &form, "").await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
    let early = world
        .call("rematch", &format!("table={table}"), &cookie)
        .await;
    assert!(early.body.contains("NotOver"), "{}", early.body);
}

#[tokio::test]
async fn a_vote_about_a_seat_is_read_as_forms_and_scripts_send_it() {
    let world = World::new().await;
    let (table, cookie) = together(&world, "houses[]=1&houses[]=2").await;
    for motion in ["motion%5BRemove%5D=1", "motion[Remove]=1"] {
        let form = format!("table={table}&{motion}&voice=yes");
        let refused = world.call("cast_vote", &form, &cookie).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        // Nobody is absent there, so it is the vote that makes no sense, and not the form.
        assert!(refused.body.contains("NoSuchVote"), "{}", refused.body);
    }
}
