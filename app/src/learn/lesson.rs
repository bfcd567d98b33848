//! A lesson, as its file has it.

use crate::{Language, help::Chapter};
use westeros::{House, State};

/// The same in every language, in the order of [`Language::ALL`].
#[derive(Clone, Debug, Default)]
pub struct Words(pub [String; Language::ALL.len()]);

impl Words {
    pub fn in_language(&self, language: Language) -> String {
        self.0[language as usize].clone()
    }
}

/// A position, and what the learner is to do with it.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Whom the learner plays.
    pub house: House,
    pub chapter: Chapter,
    pub title: Words,
    /// What the lesson is about, in a sentence.
    pub about: Words,
    pub position: State,
    /// What the others do before the first step.
    pub opening: Vec<Scripted>,
    pub steps: Vec<Step>,
    /// What has been learnt.
    pub learnt: Words,
}

/// One question of the lesson.
#[derive(Clone, Debug, Default)]
pub struct Step {
    pub say: Words,
    pub task: Words,
    /// The answers that the lesson is after; every legal one if empty.
    pub takes: Vec<String>,
    /// What is wrong with any other legal answer.
    pub hint: Words,
    /// What the others do then.
    pub others: Vec<Scripted>,
}

/// An answer of another house.
#[derive(Clone, Debug)]
pub struct Scripted {
    pub house: House,
    pub answer: String,
}
