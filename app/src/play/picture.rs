//! A table as a picture: for those who share it, and for the preview of a link to it.

#[cfg(feature = "ssr")]
mod png;

#[cfg(feature = "ssr")]
pub use route::{picture, picture_address, picture_svg};

#[cfg(feature = "ssr")]
mod route {
    use super::png::printed;
    use crate::{
        games,
        language::{Language, asked, speaking},
        play::{TablePage, tagged::Tag},
        server::AppState,
    };
    use axum::{
        body::Bytes,
        extract::{Path, Query, State},
        http::{HeaderMap, StatusCode, header::CONTENT_TYPE},
        response::{IntoResponse, Response},
    };
    use platform::{Error, Platform, TableId, tables};
    use serde::Deserialize;

    #[derive(Deserialize)]
    pub struct Shown {
        key: Option<String>,
    }

    /// Returns where the picture of a table is. A hidden table's has a key to itself, which shows the
    /// picture and lets nobody in.
    pub fn picture_address(table: TableId, key: Option<&str>) -> String {
        match key {
            Some(key) => format!("/tables/{table}/picture.png?key={key}"),
            None => format!("/tables/{table}/picture.png"),
        }
    }

    /// `GET /tables/{id}/picture.png`: what an onlooker without an account sees of the table, whoever
    /// asks for it: behind masks nobody is named, and where onlookers see late it is as late. Its tag
    /// comes of what it shows and of nothing else, and what has the tag is not printed again.
    pub async fn picture(
        State(state): State<AppState>,
        Path(id): Path<String>,
        Query(Shown { key }): Query<Shown>,
        headers: HeaderMap,
    ) -> Response {
        let Ok(table) = id.parse::<TableId>() else {
            return StatusCode::NOT_FOUND.into_response();
        };
        let drawn = picture_svg(&state.platform, table, key.as_deref(), asked(&headers)).await;
        let svg = match drawn {
            Ok(svg) => svg,
            Err(Error::NoSuchTable) => return StatusCode::NOT_FOUND.into_response(),
            Err(_) => return StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        };
        let tag = Tag::of(&svg);
        if tag.is_known(&headers) {
            return tag.unchanged();
        }
        match printed(tag.0, svg).await {
            Some(png) => tag.tagged(([(CONTENT_TYPE, "image/png")], Bytes::from_owner(png))),
            None => StatusCode::SERVICE_UNAVAILABLE.into_response(),
        }
    }

    /// Returns the drawing that is printed, with its words in this language.
    ///
    /// # Errors
    /// [`Error::NoSuchTable`], also without the key that a hidden table's picture has.
    pub async fn picture_svg(
        platform: &Platform,
        table: TableId,
        key: Option<&str>,
        language: Language,
    ) -> Result<String, Error> {
        let page = tables::pictured(platform, table, key).await?;
        speaking(language, || {
            TablePage::try_from(page).map(|page| games::picture(&page))
        })
    }
}
