//! Texts that hold as long as their card lies open.

use super::{attack, board, counted, supports};
use crate::{
    House, HouseCard, Side,
    chapters::combat::{Combat, Icons, Strength, icons, strength},
    testing::Play,
};
use HouseCard::{
    CatelynStark, DagmarCleftjaw, SalladhorSaan, SerDavosSeaworth, SerJaimeLannister,
    SerKevanLannister, StannisBaratheon, TheHound,
};

/// Strength and icons of a side with these cards face up, before anything else happens.
fn judged(play: &Play, cards: [HouseCard; 2], side: Side) -> (Strength, Icons) {
    let combat = Combat {
        cards: crate::BySide::new(Some(cards[0]), Some(cards[1])),
        ..play.state.combat.unwrap()
    };
    let position = play.state.position();
    (
        strength(position, &combat, side),
        icons(position, &combat, side),
    )
}

fn fresh(text: &str, way: &str) -> Play {
    attack(board(text, &[]), way)
}

#[test]
fn davos_with_stannis_on_the_discard_pile() {
    let text = "Baratheon|King's Landing|F|March\n Lannister|Blackwater|F";
    let mut play = fresh(text, "King's Landing > Blackwater");
    let cards = [SerDavosSeaworth, TheHound];
    let (before, sword) = judged(&play, cards, Side::Attacker);
    assert_eq!((before.card, sword.swords), (2, 0));
    play.state.hand[House::Baratheon] &= !StannisBaratheon.bit();
    let (after, sword) = judged(&play, cards, Side::Attacker);
    assert_eq!((after.card, sword.swords), (3, 1));
}

#[test]
fn salladhor_supported_makes_foreign_ships_count_nothing() {
    let text = "
        Greyjoy   | The Narrow Sea      | ship ship ship | March
        Baratheon | Shipbreaker Bay     | ship
        Tyrell    | East Summer Sea     | ship | Support
        Baratheon | Port of Dragonstone | ship | Support";
    let mut state = board(text, &[DagmarCleftjaw, SalladhorSaan]);
    state.blade_used = true;
    let mut play = attack(state, "The Narrow Sea > Shipbreaker Bay");
    let port = ["Port of Dragonstone"];
    supports(&mut play, "Baratheon", Side::Defender, &port).unwrap();
    supports(&mut play, "Tyrell", Side::Defender, &[]).unwrap();
    assert_eq!(counted(&play), (1, 3));
}

#[test]
fn kevan_raises_no_footmen_of_others() {
    let text = "
        Lannister | Lannisport      | F | March
        Greyjoy   | Searoad Marches | F
        Tyrell    | Highgarden      | F | Support";
    let mut play = fresh(text, "Lannisport > Searoad Marches");
    supports(&mut play, "Tyrell", Side::Attacker, &["Highgarden"]).unwrap();
    let cards = [SerKevanLannister, DagmarCleftjaw];
    let strength = judged(&play, cards, Side::Attacker).0;
    assert_eq!((strength.units, strength.support), (2, 1));
}

#[test]
fn catelyn_doubles_the_own_defense_order() {
    let text = "Lannister|Seagard|F|March\n Stark|Moat Cailin|F|Defense*";
    let play = fresh(text, "Seagard > Moat Cailin");
    let cards = [SerJaimeLannister, CatelynStark];
    assert_eq!(judged(&play, cards, Side::Defender).0.order, 4);
    let march = text.replace("Defense*", "Raid");
    let play = fresh(&march, "Seagard > Moat Cailin");
    assert_eq!(judged(&play, cards, Side::Defender).0.order, 0);
}
