//! Tyrion sends a card back, before any other text.

use crate::{
    Action, Event, House, HouseCard, Illegal, Prompt,
    chapters::combat::tests::{attack, board, counted, hand, plays, used},
    testing::because,
};
use HouseCard::{
    AlesterFlorent, EddardStark, MaceTyrell, RobbStark, SerRodrickCassel, TyrionLannister,
};

const TYRION: &str = "Lannister | Seagard | F | March\n Stark | Moat Cailin | F";

#[test]
fn t206_tyrion_sends_a_card_back() {
    let cards = [TyrionLannister, EddardStark, SerRodrickCassel, RobbStark];
    let mut play = attack(board(TYRION, &cards), "Seagard > Moat Cailin");
    plays(&mut play, "Stark", EddardStark).unwrap();
    assert_eq!(play.prompt("Lannister"), Some(Prompt::Tyrion));
    play.answer("Lannister", Action::Use).unwrap();
    let cancelled = EddardStark;
    assert_eq!(
        play.prompt("Stark"),
        Some(Prompt::ReplaceCard { cancelled })
    );
    assert_eq!(
        plays(&mut play, "Stark", EddardStark),
        because(Illegal::NotOffered)
    );
    assert_eq!(
        play.answer("Stark", Action::Decline),
        because(Illegal::MustChoose)
    );
    plays(&mut play, "Stark", SerRodrickCassel).unwrap();
    assert_eq!(counted(&play), (2, 2));
    assert_eq!(hand(&play, "Stark"), [EddardStark, RobbStark]);
    assert!(used(&play, TyrionLannister));
}

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

#[test]
fn t208_tyrion_may_be_declined_and_comes_before_immediate_texts() {
    let text = "Tyrell | The Reach | K | March\n Lannister | Blackwater | F";
    let cards = [MaceTyrell, AlesterFlorent, TyrionLannister];
    let begin = || {
        let mut play = attack(board(text, &cards), "The Reach > Blackwater");
        plays(&mut play, "Tyrell", MaceTyrell).unwrap();
        play
    };
    let mut play = begin();
    play.answer("Lannister", Action::Use).unwrap();
    assert_eq!(counted(&play), (3, 2), "the Footman lives, Alester came");
    assert!(!used(&play, MaceTyrell));
    let mut play = begin();
    play.answer("Lannister", Action::Decline).unwrap();
    assert_eq!(counted(&play), (6, 1));
    assert!(!used(&play, TyrionLannister) && used(&play, MaceTyrell));
}
