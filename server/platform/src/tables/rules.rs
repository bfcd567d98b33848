//! Asking a game, which may panic: a fault in one game's rules must not harm its table, let
//! alone another.

use std::panic::{AssertUnwindSafe, catch_unwind};

use tabletop::{AnyGame, HostError, Seat};

use crate::damage::damaged;
use crate::entities::{SHAPE, table};
use crate::{Error, Platform};

/// Calls the rules and words their refusals as the platform's errors.
///
/// What the rules say when they panic, or cannot read, may hold a secret: it is not logged here.
pub fn consult<T>(kind: &str, call: impl FnOnce() -> Result<T, HostError>) -> Result<T, Error> {
    // Unwind safe: what a game is given it does not change, and nothing half done is kept.
    match catch_unwind(AssertUnwindSafe(call)) {
        Ok(Ok(answer)) => Ok(answer),
        Ok(Err(refusal)) => Err(match refusal {
            HostError::Closed => Error::Closed,
            HostError::NotYours => Error::NotYours,
            HostError::Illegal(why) => Error::Illegal(why),
            HostError::Malformed(_) => Error::Malformed,
            HostError::TooLarge => Error::TooLarge,
            HostError::Seats => Error::WrongNumberOfSeats,
            HostError::Corrupt(_) => damaged(format_args!("{kind}: stored data does not read")),
        }),
        Err(_panic) => Err(Error::internal(format!("{kind}: the rules panicked"))),
    }
}

/// The game that is played at this table.
pub fn game_of<'a>(platform: &'a Platform, table: &table::Model) -> Result<&'a dyn AnyGame, Error> {
    if table.shape != SHAPE {
        return Err(damaged(format_args!(
            "table {} has shape {}",
            table.id, table.shape
        )));
    }
    platform
        .game(&table.kind)
        .ok_or_else(|| damaged(format_args!("table {} plays an unknown game", table.id)))
}

/// The setup from which a game begins, and is played again: what everybody knows of it, and what
/// its people wished for themselves.
pub fn wished(game: &dyn AnyGame, table: &table::Model) -> Result<String, Error> {
    let asked = asked(table)?;
    if asked.is_empty() {
        return Ok(table.setup.clone());
    }
    consult(&table.kind, || game.ask_always(&table.setup, &asked))
}

/// Tells whether this seat wants to be asked also where the rules leave it one answer.
pub fn asks_always(table: &table::Model, seat: Seat) -> Result<bool, Error> {
    Ok(asked(table)?.contains(&seat))
}

/// The seats whose people have wished so.
fn asked(table: &table::Model) -> Result<Vec<Seat>, Error> {
    let Some(asked) = &table.ask_always else {
        return Ok(Vec::new());
    };
    serde_json::from_str(&asked.0).map_err(damaged)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_an_error() {
        let refused = consult("test", || -> Result<(), _> {
            panic!("the rules are broken")
        });
        assert!(matches!(refused, Err(Error::Internal(_))));
        let refused = consult::<()>("test", || Err(HostError::Illegal("1".into())));
        assert_eq!(refused, Err(Error::Illegal("1".into())));
    }
}
