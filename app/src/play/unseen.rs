//! The answer where a table has no picture for somebody.

use axum::http::StatusCode;
use platform::{Error, TableId};

/// Returns the table that an address names.
pub fn table_of(id: &str) -> Result<TableId, StatusCode> {
    id.parse().map_err(|_| StatusCode::NOT_FOUND)
}

/// Returns the answer to whoever may not see a table, as if there were none, or after a fault.
pub fn unseen(error: Error) -> StatusCode {
    match error {
        Error::NoSuchTable => StatusCode::NOT_FOUND,
        _ => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
