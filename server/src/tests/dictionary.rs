//! A page of a table as what it has beyond the page that everybody may see.

use super::{World, picture::begun};
use app::Language;
use axum::{
    body::{Body, Bytes, to_bytes},
    extract::ConnectInfo,
    http::{HeaderName, Request, Response},
};
use base64::{Engine, prelude::BASE64_STANDARD};
use sha2::{Digest, Sha256};
use std::net::SocketAddr;
use tower::ServiceExt;
use zstd::bulk::Decompressor;

/// The header of what a browser of today takes.
const ALL: (&str, &str) = ("accept-encoding", "gzip, br, dcb, dcz");
/// The first bytes of what is compressed so, and the hash behind them.
const BEFORE: usize = 8 + 32;

/// As a browser asks that takes all codings, with these headers besides.
async fn ask(world: &World, path: &str, headers: &[(&'static str, &str)]) -> Response<Body> {
    let from = ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 5000)));
    let mut request = Request::get(path)
        .extension(from)
        .body(Body::empty())
        .unwrap();
    for (name, value) in [&[ALL], headers].concat() {
        let name = HeaderName::from_static(name);
        request.headers_mut().insert(name, value.parse().unwrap());
    }
    world.router.clone().oneshot(request).await.unwrap()
}

async fn bytes(answer: Response<Body>) -> Bytes {
    to_bytes(answer.into_body(), usize::MAX).await.unwrap()
}

fn header<'a>(answer: &'a Response<Body>, name: &str) -> &'a str {
    let value = answer.headers().get(name);
    value.map_or("", |it| it.to_str().unwrap())
}

/// The dictionary of this language, and its hash as a browser sends it.
async fn kept(world: &World, language: Language) -> (Bytes, String) {
    let plain = [("accept-encoding", "")];
    let answer = ask(world, &app::dictionary(language), &plain).await;
    assert!(header(&answer, "use-as-dictionary").starts_with("match=\"/tables/*\""));
    assert!(header(&answer, "cache-control").contains("max-age=604800"));
    let dictionary = bytes(answer).await;
    let hash = BASE64_STANDARD.encode(Sha256::digest(&dictionary));
    (dictionary, format!(":{hash}:"))
}

async fn a_table(world: &World) -> (String, String) {
    let ann = world.sign_up("Ann").await;
    let form = "name=The+Trident&players=3&audience=open";
    world.call("create_table", form, &ann).await;
    let table = world.first_table(&ann).await;
    (ann, table)
}

#[tokio::test]
async fn a_browser_that_has_the_dictionary_is_sent_the_rest() {
    let world = World::new().await;
    let (ann, table) = a_table(&world).await;
    for language in Language::ALL {
        let cookie = format!("{ann}; language={}", language.code());
        let first = ask(&world, &table, &[("cookie", &cookie)]).await;
        let (dictionary, hash) = kept(&world, language).await;
        let shown = String::from_utf8_lossy(&dictionary);
        assert!(!shown.contains("Ann") && !shown.contains("Trident"));

        let headers = [("cookie", cookie.as_str()), ("available-dictionary", &hash)];
        let again = ask(&world, &format!("{table}?seat=0"), &headers).await;
        assert_eq!(header(&again, "content-encoding"), "dcz");
        assert_eq!(header(&again, "cache-control"), "no-store");
        let (again, first) = (bytes(again).await, bytes(first).await);
        // About half: the lesson has no waiting room, so its seats, offers and ways to invite are in no dictionary.
        let [sent, whole] = [again.len(), first.len()];
        assert!(100 * sent < 55 * whole, "{sent} of {whole}");
        let hashed = Sha256::digest(&dictionary);
        assert_eq!(again[..8], [0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
        assert_eq!(again[8..BEFORE], hashed[..]);
        let mut reader = Decompressor::with_dictionary(&dictionary).unwrap();
        let page = reader.decompress(&again[BEFORE..], 1 << 22).unwrap();
        let page = String::from_utf8(page).unwrap();
        assert!(page.contains("Ann") && page.contains("The Trident"));
        assert!(page.contains("</html>"));
    }
}

#[tokio::test]
async fn of_a_running_game_most_is_in_the_dictionary() {
    let world = World::new().await;
    let (table, ann) = begun(&world, "audience=open").await;
    for language in Language::ALL {
        let cookie = format!("{ann}; language={}", language.code());
        let (_, hash) = kept(&world, language).await;
        let headers = [("cookie", cookie.as_str()), ("available-dictionary", &hash)];
        let whole = bytes(ask(&world, &table, &headers[..1]).await).await.len();
        let again = ask(&world, &table, &headers).await;
        assert_eq!(header(&again, "content-encoding"), "dcz");
        let sent = bytes(again).await.len();
        assert!(2 * sent < whole, "{sent} of {whole}");
    }
}

#[tokio::test]
async fn whoever_lacks_it_or_was_led_here_gets_the_whole_page() {
    let world = World::new().await;
    let (ann, table) = a_table(&world).await;
    let cookie = ("cookie", ann.as_str());
    let (_, hash) = kept(&world, Language::English).await;
    let mine = ("available-dictionary", hash.as_str());
    let other = ("available-dictionary", ":b3RoZXI=:");
    let led = [cookie, mine, ("sec-fetch-site", "cross-site")];
    for (headers, coding) in [
        (&[cookie, mine][..], "dcz"),
        (&[cookie, other], "br"),
        (&led, ""),
    ] {
        let answer = ask(&world, &table, headers).await;
        assert_eq!(header(&answer, "content-encoding"), coding);
        assert!(header(&answer, "vary").contains("available-dictionary"));
    }
    // Only pages of tables are sent so, and only our own dictionaries are kept.
    let lobby = ask(&world, "/lobby", &[cookie, mine]).await;
    assert_eq!(header(&lobby, "content-encoding"), "br");
    for place in ["/dictionary/en/0", "/dictionary/fr/0"] {
        let answer = ask(&world, place, &[]).await;
        assert_eq!(answer.status().as_u16(), 404, "{place}");
    }
}

/// A browser can go on with the one that it has.
#[tokio::test]
async fn a_server_that_starts_anew_has_the_same_dictionary() {
    let (one, other) = (World::new().await, World::new().await);
    for language in Language::ALL {
        assert_eq!(kept(&one, language).await, kept(&other, language).await);
    }
}

#[tokio::test]
async fn a_browser_without_the_dictionary_is_sent_brotli() {
    let world = World::new().await;
    let (ann, table) = a_table(&world).await;
    for (codings, sent) in [("gzip, deflate, br, zstd", "br"), ("gzip, zstd", "gzip")] {
        let headers = [("accept-encoding", codings), ("cookie", ann.as_str())];
        let answer = ask(&world, &table, &headers).await;
        assert_eq!(header(&answer, "content-encoding"), sent, "{codings}");
    }
}
