//! The properties that hold after every answer (chapter 23).

mod cards;
mod places;
mod players;
mod units;

use crate::state::State;

/// Says what does not hold.
///
/// # Errors
/// The first thing that is wrong.
pub fn invariants(state: &State) -> Result<(), String> {
    places::apart(&state.open)?;
    places::sides(&state.open)?;
    places::on_the_table(&state.open)?;
    units::strength(&state.open)?;
    units::influence(&state.open)?;
    units::markers(&state.open)?;
    players::eliminated(state)?;
    cards::twenty(state)?;
    cards::counts(state)?;
    somebody_is_asked(state)
}

/// Exactly one thing waits, or the game is over.
fn somebody_is_asked(state: &State) -> Result<(), String> {
    match (state.open.result.is_some(), state.questions.is_empty()) {
        (true, false) => Err("somebody is asked after the end".to_owned()),
        (false, true) => Err(format!("nobody is asked: {:?}", state.open.agenda)),
        _ => Ok(()),
    }
}
