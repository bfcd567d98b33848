//! JSON that the browser reads.

use serde::de::DeserializeOwned;

/// Reads what a text says, if it says that. Read as bytes, as the answers of server functions are: the same types read
/// from text would be the same code a second time.
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_slice(text.as_bytes()).ok()
}
