//! Building an army and looking up its cards: open to everybody, and without a script.

use super::World;
use axum::{
    body::Body,
    extract::Request,
    http::{StatusCode, header},
};

const BUILDER: &str = "/games/battlefield/armies";

#[tokio::test]
async fn somebody_new_finds_armies_that_are_ready() {
    let world = World::new().await;
    let page = world.get(BUILDER, "").await;
    assert_eq!(page.status, StatusCode::OK);
    let ready = "size=40&amp;army=stark-sworn_swords*robb_wolf_lord-sworn_swords*sworn_captain";
    assert!(page.body.contains(ready), "{}", page.body);
    for words in ["Ready-made armies", "20 points", "House Stark"] {
        assert!(page.body.contains(words), "{words}");
    }
    assert!(
        !page.body.contains("Add a unit"),
        "nobody has a faction yet"
    );
}

#[tokio::test]
async fn an_address_holds_the_army_and_the_page_all_its_problems() {
    let world = World::new().await;
    let flawed = "?size=20&army=stark-sworn_swords*outrider_marshal-grey_wind-neutral.bolton_flayed\
                  -neutral.bolton_flayed-ncu*catelyn";
    let page = world.get(&format!("{BUILDER}{flawed}"), "").await.body;
    for problem in [
        "Over the limit",
        "half of the points are neutral",
        "No commander",
        "Outrider Marshal can't join Stark Sworn Swords",
        "Grey Wind needs Robb Stark",
    ] {
        assert!(page.contains(problem), "{problem}: {page}");
    }
    assert!(page.contains("Remove Outrider Marshal"), "{page}");
    assert!(page.contains("/help/units-stark?game=battlefield#stark.sworn_swords"));
    assert!(!page.contains("Deck of"), "a commander brings it");
    let sound = "?size=20&army=stark-sworn_swords*robb_wolf_lord-grey_wind-ncu*catelyn";
    let page = world.get(&format!("{BUILDER}{sound}"), "").await.body;
    for words in [
        "Can be used at 20 points, 11 points unused.",
        "9 of 20 points",
        "Deck of 20 cards",
    ] {
        assert!(page.contains(words), "{words}: {page}");
    }
    assert!(page.contains("army stark\nsworn_swords + robb_wolf_lord\ngrey_wind\nncu catelyn"));
}

#[tokio::test]
async fn a_text_is_read_or_told_what_is_wrong_with_it() {
    let world = World::new().await;
    let text = "army+stark%0D%0Asworn_swords+%2B+robb_wolf_lord%0D%0A";
    let page = world
        .get(&format!("{BUILDER}?size=30&text={text}"), "")
        .await;
    assert!(
        page.body.contains("Can be used at 30 points"),
        "{}",
        page.body
    );
    let text = "army+stark%0A%3Cscript%3Ealert(1)%3C/script%3E";
    let page = world
        .get(&format!("{BUILDER}?text={text}"), "language=de")
        .await;
    assert!(
        page.body.contains("Zeile 2: Es gibt keine Einheit"),
        "{}",
        page.body
    );
    assert!(!page.body.contains("<script>alert"), "{}", page.body);
}

#[tokio::test]
async fn a_link_to_an_army_is_previewed_with_its_picture() {
    let world = World::new().await;
    let army = "size=20&army=stark-sworn_swords*robb_wolf_lord-ncu*catelyn";
    let page = world.get(&format!("{BUILDER}?{army}"), "").await.body;
    let tag = "property=\"og:image\" content=\"http";
    assert_eq!(page.matches(tag).count(), 1, "{page}");
    for words in [
        &*format!("/army.png?{}\"", army.replace('&', "&amp;")),
        "property=\"og:title\" content=\"House Stark, army for 20 points\"",
        "property=\"og:description\" content=\"Robb Stark, The Wolf Lord: 9 points, 1 unit, 1 NCU",
        "name=\"twitter:card\" content=\"summary_large_image\"",
    ] {
        assert!(page.contains(words), "{words}: {page}");
    }
    let path = format!("/army.png?{army}");
    let picture = world.get(&path, "").await;
    assert_eq!(picture.status, StatusCode::OK, "{}", picture.body);
    assert_eq!(picture.header("content-type"), "image/png");
    let known = Request::get(&path).header(header::IF_NONE_MATCH, picture.header("etag"));
    let again = world.send(known.body(Body::empty()).unwrap()).await;
    assert_eq!(again.status, StatusCode::NOT_MODIFIED);
    let other = world.get(&path.replace("catelyn", "sansa"), "").await;
    assert_ne!(other.header("etag"), picture.header("etag"));
}

#[tokio::test]
async fn what_is_no_army_has_no_picture_and_names_none() {
    let world = World::new().await;
    let long = "-bowmen".repeat(1_000);
    for (army, status) in [
        ("", StatusCode::UNPROCESSABLE_ENTITY),
        ("stark", StatusCode::UNPROCESSABLE_ENTITY),
        ("dragons-ncu*drogon", StatusCode::UNPROCESSABLE_ENTITY),
        ("stark-dragon", StatusCode::UNPROCESSABLE_ENTITY),
        (&*format!("stark{long}"), StatusCode::URI_TOO_LONG),
    ] {
        let query = format!("size=20&army={army}");
        let picture = world.get(&format!("/army.png?{query}"), "").await;
        assert_eq!(picture.status, status, "{army}");
        let page = world.get(&format!("{BUILDER}?{query}"), "").await;
        assert!(!page.body.contains("og:image"), "{army}");
    }
}

#[tokio::test]
async fn what_no_game_has_is_not_there() {
    let world = World::new().await;
    for path in [
        "/games/battlefield/navies",
        "/games/duel/armies",
        "/games/nothing/armies",
        "/help/dragons?game=battlefield",
        "/help/combat?game=battlefield",
    ] {
        let answer = world.get(path, "").await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn the_data_are_read_by_chapter_and_searched_in_either_language() {
    let world = World::new().await;
    let contents = world.get("/help?game=battlefield", "").await.body;
    for chapter in [
        "charge",
        "playing-cards",
        "five-modes",
        "units-stark",
        "attachments",
        "ncus",
        "cards",
        "abilities",
        "modes",
    ] {
        let link = format!("href=\"/help/{chapter}?game=battlefield\"");
        assert!(contents.contains(&link), "{link}: {contents}");
        let page = world
            .get(&format!("/help/{chapter}?game=battlefield"), "")
            .await;
        assert_eq!(page.status, StatusCode::OK, "{chapter}");
    }
    let units = world
        .get("/help/units-stark?game=battlefield", "")
        .await
        .body;
    assert!(units.contains("id=\"stark.outriders\""), "{units}");
    assert!(
        units.contains("Made up by us: defense, attacks, abilities."),
        "{units}"
    );
    for (question, cookie, title) in [
        (
            "firing+into+melee",
            "",
            "Ranged attacks: Shooting into a melee",
        ),
        ("panik", "language=de", "Moral und Panik: Paniktest"),
        ("wald", "", "Terrain: Forest"),
        ("forest", "language=de", "Gelände: Wald"),
        ("greataxes", "", "Units: House Stark: House Umber Greataxes"),
    ] {
        let found = world
            .get(&format!("/help?game=battlefield&q={question}"), cookie)
            .await;
        assert!(found.body.contains(title), "{question}: {}", found.body);
    }
    let charge = world.get("/help/charge?game=battlefield", "").await.body;
    assert!(charge.contains("id=\"failed\""), "{charge}");
    assert!(
        charge.contains("href=\"/help/morale?game=battlefield#panic\""),
        "{charge}"
    );
    let forged = world
        .get(
            "/help?game=battlefield&q=%3Cscript%3Ealert(1)%3C/script%3E",
            "",
        )
        .await;
    assert!(!forged.body.contains("<script>alert"), "{}", forged.body);
}

#[tokio::test]
async fn whoever_has_an_account_keeps_armies_in_it() {
    let world = World::new().await;
    let army = "army=stark-sworn_swords*robb_wolf_lord&size=20";
    let refused = world
        .call("save_army", &format!("name=Wolves&{army}"), "")
        .await;
    assert_eq!(refused.status, StatusCode::UNAUTHORIZED);
    let ann = world.sign_up("Ann").await;
    let saved = world
        .call("save_army", &format!("name=Wolves&{army}"), &ann)
        .await;
    assert_eq!(saved.status, StatusCode::OK, "{}", saved.body);
    let text = "text=army+stark%0Asworn_swords+%2B+robb_wolf_lord&size=20";
    let pasted = world
        .call("save_army", &format!("name=Wolves&{text}"), &ann)
        .await;
    assert_eq!(pasted.status, StatusCode::OK, "{}", pasted.body);
    let nothing = world
        .call("save_army", "name=Nobody&army=&size=20", &ann)
        .await;
    assert_eq!(nothing.status, StatusCode::UNPROCESSABLE_ENTITY);
    let page = world.get(BUILDER, &ann).await.body;
    let link = "?size=20&amp;army=stark-sworn_swords*robb_wolf_lord\"";
    assert!(
        page.contains("Your armies") && page.contains(link),
        "{page}"
    );
    let bob = world.sign_up("Bob").await;
    assert!(!world.get(BUILDER, &bob).await.body.contains("Your armies"));
    let mine = world.call("my_armies", "", &ann).await.body;
    let id = mine
        .split("\"id\":")
        .nth(1)
        .and_then(|it| it.split(',').next());
    let id = id.expect("one is kept");
    for (cookie, left) in [(&bob, true), (&ann, false)] {
        world.call("delete_army", &format!("id={id}"), cookie).await;
        let page = world.get(BUILDER, &ann).await.body;
        assert_eq!(page.contains("Your armies"), left);
    }
}
