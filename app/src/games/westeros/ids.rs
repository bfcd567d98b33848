//! The identifiers of what the keyboard comes back to, and of what is drawn twice.

/// The button that sends the answer.
pub const PRIMARY: &str = "send-answer";
/// The question itself, where its answer is not complete yet.
pub const QUESTION: &str = "question";
/// The battle that fills the board.
pub const BATTLE: &str = "the-battle";
/// The scene of something that has happened, over the map.
pub const MOMENT: &str = "the-moment";
/// The id of the account of how the game ended, above the question.
pub const END: &str = "the-end";
/// The id of the panels beside the map.
pub const PANELS: &str = "table-panels";
/// The colors of the areas on the map, which lie on the small map as well.
pub const MAP_TINTS: &str = "map-tints";
