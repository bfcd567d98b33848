//! The headers every response carries.

use app::server::Cookies;
use axum::{
    Router,
    http::{HeaderName, HeaderValue, header},
};
use tower_http::set_header::SetResponseHeaderLayer;

const HEADERS: [(HeaderName, &str); 5] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=()",
    ),
];

/// For those who came over TLS: never come otherwise for half a year.
const TLS: (HeaderName, &str) = (header::STRICT_TRANSPORT_SECURITY, "max-age=15768000");

/// The pages set their own content security policy, which names the nonce of each response.
pub fn secured(router: Router, cookies: Cookies) -> Router {
    let tls = (cookies == Cookies::Secure).then_some(TLS);
    HEADERS
        .into_iter()
        .chain(tls)
        .fold(router, |router, (name, value)| {
            router.layer(SetResponseHeaderLayer::if_not_present(
                name,
                HeaderValue::from_static(value),
            ))
        })
}
