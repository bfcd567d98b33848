//! Reading a lesson: keywords, the words in each language, the position in the game's notation.
//!
//! The position stands between `position` and the first `then` or `step`; `take` and `then` hold answers
//! in the notation, `want` what holds after an answer, `rolls` what chance brings then.

use super::{
    lesson::{Lesson, Scripted, Step, Words},
    taught::{States, Taught},
};
use crate::Language;

/// Reads a lesson.
///
/// # Errors
/// The mistake in the text, and the line in which it is.
pub fn read<G: Taught>(text: &str) -> Result<Lesson<States<G>>, String> {
    let mut draft = Draft::default();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        draft
            .line(line)
            .map_err(|wrong| format!("line {}: {wrong}", number + 1))?;
    }
    draft.lesson::<G>()
}

/// A seat by its name, and what it answers.
type Named = (String, String);

#[derive(Default)]
struct Draft {
    learner: String,
    chapter: String,
    title: Words,
    about: Words,
    learnt: Words,
    position: Option<String>,
    opening: Vec<Named>,
    steps: Vec<(Step, Vec<Named>)>,
}

impl Draft {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let (keyword, rest) = line.split_once(' ').unwrap_or((line, ""));
        match keyword {
            "learner" => rest.clone_into(&mut self.learner),
            "chapter" => rest.clone_into(&mut self.chapter),
            "title" => set_words(&mut self.title, rest)?,
            "about" => set_words(&mut self.about, rest)?,
            "learnt" => set_words(&mut self.learnt, rest)?,
            "position" => self.position = Some(String::new()),
            "step" => self.steps.push(Default::default()),
            "then" => {
                let (name, answer) = rest
                    .split_once(": ")
                    .ok_or("somebody and an answer expected")?;
                let others = self.steps.last_mut().map(|it| &mut it.1);
                let others = others.unwrap_or(&mut self.opening);
                others.push((name.to_owned(), answer.to_owned()));
            }
            _ => self.step_or_position(keyword, rest, line)?,
        }
        Ok(())
    }

    fn step_or_position(&mut self, keyword: &str, rest: &str, line: &str) -> Result<(), String> {
        let Some((step, _)) = self.steps.last_mut() else {
            let position = self.position.as_mut().ok_or("position expected")?;
            position.push_str(line);
            position.push('\n');
            return Ok(());
        };
        match keyword {
            "say" => set_words(&mut step.say, rest)?,
            "task" => set_words(&mut step.task, rest)?,
            "hint" => set_words(&mut step.hint, rest)?,
            "take" => step.takes.push(rest.to_owned()),
            "want" => step.wants.push(rest.to_owned()),
            "rolls" => step.rolls.extend(rolls(rest)?),
            _ => return Err(format!("no keyword of a step: {keyword}")),
        }
        Ok(())
    }

    fn lesson<G: Taught>(self) -> Result<Lesson<States<G>>, String> {
        let position = self.position.ok_or("no position")?;
        let position = G::position(&position).map_err(|it| format!("position, {it}"))?;
        if !G::has_chapter(&self.chapter) {
            return Err(format!("no such chapter: {}", self.chapter));
        }
        let scripted = |all: Vec<Named>| -> Result<Vec<Scripted>, String> {
            let scripted = all.into_iter().map(|(name, answer)| {
                let seat = G::seat(&position, &name)?;
                Ok(Scripted { seat, answer })
            });
            scripted.collect()
        };
        let steps = self.steps.into_iter().map(|(step, others)| {
            let others = scripted(others)?;
            Ok(Step { others, ..step })
        });
        Ok(Lesson {
            learner: G::seat(&position, &self.learner)?,
            chapter: self.chapter,
            title: self.title,
            about: self.about,
            opening: scripted(self.opening)?,
            steps: steps.collect::<Result<_, String>>()?,
            learnt: self.learnt,
            position,
        })
    }
}

/// `4 4 5`
fn rolls(rest: &str) -> Result<Vec<u32>, String> {
    let number = |word: &str| match word.parse() {
        Ok(number @ 1..) => Ok(number),
        _ => Err(format!("no number from 1: {word}")),
    };
    rest.split_whitespace().map(number).collect()
}

/// `en: words` or `de: words`; several lines make several paragraphs' worth of one text.
fn set_words(words: &mut Words, rest: &str) -> Result<(), String> {
    let (code, text) = rest
        .split_once(": ")
        .ok_or("a language and words expected")?;
    let language = Language::from_code(code).ok_or("no such language")?;
    let place = &mut words.0[language as usize];
    if !place.is_empty() {
        place.push(' ');
    }
    place.push_str(text.trim());
    Ok(())
}
