//! The number of live views of tables that may be open: in all, of one account, and of those at one address who have
//! none.
//!
#![doc = include_str!("streams.md")]

use crate::{
    config::{Config, Proxy},
    limits::{Address, Caller, Grouped},
    quota::{Permit, Quota},
};
use app::{Error, Reason};
use axum::{
    Json,
    body::Body,
    extract::{Request, State},
    http::{HeaderValue, Response, StatusCode, header::RETRY_AFTER},
    middleware::Next,
    response::IntoResponse,
};
use futures::StreamExt;
use platform::{UserId, accounts::Visitor};
use std::sync::Arc;

/// The time after which a page that was refused may come again, in seconds.
const AGAIN: u32 = 30;

#[derive(Clone)]
pub struct Streams(Arc<Inner>);

struct Inner {
    proxy: Proxy,
    all: Quota<Everybody>,
    by_account: Quota<UserId>,
    /// Of those who have no account: they take nothing from accounts behind the same address.
    nameless: Quota<Address>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Everybody;

impl Grouped for Everybody {}

/// The right to one open stream.
struct Place {
    _one_of_all: Permit<Everybody>,
    _account: Option<Permit<UserId>>,
    _nameless: Option<Permit<Address>>,
}

impl Streams {
    /// A quarter of all connections is left to whatever is no stream, and half of all streams to
    /// those who have an account.
    pub fn new(config: &Config) -> Self {
        let total = config.connections / 4 * 3;
        Self(Arc::new(Inner {
            proxy: config.proxy(),
            all: Quota::new(total, None),
            by_account: Quota::new(total, Some(config.streams_by_account)),
            nameless: Quota::new(total / 2, Some(config.streams_by_address)),
        }))
    }

    fn admit(&self, request: &Request) -> Option<Place> {
        let address = Address::of(request, self.0.proxy);
        let visitor = request.extensions().get::<Visitor>();
        let (account, nameless) = match Caller::of(visitor, address) {
            Caller::Account(account) => (Some(self.0.by_account.take(account)?), None),
            // A guest is made by one request.
            Caller::Guest(_) | Caller::Address(_) => (None, Some(self.0.nameless.take(address)?)),
        };
        Some(Place {
            _one_of_all: self.0.all.take(Everybody)?,
            _account: account,
            _nameless: nameless,
        })
    }
}

/// A layer around the streams: each holds its place as long as its answer lasts.
pub async fn bounded(
    State(streams): State<Streams>,
    request: Request,
    next: Next,
) -> Response<Body> {
    let Some(place) = streams.admit(&request) else {
        let words = Json(Error::Refused(Reason::TooManyStreams));
        let again = [(RETRY_AFTER, HeaderValue::from(AGAIN))];
        return (StatusCode::TOO_MANY_REQUESTS, again, words).into_response();
    };
    next.run(request).await.map(|body| {
        let chunks = body.into_data_stream().map(move |chunk| {
            let _held = &place;
            chunk
        });
        Body::from_stream(chunks)
    })
}
