//! The changes in the bytes of a value since one before it.
//!
//! The bytes that stay are named by their place, the others are sent. Only whole values are found
//! again, never parts of a text: else the length of a change would tell whoever sees it encrypted
//! how a name that they have chosen begins like a secret beside it.

#[cfg(feature = "ssr")]
mod between;

#[cfg(feature = "ssr")]
pub use between::between;

use serde::{Deserialize, Serialize};

/// A change from one value to the next.
#[derive(Serialize, Deserialize)]
struct Change<'a> {
    /// The fingerprint of the bytes before.
    before: u32,
    #[serde(borrow)]
    steps: Vec<Step<'a>>,
}

/// A piece of the new bytes.
#[derive(Serialize, Deserialize)]
struct Step<'a> {
    /// The distance of the next piece that stays from the last one, in bytes.
    skip: i32,
    /// The number of bytes that stay.
    stay: u32,
    /// The bytes that come after them.
    put: &'a [u8],
}

/// The bytes after a change; `None` where it is none of these bytes.
pub fn applied(change: &[u8], before: &[u8]) -> Option<Vec<u8>> {
    let change: Change = postcard::from_bytes(change).ok()?;
    if change.before != fingerprint(before) {
        return None;
    }
    let mut now = Vec::with_capacity(before.len());
    let mut at = 0_usize;
    for step in change.steps {
        let from = at.checked_add_signed(step.skip as isize)?;
        at = from.checked_add(step.stay as usize)?;
        now.extend_from_slice(before.get(from..at)?);
        now.extend_from_slice(step.put);
    }
    Some(now)
}

/// The fingerprint of the bytes that this changes.
#[cfg(feature = "ssr")]
pub fn of(change: &[u8]) -> Option<u32> {
    let (before, _) = postcard::take_from_bytes(change).ok()?;
    Some(before)
}

/// Tells bytes from others that were sent instead of them (FNV-1a).
pub fn fingerprint(bytes: &[u8]) -> u32 {
    let mix = |print: u32, byte: &u8| (print ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    bytes.iter().fold(0x811c_9dc5, mix)
}
