//! The lessons of the miniatures game.

use super::super::{
    Miniatures,
    help::Chapter,
    page::{BattlePage, LogLine, PackedPage, Scene},
};
use crate::learn::{Lesson, Snapshot, Taught, read};
use battlefield::{
    Battlefield,
    event::Event,
    notation::{can_pass, holds, position, read_answer, read_seat, suits},
    question::{Action, Prompt},
    state::State,
};
use std::sync::LazyLock;
use tabletop::{Decision, Game, Seat, Viewer};

macro_rules! lessons {
    ($($file:literal),* $(,)?) => {
        const FILES: &[&str] = &[$(include_str!(concat!("lessons/", $file, ".lesson"))),*];
    };
}

lessons!(
    "charge",
    "sight",
    "panic",
    "tactics",
    "terrain",
    "objectives",
);

impl Taught for Miniatures {
    type Rules = Battlefield;

    /// An enemy who went on would strike back after the words of the end.
    const GOES_ON: bool = false;

    fn lessons() -> &'static [Lesson<State>] {
        static LESSONS: LazyLock<Vec<Lesson<State>>> = LazyLock::new(|| {
            let files = FILES.iter();
            files
                .map(|file| read::<Miniatures>(file).expect("every lesson can be read"))
                .collect()
        });
        &LESSONS
    }

    fn position(text: &str) -> Result<State, String> {
        position::read(text).map_err(|it| it.to_string())
    }

    fn seat(state: &State, name: &str) -> Result<Seat, String> {
        read_seat(&state.open, name)
    }

    fn has_chapter(slug: &str) -> bool {
        Chapter::from_slug(slug).is_some()
    }

    /// Returns the part of a written answer that this question is about: whoever moves a unit names it.
    fn answer(state: &State, question: &Decision<Prompt>, text: &str) -> Option<Action> {
        let actions = read_answer(&state.open, text).ok()?;
        let view = Battlefield::view(state, Viewer::Seat(question.seat));
        let meant = |it: &Action| {
            suits(&question.prompt, it) && Battlefield::check(&view, &question.prompt, it).is_ok()
        };
        actions.into_iter().rfind(meant)
    }

    fn is_spared(prompt: &Prompt) -> bool {
        can_pass(prompt)
    }

    fn holds(state: &State, events: &[Event], text: &str) -> Result<(), String> {
        holds(state, events, text)
    }

    fn table(snapshot: &Snapshot<'_, Self>) -> PackedPage {
        let viewer = Viewer::Seat(snapshot.learner);
        let line = |(number, event): &(i64, _)| {
            Some(LogLine {
                seq: *number,
                at: 0,
                event: Battlefield::redact(event, viewer)?,
            })
        };
        let own = snapshot
            .open
            .iter()
            .filter(|it| it.seat == snapshot.learner);
        BattlePage {
            scene: Scene {
                view: Battlefield::view(snapshot.state, viewer),
                prompts: own.cloned().collect(),
                undone: Vec::new(),
            },
            log: snapshot.events.iter().filter_map(line).collect(),
            waiting: snapshot.open.iter().map(|it| it.seat).collect(),
        }
        .packed()
    }
}

#[cfg(test)]
mod tests;
