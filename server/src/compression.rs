//! The answers that are not compressed. The size of a compressed page tells whether words in it repeat one another
//! (BREACH). Another site can lead somebody's browser to one of our pages with words of its choice in the address,
//! again and again, and somebody on the way can see how large the answer is. So what holds the secrets of a session is
//! compressed only if our own pages or the person asked.
//!
#![doc = include_str!("compression.md")]

use app::server::{Cookies, session_token};
use axum::{
    body::Body,
    extract::{Request, State},
    http::{HeaderMap, HeaderValue, Response, header::ACCEPT_ENCODING},
    middleware::Next,
};

/// Lets nothing be compressed where another site may have had a hand in the request.
pub async fn unless_led_here(
    State(cookies): State<Cookies>,
    mut request: Request,
    next: Next,
) -> Response<Body> {
    if led_here(request.headers(), cookies) && !request.uri().path().starts_with("/pkg/") {
        request.headers_mut().remove(ACCEPT_ENCODING);
    }
    next.run(request).await
}

/// Tells whether another site may have led a person here who has a session. Browsers say so where they come over TLS;
/// without TLS everything can be read on the way, whatever its size.
fn led_here(headers: &HeaderMap, cookies: Cookies) -> bool {
    if session_token(headers, cookies).is_none() {
        return false;
    }
    let site = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
    match site {
        Some(b"same-origin" | b"none") => false,
        Some(_) => true,
        None => cookies == Cookies::Secure,
    }
}
