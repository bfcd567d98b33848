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
    /// The name under which a browser remembers the lesson once it is done.
    pub key: String,
    /// The step that is open, counted from 0; the last one stays when the lesson is done.
    pub step: u8,
    pub steps: u8,
    /// The words for what there is to know; at the end, for what has been learned.
    pub say: String,
    pub task: String,
    /// The words for what is wrong with the last answer, if the lesson did not take it.
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
    /// The name under which a browser remembers the lesson once it is done.
    pub key: String,
    pub steps: u8,
    /// The time that it takes, reckoned from what there is to read and to do, in seconds.
    pub seconds: u32,
}
