//! Aeron is exchanged for another card.

use crate::{
    Action, House, HouseCard, Illegal, Prompt,
    chapters::combat::tests::{attack, board, counted, hand, plays},
    testing::because,
};
use HouseCard::{
    AeronDamphair, BalonGreyjoy, DagmarCleftjaw, EuronCrowsEye, TheHound, TyrionLannister,
};

const AERON: &str = "Greyjoy | Riverrun | F | March\n Lannister | Stoney Sept | F F";

#[test]
fn aeron_is_exchanged_for_two_power() {
    let cards = [AeronDamphair, EuronCrowsEye, DagmarCleftjaw, TheHound];
    let mut state = board(AERON, &cards);
    state.power[House::Greyjoy] = 2;
    state.blade_used = true;
    let mut play = attack(state, "Riverrun > Stoney Sept");
    plays(&mut play, "Greyjoy", AeronDamphair).unwrap();
    assert_eq!(play.prompt("Greyjoy"), Some(Prompt::Aeron));
    let spent = plays(&mut play, "Greyjoy", AeronDamphair);
    assert_eq!(spent, because(Illegal::NotThere(AeronDamphair)));
    plays(&mut play, "Greyjoy", EuronCrowsEye).unwrap();
    assert_eq!(counted(&play), (5, 4));
    assert_eq!(play.power("Greyjoy"), 0);
    assert_eq!(hand(&play, "Greyjoy"), [DagmarCleftjaw]);
    assert!(
        play.state
            .discard_of(House::Greyjoy)
            .any(|it| it == AeronDamphair)
    );
}

#[test]
fn aeron_brings_back_the_card_that_was_sent_back() {
    let cards = [AeronDamphair, BalonGreyjoy, TyrionLannister];
    let mut state = board(AERON, &cards);
    state.blade_used = true;
    let mut play = attack(state, "Riverrun > Stoney Sept");
    plays(&mut play, "Greyjoy", BalonGreyjoy).unwrap();
    play.answer("Lannister", Action::Use).unwrap();
    let spent = plays(&mut play, "Greyjoy", AeronDamphair);
    assert_eq!(spent, because(Illegal::NotThere(AeronDamphair)));
    plays(&mut play, "Greyjoy", BalonGreyjoy).unwrap();
    assert_eq!(counted(&play), (3, 2), "Balon takes Tyrion's printed one");
    assert_eq!(play.power("Greyjoy"), 3);
}
