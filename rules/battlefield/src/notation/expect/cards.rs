//! Expectations of cards, and of what somebody sees of them.

use super::{Unmet, number, require};
use crate::{
    notation::{line::Line, names},
    reference::CardRef,
    state::State,
};
use tabletop::{Seat, Viewer};

/// `hand A 3`, `deck A 10`, `holds A Hit and Run`, `discarded A Hit and Run`, `view B hides Hit and
/// Run`.
pub fn of(state: &State, word: &str, line: &mut Line<'_>) -> Result<(), Unmet> {
    let position = &state.open;
    let seat = names::player(position, line.word()?)?;
    match word {
        "hand" => number(position.player(seat).hand, line),
        "deck" => number(position.player(seat).deck, line),
        "holds" => {
            let card = names::card(line.rest())?;
            require(state.secret(seat).hand.contains(&card))
        }
        "discarded" => {
            let card = names::card(line.rest())?;
            require(position.player(seat).discard.contains(&card))
        }
        _ => {
            let hides = line.one_of(&["hides", "shows"])? == "hides";
            let card = names::card(line.rest())?;
            if !anybody_holds(state, card) {
                let name = &card.entry().name;
                return Err(format!("nobody holds {name}: it cannot be seen").into());
            }
            require(sees(state, seat, card) != hides)
        }
    }
}

/// Returns true where there is anything to be hidden.
fn anybody_holds(state: &State, card: CardRef) -> bool {
    let mut secrets = state.secrets.iter();
    secrets.any(|it| it.hand.contains(&card) || it.siege.contains(&card))
}

fn sees(state: &State, seat: Seat, card: CardRef) -> bool {
    let view = state.view(Viewer::Seat(seat));
    let mut hands = view.hands.iter();
    hands.any(|it| it.cards.contains(&card) || it.siege.contains(&card))
}
