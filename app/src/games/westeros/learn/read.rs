//! Reading a lesson: keywords, the words in each language, the position in the rules' notation.
//!
//! The position stands between `position` and the first `then` or `step`; `take` and `then` hold
//! answers in the notation.

use super::lesson::{Lesson, Scripted, Step, Words};
use crate::{Language, games::westeros::help::Chapter};
use westeros::{
    Action, House,
    notation::{read_answer, read_position},
};

pub fn read(text: &str) -> Result<Lesson, String> {
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
    draft.lesson()
}

#[derive(Default)]
struct Draft {
    house: Option<House>,
    chapter: Option<Chapter>,
    title: Words,
    about: Words,
    learnt: Words,
    position: Option<String>,
    opening: Vec<Scripted>,
    steps: Vec<Step>,
}

impl Draft {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let (keyword, rest) = line.split_once(' ').unwrap_or((line, ""));
        match keyword {
            "house" => self.house = Some(house(rest)?),
            "chapter" => self.chapter = Some(Chapter::from_slug(rest).ok_or("no such chapter")?),
            "title" => set_words(&mut self.title, rest)?,
            "about" => set_words(&mut self.about, rest)?,
            "learnt" => set_words(&mut self.learnt, rest)?,
            "position" => self.position = Some(String::new()),
            "step" => self.steps.push(Step::default()),
            "then" => {
                let scripted = scripted(rest)?;
                let others = self.steps.last_mut().map(|it| &mut it.others);
                others.unwrap_or(&mut self.opening).push(scripted);
            }
            _ => self.step_or_position(keyword, rest, line)?,
        }
        Ok(())
    }

    fn step_or_position(&mut self, keyword: &str, rest: &str, line: &str) -> Result<(), String> {
        match (self.steps.last_mut(), keyword) {
            (Some(step), "say") => set_words(&mut step.say, rest),
            (Some(step), "task") => set_words(&mut step.task, rest),
            (Some(step), "hint") => set_words(&mut step.hint, rest),
            (Some(step), "take") => {
                step.takes.push(rest.to_owned());
                Ok(())
            }
            (Some(_), _) => Err(format!("no keyword of a step: {keyword}")),
            (None, _) => {
                let position = self.position.as_mut().ok_or("position expected")?;
                position.push_str(line);
                position.push('\n');
                Ok(())
            }
        }
    }

    fn lesson(self) -> Result<Lesson, String> {
        let position = self.position.ok_or("no position")?;
        Ok(Lesson {
            house: self.house.ok_or("no house")?,
            chapter: self.chapter.ok_or("no chapter")?,
            title: self.title,
            about: self.about,
            position: read_position(&position).map_err(|it| format!("position, {it}"))?,
            opening: self.opening,
            steps: self.steps,
            learnt: self.learnt,
        })
    }
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

/// `BA: bid 2`
fn scripted(rest: &str) -> Result<Scripted, String> {
    let (name, answer) = rest
        .split_once(": ")
        .ok_or("a house and its answer expected")?;
    Ok(Scripted {
        house: house(name)?,
        answer: answer.to_owned(),
    })
}

/// The notation has no reader of houses alone, but of answers that name one.
fn house(name: &str) -> Result<House, String> {
    let asked = westeros::notation::Asked {
        house: House::Stark,
        prompt: None,
        combat: None,
    };
    match read_answer(asked, &format!("name {name}"))? {
        Action::Name(house) => Ok(house),
        _ => Err(format!("no house: {name}")),
    }
}
