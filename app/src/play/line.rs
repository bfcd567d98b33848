//! How the page's connection to its table is.

use crate::Error;

/// The stream that brings what happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    not(feature = "hydrate"),
    expect(dead_code, reason = "only browsers follow the stream")
)]
pub enum Line {
    Open,
    /// Tried again until it is back.
    Broken,
    /// It brings what this page cannot read, and loading it anew has not helped.
    Unread,
}

impl Line {
    /// What the person is told; nothing while all is well.
    pub fn told(self) -> Option<String> {
        match self {
            Self::Open => None,
            Self::Broken => Some(
                word!(
                    "The connection is gone; trying again. What you sent is safe."
                        | "Die Verbindung ist weg; ich versuche es weiter. Was du abgeschickt hast, ist sicher."
                )
                .to_owned(),
            ),
            Self::Unread => Some(Error::Renewed.to_string()),
        }
    }
}
