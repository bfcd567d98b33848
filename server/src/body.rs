//! The body of a request, which is there before anybody works on it.

use crate::{
    config::{Config, Proxy},
    limits::{Address, Caller},
    quota::{Permit, Quota},
};
use app::{Error, Reason};
use axum::{
    Json,
    body::Body,
    extract::{Request, State},
    http::{
        HeaderValue, Response, StatusCode,
        header::{CONNECTION, RETRY_AFTER},
    },
    middleware::Next,
    response::IntoResponse,
};
use futures::StreamExt;
use platform::accounts::Visitor;
use std::{sync::Arc, time::Duration};

/// No honest request is longer; an answer is at most 16 KiB.
pub const LARGEST: usize = 64 * 1024;
/// So much is read all the same, and forgotten: who is still sending when the connection closes sees
/// it break, and not the refusal.
const LARGEST_READ: usize = 2 * 1024 * 1024;
/// In such blocks bodies are kept, in bytes.
const BLOCK: usize = 4096;
/// The number of blocks that all bodies may have that people with an account send at once, and as many again those of
/// everybody else: 32 MiB each.
const BLOCKS: usize = 8 * 1024;
/// The time after which somebody for whose body there was no room may come again, in seconds.
const AGAIN: u32 = 5;

/// The bodies that are under way, and what they may take.
#[derive(Clone)]
pub struct Bodies(Arc<Inner>);

struct Inner {
    patience: Duration,
    proxy: Proxy,
    /// By address, for one person may have many accounts.
    of_accounts: Quota<Address>,
    of_others: Quota<Address>,
}

impl Bodies {
    pub fn new(config: &Config) -> Self {
        Self::bounded(config, BLOCKS)
    }

    /// With so many blocks of 4 KiB for those with an account, and as many for everybody else.
    pub fn bounded(config: &Config, blocks: usize) -> Self {
        let quota = || Quota::new(blocks, Some(blocks / 2));
        Self(Arc::new(Inner {
            patience: config.body_time_out(),
            proxy: config.proxy(),
            of_accounts: quota(),
            of_others: quota(),
        }))
    }

    /// Returns what the body of this request takes its room from.
    fn room(&self, request: &Request) -> Room<'_> {
        let address = Address::of(request, self.0.proxy);
        let visitor = request.extensions().get::<Visitor>();
        let quota = match Caller::of(visitor, address) {
            Caller::Account(_) => &self.0.of_accounts,
            // A guest is made by one request.
            Caller::Guest(_) | Caller::Address(_) => &self.0.of_others,
        };
        Room { quota, address }
    }
}

/// Takes the whole body, which has its time to arrive. One that is too long, does not come, or finds
/// no room beside others, is refused in words.
pub async fn whole(State(bodies): State<Bodies>, request: Request, next: Next) -> Response<Body> {
    let room = bodies.room(&request);
    let (parts, body) = request.into_parts();
    match tokio::time::timeout(bodies.0.patience, read(body, room)).await {
        Ok(Ok(kept)) => {
            let Kept { bytes, blocks } = kept;
            let answer = next.run(Request::from_parts(parts, bytes.into())).await;
            drop(blocks);
            answer
        }
        Ok(Err(Unread::TooLarge)) => refuse(StatusCode::PAYLOAD_TOO_LARGE, Reason::TooLarge),
        Ok(Err(Unread::NoRoom)) => {
            let mut refused = refuse(StatusCode::TOO_MANY_REQUESTS, Reason::TooMuchAtOnce);
            let again = HeaderValue::from(AGAIN);
            refused.headers_mut().insert(RETRY_AFTER, again);
            refused
        }
        Err(_) => {
            let mut refused = refuse(StatusCode::REQUEST_TIMEOUT, Reason::TooSlow);
            // What would still come of it is not the next request.
            let close = HeaderValue::from_static("close");
            refused.headers_mut().insert(CONNECTION, close);
            refused
        }
    }
}

/// The reason why a body is not kept.
enum Unread {
    /// It is more than we take, or it broke off.
    TooLarge,
    /// Too much is under way already.
    NoRoom,
}

struct Room<'a> {
    quota: &'a Quota<Address>,
    address: Address,
}

/// The part of a body that has come, in the room that it was given.
#[derive(Default)]
struct Kept {
    bytes: Vec<u8>,
    blocks: Vec<Permit<Address>>,
}

impl Kept {
    fn add(&mut self, chunk: &[u8], room: &Room) -> Result<(), Unread> {
        let length = self.bytes.len() + chunk.len();
        if length > LARGEST {
            return Err(Unread::TooLarge);
        }
        while self.blocks.len() * BLOCK < length {
            let block = room.quota.take(room.address);
            self.blocks.push(block.ok_or(Unread::NoRoom)?);
        }
        let given = self.blocks.len() * BLOCK;
        self.bytes.reserve_exact(given - self.bytes.len());
        self.bytes.extend_from_slice(chunk);
        Ok(())
    }
}

async fn read(body: Body, room: Room<'_>) -> Result<Kept, Unread> {
    let (mut kept, mut length) = (Ok(Kept::default()), 0);
    let mut chunks = body.into_data_stream();
    while let Some(chunk) = chunks.next().await {
        let chunk = chunk.map_err(|_| Unread::TooLarge)?;
        length += chunk.len();
        if length > LARGEST_READ {
            return Err(Unread::TooLarge);
        }
        kept = kept.and_then(|mut kept| kept.add(&chunk, &room).map(|()| kept));
    }
    kept
}

fn refuse(status: StatusCode, reason: Reason) -> Response<Body> {
    (status, Json(Error::Refused(reason))).into_response()
}
