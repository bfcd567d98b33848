//! Tyrion sends a card back, before any other text.

use crate::{
    Action, Event, House, HouseCard,
    chapters::combat::tests::{attack, board, counted, hand, plays},
};
use HouseCard::{EddardStark, SerRodrickCassel, TyrionLannister};

const TYRION: &str = "Lannister | Seagard | F | March\n Stark | Moat Cailin | F";

#[test]
fn without_another_card_the_enemy_fights_without_one() {
    let cards = [TyrionLannister, EddardStark];
    let mut play = attack(board(TYRION, &cards), "Seagard > Moat Cailin");
    play.answer("Lannister", Action::Use).unwrap();
    assert_eq!(counted(&play), (2, 1));
    let replaced = Event::CardReplaced {
        house: House::Stark,
        card: None,
    };
    assert!(play.events.contains(&replaced));
    assert_eq!(
        hand(&play, "Stark"),
        [EddardStark],
        "unused and not discarded"
    );
}

#[test]
fn with_one_other_card_it_plays_itself() {
    let cards = [TyrionLannister, EddardStark, SerRodrickCassel];
    let mut play = attack(board(TYRION, &cards), "Seagard > Moat Cailin");
    plays(&mut play, "Stark", EddardStark).unwrap();
    play.answer("Lannister", Action::Use).unwrap();
    assert_eq!(counted(&play), (2, 2));
}
