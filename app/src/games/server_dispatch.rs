//! The requests of the server to the game of a kind.

use super::{GameChronicle, GameGuide, GamePage, GameUiServer, Registered};
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
use tabletop::{AnyValue, Either, Seat};

impl GamePage {
    /// The considerate answer of an absent player to each question that somebody waits for.
    pub fn fallbacks(&self) -> Vec<serde_json::Value> {
        of_value!(GamePage: self, G, page => G::fallbacks(page))
    }

    /// Returns the number of standing orders in `content` that can still answer something.
    pub fn standing(&self, content: &str) -> usize {
        of_value!(GamePage: self, G, page => G::standing(page, content))
    }

    /// The guide through a first game, for whoever has not sent it away.
    pub async fn guide(&self) -> Option<GameGuide> {
        of_value!(GamePage: self, G, page => G::guide(page).await.map(G::guide_of))
    }
}

/// The game's part of a table page, from what the platform passes on.
///
/// # Errors
/// [`Error::NoSuchGame`], and [`Error::Internal`] where it is not the game's.
pub fn page(page: &mut tables::TablePage) -> Result<Option<GamePage>, Error> {
    dispatch!(
        page.listing.kind.as_str(),
        G => Ok(G::page(page)?.map(G::page_of)),
        Err(Error::NoSuchGame)
    )
}

/// The pictures of all games that the server draws, by their paths.
pub fn routes() -> Vec<(&'static str, MethodRouter<AppState>)> {
    let mut routes = Vec::new();
    for_each_game!(G => routes.extend(G::routes()));
    routes
}

/// A lesson of the game of this kind, of the first one where none is named.
///
/// # Errors
/// There is no such lesson, or these are no answers to it.
pub fn taught(
    kind: &str,
    number: u8,
    answers: &str,
    language: Language,
) -> Result<LessonPage, crate::Error> {
    dispatch!(
        of_or_first(kind),
        G => G::lesson(number, answers, language),
        Err(crate::Error::NotFound)
    )
}

/// All lessons of the game of this kind, of the first one where none is named.
pub fn lessons(kind: &str, language: Language) -> Vec<LessonLine> {
    dispatch!(of_or_first(kind), G => G::lessons(language), Vec::new())
}

/// This kind, that of the first game where none is named.
fn of_or_first(kind: &str) -> &str {
    if kind.is_empty() {
        super::kind_or_first(None)
    } else {
        kind
    }
}

/// A question with two answers in words, from what the platform passes on.
///
/// # Errors
/// As [`page`].
pub fn choice(kind: &str, either: &Either) -> Result<Choice, Error> {
    dispatch!(kind, G => G::choice(either), Err(Error::NoSuchGame))
}

/// Tells what waits for somebody in a few words that others may read, from what the platform passes on.
pub fn task(asked: &Asked) -> Option<Task> {
    dispatch!(asked.kind.as_str(), G => G::task(asked), None)
}

/// Returns a sentence about an answer that was laid and not handed in: what it comes to at this instant, or
/// has come to.
pub fn laid(laid: &Laid, until: Option<&str>) -> Option<String> {
    dispatch!(laid.kind.as_str(), G => G::laid(laid, until), None)
}

/// Tells how far a running game is, in a few words.
pub fn progress(kind: &str, far: Progress) -> String {
    dispatch!(kind, G => G::progress(far), String::new())
}

/// The part of a running game that is played, in a word or two.
pub fn chapter(kind: &str, chapter: u32) -> String {
    dispatch!(kind, G => G::chapter(chapter), String::new())
}

/// Points at the end of a game, with what they are.
pub fn score(kind: &str, points: i32) -> String {
    dispatch!(kind, G => G::score(points), super::game_ui::points(points))
}

/// An achievement of somebody who has won with so many roles.
pub fn won_with(kind: &str, roles: u32) -> String {
    dispatch!(kind, G => G::won_with(roles), super::game_ui_server::won_with(roles))
}

/// Tells how these seats stand, from a spectator's view; nothing where there are no words for it.
///
/// # Errors
/// As [`page`].
pub fn position(kind: &str, view: &AnyValue, seats: &[Seat]) -> Result<Option<String>, Error> {
    dispatch!(kind, G => G::position(view, seats), Err(Error::NoSuchGame))
}

/// Tells what a plan promises, in words; nothing where it does not read.
pub fn promises(kind: &str, plan: &str) -> Vec<String> {
    dispatch!(kind, G => G::promises(plan), Vec::new())
}

/// A table as a picture of 1200 by 630: what there is to see of it.
pub fn picture(table: &TablePage) -> String {
    let page = table.game.as_ref();
    dispatch!(
        table.table.kind.as_str(),
        G => G::picture(table, page.and_then(G::as_page)),
        String::new()
    )
}

/// Tells how a table stands, in a sentence or two.
pub fn described(table: &TablePage) -> String {
    let page = table.game.as_ref();
    dispatch!(
        table.table.kind.as_str(),
        G => G::described(table, page.and_then(G::as_page)),
        String::new()
    )
}

/// The board in small, from a spectator's view.
///
/// # Errors
/// As [`page`].
pub fn small_board(kind: &str, view: &AnyValue) -> Result<String, Error> {
    dispatch!(kind, G => G::small_board(view), Err(Error::NoSuchGame))
}

/// Tells what that picture shows, in words.
///
/// # Errors
/// As [`page`].
pub fn board_in_words(kind: &str, view: &AnyValue) -> Result<String, Error> {
    dispatch!(kind, G => G::board_in_words(view), Err(Error::NoSuchGame))
}

/// The game's part of a chronicle, from what the platform passes on.
///
/// # Errors
/// As [`page`].
pub fn chronicle(chronicle: &tables::Chronicle) -> Result<GameChronicle, Error> {
    dispatch!(
        chronicle.kind.as_str(),
        G => G::chapters(&chronicle.chapters).map(G::chronicle_of),
        Err(Error::NoSuchGame)
    )
}
