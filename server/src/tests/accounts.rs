//! Sessions as the browser sees them.

use super::{World, form, post};
use axum::body::Body;
use axum::http::{StatusCode, header};
use platform::Clock;

#[tokio::test]
async fn the_session_cookie_is_out_of_reach_of_scripts() {
    let world = World::with(&["--tls"]).await;
    let answer = world.call("sign_up", &form("Ann"), "").await;
    let cookie = answer.header("set-cookie");
    assert!(cookie.starts_with("__Host-rookery="), "{cookie}");
    for part in ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{part}: {cookie}");
    }
    assert!(
        answer
            .header("strict-transport-security")
            .starts_with("max-age=")
    );
}

#[tokio::test]
async fn a_browser_that_is_known_gets_in_while_others_guess() {
    // However long the hashes take here, nobody's wait is over meanwhile.
    let still = Clock::from_fn(|| 1_800_000_000_000);
    let world = World::at(&["--tls"], still).await;
    let answer = world.call("sign_up", &form("Ann"), "").await;
    let cookies = answer.headers.get_all(header::SET_COOKIE).iter();
    let cookies: Vec<_> = cookies.map(|it| it.to_str().unwrap()).collect();
    let [_, browser] = cookies[..] else {
        panic!("{cookies:?}")
    };
    assert!(browser.starts_with("__Host-rookery-browser="), "{browser}");
    for part in [
        "HttpOnly",
        "Secure",
        "SameSite=Lax",
        "Path=/",
        "Max-Age=34560000",
    ] {
        assert!(browser.contains(part), "{part}: {browser}");
    }
    let browser = browser.split(';').next().unwrap();
    let who = world.call("my_account", "", browser).await.status;
    assert_eq!(who, StatusCode::UNAUTHORIZED, "it lets nobody in");
    for name in ["Ann", "Nobody"] {
        let wrong = format!("name={name}&password=incorrect+horse&next=");
        for _ in 0..5 {
            let refused = world.call("sign_in", &wrong, "").await;
            assert!(refused.body.contains("WrongPassword"), "{}", refused.body);
        }
        let refused = world.call("sign_in", &wrong, "").await;
        assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
        assert!(refused.body.contains("TooOften"), "{}", refused.body);
    }
    let stranger = world.call("sign_in", &form("Ann"), "").await;
    assert_eq!(stranger.status, StatusCode::TOO_MANY_REQUESTS);
    let owner = world.call("sign_in", &form("Ann"), browser).await;
    assert_eq!(owner.status, StatusCode::OK, "{}", owner.body);
}

#[tokio::test]
async fn a_session_that_was_ended_no_longer_opens_anything() {
    let world = World::new().await;
    let cookie = world.sign_up("Ann").await;
    assert!(
        world
            .call("my_account", "", &cookie)
            .await
            .body
            .contains("Ann")
    );
    assert!(
        world
            .call("sign_out", "", &cookie)
            .await
            .status
            .is_success()
    );
    assert_eq!(
        world.call("my_account", "", &cookie).await.status,
        StatusCode::UNAUTHORIZED
    );
}

/// As long as nobody can look sessions up, nobody is a stranger, and nobody is signed out.
#[tokio::test]
async fn whoever_cannot_be_known_is_not_sent_away() {
    let world = World::new().await;
    let cookie = world.sign_up("Ann").await;
    world.platform.close().await.unwrap();
    for function in ["my_account", "sign_out"] {
        let answer = world.call(function, "", &cookie).await;
        assert!(
            answer.status.is_server_error(),
            "{function}: {}",
            answer.status
        );
        assert!(
            !answer.headers.contains_key(header::SET_COOKIE),
            "{function}"
        );
    }
    let plain = post("sign_out").header(header::ACCEPT, "text/html");
    let plain = plain.header(header::COOKIE, &cookie);
    let answer = world.send(plain.body(Body::empty()).unwrap()).await;
    assert!(answer.status.is_server_error(), "{}", answer.status);
    assert!(
        answer.body.contains(' ') && !answer.body.contains('"'),
        "{}",
        answer.body
    );
}

#[tokio::test]
async fn a_refused_form_names_its_field() {
    let world = World::new().await;
    let answer = world
        .call("sign_up", "name=Ann&password=short&mail=&next=", "")
        .await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        answer.body.contains("\"Password\"") && answer.body.contains("PasswordTooShort"),
        "{}",
        answer.body
    );
}

#[tokio::test]
async fn without_wasm_a_form_leads_on_and_a_refusal_leads_back() {
    let world = World::new().await;
    let plain = |form: String| {
        post("sign_up")
            .header(header::ACCEPT, "text/html")
            .header(header::REFERER, "http://rookery.test/sign-up")
            .body(form.into())
            .unwrap()
    };
    let answer = world.send(plain(form("Ann"))).await;
    assert_eq!(
        (answer.status, answer.header("location")),
        (StatusCode::FOUND, "/lobby")
    );
    let answer = world.send(plain(form("ann"))).await;
    let back = answer.header("location").to_owned();
    assert_eq!(answer.status, StatusCode::FOUND);
    assert!(
        back.starts_with("http://rookery.test/sign-up?__path"),
        "{back}"
    );
    let page = world
        .get(back.trim_start_matches("http://rookery.test"), "")
        .await;
    assert!(
        page.body
            .contains("An account has that name, or had it recently."),
        "{}",
        page.body
    );
}

#[tokio::test]
async fn signing_in_leads_nowhere_but_into_this_site() {
    let world = World::new().await;
    let request = post("sign_up")
        .header(header::ACCEPT, "text/html")
        .body(
            "name=Ann&password=correct+horse+battery&mail=&next=//evil.test"
                .to_owned()
                .into(),
        )
        .unwrap();
    assert_eq!(world.send(request).await.header("location"), "/lobby");
}

#[tokio::test]
async fn whoever_would_open_a_table_signs_up_on_the_way() {
    let world = World::new().await;
    let page = world.get("/lobby/new?game=battlefield", "").await;
    assert_eq!(page.status, StatusCode::UNAUTHORIZED);
    for part in [
        "Open a table: first a name",
        "They need only a name",
        "name=\"password\"",
        "value=\"/lobby/new?game=battlefield\"",
    ] {
        assert!(page.body.contains(part), "{part}: {}", page.body);
    }
    let request = post("sign_up")
        .header(header::ACCEPT, "text/html")
        .body(
            "name=Ann&password=correct+horse+battery&mail=&next=%2Flobby%2Fnew%3Fgame%3Dbattlefield"
                .to_owned()
                .into(),
        )
        .unwrap();
    let answer = world.send(request).await;
    assert_eq!(answer.header("location"), "/lobby/new?game=battlefield");
}

#[tokio::test]
async fn an_empty_lobby_shows_the_ways_on() {
    let world = World::new().await;
    let empty = world.get("/lobby", "").await.body;
    for part in [
        "No table is waiting for players",
        "Learn to play",
        "href=\"/lobby/new\"",
    ] {
        assert!(empty.contains(part), "{part}: {empty}");
    }
    assert!(!empty.contains("Seats free"), "{empty}");
}

#[tokio::test]
async fn behind_tls_a_plain_cookie_is_nobody() {
    let world = World::with(&["--tls"]).await;
    let cookie = world.sign_up("Ann").await;
    assert!(
        world
            .call("my_account", "", &cookie)
            .await
            .status
            .is_success()
    );
    let plain = cookie.replace("__Host-rookery", "rookery");
    assert_eq!(
        world.call("my_account", "", &plain).await.status,
        StatusCode::UNAUTHORIZED
    );
}

#[tokio::test]
async fn a_wish_is_written_down_and_shown() {
    let world = World::new().await;
    let cookie = world.sign_up("Ann").await;
    let shown = async || world.call("my_account", "", &cookie).await.body;
    assert!(shown().await.contains(r#""ByTheGame""#));
    let wish = async |form: &str| {
        let answer = world.call("wish_forced_answers", form, &cookie).await;
        assert!(answer.status.is_success(), "{}", answer.body);
    };
    wish("answers=Asked").await;
    assert!(shown().await.contains(r#""Asked""#));
    wish("").await;
    assert!(shown().await.contains(r#""ByTheGame""#), "no tick, no wish");

    let stranger = world.call("wish_forced_answers", "answers=Asked", "").await;
    assert_eq!(stranger.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn ones_own_data_is_a_file_for_oneself() {
    let world = World::new().await;
    let nobody = world.get("/account/export", "").await;
    assert_eq!(nobody.status, StatusCode::SEE_OTHER);
    assert_eq!(nobody.header("location"), "/sign-in?next=/account");
    let cookie = world.sign_up("Ann").await;
    let file = world.get("/account/export", &cookie).await;
    assert_eq!(file.status, StatusCode::OK);
    assert_eq!(file.header("content-type"), "application/zip");
    assert_eq!(
        file.header("content-disposition"),
        "attachment; filename=\"rookery.zip\""
    );
    assert_eq!(file.header("cache-control"), "no-store");
    assert!(file.body.starts_with("PK") && file.body.contains("profile.json"));
    for status in [
        StatusCode::OK,
        StatusCode::OK,
        StatusCode::TOO_MANY_REQUESTS,
    ] {
        let again = world.get("/account/export", &cookie).await;
        assert_eq!(again.status, status);
    }
    let bob = world.sign_up("Bob").await;
    let other = world.get("/account/export", &bob).await;
    assert_eq!(other.status, StatusCode::OK, "counted by session");
}

#[tokio::test]
async fn whether_an_address_is_known_is_not_told() {
    let world = World::new().await;
    let form = "name=Ann&password=correct+horse+battery&mail=ann%40tarth.example&next=";
    world.call("sign_up", form, "").await;
    let known = world
        .call("ask_recovery", "mail=ann%40tarth.example", "")
        .await;
    let unknown = world
        .call("ask_recovery", "mail=bob%40tarth.example", "")
        .await;
    assert_eq!(known.status, unknown.status);
    assert_eq!(known.body, unknown.body);
    assert!(known.status.is_success(), "{}", known.status);
    let malformed = world.call("ask_recovery", "mail=ann", "").await;
    assert_eq!(malformed.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(malformed.body.contains("MailMalformed"));
}

#[tokio::test]
async fn an_account_is_deleted_with_its_name_and_password_alone() {
    let world = World::new().await;
    let cookie = world.sign_up("Ann").await;
    let wrong = world
        .call("delete_account", "name=Ann&password=nonsense", &cookie)
        .await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    let form = form("Ann").replace("&mail=", "").replace("&next=", "");
    let gone = world.call("delete_account", &form, &cookie).await;
    assert!(gone.status.is_success(), "{}", gone.body);
    assert!(gone.header("set-cookie").contains("Max-Age=0"));
    let page = world.get("/account/delete", &cookie).await;
    assert!(page.body.contains("You're not signed in"));
    let mine = world.call("my_account", "", &cookie).await;
    assert_eq!(mine.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_password_is_changed_by_the_old_one_and_a_refusal_names_its_field() {
    let world = World::new().await;
    let cookie = world.sign_up("Ann").await;
    let wrong = "old_password=nonsense&password=a+raven+told+me+so";
    let wrong = world.call("change_password", wrong, &cookie).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(wrong.body.contains("\"OldPassword\""), "{}", wrong.body);
    let nobody = "old_password=nonsense&password=a+raven+told+me+so";
    let nobody = world.call("change_password", nobody, "").await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
}
