//! Where requests come from, and what their connections may take.

use std::time::Duration;

/// Whether somebody stands between the callers and this server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proxy {
    None,
    /// It names the caller's address last in `X-Forwarded-For`.
    Before,
}

/// What connections may take.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// How many there may be at once.
    pub connections: usize,
    /// How many of them may come from one address; `None` where an address stands for everybody.
    pub by_address: Option<usize>,
    pub patience: Patience,
}

/// How long a connection waits for its client.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For the rest of a request's head, once it has begun.
    pub head: Duration,
    /// For the next request.
    pub idle: Duration,
    /// For somebody who takes nothing of the answer, or next to nothing.
    pub write: Duration,
}
