//! The whole site in this process: the real router, a clock that is set, mail that is kept.

use super::{
    super::{LITTLE, app_state},
    Mails,
};
use crate::{config::Config, limits::Time, router::router};
use app::{notices::Wording, server::AppState};
use axum::{
    Router,
    body::{Body, HttpBody, to_bytes},
    extract::ConnectInfo,
    http::{HeaderMap, Request, Response, StatusCode, header},
};
use clap::Parser;
use futures::{FutureExt, StreamExt};
use platform::{
    Clock, Platform, PlatformConfig,
    notices::{NoticeConfig, Words},
};
use sea_orm::{
    ConnectOptions, ConnectionTrait, Database, DatabaseConnection, DbBackend, QueryResult,
    Statement,
};
use std::{
    iter,
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};
use tempfile::TempDir;
use tokio::time::timeout;
use tower::ServiceExt;

/// The time within which everything is answered, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(90);
/// An instant in 2027.
const START: i64 = 1_800_000_000_000;

pub struct Site {
    pub platform: Platform,
    pub mails: Arc<Mails>,
    /// Looks past the platform; always the same connection.
    pub database: DatabaseConnection,
    state: AppState,
    config: Config,
    router: Router,
    time: Arc<AtomicI64>,
    _folder: TempDir,
}

/// The reply that came back.
#[derive(Clone, Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Vec<u8>,
}

impl Site {
    pub async fn new() -> Self {
        Self::worded(Arc::new(Wording)).await
    }

    /// With other words for its mail.
    pub async fn worded(words: Arc<dyn Words>) -> Self {
        Self::on(folder(), START, words).await
    }

    /// The same site again, with a copy of all that is stored, at the same instant.
    pub async fn twin(&self) -> Self {
        let folder = folder();
        let copy = file(&folder);
        let sql = format!("VACUUM INTO '{copy}'");
        self.database.execute_unprepared(&sql).await.unwrap();
        Self::on(folder, self.now(), Arc::new(Wording)).await
    }

    async fn on(folder: TempDir, now: i64, words: Arc<dyn Words>) -> Self {
        let time = Arc::new(AtomicI64::new(now));
        let mails = Arc::<Mails>::default();
        let clock = time.clone();
        let url = format!("sqlite://{}?mode=rwc", file(&folder));
        let platform = Platform::open(PlatformConfig {
            database_url: url.clone(),
            games: crate::games(false),
            clock: Clock::from_fn(move || clock.load(Ordering::Relaxed)),
            notices: NoticeConfig {
                public_url: "http://rookery.test".to_owned(),
                words,
                transport: mails.clone(),
                ..NoticeConfig::default()
            },
            password_cost: LITTLE,
        });
        let platform = platform.await.unwrap();
        let mut one = ConnectOptions::new(url);
        one.max_connections(1);
        let database = Database::connect(one).await.unwrap();
        let bursts = ["sign-in", "newcomer", "answer", "read"];
        let bursts = bursts.map(|it| format!("--{it}-burst=1000000"));
        let config = Config::parse_from(iter::once("rookery".to_owned()).chain(bursts));
        let state = app_state(&platform, &config);
        Self {
            router: router(state.clone(), &config, &Time::running()),
            platform,
            mails,
            database,
            state,
            config,
            time,
            _folder: folder,
        }
    }

    /// Forgets who has asked how often: whoever asks thousands of times a minute would only ever
    /// hear that this is too often.
    pub fn forget_limits(&mut self) {
        self.router = router(self.state.clone(), &self.config, &Time::running());
    }

    pub fn now(&self) -> i64 {
        self.time.load(Ordering::Relaxed)
    }

    pub fn wait(&self, milliseconds: i64) {
        self.time.fetch_add(milliseconds, Ordering::Relaxed);
    }

    pub async fn rows(&self, sql: &str) -> Vec<QueryResult> {
        let statement = Statement::from_string(DbBackend::Sqlite, sql);
        let rows = self.database.query_all_raw(statement).await;
        rows.unwrap_or_else(|why| panic!("{sql}: {why}"))
    }

    /// Sends a request. Of a stream the reply has what it says at once.
    ///
    /// # Panics
    /// If no answer comes.
    pub async fn send(&self, request: Request<Body>, from: SocketAddr) -> Reply {
        let what = format!("{} {}", request.method(), request.uri());
        let answered = timeout(PATIENCE, self.answer(request, from)).await;
        answered.unwrap_or_else(|_| panic!("no answer to {what}"))
    }

    async fn answer(&self, request: Request<Body>, from: SocketAddr) -> Reply {
        let response = self.open(request, from).await;
        let (parts, body) = response.into_parts();
        let kind = parts.headers.get(header::CONTENT_TYPE);
        let lasts = kind.is_some_and(|it| it.as_bytes().starts_with(b"text/event-stream"));
        let body = if lasts && !body.is_end_stream() {
            let mut read = Vec::new();
            let mut stream = body.into_data_stream();
            while let Some(Some(Ok(more))) = stream.next().now_or_never() {
                read.extend_from_slice(&more);
            }
            read
        } else {
            to_bytes(body, usize::MAX).await.unwrap().to_vec()
        };
        Reply {
            status: parts.status,
            headers: parts.headers,
            body,
        }
    }

    /// Sends a request and leaves what comes back open.
    pub async fn open(&self, mut request: Request<Body>, from: SocketAddr) -> Response<Body> {
        request.extensions_mut().insert(ConnectInfo(from));
        self.router.clone().oneshot(request).await.unwrap()
    }
}

impl Reply {
    /// # Panics
    /// If this was refused.
    pub fn succeeded(self, what: &str) -> Self {
        assert!(self.status.is_success(), "{what}: {}", self.text());
        self
    }

    pub fn text(&self) -> std::borrow::Cow<'_, str> {
        String::from_utf8_lossy(&self.body)
    }

    pub fn header(&self, name: header::HeaderName) -> &str {
        let value = self.headers.get(name);
        value.and_then(|it| it.to_str().ok()).unwrap_or_default()
    }

    /// The cookie of the session that begins with it, as the browser sends it back.
    pub fn session(&self) -> Option<String> {
        let cookie = self.header(header::SET_COOKIE);
        let cookie = cookie.split(';').next()?;
        let token = cookie.strip_prefix("rookery=")?;
        (!token.is_empty()).then(|| cookie.to_owned())
    }
}

/// In memory, where the machine has such a place.
fn folder() -> TempDir {
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
    folder.unwrap()
}

fn file(folder: &TempDir) -> String {
    folder.path().join("site.db").display().to_string()
}
