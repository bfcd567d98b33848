//! Clean up: Arianne, Loras, Patchface, hands, orders and tokens.

use super::{
    army, attack, attack_with, board, destroys, hand, over, plays, retreats, routed, upright, used,
    won,
};
use crate::{
    Action, AriannePowerToken, Army, Event, House, HouseCard, Illegal, OrderToken, Prompt, Unit,
    general::control::controller,
    testing::{Play, area, because},
};
use HouseCard::{
    AlesterFlorent, ArianneMartell, CatelynStark, CerseiLannister, EddardStark, MaceTyrell,
    Patchface, RandyllTarly, SerJaimeLannister, SerLorasTyrell, SerRodrickCassel, StannisBaratheon,
    TheBlackfish, TheHound,
};

const YRONWOOD: &str = "
    Tyrell  | Prince's Pass | K K | March
    Martell | Yronwood      | F token | Consolidate
    Martell | Sunspear      | F";

fn arianne(tyrell: HouseCard, option: AriannePowerToken) -> Play {
    let mut state = board(YRONWOOD, &[tyrell, ArianneMartell]);
    state.setup.arianne_power_token = option;
    let mut play = attack(state, "Prince's Pass > Yronwood");
    retreats(&mut play, "Martell", "Sunspear").unwrap();
    play
}

#[test]
fn t219_arianne_keeps_the_attackers_out() {
    let play = arianne(AlesterFlorent, AriannePowerToken::Removed);
    assert_eq!(won(&play), "Tyrell");
    assert_eq!(routed(&play, "Sunspear"), army("F"));
    assert_eq!(upright(&play, "Prince's Pass"), army("K K"));
    assert_eq!(play.order("Yronwood"), None);
    assert_eq!(play.order("Prince's Pass"), None);
    assert!(play.state.units_of(area("Yronwood")).is_none());
    assert!(used(&play, ArianneMartell) && over(&play));
}

#[test]
fn t345_arianne_does_not_save_the_power_token() {
    let play = arianne(AlesterFlorent, AriannePowerToken::Removed);
    assert_eq!(controller(&play.state, area("Yronwood")), None);
    let play = arianne(AlesterFlorent, AriannePowerToken::Stays);
    assert_eq!(
        controller(&play.state, area("Yronwood")),
        Some(House::Martell)
    );
}

#[test]
fn t239_loras_against_arianne() {
    let play = arianne(SerLorasTyrell, AriannePowerToken::Removed);
    assert!(play.state.orders.areas().is_empty());
    assert!(!used(&play, SerLorasTyrell));
}

#[test]
fn t220_arianne_attacking_does_nothing() {
    let text = "Martell | Yronwood | F | March\n Tyrell | Prince's Pass | K K";
    let cards = [ArianneMartell, AlesterFlorent];
    let play = attack(board(text, &cards), "Yronwood > Prince's Pass");
    assert_eq!(routed(&play, "Yronwood"), army("F"));
    assert!(!used(&play, ArianneMartell));
}

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
fn t238_loras_leaves_nothing_to_those_who_stayed() {
    let cards = [SerLorasTyrell, CerseiLannister];
    let state = board(SEAROAD, &cards);
    let knight = Army::one(Unit::Knight);
    let mut play = attack_with(state, "Highgarden > Searoad Marches", knight);
    retreats(&mut play, "Lannister", "Lannisport").unwrap();
    assert_eq!(play.order("Highgarden"), None);
    assert_eq!(play.order("Searoad Marches"), Some(OrderToken::March));
}

#[test]
fn loras_beaten_goes_home_without_the_order() {
    let text = "Tyrell | Highgarden | F | March\n Lannister | Searoad Marches | K K K K";
    let cards = [SerLorasTyrell, CerseiLannister];
    let play = attack(board(text, &cards), "Highgarden > Searoad Marches");
    assert_eq!(play.order("Highgarden"), None);
}

#[test]
fn t269_the_loser_has_left_before_the_winner_enters() {
    let text = "Greyjoy | Ironman's Bay | ship | Raid
        Greyjoy | Pyke | K K K | March
        Lannister | Seagard | F token | Support
        Lannister | Riverrun | F";
    let mut state = board(text, &[HouseCard::BalonGreyjoy, CerseiLannister]);
    state.blade_used = true;
    let mut play = attack(state, "Pyke > Seagard");
    retreats(&mut play, "Lannister", "Riverrun").unwrap();
    let at = |wanted: fn(&Event) -> bool| play.events.iter().position(wanted).unwrap();
    let retreat = at(|it| matches!(it, Event::Retreated { .. }));
    let order = at(|it| matches!(it, Event::OrderRemoved { .. }));
    let token = at(|it| matches!(it, Event::PowerTokenRemoved { .. }));
    assert!(retreat < order && order < token);
    assert_eq!(
        controller(&play.state, area("Seagard")),
        Some(House::Greyjoy)
    );
    assert_eq!(play.power("Lannister"), 5, "the token goes to the pool");
}

#[test]
fn t271_a_defender_who_wins_keeps_order_and_token() {
    let text = "
        Greyjoy   | Riverrun    | F | March
        Lannister | Stoney Sept | K K token | Support";
    let mut state = board(text, &[HouseCard::DagmarCleftjaw, TheHound]);
    state.blade_used = true;
    let play = attack(state, "Riverrun > Stoney Sept");
    assert!(play.order("Stoney Sept").is_some());
    assert!(play.state.power_tokens[House::Lannister].contains(area("Stoney Sept")));
    assert_eq!(play.order("Riverrun"), None);
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
fn t202_the_hand_is_refilled_before_patchface() {
    let mut play = attack(
        board(MOAT, &[Patchface, CatelynStark]),
        "Seagard > Moat Cailin",
    );
    assert_eq!(hand(&play, "Stark").len(), 6);
    play.answer("Baratheon", Action::DiscardCard(EddardStark))
        .unwrap();
    assert_eq!(hand(&play, "Stark").len(), 5);
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
