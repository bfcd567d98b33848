//! From a log back to a state.

use crate::{DecisionId, Game, Quiet, Recorded, Seat, submit};
use serde::{Deserialize, Serialize};

/// One line of a game's log: an answer and the chance it drew.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry<A> {
    pub seat: Seat,
    pub decision: DecisionId,
    pub action: A,
    pub rolls: Vec<u32>,
}

/// Everything a game was made of: from it the same game comes about again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record<S, A> {
    pub setup: S,
    pub seats: u8,
    /// The rolls of the start.
    pub opening: Vec<u32>,
    pub log: Vec<Entry<A>>,
}

/// The log does not fit the rules: at which entry, counted from 0; `None` for the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the log and the rules part ways at entry {at:?}")]
pub struct Diverged {
    pub at: Option<usize>,
}

/// Plays a log again: the rolls of the start, then every entry.
pub fn replay<G: Game>(
    setup: &G::Setup,
    seats: u8,
    opening: &[u32],
    log: &[Entry<G::Action>],
) -> Result<G::State, Diverged> {
    let mut cx = Quiet(Recorded::new(opening));
    let mut state = G::start(setup, seats, &mut cx);
    if !cx.0.faithful() {
        return Err(Diverged { at: None });
    }
    for (i, entry) in log.iter().enumerate() {
        let mut cx = Quiet(Recorded::new(&entry.rolls));
        let answered = submit::<G>(
            &mut state,
            entry.seat,
            entry.decision,
            entry.action.clone(),
            &mut cx,
        );
        if answered.is_err() || !cx.0.faithful() {
            return Err(Diverged { at: Some(i) });
        }
    }
    Ok(state)
}

/// The record with the ids that its questions have when it is played from the start. Those of a
/// table differ once an answer was taken back: what was asked again has a new id there, and the
/// record knows only the answers that stayed.
///
/// # Errors
/// [`Diverged`] where no question of that seat takes the answer.
pub fn renumbered<G: Game>(
    mut record: Record<G::Setup, G::Action>,
) -> Result<Record<G::Setup, G::Action>, Diverged> {
    let mut state = G::start(
        &record.setup,
        record.seats,
        &mut Quiet(Recorded::new(&record.opening)),
    );
    for (at, entry) in record.log.iter_mut().enumerate() {
        let asked = G::decisions(&state).filter(|it| it.seat == entry.seat);
        let mut open: Vec<DecisionId> = asked.map(|it| it.id).collect();
        // Its own id first, where it still is that seat's.
        open.sort_by_key(|&id| id != entry.decision);
        let mut taken = open.into_iter().filter(|&id| {
            let mut cx = Quiet(Recorded::new(&entry.rolls));
            submit::<G>(&mut state, entry.seat, id, entry.action.clone(), &mut cx).is_ok()
        });
        entry.decision = taken.next().ok_or(Diverged { at: Some(at) })?;
    }
    Ok(record)
}
