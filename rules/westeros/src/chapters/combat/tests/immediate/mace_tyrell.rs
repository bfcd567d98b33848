//! Mace kills a Footman.

use crate::{
    Action, HouseCard, Prompt, Side,
    chapters::combat::tests::{attack, board, counted, over, routed, supports, upright, used, won},
    testing::area,
};
use HouseCard::{MaceTyrell, SerGregorClegane, SerRodrickCassel, TheBlackfish, TheHound};

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
fn t216_the_blackfish_stops_mace() {
    let play = attack(
        board(MACE, &[MaceTyrell, TheBlackfish]),
        "The Reach > Blackwater",
    );
    assert_eq!(counted(&play), (6, 3));
    assert!(!used(&play, MaceTyrell));
}

#[test]
fn t235_mace_reaches_no_knights_and_no_supporters() {
    let text = "
        Tyrell    | The Reach   | K | March
        Lannister | Blackwater  | K
        Lannister | Stoney Sept | F | Support";
    let cards = [MaceTyrell, TheHound];
    let mut play = attack(board(text, &cards), "The Reach > Blackwater");
    supports(&mut play, "Lannister", Side::Defender, &["Stoney Sept"]).unwrap();
    assert_eq!(counted(&play), (6, 5));
    assert_eq!(
        upright(&play, "Stoney Sept").len() + routed(&play, "Stoney Sept").len(),
        1
    );
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

#[test]
fn t236_the_combat_goes_on_without_the_last_defender() {
    let text = "
        Tyrell    | Highgarden      | K | March
        Lannister | Searoad Marches | F | Raid
        Lannister | Lannisport      | K K | Support";
    let cards = [MaceTyrell, SerGregorClegane];
    let mut play = attack(board(text, &cards), "Highgarden > Searoad Marches");
    supports(&mut play, "Lannister", Side::Defender, &["Lannisport"]).unwrap();
    assert_eq!(counted(&play), (6, 7));
    assert_eq!(won(&play), "Lannister");
    assert!(
        play.state.units_of(area("Highgarden")).is_none(),
        "the Knight died"
    );
    assert!(play.state.units_of(area("Searoad Marches")).is_none());
    assert_eq!(
        play.order("Lannisport").map(crate::OrderToken::order),
        Some(crate::Order::Support)
    );
    assert!(over(&play));
}
