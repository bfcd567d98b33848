//! Who supports whom: part L.

use super::{attack, board, plays, supports};
use crate::{
    Action, AreaSet, Combat, House, HouseCard, Illegal, Order, Prompt, Side, SupportScope,
    chapters::combat::{strength, support_orders, supporting},
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

fn initial(play: &Play) -> (i8, i8) {
    let combat = play.state.combat.unwrap();
    let of = |side| strength(&play.state, &combat, side).initial();
    (of(Side::Attacker), of(Side::Defender))
}

#[test]
fn t165_support_is_declared_in_turn_order() {
    let mut play = blackwater();
    for (who, side, from) in [
        ("Lannister", Side::Defender, "Stoney Sept"),
        ("Baratheon", Side::Defender, "Harrenhal"),
        ("Tyrell", Side::Attacker, "King's Landing"),
    ] {
        assert_eq!(play.awaited(), [who]);
        supports(&mut play, who, side, &[from]).unwrap();
    }
    assert_eq!(
        initial(&play),
        (7, 6),
        "the defender's own March counts nothing"
    );
}

#[test]
fn t167_a_combatant_may_refuse_the_support_of_others() {
    let mut play = blackwater();
    supports(&mut play, "Lannister", Side::Defender, &["Stoney Sept"]).unwrap();
    supports(&mut play, "Baratheon", Side::Defender, &["Harrenhal"]).unwrap();
    supports(&mut play, "Tyrell", Side::Attacker, &["King's Landing"]).unwrap();
    assert_eq!(
        play.awaited(),
        ["Lannister"],
        "Tyrell has no foreign support"
    );
    let refuse = |area_name: &str| Action::Refuse(AreaSet::of(&[area(area_name)]));
    let own = play.answer("Lannister", refuse("Stoney Sept"));
    assert_eq!(own, because(Illegal::NoSuchOrder(area("Stoney Sept"))));
    play.answer("Lannister", refuse("Harrenhal")).unwrap();
    assert_eq!(initial(&play), (7, 4));
    assert_eq!(play.awaited(), ["Lannister", "Tyrell"]);
}

#[test]
fn t169_nobody_supports_the_enemies_of_own_units() {
    let mut play = blackwater();
    let against = supports(&mut play, "Lannister", Side::Attacker, &["Stoney Sept"]);
    assert_eq!(against, because(Illegal::AgainstOneself));
}

#[test]
fn t172_only_orders_next_to_the_embattled_area_help() {
    let state = draw(6, "Tyrell | Highgarden | K | Support");
    assert!(support_orders(&state, area("Blackwater")).is_empty());
    assert!(!support_orders(&state, area("The Reach")).is_empty());
}

#[test]
fn t173_a_support_order_does_not_help_its_own_area() {
    let text = "Tyrell | The Reach | K | March\n Lannister | Blackwater | K | Support*";
    let play = attack(draw(6, text), "The Reach > Blackwater");
    assert_eq!(play.awaited(), ["Lannister", "Tyrell"], "cards are next");
    assert_eq!(initial(&play), (2, 2));
}

/// What the order in the second area is worth to `side` in the combat of the first.
fn worth(text: &str, way: &str, from: &str, side: Side) -> Option<i8> {
    let play = attack(draw(6, text), way);
    let combat: Combat = play.state.combat.unwrap();
    let eligible = support_orders(&play.state, combat.area).contains(area(from));
    eligible.then(|| supporting(&play.state, &combat, side, area(from)))
}

#[test]
fn t174_ships_support_land_and_sea() {
    let text = "
        Tyrell    | The Reach      | K | March
        Lannister | King's Landing | F
        Baratheon | Blackwater Bay | ship ship | Support";
    let way = "The Reach > King's Landing";
    assert_eq!(worth(text, way, "Blackwater Bay", Side::Defender), Some(2));
}

#[test]
fn t176_a_port_supports_its_sea_only() {
    let sea = "
        Greyjoy   | Ironman's Bay      | ship | March
        Lannister | The Golden Sound   | ship
        Lannister | Port of Lannisport | ship ship | Support";
    let way = "Ironman's Bay > The Golden Sound";
    let port = "Port of Lannisport";
    assert_eq!(worth(sea, way, port, Side::Defender), Some(2));
    let land = "
        Greyjoy   | Riverrun           | F | March
        Lannister | Lannisport         | F
        Lannister | Port of Lannisport | ship ship | Support";
    let way = "Riverrun > Lannisport";
    assert_eq!(worth(land, way, port, Side::Defender), None);
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
fn t177_the_starred_support_adds_one() {
    let text = "
        Greyjoy   | Seagard     | F | March
        Lannister | The Twins   | F
        Stark     | Moat Cailin | F | Support*";
    let way = "Seagard > The Twins";
    assert_eq!(worth(text, way, "Moat Cailin", Side::Defender), Some(2));
    let routed = text.replace("| F | Support*", "| routed F | Support*");
    assert_eq!(worth(&routed, way, "Moat Cailin", Side::Defender), Some(1));
}

#[test]
fn t178_siege_engines_support_attacks_on_walls() {
    let harrenhal = "
        Greyjoy   | Riverrun    | F | March
        Stark     | Harrenhal   | F
        Lannister | Stoney Sept | SE F | Support";
    let way = "Riverrun > Harrenhal";
    assert_eq!(
        worth(harrenhal, way, "Stoney Sept", Side::Attacker),
        Some(5)
    );
    assert_eq!(
        worth(harrenhal, way, "Stoney Sept", Side::Defender),
        Some(1)
    );
    let blackwater = "
        Greyjoy   | Harrenhal   | F | March
        Stark     | Blackwater  | F
        Lannister | Stoney Sept | SE F | Support";
    let way = "Harrenhal > Blackwater";
    assert_eq!(
        worth(blackwater, way, "Stoney Sept", Side::Attacker),
        Some(1)
    );
}

#[test]
fn t180_the_support_orders_of_one_house_are_independent() {
    let text = "
        Tyrell    | The Reach      | K | March
        Lannister | Blackwater     | F
        Baratheon | King's Landing | F | Support
        Baratheon | Harrenhal      | K | Support";
    let mut play = attack(draw(6, text), "The Reach > Blackwater");
    supports(&mut play, "Baratheon", Side::Defender, &["Harrenhal"]).unwrap();
    let supports = play.state.combat.unwrap().supports;
    assert_eq!(supports.defender, AreaSet::of(&[area("Harrenhal")]));
    assert!(supports.attacker.is_empty());
}

#[test]
fn t180_by_an_option_a_house_supports_as_one() {
    let text = "
        Tyrell    | The Reach      | K | March
        Lannister | Blackwater     | F
        Baratheon | King's Landing | F | Support
        Baratheon | Harrenhal      | K | Support";
    let mut state = draw(6, text);
    state.setup.support_scope = SupportScope::PerHouse;
    let mut play = attack(state, "The Reach > Blackwater");
    let one = supports(&mut play, "Baratheon", Side::Defender, &["Harrenhal"]);
    assert_eq!(one, because(Illegal::BothSides));
    let both = ["Harrenhal", "King's Landing"];
    supports(&mut play, "Baratheon", Side::Defender, &both).unwrap();
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

#[test]
fn t230_a_house_may_leave_itself_without_support() {
    let text = "
        Greyjoy   | Seagard        | F | March
        Greyjoy   | Greywater Watch | F | Support
        Stark     | Moat Cailin    | F";
    let mut state = board(text, &[HouseCard::AshaGreyjoy, HouseCard::CatelynStark]);
    state.blade_used = true;
    let mut play = attack(state, "Seagard > Moat Cailin");
    let orders = AreaSet::of(&[area("Greywater Watch")]);
    assert_eq!(play.prompt("Greyjoy"), Some(Prompt::Support { orders }));
    supports(&mut play, "Greyjoy", Side::Attacker, &[]).unwrap();
    assert!(play.state.units[area("Moat Cailin")] == super::army("F"));
    assert_eq!(
        play.state
            .orders
            .get(area("Greywater Watch"))
            .map(crate::OrderToken::order),
        Some(Order::Support)
    );
    assert!(
        super::routed(&play, "Winterfell").is_empty(),
        "two swords kill the Footman"
    );
}

#[test]
fn t192_a_card_must_be_played() {
    let text = "Tyrell | The Reach | K | March\n Lannister | Blackwater | K";
    let mut play = attack(draw(6, text), "The Reach > Blackwater");
    let declined = play.answer("Lannister", Action::Decline);
    assert_eq!(declined, because(Illegal::MustChoose));
    let foreign = plays(&mut play, "Lannister", HouseCard::MaceTyrell);
    assert_eq!(foreign, because(Illegal::NotThere(HouseCard::MaceTyrell)));
}

#[test]
fn t193_cards_are_secret_until_both_are_chosen() {
    let text = "Tyrell | The Reach | K | March\n Lannister | Blackwater | K";
    let mut play = attack(draw(6, text), "The Reach > Blackwater");
    plays(&mut play, "Tyrell", HouseCard::SerGarlanTyrell).unwrap();
    assert_eq!(
        play.view("Tyrell").own.card,
        Some(HouseCard::SerGarlanTyrell)
    );
    let seen = play.view("Lannister");
    assert_eq!(seen.own.card, None);
    assert_eq!(seen.combat.unwrap().cards, crate::BySide::default());
    assert_eq!(
        seen.hand,
        crate::ByHouse([0x7f; 6]),
        "the hand does not betray it"
    );
    assert!(seen.committed.contains(House::Tyrell));
    plays(&mut play, "Lannister", HouseCard::TheHound).unwrap();
    let revealed = play.events.iter().any(|event| {
        let cards = crate::BySide::new(Some(HouseCard::SerGarlanTyrell), Some(HouseCard::TheHound));
        *event == crate::Event::CardsRevealed { cards }
    });
    assert!(revealed);
}
