//! The requests of a lesson's page to the server. Nothing is stored: each request brings all answers.

use super::lesson_page::{LessonLine, LessonPage};
#[cfg(feature = "ssr")]
use crate::games;
use crate::{Error, Language};
use leptos::prelude::*;

/// The lesson with this number after these answers, in the game's own JSON. Without a game it is one of
/// the first.
#[server(endpoint = "lesson")]
#[allow(clippy::unused_async, reason = "a server function is asynchronous")]
pub async fn load_lesson(
    number: u8,
    answers: String,
    language: Language,
    #[server(default)] game: String,
) -> Result<LessonPage, Error> {
    games::taught(&game, number, &answers, language).map_err(crate::server::with_status)
}

/// All lessons of a game, of the first one where none is named.
#[server(endpoint = "lessons")]
#[allow(clippy::unused_async, reason = "a server function is asynchronous")]
pub async fn list_lessons(
    language: Language,
    #[server(default)] game: String,
) -> Result<Vec<LessonLine>, Error> {
    Ok(games::lessons(&game, language))
}
