//! Reading and searching: what a page asks the server for, which knows the words of every language.

use super::hit::Hit;
use crate::{Error, Language};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// A part of a chapter of the rules, in HTML of our own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RuleText {
    /// Empty for the beginning of a chapter.
    pub anchor: String,
    pub title: String,
    pub html: String,
}

/// The entries that have these words in any language. The page says its own, in which it is answered.
#[server(endpoint = "find_entries")]
#[allow(clippy::unused_async, reason = "a server function is asynchronous")]
pub async fn find_entries(q: String, language: Language) -> Result<Vec<Hit>, Error> {
    Ok(super::find::find(language, &q))
}

/// The text of a chapter of the rules. The page says its language, which it keeps.
#[server(endpoint = "battle_rules")]
#[allow(clippy::unused_async, reason = "a server function is asynchronous")]
pub async fn read_battle_rules(
    chapter: String,
    language: Language,
) -> Result<Vec<RuleText>, Error> {
    use super::{Topic, book};
    let topic = Topic::from_slug(&chapter);
    let topic = topic.ok_or_else(|| crate::server::with_status(Error::NotFound))?;
    Ok(book::chapter(language, topic)
        .map(|it| RuleText {
            anchor: it.anchor.clone(),
            title: it.title.clone(),
            html: it.html.clone(),
        })
        .collect())
}
