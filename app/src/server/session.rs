//! The session cookie, and the visitor it names.

use super::{AppState, Cookies, joining::forget_joining, refuse::status};
use crate::{
    Error, Reason,
    language::{asked, speaking},
};
use axum::{
    Json,
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use leptos::prelude::*;
use leptos_axum::ResponseOptions;
use platform::{
    LogThrottle,
    accounts::{self, Device, SessionToken, SignedIn, User, Visitor},
};

/// While the database is away every request meets it.
static UNKNOWN: LogThrottle = LogThrottle::new();

/// The network that a request comes from, as far as wrong passwords from there are counted together.
#[derive(Clone)]
pub struct Network(pub String);

/// Sixty days, like the session in the database.
const DAYS: i64 = 60;

impl Cookies {
    const fn name(self) -> &'static str {
        match self {
            Self::Secure => "__Host-rookery",
            Self::Plain => "rookery",
        }
    }

    /// Of what is shown only once.
    const fn once(self) -> &'static str {
        match self {
            Self::Secure => "__Host-rookery-once",
            Self::Plain => "rookery-once",
        }
    }

    /// Of what outlives the session.
    const fn remembered(self) -> &'static str {
        match self {
            Self::Secure => "__Host-rookery-browser",
            Self::Plain => "rookery-browser",
        }
    }
}

/// The time for which something that is shown only once is shown where it was made, in seconds.
const ONCE: u64 = 600;

/// The time for which browsers keep a cookie at most, in days.
const LONG: i64 = 400;

/// The token in the request's cookie. Behind TLS a plain cookie counts for nothing: another site of
/// the same domain could have set it.
pub fn session_token(headers: &HeaderMap, cookies: Cookies) -> Option<String> {
    let jar = CookieJar::from_headers(headers);
    Some(jar.get(cookies.name())?.value().to_owned())
}

/// Returns what this request's browser keeps under a name.
pub fn sent_cookie(name: &str) -> Option<String> {
    let jar = CookieJar::from_headers(&use_context::<Parts>()?.headers);
    Some(jar.get(name)?.value().to_owned())
}

/// Looks the session up once a request and hands the visitor to everything behind it.
pub async fn identify(State(state): State<AppState>, mut request: Request, next: Next) -> Response {
    if let Some(token) = session_token(request.headers(), state.cookies) {
        match accounts::who(&state.platform, &token).await {
            Ok(Some(visitor)) => {
                request.extensions_mut().insert(visitor);
            }
            Ok(None) => {}
            Err(error) => {
                if let Some(times) = UNKNOWN.due() {
                    tracing::warn!(%error, times, "sessions could not be looked up");
                }
                if !request.method().is_safe() {
                    return unknown(request.headers(), error);
                }
            }
        }
    }
    next.run(request).await
}

/// Refuses a request of somebody who cannot be known: they are no stranger; told to sign in, they would believe that
/// they were sent away, and a sign-out would be acknowledged that never was. A form without WASM gets the words.
fn unknown(headers: &HeaderMap, error: platform::Error) -> Response {
    let error = Error::from(error);
    let accepted = headers.get(header::ACCEPT).and_then(|it| it.to_str().ok());
    let status = status(&error);
    if accepted.is_some_and(|it| it.contains("text/html")) {
        let words = speaking(asked(headers), || error.to_string());
        return (status, words).into_response();
    }
    (status, Json(error)).into_response()
}

/// Returns whose request this is.
pub fn visitor() -> Option<Visitor> {
    use_context::<Parts>()?.extensions.get::<Visitor>().cloned()
}

/// Returns whose request this is, for what needs somebody.
pub fn signed_in() -> Result<Visitor, Error> {
    visitor().ok_or_else(|| super::refuse::with_status(Error::SignInFirst))
}

/// Returns whose account this is; guests have none yet.
pub fn with_account() -> Result<Visitor, Error> {
    let visitor = signed_in()?;
    if visitor.user.guest {
        return Err(super::refuse::with_status(Error::Refused(
            Reason::NeedsAccount,
        )));
    }
    Ok(visitor)
}

/// Returns whose account this is, for what shows or changes the account: not enough is a link from an email.
pub fn with_whole_account() -> Result<Visitor, Error> {
    with_account()?;
    wholly_signed_in()
}

/// Returns whose request this is, guest or not, for what is only theirs: not enough is a link from an email.
pub fn wholly_signed_in() -> Result<Visitor, Error> {
    let visitor = signed_in()?;
    if visitor.brief {
        return Err(super::refuse::with_status(Error::Refused(
            Reason::BriefStay,
        )));
    }
    Ok(visitor)
}

/// The visitor's browser, and the session that it has now: it ends where another one begins.
pub fn device() -> Device {
    Device {
        name: browser(),
        network: network(),
        session: visitor().map(|it| it.session),
        remembered: remembered(),
    }
}

/// The network that the visitor's browser is in, or nothing where nobody knows.
pub fn network() -> String {
    use_context::<Parts>()
        .and_then(|it| it.extensions.get::<Network>().cloned())
        .map(|it| it.0)
        .unwrap_or_default()
}

/// Returns what the account page calls the visitor's browser: "Firefox on Linux".
pub fn browser() -> String {
    let agent = use_context::<Parts>()
        .and_then(|it| {
            it.headers
                .get(header::USER_AGENT)?
                .to_str()
                .ok()
                .map(str::to_owned)
        })
        .unwrap_or_default();
    let find = |names: &[(&str, &'static str)]| {
        names
            .iter()
            .find(|(part, _)| agent.contains(part))
            .map_or("", |&(_, name)| name)
    };
    let browser = find(&[
        ("Edg/", "Edge"),
        ("Firefox/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = find(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "Mac"),
        ("Linux", "Linux"),
    ]);
    crate::account::device(browser, system)
}

/// Returns what the browser remembers of the accounts that have signed in there.
pub fn remembered() -> String {
    let cookies = expect_context::<AppState>().cookies;
    sent_cookie(cookies.remembered()).unwrap_or_default()
}

/// Gives the browser its session, and lets it remember the account: whoever guesses passwords
/// elsewhere does not keep this browser out.
pub async fn let_in(person: &SignedIn) {
    set_session(&person.token);
    remember(&person.user).await;
}

/// Lets the browser remember the account as it is now, if the database can be read.
pub async fn remember(person: &User) {
    let cookies = expect_context::<AppState>().cookies;
    let platform = super::platform();
    let before = remembered();
    let all = accounts::remember_browser(&platform, person.id, &before).await;
    if let Some(all) = if_possible(all) {
        send(cookie((cookies.remembered(), all), LONG));
    }
}

/// For extras after what was asked for has been stored: where one fails, the request has succeeded
/// all the same, and only the log tells of it.
pub fn if_possible<T>(done: Result<T, platform::Error>) -> Option<T> {
    done.inspect_err(|error| tracing::warn!(%error, "left out after what was asked for was stored"))
        .ok()
}

/// Gives the browser its session.
pub fn set_session(token: &SessionToken) {
    let cookies = expect_context::<AppState>().cookies;
    send(cookie((cookies.name(), token.expose().to_owned()), DAYS));
}

/// Lets the browser that has made a secret show it for a few minutes: nobody can be told it again.
pub fn show_once(secret: &str) {
    let cookies = expect_context::<AppState>().cookies;
    let mut cookie = cookie((cookies.once(), secret.to_owned()), 0);
    let age = std::time::Duration::from_secs(ONCE);
    cookie.set_max_age(Some(age.try_into().expect("some minutes fit")));
    send(cookie);
}

/// The secret that this browser shows.
pub fn shown_once() -> Option<String> {
    sent_cookie(expect_context::<AppState>().cookies.once())
}

/// Takes the session from the browser, and what it remembers for its person alone.
pub fn clear_session() {
    let cookies = expect_context::<AppState>().cookies;
    send(cookie((cookies.name(), String::new()), 0));
    forget_joining();
}

pub(super) fn cookie((name, value): (&'static str, String), days: i64) -> Cookie<'static> {
    let cookies = expect_context::<AppState>().cookies;
    let mut cookie = Cookie::new(name, value);
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_path("/");
    cookie.set_secure(cookies == Cookies::Secure);
    cookie.set_max_age(Some(
        std::time::Duration::from_secs(days.unsigned_abs() * 86_400)
            .try_into()
            .expect("some days fit"),
    ));
    cookie
}

pub(super) fn send(cookie: Cookie<'_>) {
    let value = HeaderValue::from_str(&cookie.to_string()).expect("our cookies are plain ASCII");
    expect_context::<ResponseOptions>().append_header(header::SET_COOKIE, value);
}
