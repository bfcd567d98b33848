//! Mace kills a Footman.

use crate::{
    Action, HouseCard, Prompt,
    chapters::combat::tests::{attack, board, counted, used},
};
use HouseCard::{MaceTyrell, SerRodrickCassel};

const MACE: &str = "Tyrell | The Reach | K | March\n Stark | Blackwater | F F";

#[test]
fn mace_kills_a_footman() {
    let play = attack(
        board(MACE, &[MaceTyrell, SerRodrickCassel]),
        "The Reach > Blackwater",
    );
    assert_eq!(counted(&play), (6, 2));
    assert!(used(&play, MaceTyrell));
}

#[test]
fn mace_chooses_between_routed_and_upright() {
    let text = "Tyrell | The Reach | K | March\n Stark | Blackwater | F routed F";
    let cards = [MaceTyrell, SerRodrickCassel];
    let mut play = attack(board(text, &cards), "The Reach > Blackwater");
    assert_eq!(play.prompt("Tyrell"), Some(Prompt::Mace));
    play.answer("Tyrell", Action::KillFootman { routed: true })
        .unwrap();
    assert_eq!(counted(&play), (6, 2));
}
