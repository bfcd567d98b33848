//! Pictures that a browser keeps, and asks for again by their tag.

use axum::{
    http::{
        HeaderMap, StatusCode,
        header::{CACHE_CONTROL, ETAG, IF_NONE_MATCH},
    },
    response::{IntoResponse, Response},
};
use std::hash::{DefaultHasher, Hash, Hasher};

/// The tag of a drawing. It comes of what it shows and of nothing else: a number that grew with each answer
/// would tell those who see the game late that somebody moves.
#[derive(Clone, Copy)]
pub struct Tag(pub u64);

impl Tag {
    /// Returns the tag of a drawing.
    pub fn of(svg: &str) -> Self {
        let mut hasher = DefaultHasher::new();
        svg.hash(&mut hasher);
        Self(hasher.finish())
    }

    fn text(self) -> String {
        format!("\"{:016x}\"", self.0)
    }

    /// Returns true where a browser that sends these headers has the drawing.
    pub fn is_known(self, headers: &HeaderMap) -> bool {
        let known = headers.get(IF_NONE_MATCH).and_then(|it| it.to_str().ok());
        known.is_some_and(|it| it.contains(&self.text()))
    }

    /// The answer to such a browser: it has the drawing.
    pub fn unchanged(self) -> Response {
        self.tagged(StatusCode::NOT_MODIFIED)
    }

    /// The drawing as an answer under its tag.
    pub fn tagged(self, drawing: impl IntoResponse) -> Response {
        let tag = self.text();
        let kept = [(CACHE_CONTROL, "private, no-cache"), (ETAG, tag.as_str())];
        (kept, drawing).into_response()
    }
}
