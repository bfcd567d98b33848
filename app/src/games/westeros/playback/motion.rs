//! What moves by itself, and for whom.

use crate::browser;

/// Whether this person wants nothing to move by itself; on the server nothing does.
pub fn is_calm() -> bool {
    cfg!(not(feature = "hydrate")) || browser::matches("(prefers-reduced-motion: reduce)")
}
