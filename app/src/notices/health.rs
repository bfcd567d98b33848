//! A way to the visitor as their page knows it: how it works, and what did not arrive.

use model::DeliveryError;
use serde::{Deserialize, Serialize};

/// A way to the person, and how it works. Instants are milliseconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChannelRow {
    pub channel: String,
    pub target: Option<i64>,
    pub label: String,
    pub broken: bool,
    pub last_sent: Option<i64>,
    pub waiting: usize,
    pub failures: Vec<FailureRow>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FailureRow {
    pub at: i64,
    pub category: String,
    pub why: DeliveryError,
    pub again: bool,
}

#[cfg(feature = "ssr")]
impl From<platform::notices::Health> for ChannelRow {
    fn from(it: platform::notices::Health) -> Self {
        use platform::notices as n;
        let failure = |it: n::Attempt| FailureRow {
            at: it.at,
            category: it.category.name(),
            why: it.why,
            again: it.again,
        };
        Self {
            channel: it.channel.name(),
            target: it.target,
            label: if it.channel == n::Channel::Push {
                crate::account::device_again(&it.label)
            } else {
                it.label
            },
            broken: it.broken_at.is_some(),
            last_sent: it.last_sent,
            waiting: it.waiting,
            failures: it.failures.into_iter().map(failure).collect(),
        }
    }
}
