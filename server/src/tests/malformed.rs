//! Tests that, whatever is sent, it is the sender's mistake: no request that nobody can read is our failure, or a line
//! in the log that somebody has to look at.

use super::{World, limits::all_routes, post};
use axum::{
    body::Body,
    http::{Request, StatusCode, header},
};
use leptos::server_fn::axum::server_fn_paths;
use std::{
    collections::BTreeSet,
    fmt::Write as _,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::{
    Layer,
    layer::{Context, SubscriberExt},
};

/// Limits are met elsewhere.
const UNLIMITED: [&str; 8] = [
    "--sign-in-burst",
    "1000000",
    "--newcomer-burst",
    "1000000",
    "--answer-burst",
    "1000000",
    "--read-burst",
    "1000000",
];

/// Counts what is logged on this thread, as an error and as a warning.
#[derive(Clone, Default)]
struct Errors(Arc<AtomicUsize>, Arc<AtomicUsize>);

impl<S: Subscriber> Layer<S> for Errors {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        if *event.metadata().level() == Level::ERROR {
            self.0.fetch_add(1, Ordering::Relaxed);
            eprintln!("logged as an error: {event:?}");
        }
        if *event.metadata().level() == Level::WARN {
            self.1.fetch_add(1, Ordering::Relaxed);
        }
    }
}

impl Errors {
    fn none(&self) -> bool {
        self.0.load(Ordering::Relaxed) == 0
    }
}

/// As an address or a form carries them.
const TEXTS: [&str; 14] = [
    "",
    "x",
    "-1",
    "00000000000000000000000000000001",
    "340282366920938463463374607431768211456",
    "%00",
    "%ff%fe",
    "%0d%0aSet-Cookie:+a%3Db",
    "..%2f..%2fetc%2fpasswd",
    "%F0%9F%82%A1%E2%80%AE",
    "%27+OR+1%3D1+--",
    "%7B%22a%22%3A%5B%5D%7D",
    "%5B%5B%5B%5B%5B%5B%5B%5B",
    "1e999",
];
const NUMBERS: [&str; 7] = [
    "0",
    "-1",
    "255",
    "4294967295",
    "9223372036854775807",
    "99999999999999999999",
    "x",
];
/// The names that the functions give to their numbers.
const NUMERIC: [&str; 22] = [
    "seat",
    "at[seat]",
    "since",
    "decision",
    "entry",
    "seq",
    "number",
    "target",
    "vacation",
    "house",
    "houses[0]",
    "days",
    "chapter",
    "version",
    "players",
    "size",
    "draft[decision]",
    "draft[version]",
    "division",
    "ground",
    "second",
    "charge",
];
/// what they take for an answer or a choice,
const CHOICES: [(&str, &str); 18] = [
    ("yes", "true"),
    ("answer", "0"),
    ("language", "English"),
    ("perspective", "Mine"),
    ("mark", "Read"),
    ("how", "Mute"),
    ("heir", "Computer"),
    ("motion", "Pause"),
    ("audience", "open"),
    ("chat", "public"),
    ("answers", "[]"),
    ("invitation", ""),
    ("action", "null"),
    ("content", "null"),
    ("next", "/"),
    ("old_password", "correct horse battery"),
    ("voice", "yes"),
    ("draft[content]", "{}"),
];
/// and their texts.
const TEXTUAL: [&str; 33] = [
    "name",
    "password",
    "mail",
    "zone",
    "session",
    "token",
    "report",
    "note",
    "words",
    "text",
    "channel",
    "line",
    "id",
    "quote",
    "before",
    "q",
    "begun",
    "start",
    "from",
    "until",
    "address",
    "endpoint",
    "p256dh",
    "auth",
    "description",
    "house_rules",
    "when[0]",
    "plan",
    "army",
    "game",
    "shown",
    "make",
    "place",
];

fn form(table: &str, number: &str, text: &str) -> String {
    let mut form = format!("table={table}&at[table]={table}");
    for name in NUMERIC {
        write!(form, "&{name}={number}").unwrap();
    }
    for name in TEXTUAL {
        write!(form, "&{name}={text}").unwrap();
    }
    for (name, value) in CHOICES {
        write!(form, "&{name}={value}").unwrap();
    }
    form
}

/// The functions in which the same name stands for something else.
const OTHERS: [(&str, &str, &str); 5] = [
    ("speak", "&language=English", "&language=de"),
    ("save_notices", "&at[table]=", "&at="),
    ("save_notices", "&at[seat]=", "&other="),
    ("answer_proposal", "&answer=0", "&answer=Accept"),
    ("wish_forced_answers", "&answers=[]", "&answers=Asked"),
];

/// The functions that end the session of whoever calls them.
const LEAVING: [&str; 3] = ["sign_out", "delete_account", "change_password"];

async fn world() -> (World, Errors, tracing::subscriber::DefaultGuard) {
    let errors = Errors::default();
    let subscriber = tracing_subscriber::registry().with(errors.clone());
    let guard = tracing::subscriber::set_default(subscriber);
    (World::with(&UNLIMITED).await, errors, guard)
}

#[tokio::test]
async fn a_database_that_is_away_does_not_fill_the_log() {
    let (world, errors, _guard) = world().await;
    let ann = world.sign_up("Ann").await;
    world.platform.close().await.unwrap();
    let before = errors.1.load(Ordering::Relaxed);
    let begun = std::time::Instant::now();
    for _ in 0..100 {
        let answer = world.get("/healthz", &ann).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    }
    assert!(errors.none());
    let warned = errors.1.load(Ordering::Relaxed) - before;
    let seconds = usize::try_from(begun.elapsed().as_secs()).unwrap();
    assert!(warned <= 2 * (seconds + 1), "{warned} in {seconds} s");
}

#[tokio::test]
async fn what_no_function_can_read_is_refused_and_nobody_is_alarmed() {
    let (world, errors, _guard) = world().await;
    let ann = world.sign_up("Ann").await;
    let practice = Request::post("/api/practice")
        .header(header::ACCEPT, "text/html")
        .header("sec-fetch-site", "same-origin")
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
        .header(header::COOKIE, &ann);
    let created = world.send(practice.body("house=1".into()).unwrap()).await;
    let created = created.header("location").to_owned();
    let table = created.trim_start_matches("/tables/").to_owned();
    assert_eq!(table.len(), 32, "{created}");

    let mut understood = BTreeSet::new();
    for (path, _) in server_fn_paths() {
        let function = path.trim_start_matches("/api/");
        if LEAVING.contains(&function) {
            continue;
        }
        let texts = TEXTS.iter().map(|it| (&*table, "0", *it));
        let numbers = NUMBERS.iter().map(|it| (&*table, *it, "x"));
        let tables = TEXTS.iter().map(|it| (*it, "0", "x"));
        for (table, number, text) in texts.chain(numbers).chain(tables) {
            let mut form = form(table, number, text);
            for (_, here, there) in OTHERS.iter().filter(|it| it.0 == function) {
                form = form.replace(here, there);
            }
            let answer = world.call(function, &form, &ann).await;
            let sent = format!("{function} {table} {number} {text}");
            let (status, body) = (answer.status, answer.body);
            assert!(!status.is_server_error(), "{sent}: {status} {body}");
            assert!(errors.none(), "{sent}: {status} {body}");
            if !body.contains("Incomplete") {
                understood.insert(function);
            }
        }
    }
    let all: BTreeSet<_> = server_fn_paths()
        .map(|(path, _)| path.trim_start_matches("/api/"))
        .filter(|it| !LEAVING.contains(it))
        .collect();
    let deaf: Vec<_> = all.difference(&understood).collect();
    assert!(
        deaf.is_empty(),
        "the forms above fit no parameters of {deaf:?}"
    );
}

#[tokio::test]
async fn bodies_that_are_no_form_are_refused() {
    let (world, errors, _guard) = world().await;
    let ann = world.sign_up("Ann").await;
    let bodies: [(&str, &[u8]); 6] = [
        ("application/x-www-form-urlencoded", b"\xff\xfe\x00=\x80"),
        (
            "application/x-www-form-urlencoded",
            b"a[b][c][d][e][f][g]=1&[=]&]=[",
        ),
        ("application/json", b"{\"table\":1"),
        ("image/png", b"\x89PNG"),
        ("multipart/form-data; boundary=x", b"--x\r\n"),
        ("", b"table"),
    ];
    for (path, _) in server_fn_paths() {
        for (kind, body) in bodies {
            for accept in ["application/json", "text/html"] {
                let mut request = post(path.trim_start_matches("/api/"));
                let headers = request.headers_mut().unwrap();
                headers.remove(header::CONTENT_TYPE);
                if !kind.is_empty() {
                    headers.insert(header::CONTENT_TYPE, kind.parse().unwrap());
                }
                headers.insert(header::ACCEPT, accept.parse().unwrap());
                headers.insert(header::COOKIE, ann.parse().unwrap());
                let answer = world
                    .send(request.body(body.to_vec().into()).unwrap())
                    .await;
                let (status, body) = (answer.status, answer.body);
                let sent = format!("{path} {kind} {accept}: {status} {body}");
                assert!(!status.is_server_error(), "{sent}");
                assert!(errors.none(), "{sent}");
            }
        }
    }
}

#[tokio::test]
async fn addresses_that_lead_nowhere_are_not_found() {
    let (world, errors, _guard) = world().await;
    let ann = world.sign_up("Ann").await;
    for (method, route) in all_routes() {
        if method == "POST" && route.starts_with("/api/") {
            continue;
        }
        for text in TEXTS {
            let text = text.replace('+', "%20");
            let named = route.contains('{');
            let path: Vec<_> = route
                .split('/')
                .map(|it| if it.starts_with('{') { &*text } else { it })
                .collect();
            let query = [
                "since",
                "seat",
                "invitation",
                "moment",
                "q",
                "after",
                "__err",
                "__path",
            ];
            let query: Vec<_> = query.iter().map(|it| format!("{it}={text}")).collect();
            // A page takes its time: either what it is about cannot be read, or the rest of it.
            let query = if named {
                "since=0".to_owned()
            } else {
                query.join("&")
            };
            let path = format!("{}?{query}", path.join("/"));
            let request = Request::builder().method(method).uri(&path);
            let request = request
                .header(header::ACCEPT, "text/html")
                .header("sec-fetch-site", "same-origin")
                .header(header::COOKIE, &ann)
                .body(Body::empty())
                .unwrap();
            let answer = world.send(request).await;
            let sent = format!("{method} {path}: {}", answer.status);
            assert!(!answer.status.is_server_error(), "{sent} {}", answer.body);
            assert!(errors.none(), "{sent}");
            let empty = text.is_empty() || text == "1e999" || text == "x";
            let page = route.starts_with("/tables/{id}") || route.starts_with("/people/");
            let found = answer.status == StatusCode::OK;
            assert!(
                !(named && page && !empty && found),
                "{sent}: there is no such thing"
            );
        }
    }
}
