//! How often one address may try to get in, and how fast one session may answer.

use crate::config::Config;
use app::Error;
use axum::{
    Json,
    body::Body,
    http::{HeaderValue, Request, Response, StatusCode, header::RETRY_AFTER},
    response::IntoResponse,
};
use platform::accounts::Visitor;
use std::{
    sync::{Arc, Weak},
    time::Duration,
};
use tower_governor::{
    GovernorError, GovernorLayer,
    governor::{GovernorConfig, GovernorConfigBuilder},
    key_extractor::{KeyExtractor, PeerIpKeyExtractor, SmartIpKeyExtractor},
};

type Quiet = governor::middleware::NoOpMiddleware<governor::clock::QuantaInstant>;
type SharedLimiter = governor::RateLimiter<
    String,
    governor::state::keyed::DefaultKeyedStateStore<String>,
    governor::clock::DefaultClock,
    Quiet,
>;
pub type Limit = GovernorLayer<Caller, Quiet, Body>;

/// Whose requests are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Caller {
    /// The address of the connection.
    Peer,
    /// The address that the reverse proxy names.
    Forwarded,
    /// The visitor's session; without one, the address of the connection.
    Session,
    /// The visitor's session; without one, the address that the reverse proxy names.
    ForwardedSession,
}

impl KeyExtractor for Caller {
    type Key = String;

    fn extract<T>(&self, request: &Request<T>) -> Result<String, GovernorError> {
        let visitor = request.extensions().get::<Visitor>();
        match (self, visitor) {
            (Self::Session | Self::ForwardedSession, Some(visitor)) => {
                Ok(format!("session {}", visitor.session))
            }
            (Self::Forwarded | Self::ForwardedSession, _) => {
                Ok(SmartIpKeyExtractor.extract(request)?.to_string())
            }
            (Self::Peer | Self::Session, _) => Ok(PeerIpKeyExtractor.extract(request)?.to_string()),
        }
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

/// For what people say, and what they mark and note.
pub fn speaking(config: &Config) -> Limit {
    limit(Caller::Session, Duration::from_secs(1), config.answer_burst)
}

/// For everything of one's own as a file, which reads all of one's games.
pub fn exporting(config: &Config) -> Limit {
    let caller = if config.behind_proxy {
        Caller::ForwardedSession
    } else {
        Caller::Session
    };
    limit(caller, Duration::from_mins(1), 3)
}

/// For moments of the past: as fast as a slider is drawn, for as long as that takes.
pub fn looking_back(config: &Config) -> Limit {
    let caller = if config.behind_proxy {
        Caller::ForwardedSession
    } else {
        Caller::Session
    };
    limit(caller, Duration::from_millis(50), 100)
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
    tokio::spawn(forget_the_quiet(Arc::downgrade(config.limiter())));
    GovernorLayer::new(config).error_handler(refuse)
}

/// Callers who have stayed away need not be remembered.
async fn forget_the_quiet(limiter: Weak<SharedLimiter>) {
    loop {
        tokio::time::sleep(Duration::from_mins(1)).await;
        let Some(limiter) = limiter.upgrade() else {
            return;
        };
        limiter.retain_recent();
    }
}

/// Worded like every other refusal, so that the page can show it.
fn refuse(error: GovernorError) -> Response<Body> {
    let GovernorError::TooManyRequests { wait_time, .. } = error else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let mut response = (
        StatusCode::TOO_MANY_REQUESTS,
        Json(Error::TooOften(wait_time.max(1))),
    )
        .into_response();
    response
        .headers_mut()
        .insert(RETRY_AFTER, HeaderValue::from(wait_time.max(1)));
    response
}
