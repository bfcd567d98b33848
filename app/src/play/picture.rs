//! A table as a picture: for those who share it, and for the preview of a link to it.

#[cfg(feature = "ssr")]
mod png;

#[cfg(feature = "ssr")]
pub use route::{picture, picture_address, picture_svg, sent};

#[cfg(feature = "ssr")]
mod route {
    use super::png::printed;
    use crate::{
        games,
        language::{Language, asked, speaking},
        play::{
            TablePage,
            tagged::Tag,
            unseen::{table_of, unseen},
        },
        server::AppState,
    };
    use axum::{
        body::Bytes,
        extract::{Path, Query, State},
        http::{HeaderMap, StatusCode, header::CONTENT_TYPE},
        response::Response,
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
    /// asks for it: behind masks nobody is named, and where onlookers see late it is as late.
    pub async fn picture(
        State(state): State<AppState>,
        Path(id): Path<String>,
        Query(Shown { key }): Query<Shown>,
        headers: HeaderMap,
    ) -> Result<Response, StatusCode> {
        let table = table_of(&id)?;
        let drawn = picture_svg(&state.platform, table, key.as_deref(), asked(&headers)).await;
        let svg = drawn.map_err(unseen)?;
        sent(svg, &headers).await
    }

    /// Returns a drawing of 1200 by 630 as the PNG that is sent. Its tag comes of what it shows and of nothing
    /// else, and what has the tag is not printed again.
    ///
    /// # Errors
    /// Too many others wait for theirs.
    pub async fn sent(svg: String, headers: &HeaderMap) -> Result<Response, StatusCode> {
        let tag = Tag::of(&svg);
        if tag.is_known(headers) {
            return Ok(tag.unchanged());
        }
        let png = printed(tag.0, svg).await;
        let png = Bytes::from_owner(png.ok_or(StatusCode::SERVICE_UNAVAILABLE)?);
        Ok(tag.tagged(([(CONTENT_TYPE, "image/png")], png)))
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
