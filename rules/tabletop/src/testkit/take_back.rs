//! Taking an answer back: everything is as it was, and no id is used again.

use super::{Reason, Secrets};
use crate::{Decision, DecisionId, Seat, Viewer};
use std::collections::BTreeSet;

/// Takes `undone` back to `before`, from which an answer has made it.
pub fn take_back<G: Secrets>(
    before: &G::State,
    undone: &G::State,
    seats: u8,
) -> Result<G::State, Reason> {
    let mut again = before.clone();
    G::renew(&mut again, undone);
    let ids = |state| -> BTreeSet<DecisionId> { G::decisions(state).map(|it| it.id).collect() };
    // One that is still open may keep its id: it is the same question.
    let used = &ids(before) ^ &ids(undone);
    if !used.is_disjoint(&ids(&again)) {
        return Err(Reason::ReusedId);
    }
    let asked = |state| -> Vec<_> { G::decisions(state).map(without_id).collect() };
    let viewers = (0..seats).map(|seat| Viewer::Seat(Seat(seat)));
    let mut viewers = viewers.chain([Viewer::Spectator]);
    let looks_the_same = viewers.all(|it| G::view(before, it) == G::view(&again, it));
    if looks_the_same && asked(before) == asked(&again) {
        Ok(again)
    } else {
        Err(Reason::NotTakenBack)
    }
}

fn without_id<P>(it: Decision<P>) -> (Seat, bool, P) {
    (it.seat, it.required, it.prompt)
}
