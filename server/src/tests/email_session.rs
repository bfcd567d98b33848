//! Tests of what a link from an email opens, and what it does not.

use super::{World, form};
use crate::email_session::MAY;
use axum::http::{StatusCode, header};
use leptos::server_fn::axum::server_fn_paths;
use sea_orm::ConnectionTrait;

const ADDRESS: &str = "ann@tarth.example";

impl World {
    /// Ann, who has a mail address, and is there for a short stay only.
    async fn brief(&self) -> String {
        let form = form("Ann").replace("mail=", "mail=ann%40tarth.example");
        let cookie = self.call("sign_up", &form, "").await.cookie();
        let whole = self.get("/account", &cookie).await.body;
        assert!(whole.contains(ADDRESS), "it is there to be seen");
        let db = self.database().await;
        db.execute_unprepared("UPDATE session SET brief = TRUE")
            .await
            .unwrap();
        db.close().await.unwrap();
        cookie
    }
}

/// Every function there is: a new one is refused until somebody has thought about it.
#[tokio::test]
async fn a_short_stay_is_for_playing_and_talking() {
    let world = World::new().await;
    let cookie = world.brief().await;
    let functions: Vec<&str> = server_fn_paths()
        .filter_map(|(path, _)| path.strip_prefix("/api/"))
        .collect();
    for it in MAY {
        assert!(functions.contains(it), "{it} is no function");
    }
    let mut refused = 0;
    for it in functions {
        if MAY.contains(&it) {
            continue;
        }
        let answer = world.call(it, "", &cookie).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{it}");
        assert!(answer.body.contains("BriefStay"), "{it}: {}", answer.body);
        refused += 1;
    }
    assert!(refused >= 25, "{refused}");
    for it in ["lobby", "awaited", "my_summons", "speak", "undo"] {
        let answer = world.call(it, "", &cookie).await;
        assert!(!answer.body.contains("BriefStay"), "{it}: {}", answer.body);
    }
}

/// Pages call functions themselves, past all routes.
#[tokio::test]
async fn no_page_of_a_short_stay_shows_the_account() {
    let world = World::new().await;
    let cookie = world.brief().await;
    for page in [
        "/",
        "/lobby",
        "/account",
        "/account/delete",
        "/archive",
        "/people",
        "/people/Ann",
        "/reports",
        "/recover",
        "/sign-in",
        "/sign-up",
    ] {
        let answer = world.get(page, &cookie).await;
        let lower = answer.body.to_lowercase();
        assert!(!lower.contains(ADDRESS), "{page}");
        for text in ["webhook", "a browser on", "europe/"] {
            assert!(
                page == "/account/delete" || !lower.contains(text),
                "{page}: {text}"
            );
        }
    }
    let account = world.get("/account", &cookie).await;
    assert!(account.body.contains("sign in with your password"));
    assert!(account.body.contains("/sign-in?next=/account"));
    let export = world.get("/account/export", &cookie).await;
    assert_eq!(export.status, StatusCode::FORBIDDEN);
}

/// A form of a page without a script leads to where it is said.
#[tokio::test]
async fn a_plain_form_of_a_short_stay_leads_to_the_words() {
    let world = World::new().await;
    let cookie = world.brief().await;
    let request = super::post("set_mail")
        .header(header::ACCEPT, "text/html")
        .header(header::COOKIE, &cookie)
        .body("mail=x%40y.example".to_owned().into())
        .unwrap();
    let answer = world.send(request).await;
    assert_eq!(
        (answer.status, answer.header("location")),
        (StatusCode::SEE_OTHER, "/account")
    );
}

/// The session that a browser had ends with the one that begins there.
#[tokio::test]
async fn signing_in_again_ends_the_short_stay() {
    let world = World::new().await;
    let brief = world.brief().await;
    let whole = world.call("sign_in", &form("Ann"), &brief).await.cookie();
    let account = async |cookie: &str| world.call("my_account", "", cookie).await.status;
    assert_eq!(account(&whole).await, StatusCode::OK);
    assert_eq!(account(&brief).await, StatusCode::UNAUTHORIZED);
}
