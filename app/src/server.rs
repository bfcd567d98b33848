//! What server functions share: the platform, the visitor's session, refusals.

mod apology;
mod convert;
mod language;
mod refuse;
mod session;

pub use apology::refusal;
pub use convert::address;
pub use language::remember_language;
pub use refuse::{Outcome, set_status, status, told_by_status, with_status};
pub use session::{
    Network, browser, clear_session, device, identify, if_possible, let_in, network, remember,
    remembered, sent_cookie, session_token, set_session, signed_in, visitor, wholly_signed_in,
    with_account, with_whole_account,
};

use crate::play::Onlookers;
use axum::{
    extract::FromRef,
    http::{header::HOST, request::Parts},
};
use leptos::prelude::*;
use platform::Platform;

/// What every request may use.
#[derive(Clone, FromRef)]
pub struct AppState {
    pub options: LeptosOptions,
    pub platform: Platform,
    pub cookies: Cookies,
    /// The pages that onlookers see who have no account.
    pub onlookers: Onlookers,
}

/// How session cookies are sent.
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
    if let Some(parts) = use_context::<Parts>() {
        provide_context(crate::language::asked(&parts.headers));
    }
}

pub fn platform() -> Platform {
    expect_context::<AppState>().platform
}

/// Where this site is, as the request named it: `https://rookery.example`.
pub fn origin() -> String {
    let host = use_context::<Parts>()
        .and_then(|it| it.headers.get(HOST)?.to_str().ok().map(str::to_owned))
        .unwrap_or_default();
    match expect_context::<AppState>().cookies {
        Cookies::Secure => format!("https://{host}"),
        Cookies::Plain => format!("http://{host}"),
    }
}
