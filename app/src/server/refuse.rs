//! From the platform's errors to what the person sees, and to the status of the response.

use crate::{Error, Reason};
use axum::{
    body::to_bytes,
    extract::Request,
    http::{StatusCode, header::ACCEPT, request::Parts},
    middleware::Next,
    response::Response,
};
use leptos::{prelude::*, server_fn::error::SERVER_FN_ERROR_HEADER};
use leptos_axum::ResponseOptions;

/// No refusal is longer, in bytes.
const LONGEST: usize = 64 * 1024;

/// Turns the platform's refusal into the page's.
pub trait Outcome<T> {
    fn or_refuse(self) -> Result<T, Error>;
}

impl<T> Outcome<T> for Result<T, platform::Error> {
    fn or_refuse(self) -> Result<T, Error> {
        self.map_err(|error| with_status(Error::from(error)))
    }
}

/// Sets the status that belongs to the refusal; a form sent without WASM is sent back to its page
/// instead, with the refusal in the address.
pub fn with_status(error: Error) -> Error {
    if !is_plain_form() {
        set_status(&error);
    }
    error
}

/// Returns true where the browser itself has sent the form, and shows the page that the answer leads to.
pub fn is_plain_form() -> bool {
    let accepts = |it: Parts| Some(it.headers.get(ACCEPT)?.to_str().ok()?.contains("text/html"));
    use_context::<Parts>().and_then(accepts).unwrap_or(false)
}

/// A layer around the server functions: a refusal that one of them has returned just as it is gets
/// the status that belongs to it, and is no failure of ours.
pub async fn status_by_outcome(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let refused = response.headers().contains_key(SERVER_FN_ERROR_HEADER);
    if !refused || response.status() != StatusCode::INTERNAL_SERVER_ERROR {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let body = to_bytes(body, LONGEST).await.unwrap_or_default();
    if let Ok(error) = serde_json::from_slice(&body) {
        parts.status = status(&error);
    }
    Response::from_parts(parts, body.into())
}

pub fn set_status(error: &Error) {
    if let Some(response) = use_context::<ResponseOptions>() {
        response.set_status(status(error));
    }
}

/// The status of a response that says this.
pub const fn status(error: &Error) -> StatusCode {
    match error {
        Error::SignInFirst => StatusCode::UNAUTHORIZED,
        Error::NotFound => StatusCode::NOT_FOUND,
        Error::Refused(Reason::Busy) | Error::Unavailable | Error::Unconfirmed => {
            StatusCode::SERVICE_UNAVAILABLE
        }
        Error::Field { .. } | Error::Refused(_) | Error::Rules(_) | Error::OlderRules(_) => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        Error::TooOften(_) => StatusCode::TOO_MANY_REQUESTS,
        Error::Internal(_) | Error::Damaged => StatusCode::INTERNAL_SERVER_ERROR,
        Error::Connection | Error::Renewed => StatusCode::BAD_REQUEST,
    }
}
