//! The requests of the server to a game, for its pages, pictures and emails. What the platform passes on without
//! knowing its type is of the game's own.

use super::GameUi;
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
    notices::{Asked, Laid},
    tables::{self, Progress},
};
use serde_json::Value;
use tabletop::{AnyValue, Decision, Either, Game, Seat};

/// The server's part of a [`GameUi`] game.
pub trait GameUiServer: GameUi {
    /// This viewer's page, once the game has begun. Takes view, prompts and log out of `page`.
    ///
    /// # Errors
    /// [`Error::Internal`] where the platform passes on what is not the game's.
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
    /// As [`GameUiServer::page`].
    fn chapters(chapters: &[tables::Chapter]) -> Result<Vec<Self::Chapter>, Error>;

    /// Returns the number of the seat's standing orders that can still answer something; 0 where the page
    /// does not tell it.
    fn standing(page: &Self::Page, content: &str) -> usize {
        let _ = (page, content);
        0
    }

    /// The guide through a first game, for whoever has not sent it away.
    fn guide(page: &Self::Page) -> impl Future<Output = Option<Self::Guide>> + Send {
        let _ = page;
        async { None }
    }

    /// Tells how far a running game is, in a few words.
    fn progress(far: Progress) -> String {
        Self::chapter(far.chapter)
    }

    /// The part of a running game that is played, in a word or two.
    fn chapter(chapter: u32) -> String {
        let _ = chapter;
        String::new()
    }

    /// Points at the end of a game, with what they are.
    fn score(points: i32) -> String {
        super::game_ui::points(points)
    }

    /// An achievement of somebody who has won with so many roles.
    fn won_with(roles: u32) -> String {
        won_with(roles)
    }

    /// Tells what waits for somebody in a few words that others may read; nothing where there are none.
    fn task(asked: &Asked) -> Option<Task> {
        let _ = asked;
        None
    }

    /// Returns a sentence about an answer that was laid and not handed in: what it comes to at this instant,
    /// or has come to where that is over. Nothing where the clock has gone by another one.
    fn laid(laid: &Laid, until: Option<&str>) -> Option<String> {
        let _ = (laid, until);
        None
    }

    /// A question with two answers in words.
    ///
    /// # Errors
    /// As [`GameUiServer::page`].
    fn choice(either: &Either) -> Result<Choice, Error> {
        let _ = either;
        Err(Error::internal("this game has no words for a question"))
    }

    /// Tells what a plan promises, in words; nothing where it does not read.
    fn promises(plan: &str) -> Vec<String> {
        let _ = plan;
        Vec::new()
    }

    /// Tells how these seats stand, from a spectator's view; nothing where there are no words for it.
    ///
    /// # Errors
    /// As [`GameUiServer::page`].
    fn position(view: &AnyValue, seats: &[Seat]) -> Result<Option<String>, Error> {
        let _ = (view, seats);
        Ok(None)
    }

    /// The board in small as SVG, from a spectator's view.
    ///
    /// # Errors
    /// As [`GameUiServer::page`].
    fn small_board(view: &AnyValue) -> Result<String, Error>;

    /// Tells what that shows, in words.
    ///
    /// # Errors
    /// As [`GameUiServer::page`].
    fn board_in_words(view: &AnyValue) -> Result<String, Error>;

    /// A table as an SVG picture of 1200 by 630: what there is to see of it.
    fn picture(table: &TablePage, page: Option<&Self::Page>) -> String;

    /// Tells how a table stands, in a sentence or two.
    fn described(table: &TablePage, page: Option<&Self::Page>) -> String;
}

/// The words of [`GameUiServer::won_with`] for a game that has no other name for a role.
pub fn won_with(roles: u32) -> String {
    say!("Won with {roles} different roles" | "Mit {roles} verschiedenen Rollen gewonnen")
}

/// Tells what waits for somebody, where the game `R` words its own view and question.
pub fn task_of<R: Game>(
    asked: &Asked,
    words: impl FnOnce(&R::View, &R::Prompt) -> Option<Task>,
) -> Option<Task> {
    let prompts: &Vec<Decision<R::Prompt>> = asked.prompts.get()?;
    let asks = prompts.iter().find(|it| it.id == asked.decision)?;
    words(asked.view.get()?, &asks.prompt)
}

/// A question with two answers, where the game `R` words them.
///
/// # Errors
/// As [`GameUiServer::page`].
pub fn choice_of<R: Game>(
    either: &Either,
    words: impl FnOnce(&R::View, &R::Prompt, &[R::Action; 2]) -> Choice,
) -> Result<Choice, Error> {
    let [first, second] = either.answers.clone();
    let answers = [typed(first)?, typed(second)?];
    let (view, prompt) = (typed_ref(&either.view)?, typed_ref(&either.prompt)?);
    Ok(words(view, prompt, &answers))
}

/// A value of the platform as its game's own type.
///
/// # Errors
/// [`Error::Internal`] for a value of another type: our own fault.
pub fn typed<T: Clone + Send + Sync + 'static>(value: AnyValue) -> Result<T, Error> {
    value.take().ok_or_else(foreign)
}

/// The same, to look at.
///
/// # Errors
/// As [`typed`].
pub fn typed_ref<T: 'static>(value: &AnyValue) -> Result<&T, Error> {
    value.get().ok_or_else(foreign)
}

fn foreign() -> Error {
    Error::internal("a game was given another game's value")
}
