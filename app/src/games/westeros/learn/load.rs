//! What a lesson's page asks the server for. Nothing is stored: each request brings all answers.

use super::{
    guide::Guide,
    lesson_page::{LessonLine, LessonPage},
};
use crate::{Error, Language};
use leptos::prelude::*;

/// The lesson with this number after these answers, in the game's own JSON.
#[server(endpoint = "lesson")]
#[allow(clippy::unused_async, reason = "a server function is asynchronous")]
pub async fn load_lesson(
    number: u8,
    answers: String,
    language: Language,
) -> Result<LessonPage, Error> {
    super::serve::serve(number, &answers, language).map_err(crate::server::with_status)
}

/// All lessons.
#[server(endpoint = "lessons")]
#[allow(clippy::unused_async, reason = "a server function is asynchronous")]
pub async fn list_lessons(language: Language) -> Result<Vec<LessonLine>, Error> {
    let line = |it: &super::lesson::Lesson| LessonLine {
        title: it.title.in_language(language),
        about: it.about.in_language(language),
        chapter: it.chapter.slug().to_owned(),
        steps: it.steps.len() as u8,
        seconds: it.seconds(language),
    };
    Ok(super::lessons::lessons().iter().map(line).collect())
}

/// The guide through a first game, unless this browser wants none.
#[server(endpoint = "tour")]
#[allow(clippy::unused_async, reason = "a server function is asynchronous")]
pub async fn load_tour(language: Language) -> Result<Option<Guide>, Error> {
    use super::{guide::COOKIE, hints::hints};
    let remembered = crate::server::sent_cookie(COOKIE).unwrap_or_default();
    Ok(Guide::new(hints(language), &remembered))
}
