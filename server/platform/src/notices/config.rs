//! The needs of notices from outside: who words messages, who carries them.

use std::sync::Arc;

use super::compose::{Bare, Words};
use super::transport::{Nobody, Transport};

/// The site, its words and its transport.
#[derive(Clone)]
pub struct NoticeConfig {
    /// The address at which people reach this site, without a slash at the end: `https://rookery.example`.
    pub public_url: String,
    /// The time that a notice waits for company and for its person to come by, in milliseconds.
    pub wait: i64,
    /// The most mails an hour to addresses that nobody has confirmed, from all people together.
    pub unconfirmed_per_hour: u64,
    pub words: Arc<dyn Words>,
    pub transport: Arc<dyn Transport>,
}

impl Default for NoticeConfig {
    /// Sends nothing.
    fn default() -> Self {
        Self {
            public_url: "http://localhost".to_owned(),
            wait: 60_000,
            unconfirmed_per_hour: 100,
            words: Arc::new(Bare),
            transport: Arc::new(Nobody),
        }
    }
}
