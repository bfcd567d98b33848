//! A lesson, as its file has it.

use crate::Language;
use tabletop::Seat;

/// The same in every language, in the order of [`Language::ALL`].
#[derive(Clone, Debug, Default)]
pub struct Words(pub [String; Language::ALL.len()]);

impl Words {
    pub fn in_language(&self, language: Language) -> String {
        self.0[language as usize].clone()
    }

    fn count(&self, language: Language) -> u32 {
        let words = self.0[language as usize].split_whitespace();
        words.fold(0, |count, _| count + 1)
    }
}

/// So many words are read in a minute by somebody to whom all of them are new.
pub const WORDS_A_MINUTE: u32 = 150;
/// So many seconds an answer takes, and each part of it: a place with what is done there, a unit on its
/// way.
pub const SECONDS_AN_ANSWER: u32 = 20;
pub const SECONDS_A_PART: u32 = 10;

/// A position, and what the learner is to do with it. `S` is a state of the rules.
#[derive(Clone, Debug)]
pub struct Lesson<S> {
    /// The seat that the learner plays.
    pub learner: Seat,
    /// The chapter of the rules, by its address; no other lesson of the game has the same.
    pub chapter: String,
    pub title: Words,
    /// The subject of the lesson, in a sentence.
    pub about: Words,
    pub position: S,
    /// The answers of the others before the first step.
    pub opening: Vec<Scripted>,
    pub steps: Vec<Step>,
    /// The words for what has been learned.
    pub learnt: Words,
}

impl<S> Lesson<S> {
    /// Returns how long the lesson takes: reading what it says, then doing what it asks for, in seconds.
    pub fn seconds(&self, language: Language) -> u32 {
        let texts = self.steps.iter().flat_map(|it| [&it.say, &it.task]);
        let words: u32 = texts
            .chain([&self.learnt])
            .map(|it| it.count(language))
            .sum();
        words * 60 / WORDS_A_MINUTE + self.steps.iter().map(Step::seconds).sum::<u32>()
    }
}

/// One question of the lesson.
#[derive(Clone, Debug, Default)]
pub struct Step {
    pub say: Words,
    pub task: Words,
    /// The answers that the lesson is after; every legal one if empty. Where there are `wants`, examples
    /// of them.
    pub takes: Vec<String>,
    /// The state after every answer that the lesson is after, in the notation.
    pub wants: Vec<String>,
    /// The words for what is wrong with any other legal answer.
    pub hint: Words,
    /// The results of chance after the answer, counted from 1 as the faces of a die are.
    pub rolls: Vec<u32>,
    /// The answers of the others after that.
    pub others: Vec<Scripted>,
}

impl Step {
    fn seconds(&self) -> u32 {
        let answer = self.takes.first().map_or("", String::as_str);
        let parts = answer.split([',', ';']).fold(0, |count, _| count + 1);
        SECONDS_AN_ANSWER + parts * SECONDS_A_PART
    }
}

/// An answer of another seat.
#[derive(Clone, Debug)]
pub struct Scripted {
    pub seat: Seat,
    pub answer: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_takes_as_long_as_its_words_and_its_answers() {
        let words = |count: usize| Words([0; Language::ALL.len()].map(|_| "word ".repeat(count)));
        let step = Step {
            say: words(100),
            task: words(20),
            takes: vec!["orders Winterfell March, Karhold Raid".into()],
            ..Step::default()
        };
        let lesson = Lesson {
            learner: Seat(0),
            chapter: String::new(),
            title: Words::default(),
            about: Words::default(),
            position: (),
            opening: Vec::new(),
            steps: vec![step.clone(), step],
            learnt: words(60),
        };
        let reading = 2 * (100 + 20) + 60;
        let doing = 2 * (20 + 2 * 10);
        for language in Language::ALL {
            assert_eq!(lesson.seconds(language), reading * 60 / 150 + doing);
        }
    }
}
