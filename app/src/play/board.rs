//! The board of a table in small, for lists.

/// Returns where it is.
pub fn board_of(table: &str) -> String {
    format!("/tables/{table}/board.svg")
}

#[cfg(feature = "ssr")]
pub use route::{as_everybody, board};

#[cfg(feature = "ssr")]
mod route {
    use crate::{
        games,
        language::{asked, speaking},
        play::{
            tagged::Tag,
            unseen::{table_of, unseen},
        },
        server::AppState,
    };
    use axum::{
        Extension,
        extract::{Path, State},
        http::{
            HeaderMap, StatusCode,
            header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE},
        },
        response::Response,
    };
    use platform::{
        Error, Platform, TableId, UserId,
        accounts::Visitor,
        tables::{self, Look, TablePage},
    };

    /// `GET /tables/{id}/board.svg`: what an onlooker without an account sees of the table, for
    /// everybody who may look at it. Nothing of a table that has not begun.
    pub async fn board(
        State(state): State<AppState>,
        Path(id): Path<String>,
        visitor: Option<Extension<Visitor>>,
        headers: HeaderMap,
    ) -> Result<Response, StatusCode> {
        let table = table_of(&id)?;
        let viewer = visitor.map(|it| it.user.id);
        let page = as_everybody(&state.platform, viewer, table).await;
        let page = page.map_err(unseen)?;
        let view = page.view.ok_or(StatusCode::NOT_FOUND)?;
        let drawn = || games::small_board(&page.listing.kind, &view);
        let svg = speaking(asked(&headers), drawn).map_err(unseen)?;
        Ok(response(&headers, svg))
    }

    /// The picture, unless the browser has it.
    fn response(headers: &HeaderMap, svg: String) -> Response {
        let tag = Tag::of(&svg);
        if tag.is_known(headers) {
            return tag.unchanged();
        }
        let drawn = [
            (CONTENT_TYPE, "image/svg+xml"),
            (CONTENT_SECURITY_POLICY, "default-src 'none'"),
        ];
        tag.tagged((drawn, svg))
    }

    /// The table as an onlooker without an account sees it, for this viewer if they may look at it.
    ///
    /// # Errors
    /// [`Error::NoSuchTable`], also when the viewer may not know of it.
    pub async fn as_everybody(
        platform: &Platform,
        viewer: Option<UserId>,
        table: TableId,
    ) -> Result<TablePage, Error> {
        let look = |invitation| Look {
            invitation,
            since: Some(i64::MAX),
            seat: None,
        };
        let open = tables::page(platform, None, table, look(None)).await;
        if viewer.is_none() || !matches!(open, Err(Error::NoSuchTable)) {
            return open;
        }
        // A hidden table: whoever sits there holds the key.
        let own = tables::page(platform, viewer, table, look(None)).await?;
        let key = own.invitation.ok_or(Error::NoSuchTable)?;
        tables::page(platform, None, table, look(Some(&key))).await
    }
}
