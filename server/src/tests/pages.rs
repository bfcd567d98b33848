//! The pages before any WASM, and who may see which table.

use super::{World, transport::LOST};
use crate::router::pages;
use axum::http::{Request, StatusCode, header};
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};
use tokio::time::timeout;

/// Opens a table of three by `cookie` and returns its path.
async fn open_table(world: &World, cookie: &str, audience: &str) -> String {
    let form =
        format!("name=The+Trident&players=3&houses=chosen&power=by-hand&audience={audience}");
    let request = super::post("create_table")
        .header(header::ACCEPT, "text/html")
        .header(header::COOKIE, cookie)
        .body(form.into())
        .unwrap();
    let answer = world.send(request).await;
    answer.header("location").to_owned()
}

/// A table that a guest plays alone, and the guest's cookie.
async fn open_practice(world: &World) -> (String, String) {
    let request = super::post("practice")
        .header(header::ACCEPT, "text/html")
        .body("house=2".to_owned().into());
    let answer = world.send(request.unwrap()).await;
    (answer.header("location").to_owned(), answer.cookie())
}

#[tokio::test]
async fn the_first_html_holds_the_board() {
    let world = World::new().await;
    let (table, cookie) = open_practice(&world).await;
    assert!(table.starts_with("/tables/"), "{table}");
    let page = world.get(&table, &cookie).await;
    for words in ["<svg", "Winterfell", "The Shivering Sea", "Seal my orders"] {
        assert!(page.body.contains(words), "{words}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_table_that_is_looked_at_often_is_always_there() {
    let world = Arc::new(World::new().await);
    let (running, guest) = open_practice(&world).await;
    let ann = world.sign_up("Ann").await;
    let gathering = open_table(&world, &ann, "open").await;
    // As on the server: one after the other, and each may go on in another thread after a wait.
    for _ in 0..150 {
        for (path, cookie) in [(&running, &guest), (&gathering, &ann)] {
            let (world, path, cookie) = (world.clone(), path.clone(), cookie.clone());
            let look = tokio::spawn(async move { world.get(&path, &cookie).await.status });
            assert_eq!(look.await.unwrap(), StatusCode::OK);
        }
    }
    assert!(
        world
            .get(&running, &guest)
            .await
            .body
            .contains("Practice · Rookery")
    );
}

/// While leptos looks for the routes it loads nothing in the whole process.
#[tokio::test]
async fn a_page_does_not_wait_for_the_routes_to_be_found() {
    let world = World::new().await;
    let over = Arc::new(AtomicBool::new(false));
    let asked = over.clone();
    let begins = std::thread::spawn(move || {
        while !asked.load(Ordering::Relaxed) {
            assert!(!pages().is_empty());
        }
    });
    for _ in 0..20 {
        let lobby = timeout(LOST, world.get("/lobby", "")).await;
        assert_eq!(lobby.expect("it is there").status, StatusCode::OK);
    }
    over.store(true, Ordering::Relaxed);
    begins.join().unwrap();
}

#[tokio::test]
async fn a_running_game_has_no_record_to_give() {
    let world = World::new().await;
    let (table, cookie) = open_practice(&world).await;
    let record = format!("{table}/record");
    for cookie in [cookie.as_str(), ""] {
        let answer = world.get(&record, cookie).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        assert!(answer.body.is_empty(), "{}", answer.body);
    }
    assert!(!world.get(&table, &cookie).await.body.contains("/record"));
}

#[tokio::test]
async fn what_is_not_there_says_so_with_its_status() {
    let world = World::new().await;
    for path in [
        "/nowhere",
        "/tables/1",
        "/tables/00000000000000000000000000000001",
    ] {
        let answer = world.get(path, "").await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(answer.body.contains("Nothing here"), "{path}");
    }
}

#[tokio::test]
async fn a_table_by_invitation_is_invisible_without_it() {
    let world = World::new().await;
    let (ann, bob) = (world.sign_up("Ann").await, world.sign_up("Bob").await);
    let hidden = open_table(&world, &ann, "invited").await;
    assert_eq!(world.get(&hidden, &ann).await.status, StatusCode::OK);
    assert_eq!(world.get(&hidden, &bob).await.status, StatusCode::NOT_FOUND);
    let stream = format!("{hidden}/stream?since=0");
    assert_eq!(world.get(&stream, &bob).await.status, StatusCode::NOT_FOUND);
    assert!(!world.get("/lobby", &bob).await.body.contains("The Trident"));
    let open = open_table(&world, &ann, "open").await;
    assert_eq!(world.get(&open, &bob).await.status, StatusCode::OK);
    assert!(world.get("/lobby", &bob).await.body.contains("The Trident"));
}

#[tokio::test]
async fn guests_open_no_tables_and_strangers_take_no_seats() {
    let world = World::new().await;
    let guest = world.call("practice", "house=0", "").await.cookie();
    let form = "name=A&players=3&houses=chosen&power=by-hand&audience=open";
    let answer = world.call("create_table", form, &guest).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("NeedsAccount"), "{}", answer.body);
    let ann = world.sign_up("Ann").await;
    let table = open_table(&world, &ann, "open").await;
    let id = table.trim_start_matches("/tables/");
    let seat = format!("table={id}&seat=0&invitation=");
    assert_eq!(
        world.call("take_seat", &seat, "").await.status,
        StatusCode::UNAUTHORIZED
    );
    assert_eq!(
        world.call("take_seat", &seat, &ann).await.status,
        StatusCode::OK
    );
    let bob = world.sign_up("Bob").await;
    let answer = world.call("take_seat", &seat, &bob).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(answer.body.contains("SeatTaken"), "{}", answer.body);
}

#[tokio::test]
async fn whoever_opens_a_table_by_its_form_sits_there_unless_that_tells_too_much() {
    let world = World::new().await;
    let ann = world.sign_up("Ann").await;
    for (terms, sits) in [
        ("&sit=true", true),
        ("", false),
        ("&sit=true&masks=until_end", false),
        ("&sit=true&setup[westeros][houses]=Drawn", false),
    ] {
        let form = format!("name=The+Trident&players=3&audience=open{terms}");
        let created = world.call("create_table", &form, &ann).await;
        let table = created.header("location").to_owned();
        let page = world.get(&table, &ann).await.body;
        assert_eq!(page.contains("(you)"), sits, "{terms}: {page}");
        // One's own seat can be taken again.
        let id = table.trim_start_matches("/tables/");
        let again = world
            .call("take_seat", &format!("table={id}&seat=0&invitation="), &ann)
            .await;
        assert_eq!(again.status, StatusCode::OK, "{}", again.body);
    }
}

#[tokio::test]
async fn an_unreadable_cookie_is_nobody() {
    let world = World::new().await;
    let request = Request::get("/account").header(header::COOKIE, "rookery=%%\"x;;=");
    let answer = world
        .send(request.body(axum::body::Body::empty()).unwrap())
        .await;
    assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
}

/// As a browser opens it for a mail program that knows nothing of one click.
#[tokio::test]
async fn the_address_that_ends_all_mail_asks_when_it_is_only_looked_at() {
    let world = World::new().await;
    let page = world.get("/notice/end/a.b", "").await;
    assert_eq!(page.status, StatusCode::SEE_OTHER);
    assert_eq!(page.header("location"), "/notice/a%2Eb");
    let request = Request::post("/notice/end/a.b").body(String::new().into());
    let clicked = world.send(request.unwrap()).await;
    assert_eq!(clicked.status, StatusCode::NOT_FOUND, "no link of ours");
}

#[tokio::test]
async fn a_table_with_free_seats_shows_whose_it_is_unless_masks_hide_it() {
    let world = World::new().await;
    let ann = world.sign_up("Ann").await;
    for (audience, shown) in [("open&masks=for_ever", 0), ("open", 1)] {
        let table = open_table(&world, &ann, audience).await;
        let id = table.trim_start_matches("/tables/");
        let sit = format!("table={id}&seat=0&invitation=");
        let sat = world.call("take_seat", &sit, &ann).await;
        assert_eq!(sat.status, StatusCode::OK, "{}", sat.body);
        let lobby = world.get("/lobby", "").await.body;
        assert_eq!(lobby.matches("table-host").count(), shown, "{audience}");
        assert_eq!(lobby.matches("class=\"arms").count(), shown, "{audience}");
        let room = world.get(&table, &ann).await.body;
        assert_eq!(room.matches(" · table host").count(), shown, "{audience}");
    }
}
