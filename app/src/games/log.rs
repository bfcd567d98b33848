//! The handling of logs on the pages of all games.

/// A line of a game's log.
pub trait Line: Clone {
    /// The revision that brought it; one may bring several lines.
    fn seq(&self) -> i64;
}

/// Puts the lines of the page before in front of the new ones.
pub fn remember<L: Line>(log: &mut Vec<L>, before: &[L]) {
    let last = before.last().map_or(-1, L::seq);
    log.retain(|it| it.seq() > last);
    log.splice(0..0, before.iter().cloned());
}

/// The revisions that brought lines.
pub fn steps<L: Line>(log: &[L]) -> Vec<i64> {
    let mut steps: Vec<i64> = log.iter().map(L::seq).collect();
    steps.dedup();
    steps
}
