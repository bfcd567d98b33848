//! The answer to somebody who has asked too often.

use app::{Error, server::refusal};
use axum::{
    body::Body,
    extract::Request,
    http::{HeaderValue, Response, header::RETRY_AFTER},
};

pub fn refuse(seconds: u64, request: &Request) -> Response<Body> {
    let mut response = refusal(&Error::TooOften(seconds), request);
    let wait = HeaderValue::from(seconds);
    response.headers_mut().insert(RETRY_AFTER, wait);
    response
}
