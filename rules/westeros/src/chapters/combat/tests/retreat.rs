//! Retreats and routing.

use super::{army, attack, board, destroys, offered, over, routed};
use crate::{
    AreaSet, House, HouseCard, Prompt, Side,
    chapters::combat::{loss, retreats as options},
    testing::{Play, area},
};
use HouseCard::{BalonGreyjoy, CatelynStark, CerseiLannister, DagmarCleftjaw};

fn sorted(play: &Play, who: &str) -> Vec<&'static str> {
    let mut areas = offered(play, who);
    areas.sort_unstable();
    areas
}

const MOAT: &str = "
    Greyjoy   | Seagard         | K K K K | March
    Stark     | Moat Cailin     | F K
    Greyjoy   | Greywater Watch | token
    Lannister | The Twins       | F
    Stark     | White Harbor    | F
    Stark     | Winterfell      | F";

fn moat(text: &str, supply: u8) -> Play {
    let mut state = board(text, &[BalonGreyjoy, CatelynStark]);
    state.blade_used = true;
    state.supply[House::Stark] = supply;
    attack(state, "Seagard > Moat Cailin")
}

#[test]
fn the_beaten_house_names_the_units_it_cannot_feed() {
    let text = MOAT.replace("White Harbor    | F", "White Harbor    | F F");
    let mut play = moat(&text, 0);
    assert_eq!(play.prompt("Stark"), Some(Prompt::RetreatLoss { count: 1 }));
    let combat = play.state.combat.unwrap();
    let at = |name| loss(&play.state, &combat, Side::Defender, area(name));
    assert_eq!((at("Winterfell"), at("White Harbor")), (1, 2));
    destroys(&mut play, "Stark", "F").unwrap();
    assert_eq!(routed(&play, "Winterfell"), army("K"));
}

#[test]
fn without_a_legal_area_all_are_destroyed() {
    let text = "
        Greyjoy | Ironman's Bay | ship | Raid
        Greyjoy | Seagard | K K K K | March
        Stark | Riverrun | F
        Tyrell | Lannisport | F
        Tyrell | Stoney Sept | F
        Tyrell | Harrenhal | token";
    let mut state = board(text, &[BalonGreyjoy, CatelynStark]);
    state.blade_used = true;
    let play = attack(state, "Seagard > Riverrun");
    assert!(over(&play));
    assert_eq!(play.state.occupied[House::Stark], AreaSet::EMPTY);
}

#[test]
fn retreat_over_own_ships() {
    let text = "
        Greyjoy | Ironman's Bay | ship
        Greyjoy | Pyke | F
        Lannister | Riverrun | K K K K | March
        Greyjoy | Seagard | F
        Stark | Moat Cailin | F
        Stark | Greywater Watch | F
        Stark | The Twins | F";
    let mut state = board(text, &[CerseiLannister, DagmarCleftjaw]);
    state.blade_used = true;
    let play = attack(state, "Riverrun > Seagard");
    assert_eq!(sorted(&play, "Greyjoy"), ["Flint's Finger", "Pyke"]);
}

#[test]
fn the_page_can_ask_for_retreats_and_their_loss() {
    let play = moat(MOAT, 6);
    let combat = play.state.combat.unwrap();
    let found = options(&play.state, &combat, Side::Defender);
    assert_eq!((found.areas.len(), found.loss), (2, 0));
}
