//! Casualties.

use super::{army, attack, board, over, retreats, routed, upright, won};
use crate::{AreaSet, House, HouseCard, testing::area};
use HouseCard::{
    CatelynStark, RenlyBaratheon, SerGregorClegane, SerJaimeLannister, TheBlackfish, TheHound,
};

#[test]
fn routed_units_are_no_casualties() {
    let text = "Lannister | Seagard | K K | March\n Stark | Moat Cailin | F routed K";
    let cards = [SerJaimeLannister, CatelynStark];
    let play = attack(board(text, &cards), "Seagard > Moat Cailin");
    assert!(
        over(&play),
        "the Footman falls, the routed Knight cannot retreat"
    );
    assert_eq!(play.state.occupied[House::Stark], AreaSet::EMPTY);
}

#[test]
fn the_blackfish_spares_the_loser_but_not_on_the_retreat() {
    let text = "Lannister | Seagard | K K K | March\n Stark | Moat Cailin | F SE";
    let cards = [SerGregorClegane, TheBlackfish];
    let mut play = attack(board(text, &cards), "Seagard > Moat Cailin");
    retreats(&mut play, "Stark", "Winterfell").unwrap();
    assert_eq!(play.state.units[area("Winterfell")], army("F"));
}

#[test]
fn only_the_loser_suffers() {
    let text = "Lannister | Seagard | K K K | March\n Baratheon | The Twins | F";
    let cards = [TheHound, RenlyBaratheon];
    let mut play = attack(board(text, &cards), "Seagard > The Twins");
    assert_eq!(won(&play), "Lannister");
    retreats(&mut play, "Baratheon", "The Fingers").unwrap();
    assert_eq!(upright(&play, "The Twins"), army("K K K"));
    assert_eq!(routed(&play, "The Fingers"), army("F"));
}
