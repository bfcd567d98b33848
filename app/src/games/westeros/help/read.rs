//! Reading the rules: what a page asks the server for.

use super::hit::Hit;
use crate::{Error, Language};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// A part of a chapter, in HTML of our own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SectionText {
    /// Empty for the beginning of a chapter.
    pub anchor: String,
    pub title: String,
    pub html: String,
}

/// The text of a chapter. The page says its language, which it keeps.
#[server(endpoint = "rules")]
#[allow(clippy::unused_async, reason = "a server function is asynchronous")]
pub async fn read_rules(chapter: String, language: Language) -> Result<Vec<SectionText>, Error> {
    use super::{Chapter, book};
    let chapter = Chapter::from_slug(&chapter);
    let chapter = chapter.ok_or_else(|| crate::server::with_status(Error::NotFound))?;
    Ok(book::chapter(language, chapter)
        .map(|it| SectionText {
            anchor: it.anchor.clone(),
            title: it.title.clone(),
            html: it.html.clone(),
        })
        .collect())
}

/// The sections that have these words.
#[server(endpoint = "find_rules")]
#[allow(clippy::unused_async, reason = "a server function is asynchronous")]
pub async fn find_rules(q: String, language: Language) -> Result<Vec<Hit>, Error> {
    Ok(super::find::find(language, &q))
}
