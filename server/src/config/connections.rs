//! The places that requests come from, and the bounds of their connections.

use std::time::Duration;

/// The answer to whether somebody stands between the callers and this server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proxy {
    None,
    /// It names the caller's address last in `X-Forwarded-For`.
    Before,
}

/// The bounds of connections.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// The number of connections that there may be at once.
    pub connections: usize,
    /// The number of them that may come from one address; `None` where an address stands for everybody.
    pub by_address: Option<usize>,
    pub patience: Patience,
}

/// The time that a connection waits for its client.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For the rest of a request's head, once it has begun.
    pub head: Duration,
    /// For the next request.
    pub idle: Duration,
    /// For somebody who takes nothing of the answer, or next to nothing.
    pub write: Duration,
}
