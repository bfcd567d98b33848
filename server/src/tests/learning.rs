//! Rules and lessons: open to everybody, and nothing in them can be forged.

use super::World;
use axum::http::StatusCode;

#[tokio::test]
async fn the_rules_are_read_and_searched_without_a_script() {
    let world = World::new().await;
    let chapter = world.get("/help/ports", "").await;
    assert_eq!(chapter.status, StatusCode::OK);
    assert!(chapter.body.contains("id=\"taking\""), "{}", chapter.body);
    let found = world.get("/help?q=pillage", "").await.body;
    assert!(found.contains("href=\"/help/raids#pillage\""), "{found}");
    let page = world.get("/help?q=barrel", "").await.body;
    assert!(page.contains("<mark>"), "{page}");
    let forged = world
        .get("/help?q=%3Cscript%3Ealert(1)%3C/script%3E", "")
        .await;
    assert!(!forged.body.contains("<script>alert"), "{}", forged.body);
    let none = world.get("/help/dragons", "").await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_lesson_takes_a_legal_answer_from_anybody_and_no_other() {
    let world = World::new().await;
    for (number, answers, status) in [
        (8, "[{\"Bid\":3}]", StatusCode::OK),
        (8, "[{\"Bid\":200}]", StatusCode::UNPROCESSABLE_ENTITY),
        (8, "nonsense", StatusCode::UNPROCESSABLE_ENTITY),
        (9, "[]", StatusCode::NOT_FOUND),
    ] {
        let form = format!("number={number}&answers={answers}&language=English");
        let answer = world.call("lesson", &form, "").await;
        assert_eq!(answer.status, status, "{answers}: {}", answer.body);
    }
}

#[tokio::test]
async fn lessons_belong_to_their_game() {
    let world = World::new().await;
    for (game, status) in [
        ("battlefield", StatusCode::OK),
        ("", StatusCode::OK),
        ("duel", StatusCode::NOT_FOUND),
        ("chess", StatusCode::NOT_FOUND),
    ] {
        let form = format!("number=1&answers=[]&language=English&game={game}");
        assert_eq!(
            world.call("lesson", &form, "").await.status,
            status,
            "{game}"
        );
    }
    let page = world.get("/learn?game=battlefield", "").await.body;
    assert!(page.contains("/learn/6?game=battlefield"), "{page}");
    assert!(page.contains("href=\"/learn\""), "the way to the other's");
    let lesson = world.get("/learn/1?game=battlefield", "").await;
    assert_eq!(lesson.status, StatusCode::OK);
    assert!(lesson.body.contains("Sworn Swords"), "{}", lesson.body);
    let none = world.get("/learn/7?game=battlefield", "").await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn lessons_asked_for_without_end_are_refused_for_a_while() {
    let world = World::with(&["--answer-burst", "2"]).await;
    let form = "number=1&answers=[]&language=English";
    for _ in 0..2 {
        assert_eq!(world.call("lesson", form, "").await.status, StatusCode::OK);
    }
    let refused = world.call("lesson", form, "").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
}
