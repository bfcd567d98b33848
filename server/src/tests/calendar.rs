//! Deadlines for calendars.

use super::{World, queue::three};
use axum::http::StatusCode;

/// The path of the address that somebody has just made.
async fn made(world: &World, cookie: &str) -> String {
    let answer = world.call("make_calendar", "", cookie).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    let once = answer.cookie();
    let shown = world
        .call("my_account", "", &format!("{cookie}; {once}"))
        .await;
    let (_, path) = shown.body.split_once("/calendar/").unwrap();
    format!("/calendar/{}", path.split_once('"').unwrap().0)
}

#[tokio::test]
async fn a_calendar_reads_the_deadlines_of_whoever_made_the_address() {
    let world = World::new().await;
    let [ann, bob, _] = three(&world).await;
    let path = made(&world, &ann).await;
    let feed = world.get(&path, "").await;
    assert_eq!(feed.status, StatusCode::OK);
    assert_eq!(feed.header("content-type"), "text/calendar; charset=utf-8");
    assert_eq!(feed.header("cache-control"), "private, no-store");
    let text = feed.body.replace("\r\n ", "");
    for words in [
        "BEGIN:VCALENDAR\r\n",
        "PRODID:-//Rookery//",
        "REFRESH-INTERVAL;VALUE=DURATION:PT15M\r\n",
        "X-PUBLISHED-TTL:PT15M\r\n",
        ": Salt & Iron: Baratheon to ",
        "URL:http://",
        "BEGIN:VALARM\r\n",
        "TRIGGER;VALUE=DATE-TIME:20",
        "ACTION:DISPLAY\r\n",
        "UID:",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
    let of = |name: &str| {
        let (_, value) = text.split_once(&format!("\r\n{name}:")).unwrap();
        value.split_once("\r\n").unwrap().0.to_owned()
    };
    // By Greenwich's clock, which is also that of whoever has named no other zone.
    let (start, end) = (of("DTSTART"), of("DTEND"));
    assert!(start < end, "{start} {end}");
    let (_, clock) = end.split_once('T').unwrap();
    let (hour, minute) = (&clock[..2], &clock[2..4]);
    let title = format!("SUMMARY:Until {hour}:{minute}: Salt & Iron: Baratheon to ");
    assert!(text.contains(&title), "{title}: {text}");
    assert_eq!(text.matches("BEGIN:VEVENT").count(), 1, "{text}");
    assert!(!text.contains("Lannister") && !text.contains("Bob"));
    let again = world.get(&path, &bob).await.body.replace("\r\n ", "");
    assert_eq!(again, text, "whoever asks; and nothing changes by itself");
}

#[tokio::test]
async fn another_address_ends_the_first_and_no_other_is_there() {
    let world = World::new().await;
    let [ann, ..] = three(&world).await;
    let first = made(&world, &ann).await;
    let second = made(&world, &ann).await;
    let zeros = format!("/calendar/{}.ics", "0".repeat(64));
    let bare = second.replace(".ics", "");
    for nothing in [&first, &zeros, &bare, "/calendar/.ics", "/calendar/x"] {
        let answer = world.get(nothing, &ann).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{nothing}");
    }
    assert_eq!(world.get(&second, "").await.status, StatusCode::OK);
    world.call("end_calendar", "", &ann).await;
    assert_eq!(world.get(&second, "").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_secret_is_shown_only_where_it_was_made() {
    let world = World::new().await;
    let [ann, bob, _] = three(&world).await;
    let answer = world.call("make_calendar", "", &ann).await;
    let once = answer.cookie();
    let secret = once.split_once('=').unwrap().1;
    let page = async |cookie: &str| world.get("/account", cookie).await.body;
    assert!(page(&format!("{ann}; {once}")).await.contains(secret));
    assert!(!page(&ann).await.contains(secret), "another browser");
    assert!(!page(&format!("{bob}; {once}")).await.contains(secret));
}
