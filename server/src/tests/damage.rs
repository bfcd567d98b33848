//! A table whose stored data do not read.

use super::World;
use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use sea_orm::ConnectionTrait;

#[tokio::test]
async fn the_page_of_a_damaged_table_says_so_and_the_operator_can_count_it() {
    let world = World::with(&["--metrics-token", "a long one"]).await;
    let ann = world.sign_up("Ann").await;
    let request = super::post("practice")
        .header(header::ACCEPT, "text/html")
        .header(header::COOKIE, &ann);
    let body = "house=2".to_owned().into();
    let opened = world.send(request.body(body).unwrap()).await;
    let table = opened.header("location").to_owned();
    assert_eq!(world.get(&table, &ann).await.status, StatusCode::OK);
    let database = world.database().await;
    let damage = "UPDATE table_ SET pace = 'x', seq = seq + 1";
    database.execute_unprepared(damage).await.unwrap();

    let page = world.get(&table, &ann).await;
    assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR);
    let words = "This game is damaged. Its operator has been told.";
    assert!(page.body.contains(words), "{}", page.body);
    let request = Request::get(&table)
        .header(header::COOKIE, &ann)
        .header(header::ACCEPT_LANGUAGE, "de");
    let page = world.send(request.body(Body::empty()).unwrap()).await;
    assert!(
        page.body.contains("Diese Partie ist beschädigt."),
        "{}",
        page.body
    );
    for sound in ["/lobby", "/archive", "/people/Ann", "/account", "/"] {
        let status = world.get(sound, &ann).await.status;
        assert!(
            status.is_success() || status.is_redirection(),
            "{sound}: {status}"
        );
    }
    let request = Request::get("/metrics").header(header::AUTHORIZATION, "Bearer a long one");
    let metrics = world.send(request.body(Body::empty()).unwrap()).await;
    assert!(
        metrics.body.contains("rookery_damaged_tables 1"),
        "{}",
        metrics.body
    );
}
