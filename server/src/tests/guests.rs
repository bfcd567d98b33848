//! A friend's link, opened by somebody without an account.

use super::{Answer, World};
use crate::router::logged;
use axum::{
    body::Body,
    http::{Request, StatusCode},
};

/// A hidden table of three where Ann sits on seat 0, its id and the secret of its link.
async fn table(world: &World, ann: &str, terms: &str) -> (String, String) {
    let id = gathering(world, ann, terms).await;
    let secret = told(world, ann, (&id, "invitation")).await;
    (id, secret)
}

/// The id of such a table.
async fn gathering(world: &World, ann: &str, terms: &str) -> String {
    let form = format!("name=The+Trident&players=3&audience=invited{terms}");
    let created = world.call("create_table", &form, ann).await;
    let at = created.header("location");
    let id = at.rsplit('/').next().unwrap().to_owned();
    let sit = format!("table={id}&seat=0&invitation=");
    let sat = world.call("take_seat", &sit, ann).await;
    assert_eq!(sat.status, StatusCode::OK, "{}", sat.body);
    id
}

/// Returns the value of this field of a table's page.
async fn told(world: &World, who: &str, (id, field): (&str, &str)) -> String {
    let page = world.call("table", &format!("id={id}"), who).await;
    let page = page.unpacked();
    let (_, rest) = page.split_once(&format!(r#""{field}":""#)).unwrap();
    rest.split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_friends_link_offers_a_seat_for_a_name() {
    let world = World::new().await;
    let ann = world.sign_up("Ann").await;
    let (id, secret) = table(&world, &ann, "").await;
    let path = format!("/tables/{id}?invitation={secret}");
    let page = world.get(&path, "").await.body;
    for words in [
        "Ann invites you to the table",
        "Your name at the table",
        "Start with a lesson",
    ] {
        assert!(page.contains(words), "{words}");
    }
    assert!(!page.contains("Sign up to take a seat"));

    let form = |name: &str| format!("table={id}&seat=1&invitation={secret}&name={name}");
    let refused = world.call("take_seat_as_guest", &form("Ann"), "").await;
    assert!(refused.body.contains("NameTaken"), "{}", refused.body);
    assert_eq!(refused.header("set-cookie"), "", "nobody was made");
    let sat = world.call("take_seat_as_guest", &form("Flint"), "").await;
    assert_eq!(sat.status, StatusCode::OK, "{}", sat.body);
    let flint = sat.cookie();
    let page = world.get(&format!("/tables/{id}"), &flint).await.body;
    assert!(page.contains("Create an account") && !page.contains("Your name at the table"));
    let hers = world.get(&format!("/tables/{id}"), &ann).await.body;
    for words in ["Flint", "· guest", "· table host"] {
        assert!(hers.contains(words), "{words}");
    }

    // What concerns strangers stays refused.
    let invites = format!("table={id}&name=Ann");
    let refused = world.call("invite_by_name", &invites, &flint).await;
    assert!(refused.body.contains("NeedsAccount"), "{}", refused.body);
    let form = format!("table={id}");
    let left = world.call("leave_table", &form, &flint).await;
    assert_eq!(left.status, StatusCode::OK, "{}", left.body);
}

#[tokio::test]
async fn a_guest_reads_no_hour_of_a_zone_that_may_not_be_theirs() {
    let world = World::new().await;
    let ann = world.sign_up("Ann").await;
    let pace = "&pace[kind]=correspondence&pace[planning]=24&pace[reaction]=12";
    let (id, secret) = table(&world, &ann, pace).await;
    let form = format!("table={id}&seat=1&invitation={secret}&name=Flint");
    let flint = world.call("take_seat_as_guest", &form, "").await.cookie();
    let bob = world.sign_up("Bob").await;
    let form = format!("table={id}&seat=2&invitation={secret}");
    world.call("take_seat", &form, &bob).await;
    for cookie in [&ann, &flint, &bob] {
        let form = format!("table={id}");
        world.call("confirm_seat", &form, cookie).await;
    }
    for (cookie, told) in [(&ann, true), (&flint, false)] {
        let lobby = world.get("/lobby", cookie).await.body;
        let (header, _) = lobby.split_once("</header>").unwrap();
        assert!(header.contains(" left"), "{header}");
        assert_eq!(header.contains("left, until "), told, "{header}");
    }
}

#[tokio::test]
async fn a_form_without_a_script_leads_to_the_table_as_it_is_called() {
    let world = World::new().await;
    let ann = world.sign_up("Ann").await;
    let (id, secret) = table(&world, &ann, "").await;
    let form = format!("table={id}&seat=2&invitation={secret}&name=Flint");
    let request = super::post("take_seat_as_guest")
        .header(axum::http::header::ACCEPT, "text/html")
        .body(form.into());
    let answer = world.send(request.unwrap()).await;
    assert_eq!(answer.header("location"), format!("/tables/{id}"));
}

#[tokio::test]
async fn a_table_for_accounts_says_so_and_refuses_a_name() {
    let world = World::new().await;
    let ann = world.sign_up("Ann").await;
    let (id, secret) = table(&world, &ann, "&terms[admission]=Accounts").await;
    let path = format!("/tables/{id}?invitation={secret}");
    let page = world.get(&path, "").await.body;
    for words in ["only for people with an account", "Sign up to take a seat"] {
        assert!(page.contains(words), "{words}");
    }
    let form = format!("table={id}&seat=1&invitation={secret}&name=Flint");
    let refused = world.call("take_seat_as_guest", &form, "").await;
    assert!(refused.body.contains("NeedsAccount"), "{}", refused.body);
    let bob = world.sign_up("Bob").await;
    let sat = world.call("take_seat_as_guest", &form, &bob).await;
    assert_eq!(sat.status, StatusCode::OK, "an account needs no other name");
}

#[tokio::test]
async fn three_words_lead_to_the_invitation_and_back() {
    let world = World::new().await;
    let ann = world.sign_up("Ann").await;
    let (id, secret) = table(&world, &ann, "").await;
    let words = told(&world, &ann, (&id, "words")).await;
    let way = format!("/tables/{id}?invitation={secret}");
    let room = world.get(&format!("/tables/{id}"), &ann).await.body;
    assert!(room.contains("or tell them the words") && room.contains(&words));
    let stranger = world.get(&way, "").await.body;
    assert!(
        !stranger.contains(&words),
        "only who sits there passes them on"
    );

    let said = words.replace(' ', ".").to_uppercase();
    let link = format!("https%3A%2F%2Frookery.example{}", way.replace('=', "%3D"));
    for typed in [
        &*said,
        &link,
        &format!("rookery.example/{}", words.replace(' ', "-")),
    ] {
        let request = super::post("join_by_words")
            .header(axum::http::header::ACCEPT, "text/html")
            .body(format!("words={typed}").into());
        let answer = world.send(request.unwrap()).await;
        assert_eq!(answer.header("location"), way, "{typed}");
    }
    let refused = world.call("join_by_words", "words=oak+oak+oak", "").await;
    assert!(refused.body.contains("NoSuchWords"), "{}", refused.body);

    // A German page names the same table in German words.
    let german = told(&world, &format!("{ann}; language=de"), (&id, "words")).await;
    assert_eq!(german, platform::tables::words_in_german(&words));
    assert_ne!(german, words);
    let address = format!("/{}", german.replace(' ', "-"));
    assert_eq!(world.get(&address, "").await.header("location"), way);

    let renewed = world
        .call("renew_invitation", &format!("table={id}"), &ann)
        .await;
    assert_eq!(renewed.status, StatusCode::OK, "{}", renewed.body);
    assert_eq!(world.get(&way, "").await.status, StatusCode::NOT_FOUND);
    assert_ne!(told(&world, &ann, (&id, "words")).await, words);
}

#[tokio::test]
async fn three_words_are_an_address_too() {
    let world = World::new().await;
    let ann = world.sign_up("Ann").await;
    let (id, secret) = table(&world, &ann, "").await;
    let words = told(&world, &ann, (&id, "words")).await;
    let address = format!("/{}", words.replace(' ', "-"));
    let room = world.get(&format!("/tables/{id}"), &ann).await.body;
    assert!(room.contains(&address));
    let way = format!("/tables/{id}?invitation={secret}");
    for typed in [
        address.clone(),
        address.to_uppercase(),
        format!("{address}/"),
        format!("/{}", words.replace(' ', "%20")),
    ] {
        let answer = world.get(&typed, "").await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{typed}");
        assert_eq!(answer.header("location"), way, "{typed}");
        assert_eq!(answer.header("cache-control"), "no-store");
        assert_eq!(logged(&typed), "/{words}");
    }
    // A slip is told where one types the words.
    let slip = world.get(&format!("{address}x"), "").await;
    let (front, field) = slip.header("location").split_once('#').unwrap();
    let front = world.get(front, "").await.body;
    assert!(front.contains("No table is waiting under these words"));
    assert!(front.contains(&format!("id=\"{field}\"")));
    let other = world.get("/no-such-page", "").await;
    assert_eq!(other.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn whoever_guesses_by_addresses_waits_as_one_who_types() {
    let world = World::new().await;
    let ann = world.sign_up("Ann").await;
    let (id, _) = table(&world, &ann, "").await;
    let words = told(&world, &ann, (&id, "words")).await;
    let address = format!("/{}", words.replace(' ', "-"));
    let guess = "/oak-oak-oak";
    for (name, value) in [("sec-fetch-dest", "image"), ("sec-purpose", "prefetch")] {
        for _ in 0..20 {
            let unasked = Request::get(guess).header(name, value);
            let nothing = world.send(unasked.body(Body::empty()).unwrap()).await;
            assert_eq!(nothing.status, StatusCode::NOT_FOUND, "{name}");
        }
    }
    assert!(!leads_back(&world.get(&address, "").await, &world).await);
    for _ in 0..10 {
        world.get(guess, "").await;
    }
    assert!(leads_back(&world.get(&address, "").await, &world).await);
    let form = format!("words={}", words.replace(' ', "+"));
    let typed = world.call("join_by_words", &form, "").await;
    assert!(typed.body.contains("TooOften"), "{}", typed.body);
}

/// Returns true where an address leads to the front page, which says that it was too often.
async fn leads_back(answer: &Answer, world: &World) -> bool {
    let front = answer.header("location").split('#').next().unwrap();
    let page = world.get(front, "").await.body;
    page.contains("Too many attempts")
}

/// The fields that the form sends for a battle.
const BATTLE: &str = "&setup[battlefield][mode]=Thrones&setup[battlefield][scheme]=Alone\
                      &setup[battlefield][size]=30&setup[battlefield][width]=48000\
                      &setup[battlefield][depth]=48000";

#[tokio::test]
async fn a_hidden_tables_link_leads_to_the_rules_of_its_game() {
    let world = World::new().await;
    let ann = world.sign_up("Ann").await;
    let (id, secret) = table(&world, &ann, BATTLE).await;
    let rules = format!("/tables/{id}/rules");
    let invited = format!("{rules}?invitation={secret}");
    let path = format!("/tables/{id}?invitation={secret}");
    let page = world.get(&path, "").await.body;
    assert!(page.contains(&format!("href=\"{invited}\"")));
    let there = "/help?game=battlefield";
    for (way, cookie, leads) in [
        (&invited, "", there),
        (&rules, &*ann, there),
        // Nothing tells a table that is hidden from one that is not there.
        (&rules, "", "/help"),
        (&format!("{rules}?invitation=x"), "", "/help"),
    ] {
        let answer = world.get(way, cookie).await;
        assert_eq!(answer.header("location"), leads, "{way}");
    }
}

#[tokio::test]
async fn the_links_code_is_drawn_for_those_whose_page_shows_the_link() {
    let world = World::new().await;
    let ann = world.sign_up("Ann").await;
    let (id, secret) = table(&world, &ann, "").await;
    let code = format!("/tables/{id}/invitation.svg");
    let room = world.get(&format!("/tables/{id}"), &ann).await.body;
    assert!(room.contains(&format!("src=\"{code}?of=")));
    let shown = world.get(&code, &ann).await;
    assert_eq!(shown.status, StatusCode::OK);
    assert_eq!(shown.header("content-type"), "image/svg+xml");
    assert_eq!(shown.header("cache-control"), "no-store");

    // A guest who sits there may pass the link on, whoever has only come by it may not.
    let form = format!("table={id}&seat=1&invitation={secret}&name=Flint");
    let flint = world.call("take_seat_as_guest", &form, "").await.cookie();
    assert_eq!(world.get(&code, &flint).await.body, shown.body);
    let bob = world.sign_up("Bob").await;
    let form = "name=The+Inn&players=3&audience=open";
    let created = world.call("create_table", form, &ann).await;
    let open = format!("{}/invitation.svg", created.header("location"));
    assert_eq!(world.get(&open, &ann).await.status, StatusCode::OK);
    for who in ["", &*bob] {
        for path in [&code, &format!("{code}?invitation={secret}"), &open] {
            let refused = world.get(path, who).await;
            assert_eq!(refused.status, StatusCode::NOT_FOUND, "{path}");
        }
    }

    let form = format!("table={id}");
    world.call("renew_invitation", &form, &ann).await;
    let renewed = world.get(&code, &ann).await;
    assert_ne!(renewed.body, shown.body, "a new link, a new code");
}

#[tokio::test]
async fn a_guest_comes_back_by_their_own_link() {
    let world = World::new().await;
    let ann = world.sign_up("Ann").await;
    let (id, secret) = table(&world, &ann, "").await;
    let form = format!("table={id}&seat=1&invitation={secret}&name=Flint");
    let flint = world.call("take_seat_as_guest", &form, "").await.cookie();
    let page = world
        .get(&format!("/sign-up?next=/tables/{id}"), &flint)
        .await;
    let (_, rest) = page.body.split_once("/back/").unwrap();
    let token = rest.split(['?', '"', '&']).next().unwrap().to_owned();
    for stranger in ["", &*ann] {
        let page = world.get("/sign-up", stranger).await;
        assert!(!page.body.contains("/back/"));
    }

    let path = format!("/back/{token}");
    assert_eq!(logged(&path), "/back/");
    let asked = world.get(&path, "").await;
    assert!(asked.body.contains("Continue as Flint"), "{}", asked.body);
    assert_eq!(asked.header("set-cookie"), "", "looking lets nobody in");
    let form = format!("token={token}&next=/tables/{id}");
    let back = world.call("return_as_guest", &form, "").await;
    assert_eq!(back.status, StatusCode::OK, "{}", back.body);
    let page = world.get(&format!("/tables/{id}"), &back.cookie()).await;
    assert!(page.body.contains("Create an account"));

    let forged = token.replacen('-', "1-", 1);
    let refused = world
        .call("guest_of_link", &format!("token={forged}"), "")
        .await;
    assert!(refused.body.contains("BadLink"), "{}", refused.body);
    let account = world
        .call("sign_up", &super::form("Flint"), &back.cookie())
        .await;
    assert_eq!(account.status, StatusCode::OK, "{}", account.body);
    let refused = world.call("return_as_guest", &form, "").await;
    assert!(refused.body.contains("BadLink"), "{}", refused.body);
}
