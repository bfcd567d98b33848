//! A table as a picture: for those who share it, and for the preview of a link to it.

/// Where the picture of a table is. The invitation lets in whoever has it, here as well.
pub fn picture_of(table: &str, invitation: Option<&str>) -> String {
    let invitation = invitation.map(|it| format!("?invitation={it}"));
    format!(
        "/tables/{table}/picture.svg{}",
        invitation.as_deref().unwrap_or_default()
    )
}

#[cfg(feature = "ssr")]
pub use route::picture;

#[cfg(feature = "ssr")]
mod route {
    use crate::{
        games,
        language::{asked, speaking},
        play::TablePage,
        server::AppState,
    };
    use axum::{
        extract::{Path, Query, State},
        http::{
            HeaderMap, StatusCode,
            header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE},
        },
        response::{IntoResponse, Response},
    };
    use platform::{
        TableId,
        tables::{self, Look},
    };
    use serde::Deserialize;

    #[derive(Deserialize)]
    pub struct Invited {
        invitation: Option<String>,
    }

    /// `GET /tables/{id}/picture.svg`: what an onlooker without an account sees of the table, whoever
    /// asks for it: behind masks nobody is named, and where onlookers see late it is as late.
    pub async fn picture(
        State(state): State<AppState>,
        Path(id): Path<String>,
        Query(Invited { invitation }): Query<Invited>,
        headers: HeaderMap,
    ) -> Response {
        let Ok(table) = id.parse::<TableId>() else {
            return StatusCode::NOT_FOUND.into_response();
        };
        let look = Look {
            invitation: invitation.as_deref(),
            since: Some(i64::MAX),
            seat: None,
        };
        let page = match tables::page(&state.platform, None, table, look).await {
            Ok(page) => page,
            Err(platform::Error::NoSuchTable) => return StatusCode::NOT_FOUND.into_response(),
            Err(_) => return StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        };
        let drawn = speaking(asked(&headers), || {
            TablePage::try_from(page).map(|page| games::picture(&page))
        });
        match drawn {
            Ok(svg) => {
                let headers = [
                    (CONTENT_TYPE, "image/svg+xml"),
                    (CACHE_CONTROL, "no-store"),
                    (
                        CONTENT_SECURITY_POLICY,
                        "default-src 'none'; style-src 'unsafe-inline'",
                    ),
                ];
                (headers, svg).into_response()
            }
            Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        }
    }
}
