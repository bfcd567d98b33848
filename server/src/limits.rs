//! How often one address may try to get in, and how fast one session may answer.

use crate::config::Config;
use app::{Error, server::session_token};
use axum::{
    Json,
    body::Body,
    http::{HeaderValue, Request, Response, StatusCode, header::RETRY_AFTER},
    response::IntoResponse,
};
use std::{sync::Arc, time::Duration};
use tower_governor::{
    GovernorError, GovernorLayer,
    governor::{GovernorConfig, GovernorConfigBuilder},
    key_extractor::{KeyExtractor, PeerIpKeyExtractor, SmartIpKeyExtractor},
};

type Quiet = governor::middleware::NoOpMiddleware<governor::clock::QuantaInstant>;
pub type Limit = GovernorLayer<Caller, Quiet, Body>;

/// Whose requests are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caller {
    /// The address of the connection.
    Peer,
    /// The address that the reverse proxy names.
    Forwarded,
    /// The session; without one, the address of the connection.
    Session,
}

impl KeyExtractor for Caller {
    type Key = String;

    fn extract<T>(&self, request: &Request<T>) -> Result<String, GovernorError> {
        let address = match self {
            Self::Forwarded => SmartIpKeyExtractor.extract(request)?,
            Self::Peer | Self::Session => PeerIpKeyExtractor.extract(request)?,
        };
        let session = session_token(request.headers()).filter(|_| *self == Self::Session);
        Ok(session.unwrap_or_else(|| address.to_string()))
    }
}

/// For signing in and up, and for opening practice tables.
pub fn entering(config: &Config) -> Limit {
    let caller = if config.behind_proxy {
        Caller::Forwarded
    } else {
        Caller::Peer
    };
    limit(caller, Duration::from_secs(6), config.sign_in_burst)
}

/// For answers to the game.
pub fn answering(config: &Config) -> Limit {
    limit(
        Caller::Session,
        Duration::from_millis(200),
        config.answer_burst,
    )
}

fn limit(caller: Caller, period: Duration, burst: u32) -> Limit {
    let config: Arc<GovernorConfig<Caller, Quiet>> = Arc::new(
        GovernorConfigBuilder::default()
            .key_extractor(caller)
            .period(period)
            .burst_size(burst.max(1))
            .finish()
            .expect("period and burst are not zero"),
    );
    GovernorLayer::new(config).error_handler(refuse)
}

/// Worded like every other refusal, so that the page can show it.
fn refuse(error: GovernorError) -> Response<Body> {
    let GovernorError::TooManyRequests { wait_time, .. } = error else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let words = format!(
        "That was too often in a short time. Try again in {} seconds.",
        wait_time.max(1)
    );
    let mut response = (StatusCode::TOO_MANY_REQUESTS, Json(Error::Refused(words))).into_response();
    response
        .headers_mut()
        .insert(RETRY_AFTER, HeaderValue::from(wait_time.max(1)));
    response
}
