//! The body of a request, which is there before anybody works on it.

use app::{Error, Reason};
use axum::{
    Json,
    body::Body,
    extract::{Request, State},
    http::{HeaderValue, Response, StatusCode, header::CONNECTION},
    middleware::Next,
    response::IntoResponse,
};
use futures::StreamExt;
use std::time::Duration;

/// No honest request is longer; an answer is at most 16 KiB.
pub const LARGEST: usize = 64 * 1024;
/// So much is read all the same, and forgotten: who is still sending when the connection closes sees
/// it break, and not the refusal.
const LARGEST_READ: usize = 2 * 1024 * 1024;

/// Takes the whole body, which has `patience` to arrive. One that is too long, or does not come, is
/// refused in words.
pub async fn whole(
    State(patience): State<Duration>,
    request: Request,
    next: Next,
) -> Response<Body> {
    let (parts, body) = request.into_parts();
    match tokio::time::timeout(patience, read(body)).await {
        Ok(Some(body)) => next.run(Request::from_parts(parts, body.into())).await,
        Ok(None) => refuse(StatusCode::PAYLOAD_TOO_LARGE, Reason::TooLarge),
        Err(_) => {
            let mut refused = refuse(StatusCode::REQUEST_TIMEOUT, Reason::TooSlow);
            // What would still come of it is not the next request.
            let close = HeaderValue::from_static("close");
            refused.headers_mut().insert(CONNECTION, close);
            refused
        }
    }
}

/// `None` for more than we take, and for one that broke off.
async fn read(body: Body) -> Option<Vec<u8>> {
    let (mut kept, mut length) = (Vec::new(), 0);
    let mut chunks = body.into_data_stream();
    while let Some(chunk) = chunks.next().await {
        let chunk = chunk.ok()?;
        length += chunk.len();
        if length > LARGEST_READ {
            return None;
        }
        if length <= LARGEST {
            kept.extend_from_slice(&chunk);
        } else {
            kept = Vec::new();
        }
    }
    (length <= LARGEST).then_some(kept)
}

fn refuse(status: StatusCode, reason: Reason) -> Response<Body> {
    (status, Json(Error::Refused(reason))).into_response()
}
