//! Lessons as their pages show them.

use crate::{games::GamePage, packed::packed};
use serde::{Deserialize, Serialize};

/// A lesson as it stands after some answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct LessonPage {
    /// The kind of the game.
    pub game: String,
    pub number: u8,
    pub lessons: u8,
    pub title: String,
    /// The chapter of the rules, by its address.
    pub chapter: String,
    /// What a browser remembers of it once it is done.
    pub key: String,
    /// The step that is open, counted from 0; the last one stays when the lesson is done.
    pub step: u8,
    pub steps: u8,
    /// What there is to know; at the end, what has been learnt.
    pub say: String,
    pub task: String,
    /// What is wrong with the last answer, if the lesson did not take it.
    pub hint: Option<String>,
    pub done: bool,
    pub table: GamePage,
}

packed!(LessonPage, "lesson");

/// A line of the list of lessons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LessonLine {
    pub title: String,
    pub about: String,
    /// What a browser remembers of it once it is done.
    pub key: String,
    pub steps: u8,
    /// How long it takes, reckoned from what there is to read and to do.
    pub seconds: u32,
}
