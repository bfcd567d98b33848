//! The progress of a running game.

use tabletop::Span;

use crate::entities::pending;

/// The progress of a running game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The part of the game that is played, as the game numbers them: [`tabletop::Game::chapter`].
    pub chapter: u32,
    /// The kind of answer that the table waits for; `None` where nobody is asked, and for those who see the game late.
    pub span: Option<Span>,
}

impl Progress {
    /// That of a game in this chapter which asks these questions.
    pub fn of(chapter: i64, open: &[pending::Model]) -> Self {
        let required = open.iter().filter(|it| it.required);
        let spans: Vec<Span> = required.map(|it| Span::from(it.span)).collect();
        let planned = spans.iter().find(|it| **it == Span::Planning);
        Self {
            chapter: u32::try_from(chapter).unwrap_or(0),
            span: planned.or_else(|| spans.first()).copied(),
        }
    }
}
