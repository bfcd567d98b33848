//! The only way into the rules.

use crate::{Cx, DecisionId, Game, Seat, Viewer};
use std::fmt::Debug;

/// The reason why an answer was not taken. The state is untouched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal<I: Debug> {
    #[error("this question is not open")]
    Closed,
    #[error("this question was put to another seat")]
    NotYours,
    #[error("this answer is against the rules: {0:?}")]
    Illegal(I),
}

/// Takes the answer of `seat` to the question `id`, or refuses it and changes nothing.
pub fn submit<G: Game>(
    state: &mut G::State,
    seat: Seat,
    id: DecisionId,
    action: G::Action,
    cx: &mut impl Cx<G::Event>,
) -> Result<(), Refusal<G::Illegal>> {
    let decision = G::decisions(state)
        .find(|it| it.id == id)
        .ok_or(Refusal::Closed)?;
    if decision.seat != seat {
        return Err(Refusal::NotYours);
    }
    let view = G::view(state, Viewer::Seat(seat));
    G::check(&view, &decision.prompt, &action).map_err(Refusal::Illegal)?;
    G::apply(state, &decision, action, cx);
    Ok(())
}
