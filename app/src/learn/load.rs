//! What a lesson's page asks the server for. Nothing is stored: each request brings all answers.

use super::tour::Guide;
use crate::{
    Error, Language,
    games::{GamePage, westeros::WesterosPage},
};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// A lesson as it stands after some answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LessonPage {
    pub number: u8,
    pub lessons: u8,
    pub title: String,
    /// The chapter of the rules, by its address.
    pub chapter: String,
    /// The step that is open, counted from 0; the last one stays when the lesson is done.
    pub step: u8,
    pub steps: u8,
    /// What there is to know; at the end, what has been learnt.
    pub say: String,
    pub task: String,
    /// What is wrong with the last answer, if the lesson did not take it.
    pub hint: Option<String>,
    pub done: bool,
    #[serde(with = "crate::packed")]
    pub game: Option<GamePage>,
}

impl LessonPage {
    /// The table, which every lesson has.
    pub fn table(&self) -> Option<&WesterosPage> {
        match &self.game {
            Some(GamePage::Westeros(page)) => Some(page),
            None => None,
        }
    }
}

/// A line of the list of lessons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonLine {
    pub title: String,
    pub about: String,
}

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
    };
    Ok(super::lesson::lessons().iter().map(line).collect())
}

/// The guide through a first game, unless this browser wants none.
#[server(endpoint = "tour")]
#[allow(clippy::unused_async, reason = "a server function is asynchronous")]
pub async fn load_tour(language: Language) -> Result<Option<Guide>, Error> {
    use super::{hints::hints, tour::COOKIE};
    let remembered = crate::server::sent_cookie(COOKIE).unwrap_or_default();
    Ok(Guide::new(hints(language), &remembered))
}
