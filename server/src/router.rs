//! Which request goes where, and what every request passes through.

use crate::{
    config::Config,
    headers,
    instruments::{self, Instruments},
    limits, site,
};
use app::{
    App, Error, Reason, account, notices, play,
    server::{self, AppState, identify},
    shell,
};
use axum::{
    Json, Router,
    body::{Body, to_bytes},
    extract::{Request, State},
    http::{
        HeaderValue, Response, StatusCode,
        header::{CACHE_CONTROL, CONTENT_TYPE},
    },
    middleware::{Next, from_fn, from_fn_with_state},
    response::IntoResponse,
    routing::{get, post},
};
use leptos_axum::{
    LeptosRoutes, generate_route_list_with_exclusions, handle_server_fns_with_context,
};
use std::any::Any;
use tower_http::{
    catch_panic::CatchPanicLayer,
    compression::{
        CompressionLayer, Predicate,
        predicate::{DefaultPredicate, NotForContentType},
    },
    csrf::CsrfLayer,
    services::ServeDir,
    trace::TraceLayer,
};
use tracing::Span;

/// No honest request is longer; an answer is at most 16 KiB.
const LARGEST_BODY: usize = 64 * 1024;
/// So much is read all the same: who is still sending when the connection closes sees it break,
/// and not the refusal.
const LARGEST_READ: usize = 2 * 1024 * 1024;

/// Getting in, laying tables and sending letters is limited by address.
const ENTERING: [&str; 21] = [
    "/api/sign_up",
    "/api/sign_in",
    "/api/practice",
    "/api/together",
    "/api/rematch",
    "/api/create_table",
    "/api/follow_notice",
    "/api/answer_notice",
    "/api/confirm_address",
    "/api/set_mail",
    "/api/end_mail",
    "/api/mail_again",
    "/api/block_by_link",
    "/api/add_webhook",
    "/api/add_device",
    "/api/try_way",
    "/api/ask_recovery",
    "/api/recover",
    "/api/change_password",
    "/api/rename",
    "/api/delete_account",
];
/// Answers are limited by session, those of a lesson too.
const ANSWERING: [&str; 3] = ["/api/answer", "/api/undo", "/api/lesson"];
/// And whatever else changes something: each writes, and many wake all who look at a table.
const CHANGING: [&str; 29] = [
    "/api/cast_vote",
    "/api/keep",
    "/api/lay",
    "/api/go_on_vacation",
    "/api/come_back",
    "/api/keep_night",
    "/api/invite_by_name",
    "/api/decline_invitation",
    "/api/block_inviter",
    "/api/unblock",
    "/api/send_away",
    "/api/set_table_words",
    "/api/close_table",
    "/api/take_seat",
    "/api/share_seat",
    "/api/give_up_seat",
    "/api/leave_table",
    "/api/confirm_seat",
    "/api/seat_computer",
    "/api/unseat_computer",
    "/api/offer_seat",
    "/api/return_to_seat",
    "/api/replace_seat",
    "/api/hand_over_seat",
    "/api/save_notices",
    "/api/forget_target",
    "/api/wish_forced_answers",
    "/api/open_report",
    "/api/resolve_report",
];
/// So is looking back: a moment costs the rules up to 32 answers.
const LOOKING_BACK: [&str; 5] = [
    "/api/moment",
    "/api/chronicle",
    "/api/seen",
    "/api/archive",
    "/api/person",
];

/// And speaking, as fast as somebody types who is heated.
const SPEAKING: [&str; 7] = [
    "/api/say",
    "/api/propose",
    "/api/answer_proposal",
    "/api/write_note",
    "/api/hush",
    "/api/hear_again",
    "/api/report",
];
/// Reading what was said, or drafted, costs as much as looking back.
const LISTENING: [&str; 6] = [
    "/api/draft",
    "/api/talk",
    "/api/talk_mark",
    "/api/talk_lines",
    "/api/talk_search",
    "/api/notes",
];

pub fn router(state: AppState, config: &Config) -> Router {
    let limited = ENTERING
        .iter()
        .chain(&ANSWERING)
        .chain(&CHANGING)
        .chain(&LOOKING_BACK)
        .chain(&SPEAKING)
        .chain(&LISTENING)
        .map(ToString::to_string)
        .collect();
    let pages = generate_route_list_with_exclusions(App, Some(limited));
    let context = {
        let state = state.clone();
        move || server::provide(&state)
    };
    let page = {
        let options = state.options.clone();
        move || shell(options.clone())
    };
    let instruments = Instruments::new();
    let mut router = Router::new()
        .route("/tables/{id}/record", get(play::record))
        .route(
            "/account/export",
            get(account::export).layer(limits::exporting(config)),
        )
        .route(
            "/notice/end/{token}",
            get(notices::ask_end).post(notices::one_click),
        )
        .leptos_routes_with_context(&state, pages, context.clone(), page);
    let function = |State(state): State<AppState>, request: Request| {
        handle_server_fns_with_context(move || server::provide(&state), request)
    };
    for path in ENTERING {
        router = router.route(path, post(function).layer(limits::entering(config)));
    }
    for path in ANSWERING.into_iter().chain(CHANGING) {
        router = router.route(path, post(function).layer(limits::answering(config)));
    }
    for path in LOOKING_BACK {
        router = router.route(path, post(function).layer(limits::looking_back(config)));
    }
    for path in SPEAKING {
        router = router.route(path, post(function).layer(limits::speaking(config)));
    }
    for path in LISTENING {
        router = router.route(path, post(function).layer(limits::looking_back(config)));
    }
    let pages = router
        .fallback(leptos_axum::file_and_error_handler_with_context::<
            AppState,
            _,
        >(context, shell))
        .layer(from_fn_with_state(state.clone(), identify))
        .merge(instruments::routes(config, instruments.clone()))
        .layer(from_fn(fresh))
        .nest(
            &format!("/{}", state.options.site_pkg_dir),
            built_client(&state),
        );
    // What is compressed has room for that as long as it lasts, and a stream lasts.
    let streams = Router::new()
        .route("/tables/{id}/stream", get(play::stream))
        .layer(from_fn(fresh));
    let router = guarded(pages, &instruments)
        .layer(CompressionLayer::new().compress_when(worth_packing()))
        .merge(guarded(streams, &instruments))
        .layer(CatchPanicLayer::custom(broken))
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .with_state(state);
    headers::secured(router, config.cookies())
}

/// What is asked is of a size that we take, is counted, and comes from our own pages.
fn guarded(router: Router<AppState>, instruments: &Instruments) -> Router<AppState> {
    router
        .layer(from_fn(bounded))
        .layer(from_fn_with_state(
            instruments.clone(),
            Instruments::measure,
        ))
        .layer(CsrfLayer::new().with_rejection_response(foreign))
}

/// A ZIP is packed already.
fn worth_packing() -> impl Predicate {
    DefaultPredicate::new().and(NotForContentType::const_new("application/zip"))
}

/// Pages hold what one viewer may see: no cache keeps them. Files are the same for everybody.
async fn fresh(request: Request, next: Next) -> Response<Body> {
    let may_be_file = request.uri().path().contains('.');
    let mut response = next.run(request).await;
    let kind = response.headers().get(CONTENT_TYPE);
    // A person may be called like a file.
    let is_page = kind.is_none_or(|it| it.as_bytes().starts_with(b"text/html"));
    let policy = if may_be_file && !is_page && response.status().is_success() {
        "public, max-age=3600"
    } else {
        "no-store"
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

/// A page that broke. What the panic said may be secret and goes nowhere.
fn broken(_: Box<dyn Any + Send>) -> Response<Body> {
    // Nobody knows any more which language was asked for.
    let page = "Something went wrong on our side. Please go back and try again.\n\
                Bei uns ist etwas schiefgegangen. Bitte geh zurück und versuche es noch einmal.";
    (StatusCode::INTERNAL_SERVER_ERROR, page).into_response()
}

/// What the log knows of a request: not the query, where an invitation may stand.
fn span(request: &Request) -> Span {
    tracing::debug_span!("request", method = %request.method(), path = request.uri().path())
}

/// Takes the whole body before anybody works on it; one that is too long is refused in words.
async fn bounded(request: Request, next: Next) -> Response<Body> {
    let (parts, body) = request.into_parts();
    match to_bytes(body, LARGEST_READ).await {
        Ok(body) if body.len() <= LARGEST_BODY => {
            next.run(Request::from_parts(parts, body.into())).await
        }
        _ => {
            let refused = Json(Error::Refused(Reason::TooLarge));
            (StatusCode::PAYLOAD_TOO_LARGE, refused).into_response()
        }
    }
}

/// The client under a name of its contents, compressed when it was built; it never changes.
fn built_client(state: &AppState) -> Router<AppState> {
    let options = &state.options;
    let folder = std::path::Path::new(&*options.site_root).join(&*options.site_pkg_dir);
    let files = ServeDir::new(folder)
        .precompressed_br()
        .precompressed_gzip();
    let lasting = if site::lasting(options) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    Router::new().fallback_service(files).layer(
        tower_http::set_header::SetResponseHeaderLayer::overriding(
            CACHE_CONTROL,
            HeaderValue::from_static(lasting),
        ),
    )
}
