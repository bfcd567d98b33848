//! The lessons, as their files have them.

use super::read::read;
use crate::{Language, help::Chapter};
use std::sync::LazyLock;
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

macro_rules! lessons {
    ($($file:literal),* $(,)?) => {
        const FILES: &[&str] = &[$(include_str!(concat!("lessons/", $file, ".lesson"))),*];
    };
}

lessons!(
    "supply",
    "mustering",
    "bidding",
    "raid",
    "march",
    "combat",
    "retreat",
);

/// All lessons in order; a test plays each of them.
pub fn lessons() -> &'static [Lesson] {
    static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        let files = FILES.iter();
        files
            .map(|file| read(file).expect("every lesson can be read"))
            .collect()
    });
    &LESSONS
}

/// The lesson with this number, counted from 1.
pub fn lesson(number: u8) -> Option<&'static Lesson> {
    lessons().get(usize::from(number).checked_sub(1)?)
}
