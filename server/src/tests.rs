//! The router called in process: what every request passes through, and who gets what.

mod accounts;
mod armies;
mod board;
mod boundary;
mod calendar;
mod chat;
mod compression;
mod damage;
mod dictionary;
mod email_session;
mod emails;
mod explain;
mod fuzz;
mod guests;
mod health_metrics;
mod history;
mod languages;
mod learning;
mod levels;
mod limits;
mod mails;
mod malformed;
mod names;
mod onlookers;
mod pages;
mod picture;
mod positions;
mod profiles;
mod proof;
mod queue;
mod seats;
mod security;
mod skirmish;
mod stream;
mod transport;
mod twins;

use crate::{
    config::{Command, Config},
    limits::Time,
    router::router,
};
use app::{
    Panics,
    notices::Tasks,
    play::Onlookers,
    server::{AppState, Cookies},
};
use axum::{
    Router,
    body::{Body, to_bytes},
    extract::ConnectInfo,
    http::{HeaderMap, Request, StatusCode, header},
};
use clap::Parser;
use leptos::config::LeptosOptions;
use platform::{Clock, Platform, PlatformConfig, accounts::PasswordCost};
use sea_orm::{Database, DatabaseConnection};
use std::net::{IpAddr, SocketAddr};
use tempfile::TempDir;
use tower::ServiceExt;

#[test]
fn the_operator_names_a_table_to_export() {
    let id = "000102030405060708090a0b0c0d0e0f";
    let config = Config::parse_from(["rookery", "--database", "sqlite::memory:", "export", id]);
    let Some(Command::Export { table }) = config.command else {
        panic!("an export was asked for");
    };
    assert_eq!(table.to_string(), id);
    assert!(Config::try_parse_from(["rookery", "export", "the-trident"]).is_err());
}

#[test]
fn the_operators_commands_are_read() {
    let read = |line: &str| Config::parse_from(line.split(' '));
    assert!(read("rookery").command.is_none());
    let config = read("rookery --address 127.0.0.1:1 serve");
    assert!(matches!(config.command, Some(Command::Serve)));
    let config = read("rookery backup --data /var/rookery copy.db");
    assert_eq!(
        config.database(),
        "sqlite:///var/rookery/rookery.db?mode=rwc"
    );
    assert!(matches!(config.command, Some(Command::Backup { to }) if to.ends_with("copy.db")));
    let config = read("rookery check --all --database postgres://ann:secret@host/rookery");
    assert!(matches!(config.command, Some(Command::Check { all: true })));
    assert_eq!(config.database_shown(), "host/rookery");
    assert!(Config::try_parse_from(["rookery", "restore"]).is_err());
}

/// The least that the hash of a password allows: the real work is tested where it is done.
const LITTLE: PasswordCost = PasswordCost {
    memory_kib: 8,
    passes: 1,
};

/// A server on a database of its own.
struct World {
    router: Router,
    platform: Platform,
    folder: TempDir,
    /// The time that the limits go by; it stands still.
    time: Time,
}

/// Returns the state that the router of this platform shares.
fn app_state(platform: &Platform, config: &Config) -> AppState {
    AppState {
        options: LeptosOptions::builder().output_name("rookery").build(),
        platform: platform.clone(),
        cookies: config.cookies(),
        onlookers: Onlookers::default(),
        tasks: Tasks::default(),
        panics: Panics::default(),
    }
}

/// The answer that came back.
struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: String,
}

impl Answer {
    /// The body, with everything that is packed in it as JSON.
    fn unpacked(&self) -> String {
        unpacked(&mut app::Reader::default(), &self.body)
    }
}

/// Returns what was sent, with everything that is packed in it as JSON.
fn unpacked(reader: &mut app::Reader, sent: &str) -> String {
    let mut json = sent.to_owned();
    for text in app::texts(sent) {
        let read = reader.json(text).expect("the server reads what it sends");
        json = json.replace(text, &read);
    }
    json
}

impl World {
    async fn new() -> Self {
        Self::with(&[]).await
    }

    /// With these flags of the command line.
    async fn with(flags: &[&str]) -> Self {
        Self::at(flags, Clock::system()).await
    }

    /// The same, by this clock.
    async fn at(flags: &[&str], clock: Clock) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::parse_from(["rookery"].iter().chain(flags));
        config.mail_folder = Some(folder.path().join("mail"));
        let database_url = format!(
            "sqlite://{}?mode=rwc",
            folder.path().join("test.db").display()
        );
        let platform = PlatformConfig {
            database_url,
            games: crate::games(false),
            clock,
            notices: crate::notices::configure(&config).unwrap(),
            password_cost: LITTLE,
        };
        let platform = Platform::open(platform).await.unwrap();
        let time = Time::still();
        Self {
            router: router(app_state(&platform, &config), &config, &time),
            platform,
            folder,
            time,
        }
    }

    /// A connection that looks past the platform.
    async fn database(&self) -> DatabaseConnection {
        let file = self.folder.path().join("test.db");
        let url = format!("sqlite://{}", file.display());
        Database::connect(url).await.unwrap()
    }

    async fn send(&self, request: Request<Body>) -> Answer {
        self.send_from([127, 0, 0, 1].into(), request).await
    }

    async fn send_from(&self, address: IpAddr, request: Request<Body>) -> Answer {
        let mut request = request;
        request
            .extensions_mut()
            .insert(ConnectInfo(SocketAddr::from((address, 5000))));
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap();
        Answer {
            status: parts.status,
            headers: parts.headers,
            body: String::from_utf8_lossy(&body).into_owned(),
        }
    }

    async fn get(&self, path: &str, cookie: &str) -> Answer {
        self.send(
            Request::get(path)
                .header(header::COOKIE, cookie)
                .body(Body::empty())
                .unwrap(),
        )
        .await
    }

    /// A call of a server function as the hydrated page makes it.
    async fn call(&self, function: &str, form: &str, cookie: &str) -> Answer {
        self.send(
            post(function)
                .header(header::COOKIE, cookie)
                .body(form.to_owned().into())
                .unwrap(),
        )
        .await
    }

    /// The path of the first table in the lobby.
    async fn first_table(&self, cookie: &str) -> String {
        let lobby = self.get("/lobby", cookie).await.body;
        // Above it the header names the tables that wait.
        let (_, lobby) = lobby.split_once("</header>").unwrap();
        let (_, rest) = lobby.split_once("href=\"/tables/").unwrap();
        format!("/tables/{}", rest.split_once('"').unwrap().0)
    }

    /// Signs up and returns the session cookie.
    async fn sign_up(&self, name: &str) -> String {
        let answer = self.call("sign_up", &form(name), "").await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        answer.cookie()
    }
}

impl Answer {
    /// The cookie that was set, as the browser sends it back.
    fn cookie(&self) -> String {
        let cookie = self.headers[header::SET_COOKIE].to_str().unwrap();
        cookie.split(';').next().unwrap().to_owned()
    }

    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |it| it.to_str().unwrap())
    }
}

fn post(function: &str) -> axum::http::request::Builder {
    Request::post(format!("/api/{function}"))
        .header(header::HOST, "rookery.test")
        .header(header::ORIGIN, "http://rookery.test")
        .header("sec-fetch-site", "same-origin")
        .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
}

fn form(name: &str) -> String {
    format!("name={name}&password=correct+horse+battery&mail=&next=")
}

#[test]
fn only_a_proxy_is_believed() {
    let believes = |flags: &[&str]| {
        let flags = ["rookery"].iter().chain(flags);
        Config::parse_from(flags).believes_anybody()
    };
    let public = ["--address", "0.0.0.0:3000"];
    assert!(!believes(&public) && !believes(&["--behind-proxy"]));
    assert!(believes(&[&public[..], &["--behind-proxy"]].concat()));
    let six = ["--address", "[::1]:3000", "--behind-proxy"];
    assert!(!believes(&six));
}

#[test]
fn cookies_are_secure_exactly_behind_tls() {
    assert_eq!(Config::parse_from(["rookery"]).cookies(), Cookies::Plain);
    assert_eq!(
        Config::parse_from(["rookery", "--tls"]).cookies(),
        Cookies::Secure
    );
}
