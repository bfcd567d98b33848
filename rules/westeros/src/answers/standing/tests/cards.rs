//! Tests of which House card is played.

use super::{answer, card, choosing, combat_fallback, says, standing_of};
use crate::{Action, House, HouseCard, Side, chapters::combat::tests::attack, testing::draw};
use House::{Lannister, Stark, Tyrell};
use HouseCard::{CerseiLannister, SerJaimeLannister, TyrionLannister, TywinLannister};

#[test]
fn the_first_card_in_hand_is_played() {
    let play = choosing();
    let says = |cards: &[HouseCard]| says(&play, "Lannister", card(None, None, cards));
    let jaime = Some(Action::PlayCard(SerJaimeLannister));
    assert_eq!(says(&[TywinLannister, SerJaimeLannister]), jaime);
    let simple = Some(combat_fallback(&play, "Lannister"));
    assert_eq!(says(&[TywinLannister]), simple, "none of the list");
    assert_eq!(says(&[]), simple);
}

#[test]
fn what_is_laid_down_for_an_enemy_and_a_side_goes_first() {
    let play = choosing();
    let defending = Some(Side::Defender);
    let mut standing = standing_of([
        card(None, None, &[CerseiLannister]),
        card(None, defending, &[TyrionLannister]),
        card(Some(Tyrell), None, &[SerJaimeLannister]),
        card(Some(Tyrell), Some(Side::Attacker), &[CerseiLannister]),
        card(Some(Stark), defending, &[CerseiLannister]),
    ]);
    let mut plays = |expected| {
        let played = answer(&play, "Lannister", &standing);
        assert_eq!(played, Some(Action::PlayCard(expected)));
        standing.clear(&card(
            (expected == SerJaimeLannister).then_some(Tyrell),
            (expected == TyrionLannister).then_some(Side::Defender),
            &[],
        ));
    };
    plays(SerJaimeLannister);
    plays(TyrionLannister);
    plays(CerseiLannister);
    assert_eq!(answer(&play, "Lannister", &standing), None);
}

#[test]
fn a_card_sent_back_makes_room_for_the_next_of_the_list() {
    let mut state = draw(6, "Tyrell|The Reach|K|March\n Lannister|Blackwater|F");
    state.hand[Tyrell] = HouseCard::MaceTyrell.bit()
        | HouseCard::SerGarlanTyrell.bit()
        | HouseCard::RandyllTarly.bit();
    state.hand[Lannister] = TyrionLannister.bit();
    let mut play = attack(state, "The Reach > Blackwater");
    let list = card(
        None,
        None,
        &[HouseCard::MaceTyrell, HouseCard::RandyllTarly],
    );
    let first = says(&play, "Tyrell", list.clone()).unwrap();
    assert_eq!(first, Action::PlayCard(HouseCard::MaceTyrell));
    play.answer("Tyrell", first).unwrap();
    play.answer("Lannister", Action::Use).unwrap();
    let next = says(&play, "Tyrell", list);
    assert_eq!(next, Some(Action::PlayCard(HouseCard::RandyllTarly)));
}
