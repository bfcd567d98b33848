//! The addresses of lessons.

use crate::games;

/// The list of the lessons of the game of this kind; that of the first game has the shortest address.
pub fn list(kind: &str) -> String {
    ["/learn", &query(kind)].concat()
}

/// A lesson by its number, counted from 1.
pub fn lesson(kind: &str, number: u8) -> String {
    format!("/learn/{number}{}", query(kind))
}

fn query(kind: &str) -> String {
    if games::kind_or_first(None) == kind {
        String::new()
    } else {
        ["?game=", kind].concat()
    }
}
