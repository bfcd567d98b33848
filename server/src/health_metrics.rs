//! The questions of machines to the server: whether it lives, whether it works, and how much it does.

use crate::config::Config;
use app::server::AppState;
use axum::{
    body::Body,
    extract::{MatchedPath, Request, State},
    http::{HeaderMap, Response, StatusCode, header::AUTHORIZATION},
    middleware::Next,
    response::IntoResponse,
    routing::{MethodRouter, get},
};
use metrics::{counter, gauge, histogram, with_local_recorder};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusRecorder};
use platform::{
    damaged_tables, notices,
    storage::{self, Room, State as Storage},
    tables,
};
use std::{
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Instant,
};

/// Seconds; most answers take a few milliseconds.
const BUCKETS: [f64; 9] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0];
/// After so many requests what was measured is drawn together, whether somebody reads it or not.
const UPKEEP: u32 = 1024;

/// Counts and times requests.
#[derive(Clone)]
pub struct Metrics(Arc<Inner>);

struct Inner {
    recorder: PrometheusRecorder,
    since: AtomicU32,
}

impl Metrics {
    pub fn new() -> Self {
        let name = Matcher::Full("rookery_request_seconds".into());
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(name, &BUCKETS)
            .unwrap_or_else(|_| PrometheusBuilder::new());
        let (recorder, since) = (builder.build_recorder(), AtomicU32::new(0));
        Self(Arc::new(Inner { recorder, since }))
    }

    /// A layer around every request.
    pub async fn measure(State(this): State<Self>, request: Request, next: Next) -> Response<Body> {
        let path = request.extensions().get::<MatchedPath>();
        let path = path.map_or_else(|| "other".to_owned(), |it| it.as_str().to_owned());
        let begun = Instant::now();
        let response = next.run(request).await;
        let seconds = begun.elapsed().as_secs_f64();
        let status = response.status().as_u16().to_string();
        with_local_recorder(&this.0.recorder, || {
            counter!("rookery_requests_total", "path" => path.clone(), "status" => status)
                .increment(1);
            histogram!("rookery_request_seconds", "path" => path).record(seconds);
        });
        if this.0.since.fetch_add(1, Ordering::Relaxed) % UPKEEP == UPKEEP - 1 {
            this.0.recorder.handle().run_upkeep();
        }
        response
    }
}

/// A route, and who answers there.
pub type Route = (&'static str, MethodRouter<AppState>);

/// `/healthz` lives, `/readyz` can read and write, `/metrics` for whoever knows the token.
pub fn routes(config: &Config, metrics: Metrics) -> [Route; 3] {
    let (token, room) = (config.metrics_token.clone(), config.room());
    let ready = move |state| ready(state, room);
    let metrics = move |State(state): State<AppState>, headers: HeaderMap| {
        let (token, metrics) = (token.clone(), metrics.clone());
        async move {
            if token.is_none_or(|it| !bears(&headers, &it)) {
                return StatusCode::NOT_FOUND.into_response();
            }
            metrics.render(&state, room).await.into_response()
        }
    };
    [
        ("/healthz", get(|| async { "lives\n" })),
        ("/readyz", get(ready)),
        ("/metrics", get(metrics)),
    ]
}

async fn ready(State(state): State<AppState>, room: Room) -> impl IntoResponse {
    if state.platform.hub().is_closed() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n");
    }
    match storage::look(&state.platform, room).await.state {
        Storage::Works | Storage::LittleRoom => (StatusCode::OK, "ready\n"),
        Storage::NoRoom => (StatusCode::SERVICE_UNAVAILABLE, "the disk is nearly full\n"),
        Storage::NotWritable => (
            StatusCode::SERVICE_UNAVAILABLE,
            "the database cannot be written\n",
        ),
    }
}

/// Compared in the same time wherever they differ.
fn bears(headers: &HeaderMap, token: &str) -> bool {
    let named = headers.get(AUTHORIZATION).and_then(|it| it.to_str().ok());
    let named = named
        .and_then(|it| it.strip_prefix("Bearer "))
        .unwrap_or_default();
    let different = named
        .bytes()
        .zip(token.bytes())
        .fold(0, |sum, (a, b)| sum | (a ^ b));
    named.len() == token.len() && different == 0
}

impl Metrics {
    /// Returns what was measured, and how much there is just now.
    async fn render(&self, state: &AppState, room: Room) -> Result<String, StatusCode> {
        let storage = storage::look(&state.platform, room).await;
        let counts = tables::counts(&state.platform).await;
        let counts = counts.map_err(|_| StatusCode::SERVICE_UNAVAILABLE)?;
        let mail = notices::unconfirmed_mail(&state.platform).await;
        let mail = mail.map_err(|_| StatusCode::SERVICE_UNAVAILABLE)?;
        let listeners = state.platform.hub().listeners();
        with_local_recorder(&self.0.recorder, || {
            gauge!("rookery_tables", "status" => "gathering").set(level(counts.gathering));
            gauge!("rookery_tables", "status" => "running").set(level(counts.running));
            gauge!("rookery_tables", "status" => "over").set(level(counts.over));
            gauge!("rookery_open_questions").set(level(counts.questions));
            gauge!("rookery_unconfirmed_mails").set(level(mail.sent));
            gauge!("rookery_unconfirmed_mails_most").set(level(mail.most));
            gauge!("rookery_listeners").set(level(listeners as u64));
            gauge!("rookery_damaged_tables").set(level(damaged_tables()));
            for (page, times) in state.panics.counted() {
                counter!("rookery_client_panics_total", "page" => page).absolute(times);
            }
            let writable = storage.state != Storage::NotWritable;
            gauge!("rookery_database_writable").set(f64::from(u8::from(writable)));
            if let Some(disk) = storage.disk {
                gauge!("rookery_disk_free_mebibytes").set(level(disk.free >> 20));
                gauge!("rookery_disk_total_mebibytes").set(level(disk.total >> 20));
            }
        });
        Ok(self.0.recorder.handle().render())
    }
}

/// More than four thousand million of anything are told as that many.
fn level(count: u64) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}
