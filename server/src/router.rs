//! The ways of requests, and what every request passes through.

use crate::{
    anonymous_queue::{self, AnonymousQueue},
    body::{self, Bodies},
    compression,
    config::Config,
    dictionary::{self, Dictionaries},
    email_session,
    files::{Kept, files},
    headers,
    health_metrics::{self, Metrics},
    limits::{self, Limits, Time},
    render::{Renderers, broken, on_one_thread},
    site,
    streams::{self, Streams},
};
use app::{
    App, Error, Reason, account, games, home, notices, play,
    server::{self, AppState, identify, refusal, status_by_outcome},
    shell,
};
use axum::{
    Json, Router,
    body::{Body, to_bytes},
    extract::Request,
    handler::Handler,
    http::{
        HeaderValue, Response, StatusCode,
        header::{CACHE_CONTROL, CONTENT_TYPE},
    },
    middleware::{Next, from_fn, from_fn_with_state},
    response::IntoResponse,
    routing::get,
};
use leptos_axum::{AxumRouteListing, LeptosRoutes, generate_route_list};
use std::{path::Path, sync::LazyLock};
use tower_http::{
    CompressionLevel,
    catch_panic::CatchPanicLayer,
    compression::{
        CompressionLayer, Predicate,
        predicate::{DefaultPredicate, NotForContentType},
    },
    csrf::CsrfLayer,
    trace::TraceLayer,
};
use tracing::Span;

/// The routes beside pages, server functions and files.
pub fn plain(config: &Config, metrics: &Metrics) -> Vec<health_metrics::Route> {
    let own = [
        ("/tables/{id}/record", get(play::record)),
        ("/tables/{id}/picture.png", get(play::picture)),
        ("/tables/{id}/board.svg", get(play::board)),
        ("/tables/{id}/rules", get(play::rules)),
        ("/tables/{id}/invitation.svg", get(play::invitation)),
        ("/account/export", get(account::export)),
        ("/calendar/{file}", get(account::calendar)),
        (
            "/notice/end/{token}",
            get(notices::ask_end).post(notices::one_click),
        ),
    ];
    let machines = health_metrics::routes(config, metrics.clone());
    own.into_iter()
        .chain(games::routes())
        .chain(machines)
        .collect()
}

/// The routes of the pages, found once: while leptos looks for them nothing is loaded in the whole
/// process, and a page that asks for something just then waits for ever.
pub fn pages() -> Vec<AxumRouteListing> {
    static PAGES: LazyLock<Vec<AxumRouteListing>> = LazyLock::new(|| generate_route_list(App));
    PAGES.clone()
}

/// The path of streams: what is compressed has room for that as long as it lasts, and a stream lasts.
pub const STREAM: &str = "/tables/{id}/stream";

/// The level of compression. With Brotli a table of 212 KB becomes 31.1 KB in 9 ms; at its level 4 it
/// becomes 33.0 KB in 7 ms, as Zstandard at level 9 32.0 KB in 5 ms.
const LEVEL: CompressionLevel = CompressionLevel::Precise(5);

/// The path at which calendars read deadlines.
const CALENDARS: &str = "/calendar/";

/// The path by which guests come back.
const BACK: &str = "/back/";

/// All of it, with limits that go by this time.
pub fn router(state: AppState, config: &Config, time: &Time) -> Router {
    let context = {
        let state = state.clone();
        move || server::provide(&state)
    };
    let page = {
        let options = state.options.clone();
        move || shell(options.clone())
    };
    let kept = Kept::default();
    // What is no file either gets a page that says so, unless it is three words.
    let nothing =
        leptos_axum::file_and_error_handler_with_context::<AppState, _>(context.clone(), shell);
    let on_one_thread = from_fn_with_state(Renderers::new(), on_one_thread);
    let nothing = nothing
        .layer(on_one_thread.clone())
        .layer(from_fn_with_state(state.clone(), home::by_address))
        .with_state(state.clone());
    let metrics = Metrics::new();
    let limits = Limits::new(config, time);
    let plain = plain(config, &metrics).into_iter();
    let rendered = Router::new()
        .leptos_routes_with_context(&state, pages(), context.clone(), page)
        .layer(on_one_thread);
    let dictionaries = Dictionaries::of(rendered.clone().with_state(state.clone()));
    let sent = get(dictionary::send).with_state(dictionaries.clone());
    let rendered = rendered.route(dictionary::PLACE, sent);
    let pages = plain
        .fold(rendered, |router, (path, method)| {
            router.route(path, method)
        })
        .fallback_service(
            files(Path::new(&*state.options.site_root), kept.clone()).fallback(nothing),
        )
        .layer(from_fn(email_session::only_playing))
        .layer(from_fn(fresh));
    let guards = Guards {
        state: state.clone(),
        limits: limits.clone(),
        bodies: Bodies::new(config),
        queue: AnonymousQueue::new(config),
    };
    let pages = guards.around(pages).nest(
        &format!("/{}", state.options.site_pkg_dir),
        built_client(&state, kept).layer(from_fn_with_state(limits.clone(), limits::limited_files)),
    );
    let streams = Router::new()
        .route(STREAM, get(play::stream))
        .layer(from_fn_with_state(Streams::new(config), streams::bounded))
        .layer(from_fn(fresh));
    let streams = guards.around(streams);
    let router = measured(pages, &metrics)
        .layer(from_fn_with_state(dictionaries, dictionary::beyond))
        .layer(
            CompressionLayer::new()
                .quality(LEVEL)
                .compress_when(worth_packing()),
        )
        .layer(from_fn_with_state(
            config.cookies(),
            compression::unless_led_here,
        ))
        .merge(measured(streams, &metrics))
        .layer(CatchPanicLayer::custom(broken))
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .with_state(state);
    headers::secured(router, config.cookies())
}

/// The guards before everything that works.
struct Guards {
    state: AppState,
    limits: Limits,
    bodies: Bodies,
    queue: AnonymousQueue,
}

impl Guards {
    /// Lays around a router that what is asked is not asked too often, is of a size that we take, arrives in time, and
    /// waits for its turn.
    fn around(&self, router: Router<AppState>) -> Router<AppState> {
        router
            .layer(from_fn(status_by_outcome))
            .layer(from_fn_with_state(
                self.queue.clone(),
                anonymous_queue::wait,
            ))
            .layer(from_fn(readable))
            .layer(from_fn_with_state(self.bodies.clone(), body::whole))
            .layer(from_fn_with_state(self.limits.clone(), limits::limited))
            .layer(from_fn_with_state(self.state.clone(), identify))
            .layer(from_fn_with_state(
                self.limits.clone(),
                limits::known_or_limited,
            ))
    }
}

/// Lays around a router that what is asked is counted, and comes from our own pages.
fn measured(router: Router<AppState>, metrics: &Metrics) -> Router<AppState> {
    router
        .layer(from_fn_with_state(metrics.clone(), Metrics::measure))
        .layer(CsrfLayer::new().with_rejection_response(foreign))
}

/// A ZIP is packed already.
fn worth_packing() -> impl Predicate {
    DefaultPredicate::new().and(NotForContentType::const_new("application/zip"))
}

/// Pages hold what one viewer may see: no cache keeps them. Files are the same for everybody.
async fn fresh(request: Request, next: Next) -> Response<Body> {
    let may_be_file = request.uri().path().contains('.');
    // A font is never changed, only replaced by one of another name.
    let lasting = request.uri().path().starts_with("/fonts/");
    let mut response = next.run(request).await;
    let kind = response.headers().get(CONTENT_TYPE);
    // A person may be called like a file.
    let is_page = kind.is_none_or(|it| it.as_bytes().starts_with(b"text/html"));
    let is_file = may_be_file && !is_page && response.status().is_success();
    let policy = match (is_file, lasting) {
        (true, true) => "public, max-age=31536000, immutable",
        (true, false) => "public, max-age=3600",
        (false, _) => "no-store",
    };
    response
        .headers_mut()
        .entry(CACHE_CONTROL)
        .or_insert(HeaderValue::from_static(policy));
    response
}

/// Forms and calls from other sites are refused.
fn foreign(_: tower_http::csrf::ProtectionError) -> Response<Body> {
    (StatusCode::FORBIDDEN, Json(Error::Refused(Reason::Foreign))).into_response()
}

/// A request in the log: without its query, where an invitation may stand.
fn span(request: &Request) -> Span {
    let path = logged(request.uri().path());
    tracing::debug_span!("request", method = %request.method(), path)
}

/// Returns a path without what lets somebody in: the secret of a calendar, or the three words of a table.
pub fn logged(path: &str) -> &str {
    if path.starts_with(CALENDARS) {
        CALENDARS
    } else if path.starts_with(BACK) {
        BACK
    } else if home::words_at(path).is_some() {
        "/{words}"
    } else {
        path
    }
}

/// No text holds a character of the code 0: nobody types it, and PostgreSQL cannot store it.
async fn readable(request: Request, next: Next) -> Response<Body> {
    let coded = |bytes: &[u8]| bytes.contains(&0) || bytes.windows(3).any(|it| it == b"%00");
    let address = request.uri().path_and_query();
    if address.is_some_and(|it| coded(it.as_str().as_bytes())) {
        return refusal(&Error::NotFound, &request);
    }
    let (parts, body) = request.into_parts();
    // It has been taken whole before.
    match to_bytes(body, body::LARGEST).await {
        Ok(body) if !coded(&body) => next.run(Request::from_parts(parts, body.into())).await,
        _ => {
            let request = Request::from_parts(parts, Body::empty());
            refusal(&Error::Refused(Reason::Incomplete), &request)
        }
    }
}

/// The client under a name of its contents, compressed when it was built; it never changes.
fn built_client(state: &AppState, kept: Kept) -> Router<AppState> {
    let options = &state.options;
    let folder = Path::new(&*options.site_root).join(&*options.site_pkg_dir);
    let lasting = if site::lasting(options) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    Router::new().fallback_service(files(&folder, kept)).layer(
        tower_http::set_header::SetResponseHeaderLayer::overriding(
            CACHE_CONTROL,
            HeaderValue::from_static(lasting),
        ),
    )
}
