//! The delivery of notices.

use serde::{Deserialize, Serialize};

/// The reason why a message did not arrive, as far as its reader is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum DeliveryError {
    /// Nobody answered, or nobody outside is called so: who has a name looked up learns no more,
    /// for the server may know names that the world does not.
    Unreachable,
    /// Somebody outside took too long to answer.
    Slow,
    /// Somebody answered with this number of mail or of the web.
    Refused(u16),
    /// The address cannot be written to.
    Address,
    /// The place is gone for good.
    Gone,
    /// This server has no way to send it.
    NoWay,
}

impl DeliveryError {
    /// As it is stored.
    pub fn write(self) -> String {
        match self {
            Self::Unreachable => "unreachable".to_owned(),
            Self::Slow => "slow".to_owned(),
            Self::Refused(number) => format!("refused {number}"),
            Self::Address => "address".to_owned(),
            Self::Gone => "gone".to_owned(),
            Self::NoWay => "no way".to_owned(),
        }
    }

    /// Reads what [`write`](Self::write) has written; a refusal without a number for anything else.
    pub fn read(text: &str) -> Self {
        match text {
            "unreachable" => Self::Unreachable,
            "slow" => Self::Slow,
            "address" => Self::Address,
            "gone" => Self::Gone,
            "no way" => Self::NoWay,
            other => {
                let number = other.strip_prefix("refused ");
                Self::Refused(number.and_then(|it| it.parse().ok()).unwrap_or(0))
            }
        }
    }
}
