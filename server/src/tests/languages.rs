//! Tests of which language a page is in.

use super::{World, post};
use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};

async fn page(world: &World, path: &str, cookie: &str, accepted: &str) -> String {
    let request = Request::get(path)
        .header(header::COOKIE, cookie)
        .header(header::ACCEPT_LANGUAGE, accepted);
    world.send(request.body(Body::empty()).unwrap()).await.body
}

#[tokio::test]
async fn a_page_speaks_the_language_that_was_chosen_or_else_the_browsers() {
    let world = World::new().await;
    for (cookie, accepted, code, words) in [
        ("", "", "en", "Sign in"),
        ("", "de-CH,de;q=0.9,en;q=0.8", "de", "Anmelden"),
        ("language=en", "de", "en", "Sign in"),
        ("language=de", "en-GB", "de", "Anmelden"),
    ] {
        let page = page(&world, "/sign-in", cookie, accepted).await;
        assert!(
            page.contains(&format!("<html lang=\"{code}\"")),
            "{cookie} {accepted}"
        );
        assert!(page.contains(words), "{cookie} {accepted}");
    }
    let nothing = page(&world, "/no-such-page", "language=de", "").await;
    assert!(nothing.contains("Hier ist nichts"));
}

#[tokio::test]
async fn the_footer_remembers_the_language_and_goes_back() {
    let world = World::new().await;
    let choose = async |body: &'static str| {
        let request = post("speak").header(header::ACCEPT, "text/html");
        world.send(request.body(body.into()).unwrap()).await
    };
    let answer = choose("language=de&next=%2Fsign-in%3Fnext%3D%252Flobby").await;
    assert_eq!(answer.status, StatusCode::FOUND);
    assert_eq!(answer.header("location"), "/sign-in?next=%2Flobby");
    assert_eq!(answer.cookie(), "language=de");
    assert!(answer.header("set-cookie").contains("Max-Age=31536000"));

    let elsewhere = choose("language=de&next=%2F%2Fevil.example").await;
    assert_eq!(elsewhere.header("location"), "/lobby");
    let klingon = choose("language=tlh&next=%2F").await;
    assert!(klingon.headers.get(header::SET_COOKIE).is_none());
}

/// Refused without WASM, the reason comes back in the address and is worded by the page.
#[tokio::test]
async fn a_refusal_is_told_in_the_language_of_the_page() {
    let world = World::new().await;
    let table = world.call("practice", "house=2", "").await;
    let (path, guest) = (table.header("location").to_owned(), table.cookie());
    let cookie = format!("{guest}; language=de");
    let page = page(&world, &path, &cookie, "").await;
    assert!(page.contains("Lege deine Befehle"));
    let lobby = world.get("/lobby/new", &cookie).await.body;
    assert!(lobby.contains("Dafür brauchst du ein Konto"), "{lobby}");
}
