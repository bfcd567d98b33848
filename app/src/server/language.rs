//! The cookie that remembers the language.

use super::{AppState, Cookies};
use crate::language::{COOKIE, Language};
use axum_extra::extract::cookie::{Cookie, SameSite};
use leptos::prelude::expect_context;
use std::time::Duration;

const YEAR: Duration = Duration::from_hours(365 * 24);

/// Tells the browser to ask for that language from now on.
pub fn remember_language(language: Language) {
    let cookies = expect_context::<AppState>().cookies;
    let mut cookie = Cookie::new(COOKIE, language.code());
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_path("/");
    cookie.set_secure(cookies == Cookies::Secure);
    cookie.set_max_age(Some(YEAR.try_into().expect("a year fits")));
    super::session::send(cookie);
}
