//! Texts right after the reveal, a file a card, and in which order they come.

mod aeron_damphair;
mod doran_martell;
mod mace_tyrell;
mod queen_of_thorns;
mod tyrion_lannister;

use super::{attack, board, supports};
use crate::{House, HouseCard, Side, state::agenda};
use HouseCard::{DoranMartell, QueenOfThorns};

#[test]
fn the_window_belongs_to_the_throne() {
    let text = "
        Tyrell  | Dornish Marches | K | March
        Martell | Prince's Pass   | F F
        Martell | Yronwood        | F | Support
        Martell | Starfall        | F | Support";
    for (place, first) in [(0, "Tyrell"), (5, "Martell")] {
        let mut state = board(text, &[QueenOfThorns, DoranMartell]);
        state.tracks.iron_throne.shift(House::Tyrell, place);
        let mut play = attack(state, "Dornish Marches > Prince's Pass");
        supports(
            &mut play,
            "Martell",
            Side::Defender,
            &["Yronwood", "Starfall"],
        )
        .unwrap();
        assert_eq!(play.awaited(), [first]);
        assert!(matches!(
            play.state.agenda.top(),
            Some(agenda::Step::Combat(
                crate::chapters::combat::Step::Immediate { .. }
            ))
        ));
    }
}
