//! Tests of who supports whom.

use super::{attack, supports};
use crate::{
    Action, AreaSet, Combat, House, Illegal, Side,
    chapters::combat::{support_orders, supporting},
    testing::{Play, area, because, draw},
};

const BLACKWATER: &str = "
    Tyrell    | The Reach      | K K | March*
    Lannister | Blackwater     | F   | March-1
    Tyrell    | King's Landing | K   | Support
    Lannister | Stoney Sept    | F K | Support
    Baratheon | Harrenhal      | K   | Support";

/// The attack on Blackwater, with Lannister first in turn order.
fn blackwater() -> Play {
    let mut state = draw(6, BLACKWATER);
    state.tracks.iron_throne.shift(House::Lannister, 0);
    attack(state, "The Reach > Blackwater")
}

/// Returns what the order in the second area is worth to `side` in the combat of the first.
fn worth(text: &str, way: &str, from: &str, side: Side) -> Option<i8> {
    let play = attack(draw(6, text), way);
    let combat: Combat = play.state.combat.unwrap();
    let eligible = support_orders(&play.state, combat.area).contains(area(from));
    eligible.then(|| supporting(&play.state, &combat, side, area(from)))
}

#[test]
fn land_units_support_no_combat_at_sea() {
    let text = "
        Greyjoy   | Ironman's Bay    | ship | March
        Lannister | The Golden Sound | ship
        Lannister | Lannisport       | K | Support";
    let way = "Ironman's Bay > The Golden Sound";
    assert_eq!(worth(text, way, "Lannisport", Side::Defender), None);
}

#[test]
fn one_order_cannot_help_both_sides() {
    let mut play = blackwater();
    supports(&mut play, "Lannister", Side::Defender, &[]).unwrap();
    let orders = AreaSet::of(&[area("Harrenhal")]);
    let both = Action::Support {
        attacker: orders,
        defender: orders,
    };
    assert_eq!(play.answer("Baratheon", both), because(Illegal::BothSides));
    let elsewhere = supports(&mut play, "Baratheon", Side::Attacker, &["Stoney Sept"]);
    assert_eq!(
        elsewhere,
        because(Illegal::NoSuchOrder(area("Stoney Sept")))
    );
}
