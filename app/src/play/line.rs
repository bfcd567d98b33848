//! The state of the page's connection to its table.

use crate::Error;
use std::time::Duration;

/// The time to wait before a stream that the server has refused is tried again, at first.
const PATIENCE: Duration = Duration::from_secs(3);
/// So often that doubles: up to a minute and a half.
const DOUBLED: u32 = 5;
/// After so many refusals in a row nobody expects the next to be the last.
const SHORT_WHILE: u32 = 3;

/// Returns what becomes of a stream that was refused so many times in a row: what the person is told, and how long the
/// browser waits. `luck` lies between 0 and 1: those who are refused together comes back one by one.
#[cfg_attr(
    not(any(feature = "hydrate", test)),
    expect(dead_code, reason = "only browsers follow the stream")
)]
pub fn refused(times: u32, luck: f64) -> (Line, Duration) {
    let line = if times < SHORT_WHILE {
        Line::Broken
    } else {
        Line::Resting
    };
    let doubled = times.saturating_sub(1).min(DOUBLED);
    (
        line,
        (PATIENCE * 2_u32.pow(doubled)).mul_f64(1.0 + luck / 2.0),
    )
}

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
    /// The server has refused it again and again; tried again later.
    Resting,
    /// It brings what this page cannot read, and loading it anew has not helped.
    Unread,
}

impl Line {
    /// Tells what the person is told; nothing while all is well.
    pub fn text(self) -> Option<String> {
        match self {
            Self::Open => None,
            Self::Broken => Some(
                word!(
                    "Connection lost. Reconnecting… Everything you sent is safe."
                        | "Verbindung unterbrochen. Neuer Versuch läuft … Was du abgeschickt \
                           hast, ist sicher."
                )
                .to_owned(),
            ),
            Self::Resting => Some(
                word!(
                    "This page isn't updating automatically right now; it will try again later. \
                     Reload to see what's new. Everything you sent is safe."
                        | "Diese Seite aktualisiert sich gerade nicht automatisch; sie versucht \
                           es später wieder. Lade sie neu, um Neues zu sehen. Was du \
                           abgeschickt hast, ist sicher."
                )
                .to_owned(),
            ),
            Self::Unread => Some(Error::Renewed.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_refused_again_and_again_waits_longer() {
        let waits: Vec<u64> = (1..=8).map(|it| refused(it, 0.0).1.as_secs()).collect();
        assert_eq!(waits, [3, 6, 12, 24, 48, 96, 96, 96]);
        assert_eq!(refused(6, 1.0).1.as_secs(), 144);
        assert_eq!(refused(2, 0.5).0, Line::Broken);
        assert_eq!(refused(3, 0.5).0, Line::Resting);
    }
}
