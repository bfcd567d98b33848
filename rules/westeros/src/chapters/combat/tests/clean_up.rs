//! Clean up: Arianne, Loras, Patchface, hands, orders and tokens.

use super::{
    army, attack, attack_with, board, destroys, hand, over, plays, retreats, upright, used,
};
use crate::{
    Action, Event, House, HouseCard, Illegal, OrderToken, Prompt,
    testing::{area, because},
};
use HouseCard::{
    AlesterFlorent, ArianneMartell, CatelynStark, CerseiLannister, EddardStark, MaceTyrell,
    Patchface, RandyllTarly, SerJaimeLannister, SerLorasTyrell, SerRodrickCassel, StannisBaratheon,
    TheBlackfish,
};

#[test]
fn attackers_sent_back_must_be_fed() {
    let text = "
        Tyrell  | Prince's Pass   | F K K | March
        Tyrell  | Dornish Marches | F F
        Tyrell  | Highgarden      | F F
        Martell | Yronwood        | F
        Martell | Sunspear        | F";
    let mut state = board(text, &[AlesterFlorent, ArianneMartell]);
    state.supply[House::Tyrell] = 0;
    let play = attack_with(state, "Prince's Pass > Yronwood", army("K K"));
    let mut play = play;
    retreats(&mut play, "Martell", "Sunspear").unwrap();
    assert!(over(&play), "both Knights would make a third army");
    assert_eq!(play.state.units[area("Prince's Pass")], army("F"));
    let mut state = board(text, &[AlesterFlorent, ArianneMartell]);
    state.supply[House::Tyrell] = 2;
    state.take(area("Prince's Pass"), army("K"));
    state.put(House::Tyrell, area("Prince's Pass"), army("F"));
    let mut play = attack_with(state, "Prince's Pass > Yronwood", army("F K"));
    retreats(&mut play, "Martell", "Sunspear").unwrap();
    assert!(over(&play), "three there and two armies of two are fed");
    let mut state = board(text, &[AlesterFlorent, ArianneMartell]);
    state.supply[House::Tyrell] = 3;
    state.put(House::Tyrell, area("Dornish Marches"), army("F"));
    state.take(area("Prince's Pass"), army("K"));
    state.put(House::Tyrell, area("Prince's Pass"), army("F"));
    let mut play = attack_with(state, "Prince's Pass > Yronwood", army("F K"));
    retreats(&mut play, "Martell", "Sunspear").unwrap();
    assert_eq!(
        play.prompt("Tyrell"),
        Some(Prompt::RetreatLoss { count: 1 })
    );
    destroys(&mut play, "Tyrell", "F").unwrap();
    assert_eq!(upright(&play, "Prince's Pass"), army("F K"));
}

const SEAROAD: &str = "
    Tyrell    | Highgarden      | K F | March
    Lannister | Searoad Marches | F | Raid";

#[test]
fn loras_takes_the_march_along() {
    let cards = [SerLorasTyrell, CerseiLannister];
    let mut play = attack(board(SEAROAD, &cards), "Highgarden > Searoad Marches");
    retreats(&mut play, "Lannister", "Lannisport").unwrap();
    assert_eq!(play.order("Searoad Marches"), Some(OrderToken::March));
    assert!(used(&play, SerLorasTyrell));
    let removed = |it: &Event| matches!(it, Event::MarchRemoved { .. });
    assert!(!play.events.iter().any(removed));
}

#[test]
fn loras_beaten_goes_home_without_the_order() {
    let text = "Tyrell | Highgarden | F | March\n Lannister | Searoad Marches | K K K K";
    let cards = [SerLorasTyrell, CerseiLannister];
    let play = attack(board(text, &cards), "Highgarden > Searoad Marches");
    assert_eq!(play.order("Highgarden"), None);
}

const MOAT: &str = "Baratheon | Seagard | F | March\n Stark | Moat Cailin | K K K";

#[test]
fn an_empty_hand_is_refilled_but_for_the_last_card() {
    let text = "Lannister | Seagard | F | March\n Stark | Moat Cailin | K K K";
    let cards = [SerJaimeLannister, EddardStark, CatelynStark];
    let mut play = attack(board(text, &cards), "Seagard > Moat Cailin");
    plays(&mut play, "Stark", CatelynStark).unwrap();
    assert_eq!(hand(&play, "Stark"), [EddardStark]);
    assert_eq!(hand(&play, "Lannister").len(), 6);
    assert!(!hand(&play, "Lannister").contains(&SerJaimeLannister));
}

#[test]
fn patchface_throws_a_card_away_even_in_defeat() {
    let cards = [Patchface, EddardStark, SerRodrickCassel, CatelynStark];
    let mut play = attack(board(MOAT, &cards), "Seagard > Moat Cailin");
    plays(&mut play, "Stark", CatelynStark).unwrap();
    assert_eq!(play.prompt("Baratheon"), Some(Prompt::Patchface));
    assert!(
        !hand(&play, "Baratheon").contains(&Patchface),
        "already discarded"
    );
    let played = play.answer("Baratheon", Action::DiscardCard(CatelynStark));
    assert_eq!(played, because(Illegal::NotThere(CatelynStark)));
    play.answer("Baratheon", Action::DiscardCard(EddardStark))
        .unwrap();
    assert_eq!(hand(&play, "Stark"), [SerRodrickCassel]);
    assert!(over(&play));
}

#[test]
fn patchface_against_the_only_card_in_hand() {
    let cards = [Patchface, CatelynStark, TheBlackfish];
    let mut play = attack(board(MOAT, &cards), "Seagard > Moat Cailin");
    plays(&mut play, "Stark", CatelynStark).unwrap();
    play.answer("Baratheon", Action::DiscardCard(TheBlackfish))
        .unwrap();
    let hand = hand(&play, "Stark");
    assert_eq!(hand.len(), 6);
    assert!(hand.contains(&CatelynStark) && !hand.contains(&TheBlackfish));
}

#[test]
fn patchface_may_be_declined() {
    let cards = [Patchface, EddardStark, CatelynStark];
    let mut play = attack(board(MOAT, &cards), "Seagard > Moat Cailin");
    plays(&mut play, "Stark", CatelynStark).unwrap();
    play.answer("Baratheon", Action::Decline).unwrap();
    assert_eq!(hand(&play, "Stark"), [EddardStark]);
    assert!(over(&play) && !used(&play, Patchface));
}

#[test]
fn a_seventh_castle_ends_the_game_before_patchface() {
    let text = "
        Baratheon | Seagard        | K K K K | March
        Baratheon | Dragonstone    | F
        Baratheon | King's Landing | F
        Baratheon | Storm's End    | F
        Baratheon | Harrenhal      | F
        Baratheon | Crackclaw Point | F
        Baratheon | The Eyrie      | token
        Baratheon | Seagard        | token
        Stark     | Moat Cailin    | F";
    let cards = [
        Patchface,
        MaceTyrell,
        RandyllTarly,
        CatelynStark,
        StannisBaratheon,
    ];
    let mut state = board(text, &cards);
    state.hand[House::Baratheon] = Patchface.bit();
    state.power_tokens[House::Baratheon] =
        state.power_tokens[House::Baratheon].without(area("Seagard"));
    let mut play = attack(state, "Seagard > Moat Cailin");
    retreats(&mut play, "Stark", "Winterfell").unwrap();
    assert_eq!(play.state.phase, crate::Phase::GameOver);
    assert!(play.state.combat.is_none() && play.awaited().is_empty());
}
