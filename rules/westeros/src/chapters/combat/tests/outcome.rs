//! Texts that answer to the outcome: Tywin, Cersei, Renly, Robb, Roose.

use super::{
    army, attack, board, destroys, hand, over, plays, retreats, routed, upright, used, won,
};
use crate::{
    Action, AreaSet, Army, House, HouseCard, Illegal, Prompt, Troops, Unit,
    testing::{area, because},
};
use HouseCard::{
    AlesterFlorent, AshaGreyjoy, CatelynStark, CerseiLannister, DagmarCleftjaw, EddardStark,
    RenlyBaratheon, RobbStark, RooseBolton, SerGregorClegane, TheHound, TywinLannister,
};

#[test]
fn tywin_takes_two_power_for_a_victory() {
    let text = "Lannister | Stoney Sept | K | March\n Tyrell | Blackwater | F";
    let cards = [TywinLannister, AlesterFlorent];
    let play = attack(board(text, &cards), "Stoney Sept > Blackwater");
    assert_eq!((won(&play), play.power("Lannister")), ("Lannister", 7));
    let beaten = "Lannister | Stoney Sept | F | March\n Tyrell | Blackwater | K K K";
    let play = attack(board(beaten, &cards), "Stoney Sept > Blackwater");
    assert_eq!((won(&play), play.power("Lannister")), ("Tyrell", 5));
    let mut rich = board(text, &cards);
    rich.power[House::Lannister] = 19;
    let play = attack(rich, "Stoney Sept > Blackwater");
    assert_eq!(play.power("Lannister"), 20);
}

#[test]
fn cersei_removes_an_order_of_the_loser_anywhere() {
    let text = "
        Lannister | Stoney Sept | K K K | March
        Tyrell    | Blackwater  | F | Raid
        Tyrell    | Highgarden  | F | March
        Martell   | Sunspear    | F | March";
    let cards = [CerseiLannister, AlesterFlorent];
    let mut play = attack(board(text, &cards), "Stoney Sept > Blackwater");
    let orders = AreaSet::of(&[area("Highgarden")]);
    assert_eq!(play.prompt("Lannister"), Some(Prompt::Cersei { orders }));
    let third = play.answer("Lannister", Action::RemoveOrder(area("Sunspear")));
    assert_eq!(third, because(Illegal::NoSuchOrder(area("Sunspear"))));
    play.answer("Lannister", Action::RemoveOrder(area("Highgarden")))
        .unwrap();
    assert_eq!(play.order("Highgarden"), None);
    assert!(used(&play, CerseiLannister));
}

#[test]
fn cersei_may_be_declined_and_beaten_does_nothing() {
    let text = "
        Lannister | Stoney Sept | K K K | March
        Tyrell    | Blackwater  | F
        Tyrell    | Highgarden  | F | March";
    let cards = [CerseiLannister, AlesterFlorent];
    let mut play = attack(board(text, &cards), "Stoney Sept > Blackwater");
    play.answer("Lannister", Action::Decline).unwrap();
    assert!(play.order("Highgarden").is_some());
    let beaten = text.replace("K K K", "F");
    let play = attack(board(&beaten, &cards), "Stoney Sept > Blackwater");
    assert_eq!(won(&play), "Tyrell");
    assert!(over(&play));
}

fn promote(at: &str) -> Action {
    Action::Promote(Troops::of(area(at), Army::one(Unit::Footman)))
}

#[test]
fn renly_promotes_a_routed_defender_to_a_routed_knight() {
    let text = "
        Lannister | Blackwater | F | March
        Baratheon | The Reach  | routed F";
    let cards = [RenlyBaratheon, CerseiLannister];
    let mut play = attack(board(text, &cards), "Blackwater > The Reach");
    play.answer("Baratheon", promote("The Reach")).unwrap();
    assert_eq!(routed(&play, "The Reach"), army("K"));
    assert!(upright(&play, "The Reach").is_empty());
}

const ROBB: &str = "
    Greyjoy | Seagard         | F F | March
    Greyjoy | Greywater Watch | F
    Stark   | Moat Cailin     | K K K";

#[test]
fn robb_may_be_declined() {
    let mut state = board(ROBB, &[RobbStark, AshaGreyjoy]);
    state.blade_used = true;
    let mut play = attack(state, "Seagard > Moat Cailin");
    play.answer("Stark", Action::Decline).unwrap();
    assert_eq!(routed(&play, "Seagard"), army("F F"));
    assert!(!used(&play, RobbStark));
}

#[test]
fn robb_sends_a_beaten_defender_too() {
    let text = "
        Stark   | Moat Cailin | K K K | March
        Greyjoy | Seagard     | F";
    let mut state = board(text, &[RobbStark, DagmarCleftjaw]);
    state.blade_used = true;
    let mut play = attack(state, "Moat Cailin > Seagard");
    assert_eq!(play.awaited(), ["Stark"]);
    let declined_by_loser = retreats(&mut play, "Greyjoy", "Riverrun");
    assert!(declined_by_loser.is_err());
    retreats(&mut play, "Stark", "The Twins").unwrap();
    assert_eq!(routed(&play, "The Twins"), army("F"));
}

const ROOSE: &str = "Lannister | Seagard | K K | March\n Stark | Moat Cailin | F";

#[test]
fn roose_as_the_last_card_leaves_all_seven_in_hand() {
    let play = attack(
        board(ROOSE, &[SerGregorClegane, RooseBolton]),
        "Seagard > Moat Cailin",
    );
    assert_eq!(hand(&play, "Stark").len(), 7);
}

#[test]
fn roose_victorious_does_nothing() {
    let text = "Lannister | Seagard | F | March\n Stark | Moat Cailin | K K K";
    let cards = [TheHound, RooseBolton, EddardStark];
    let mut play = attack(board(text, &cards), "Seagard > Moat Cailin");
    plays(&mut play, "Stark", RooseBolton).unwrap();
    assert_eq!(hand(&play, "Stark"), [EddardStark]);
}

#[test]
fn the_outcome_is_answered_before_casualties() {
    let text = "
        Lannister | Seagard     | K K K | March
        Stark     | Moat Cailin | F K";
    let cards = [SerGregorClegane, RooseBolton, CatelynStark];
    let mut state = board(text, &cards);
    state.hand[House::Lannister] = HouseCard::SerJaimeLannister.bit();
    let mut play = attack(state, "Seagard > Moat Cailin");
    plays(&mut play, "Stark", RooseBolton).unwrap();
    assert_eq!(play.prompt("Stark"), Some(Prompt::Casualties { count: 1 }));
    assert_eq!(hand(&play, "Stark").len(), 7, "Roose was faster");
    destroys(&mut play, "Stark", "F").unwrap();
}
