//! The properties that hold after every answer: the referee's list, point by point.
//!
//! That no secret leaves the state is not said here but proved by twins
//! (`Secrets` in `tabletop::testkit`).

mod board;
mod cards;
mod houses;
mod progress;
#[cfg(test)]
mod tests;

use crate::{Area, House, State};
pub(crate) use board::figures;
pub(crate) use houses::may_be_over_supply;

type Check = Result<(), String>;

/// Says what is broken; nothing ever should be.
pub fn invariants(state: &State) -> Result<(), String> {
    for area in Area::ALL {
        board::units(state, area)
            .and_then(|()| board::order(state, area))
            .and_then(|()| board::tokens(state, area))
            .map_err(|why| format!("{}: {why}", area.name()))?;
    }
    for house in House::ALL {
        let check = if state.in_play(house) {
            houses::in_play(state, house)
        } else {
            houses::out_of_play(state, house)
        };
        check.map_err(|why| format!("{}: {why}", house.name()))?;
    }
    cards::westeros(state)?;
    cards::wildlings(state)?;
    cards::tides(state)?;
    progress::tracks(state)?;
    progress::phases(state)?;
    progress::questions(state)
}

fn holds(holds: bool, what: &str) -> Check {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}
