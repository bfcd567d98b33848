//! The means that server functions share: the platform, the visitor's session, refusals.

mod convert;
mod early_rejection;
mod joining;
mod language;
mod refuse;
mod session;

pub use convert::address;
pub use early_rejection::refusal;
pub use joining::{forget_joining, joining, remember_joining};
pub use language::remember_language;
pub use refuse::{Outcome, is_plain_form, set_status, status, status_by_outcome, with_status};
pub use session::{
    Network, browser, clear_session, device, identify, if_possible, let_in, network, remember,
    remembered, sent_cookie, session_token, set_session, show_once, shown_once, signed_in, visitor,
    wholly_signed_in, with_account, with_whole_account,
};

use crate::{loaded::Asked, notices::Tasks, panics::Panics, play::Onlookers};
use axum::{
    extract::FromRef,
    http::{HeaderMap, header::HOST, request::Parts},
};
use leptos::prelude::*;
use platform::Platform;

/// The values that every request may use.
#[derive(Clone, FromRef)]
pub struct AppState {
    pub options: LeptosOptions,
    pub platform: Platform,
    pub cookies: Cookies,
    /// The pages that onlookers see who have no account.
    pub onlookers: Onlookers,
    /// The words for what waits for whom.
    pub tasks: Tasks,
    pub panics: Panics,
}

/// The way in which session cookies are sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cookies {
    /// Behind TLS: `__Host-` and `Secure`.
    Secure,
    /// On one's own machine.
    Plain,
}

/// Gives everything behind a request what it may use: the state, and the language it asks for.
pub fn provide(state: &AppState) {
    provide_context(state.clone());
    provide_context(Asked::default());
    if let Some(parts) = use_context::<Parts>() {
        provide_context(crate::language::asked(&parts.headers));
    }
}

pub fn platform() -> Platform {
    expect_context::<AppState>().platform
}

/// Returns where this site is, as the request named it: `https://rookery.example`.
pub fn origin() -> String {
    let headers = use_context::<Parts>().map(|it| it.headers);
    let cookies = expect_context::<AppState>().cookies;
    origin_of(&headers.unwrap_or_default(), cookies)
}

/// The same for these headers.
pub fn origin_of(headers: &HeaderMap, cookies: Cookies) -> String {
    let host = headers.get(HOST).and_then(|it| it.to_str().ok());
    let host = host.unwrap_or_default();
    match cookies {
        Cookies::Secure => format!("https://{host}"),
        Cookies::Plain => format!("http://{host}"),
    }
}
