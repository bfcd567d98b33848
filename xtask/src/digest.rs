//! Short names for the contents of files.

use sha2::{Digest, Sha256};

/// A short name for these bytes, different for different bytes.
pub fn digest(bytes: &[u8]) -> String {
    hex::encode(&Sha256::digest(bytes)[..8])
}
