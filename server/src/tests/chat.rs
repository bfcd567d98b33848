//! Tests of what two say to each other, as the browser of a third hears of it: not at all.

use super::{Answer, World, stream::Stream};
use axum::http::StatusCode;

/// Three people at a table that has begun: their cookies, and the table's id.
async fn three(world: &World) -> ([String; 3], String) {
    let cookies = [
        world.sign_up("Ann").await,
        world.sign_up("Bob").await,
        world.sign_up("Cat").await,
    ];
    let form = "name=The+Trident&players=3&audience=open";
    world.call("create_table", form, &cookies[0]).await;
    let path = world.first_table(&cookies[0]).await;
    let table = path.trim_start_matches("/tables/").to_owned();
    for (seat, cookie) in cookies.iter().enumerate() {
        let form = format!("table={table}&seat={seat}&invitation=");
        let taken = world.call("take_seat", &form, cookie).await;
        assert_eq!(taken.status, StatusCode::OK, "{}", taken.body);
    }
    (cookies, table)
}

async fn say(world: &World, table: &str, cookie: &str, (to, text): (&str, &str)) -> Answer {
    let id: String = text.bytes().map(|it| char::from(b'a' + it % 6)).collect();
    let form = format!("at[table]={table}&channel={to}&id={id:0<32.32}&text={text}");
    world.call("say", &form, cookie).await
}

/// The same table twice, but for what two say in private: whoever is neither of them receives the
/// same bytes, from every function and over the open stream.
#[tokio::test]
async fn a_private_talk_leaves_no_byte_with_a_third() {
    let world = World::new().await;
    let ([ann, bob, cat], table) = three(&world).await;
    let dan = world.sign_up("Dan").await;
    say(&world, &table, &ann, ("hall", "hail")).await;
    let mut streams = [
        Stream::open(&world, &table, &cat).await,
        Stream::open(&world, &table, &dan).await,
    ];
    let mut his = Stream::open(&world, &table, &bob).await;
    let before = [
        everything(&world, &table, &cat).await,
        everything(&world, &table, &dan).await,
    ];

    let written = say(&world, &table, &ann, ("0-1", "the+castle")).await;
    assert_eq!(written.status, StatusCode::OK, "{}", written.body);
    his.until("the castle").await;
    assert!(his.sent.contains("event: chat"), "{}", his.sent);
    assert!(!his.sent.contains("id:"), "a lost line does not move it on");
    say(&world, &table, &bob, ("0-1", "yours")).await;

    let after = [
        everything(&world, &table, &cat).await,
        everything(&world, &table, &dan).await,
    ];
    assert_eq!(before, after);
    // What is said in the hall afterwards is the first that the others' streams carry.
    assert!(streams.iter_mut().all(Stream::is_still));
    say(&world, &table, &ann, ("hall", "farewell")).await;
    for stream in &mut streams {
        stream.until("farewell").await;
        assert_eq!(stream.sent.matches("event:").count(), 1, "{}", stream.sent);
        assert!(!stream.sent.contains("castle") && !stream.sent.contains("0-1"));
    }
}

/// Nor can a third count it: a stream that was not read for a while carries what was said to all,
/// however much was said in private meanwhile.
#[tokio::test]
async fn a_private_talk_pushes_nothing_out_of_a_stream_that_waits() {
    let world = World::new().await;
    let ([ann, bob, cat], table) = three(&world).await;
    let dan = world.sign_up("Dan").await;
    let mut streams = [
        Stream::open(&world, &table, &cat).await,
        Stream::open(&world, &table, &dan).await,
    ];
    assert!(streams.iter_mut().all(Stream::is_still));
    for long in 1..=20 {
        let written = say(&world, &table, &ann, ("0-1", &"x".repeat(long))).await;
        assert_eq!(written.status, StatusCode::OK, "{}", written.body);
    }
    say(&world, &table, &bob, ("hall", "farewell")).await;
    for stream in &mut streams {
        stream.until("event: chat").await;
        assert!(stream.sent.contains("farewell"), "{}", stream.sent);
    }
}

/// Returns whatever this person's browser can ask for.
async fn everything(world: &World, table: &str, cookie: &str) -> Vec<(StatusCode, String)> {
    let mut all = Vec::new();
    let at = format!("at[table]={table}");
    let mut calls = vec![
        ("table", format!("id={table}")),
        ("chat", at.clone()),
        ("notes", at.clone()),
        ("chat_search", format!("{at}&words=castle")),
    ];
    for channel in ["hall", "gallery", "0-1", "0-2", "0-9", "x"] {
        calls.push(("chat_lines", format!("{at}&channel={channel}")));
        let line = format!("{at}&channel={channel}&line=eeee");
        calls.push(("chat_mark", format!("{line}&mark=Read")));
        calls.push(("mute", format!("{line}&how=Mute")));
        calls.push(("report", format!("{line}&words=")));
    }
    for (function, form) in calls {
        let answer = world.call(function, &form, cookie).await;
        all.push((answer.status, without_now(&answer.unpacked())));
    }
    all
}

/// The server's clock goes on, whoever talks.
fn without_now(body: &str) -> String {
    const NOW: &str = "\"now\":";
    let Some((before, now)) = body.split_once(NOW) else {
        return body.to_owned();
    };
    [
        before,
        NOW,
        now.trim_start_matches(|it: char| it.is_ascii_digit()),
    ]
    .concat()
}

#[tokio::test]
async fn a_foreign_channel_is_refused_like_none() {
    let world = World::new().await;
    let ([ann, _, cat], table) = three(&world).await;
    say(&world, &table, &ann, ("0-1", "the+castle")).await;
    let mut refusals = Vec::new();
    for channel in ["0-1", "0-9", "5-7", "nonsense"] {
        let form = format!("at[table]={table}&channel={channel}");
        let lines = world.call("chat_lines", &form, &cat).await;
        let written = say(&world, &table, &cat, (channel, "hello")).await;
        refusals.push((lines.status, lines.body, written.status, written.body));
    }
    assert_eq!(refusals[0].0, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refusals[0].1.contains("NoSuchChannel"), "{refusals:?}");
    assert!(refusals.iter().all(|it| *it == refusals[0]), "{refusals:?}");
}

#[tokio::test]
async fn a_doubled_line_has_one_receipt() {
    let world = World::new().await;
    let ([ann, bob, _], table) = three(&world).await;
    let first = say(&world, &table, &ann, ("0-1", "the+castle")).await;
    let again = say(&world, &table, &ann, ("0-1", "the+castle")).await;
    assert_eq!((first.status, &first.body), (StatusCode::OK, &again.body));
    let form = format!("at[table]={table}&channel=0-1");
    let lines = world.call("chat_lines", &form, &bob).await.unpacked();
    assert_eq!(lines.matches("the castle").count(), 1, "{lines}");
    let nobody = say(&world, &table, "", ("hall", "hello")).await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn speaking_too_fast_is_refused_by_session() {
    let world = World::with(&["--answer-burst", "1"]).await;
    let (ann, bob) = (world.sign_up("Ann").await, world.sign_up("Bob").await);
    let table = format!("{:032x}", 1);
    let status = async |who: &str| say(&world, &table, who, ("hall", "hail")).await.status;
    assert_eq!(status(&ann).await, StatusCode::NOT_FOUND);
    assert_eq!(status(&ann).await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(status(&bob).await, StatusCode::NOT_FOUND);
}

/// Words are words, whatever they look like; and a table says how it talks.
#[tokio::test]
async fn a_table_is_opened_with_the_talks_it_agreed_on() {
    let world = World::new().await;
    let ann = world.sign_up("Ann").await;
    let form = "name=Hush&players=3&audience=open&chat=public&planning_only=true";
    let created = world.call("create_table", form, &ann).await;
    assert!(created.status.is_success() || created.status.is_redirection());
    let lobby = world.get("/lobby", &ann).await.body;
    assert!(lobby.contains("public conversations only, conversations only while planning"));
    let path = world.first_table(&ann).await;
    let table = path.trim_start_matches("/tables/");
    world
        .call(
            "take_seat",
            &format!("table={table}&seat=0&invitation="),
            &ann,
        )
        .await;
    let written = say(&world, table, &ann, ("0-1", "psst")).await;
    assert!(written.body.contains("Silent"), "{}", written.body);
    let written = say(&world, table, &ann, ("hall", "%3Cb%3Ehail%3C%2Fb%3E")).await;
    assert_eq!(written.status, StatusCode::OK, "{}", written.body);
}
