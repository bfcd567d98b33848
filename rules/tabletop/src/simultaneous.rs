//! Questions that are put to several at once, in secret.

use crate::{DecisionId, Game};

/// Tells whether the last of the questions that were put to several at once in secret was closed between
/// these two states, whoever closed it. One of them may be all that is left of the set.
pub fn completes<G: Game>(before: &G::State, after: &G::State) -> bool {
    let asked: Vec<DecisionId> = G::decisions(before)
        .filter(|it| G::simultaneous(before, &it.prompt))
        .map(|it| it.id)
        .collect();
    // The next set has other ids: no id is used twice.
    !asked.is_empty() && G::decisions(after).all(|it| !asked.contains(&it.id))
}
