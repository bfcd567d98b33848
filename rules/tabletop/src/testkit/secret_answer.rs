//! The barrier that the last of several secret answers is.

use super::TestDice;
use crate::{AnyGame, AnyValue, Barrier, Decision, Game, Host};

/// An answer to a question that is put to several at once in secret, as a host takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SecretAnswer {
    /// Nobody else was asked any more.
    pub last: bool,
    /// The reason for which it is final, if it is.
    pub barrier: Option<Barrier>,
}

/// Gives an answer as a host would, in a copy of the game. `None` to a question that is put to one
/// seat alone, or in the open.
///
/// # Panics
/// If the host refuses it, or forgets that it was the last.
pub fn secret_answer<G: Game>(
    state: &G::State,
    asked: &Decision<G::Prompt>,
    action: &G::Action,
) -> Option<SecretAnswer> {
    let secret = |it: &Decision<G::Prompt>| G::simultaneous(state, &it.prompt);
    if !secret(asked) {
        return None;
    }
    let host = Host::<G>::new();
    let text = serde_json::to_string(state).expect("plain data");
    let opened = host.read(&text).expect("its own state");
    let action = AnyValue::new(action.clone());
    let dice = &mut TestDice::new(1);
    let (turn, _) = opened
        .submit(asked.seat, asked.id, action, dice)
        .expect("a legal answer");
    let last = G::decisions(state).filter(secret).count() == 1;
    let completes = host.completes(&text, &turn.state);
    assert_eq!(completes, Ok(last), "{asked:?}");
    Some(SecretAnswer {
        last,
        barrier: turn.barrier,
    })
}
