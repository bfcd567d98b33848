//! The record of a finished game, to keep.

use crate::server::AppState;
use axum::{
    Extension,
    extract::{Path, Query, State},
    http::{
        StatusCode,
        header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE},
    },
    response::{IntoResponse, Response},
};
use platform::{TableId, accounts::Visitor, tables};
use serde::Deserialize;

/// The invitation that shows a table to whoever has its link.
#[derive(Deserialize)]
pub struct Invited {
    pub invitation: Option<String>,
}

/// `GET /tables/{id}/record`: the game as a text in its own notation, once it is over.
pub async fn record(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(Invited { invitation }): Query<Invited>,
    visitor: Option<Extension<Visitor>>,
) -> Response {
    let Ok(table) = id.parse::<TableId>() else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let viewer = visitor.map(|it| it.user.id);
    match tables::record(&state.platform, viewer, table, invitation.as_deref()).await {
        Ok(Some(text)) => {
            let name = format!("attachment; filename=\"rookery-{table}.txt\"");
            let headers = [
                (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
                (CONTENT_DISPOSITION, name),
                (CACHE_CONTROL, "no-store".to_owned()),
            ];
            (headers, text).into_response()
        }
        Ok(None) | Err(platform::Error::NoSuchTable) => StatusCode::NOT_FOUND.into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
