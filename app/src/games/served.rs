//! What the server asks of a game for its pages, pictures and emails. The platform's JSON is the
//! game's own.

use super::Hosted;
use crate::{
    Language,
    learn::{LessonLine, LessonPage},
    notices::{Choice, Task},
    play::TablePage,
    server::AppState,
};
use axum::routing::MethodRouter;
use platform::{
    Error,
    notices::Asked,
    tables::{self, Progress},
};
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop::{Decision, Either, Game, Seat};

/// The server's part of a [`Hosted`] game.
pub trait Served: Hosted {
    /// This viewer's page, once the game has begun. Takes view, prompts and log out of `page`.
    ///
    /// # Errors
    /// [`Error::Internal`] where the platform's JSON is not the game's.
    fn page(page: &mut tables::TablePage) -> Result<Option<Self::Page>, Error>;

    /// The pictures of its own that the server draws, by their paths.
    fn routes() -> Vec<(&'static str, MethodRouter<AppState>)> {
        Vec::new()
    }

    /// A lesson by its number, counted from 1, after these answers.
    ///
    /// # Errors
    /// There is no such lesson, or these are no answers to it.
    fn lesson(number: u8, answers: &str, language: Language) -> Result<LessonPage, crate::Error> {
        let _ = (number, answers, language);
        Err(crate::Error::NotFound)
    }

    /// All lessons.
    fn lessons(language: Language) -> Vec<LessonLine> {
        let _ = language;
        Vec::new()
    }

    /// The considerate answer of an absent player to each question that somebody waits for, as
    /// `{"decision", "action"}`.
    fn fallbacks(page: &Self::Page) -> Vec<Value>;

    /// The chapters of a game that is over.
    ///
    /// # Errors
    /// As [`Served::page`].
    fn chapters(chapters: &[tables::Chapter]) -> Result<Vec<Self::Chapter>, Error>;

    /// The guide through a first game, for whoever has not sent it away.
    fn guide(page: &Self::Page) -> impl Future<Output = Option<Self::Guide>> + Send {
        let _ = page;
        async { None }
    }

    /// How far a running game is, in a few words.
    fn progress(far: Progress) -> String {
        Self::chapter(far.chapter)
    }

    /// The part of a running game that is played, in a word or two.
    fn chapter(chapter: u32) -> String {
        let _ = chapter;
        String::new()
    }

    /// What waits for somebody in a few words that others may read; nothing where there are none.
    fn task(asked: &Asked) -> Option<Task> {
        let _ = asked;
        None
    }

    /// A question with two answers in words.
    ///
    /// # Errors
    /// As [`Served::page`].
    fn choice(either: &Either) -> Result<Choice, Error> {
        let _ = either;
        Err(Error::internal("this game has no words for a question"))
    }

    /// What a plan promises, in words; nothing where it does not read.
    fn promises(plan: &str) -> Vec<String> {
        let _ = plan;
        Vec::new()
    }

    /// How these seats stand, from a spectator's view; nothing where there are no words for it.
    ///
    /// # Errors
    /// As [`Served::page`].
    fn position(view: &str, seats: &[Seat]) -> Result<Option<String>, Error> {
        let _ = (view, seats);
        Ok(None)
    }

    /// The board in small as SVG, from a spectator's view.
    ///
    /// # Errors
    /// As [`Served::page`].
    fn small_board(view: &str) -> Result<String, Error>;

    /// What that shows, in words.
    ///
    /// # Errors
    /// As [`Served::page`].
    fn board_in_words(view: &str) -> Result<String, Error>;

    /// A table as an SVG picture of 1200 by 630: what there is to see of it.
    fn picture(table: &TablePage, page: Option<&Self::Page>) -> String;

    /// How a table stands, in a sentence or two.
    fn described(table: &TablePage, page: Option<&Self::Page>) -> String;
}

/// What waits for somebody, where the game `R` words its own view and question.
pub fn task_of<R: Game>(
    asked: &Asked,
    words: impl FnOnce(&R::View, &R::Prompt) -> Option<Task>,
) -> Option<Task> {
    let prompts: Vec<Decision<R::Prompt>> = read(&asked.prompts).ok()?;
    let asks = prompts.iter().find(|it| it.id == asked.decision)?;
    words(&read(&asked.view).ok()?, &asks.prompt)
}

/// A question with two answers, where the game `R` words them.
///
/// # Errors
/// As [`Served::page`].
pub fn choice_of<R: Game>(
    either: &Either,
    words: impl FnOnce(&R::View, &R::Prompt, &[R::Action; 2]) -> Choice,
) -> Result<Choice, Error> {
    let [first, second] = &either.answers;
    let answers = [read(first)?, read(second)?];
    let (view, prompt) = (read(&either.view)?, read(&either.prompt)?);
    Ok(words(&view, &prompt, &answers))
}

/// What a game has made of JSON that its rules wrote. They wrote it themselves; a page that cannot be read is our own fault. What it says
/// may be secret, so only the kind of fault is told.
pub fn read<T: DeserializeOwned>(json: &str) -> Result<T, Error> {
    serde_json::from_str(json).map_err(|error| {
        let kind = error.classify();
        Error::internal(format!(
            "the game's own JSON does not fit its page: {kind:?}"
        ))
    })
}
