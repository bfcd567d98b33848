//! Texts that hold as long as their card lies open: part N.

use super::{attack, board, counted, over, supports};
use crate::{
    Action, AreaSet, House, HouseCard, Side, State,
    chapters::combat::{Combat, Icons, Strength, icons, strength},
    testing::Play,
};
use HouseCard::{
    AeronDamphair, AlesterFlorent, AshaGreyjoy, BalonGreyjoy, BrienneOfTarth, CatelynStark,
    DagmarCleftjaw, NymeriaSand, SalladhorSaan, SerDavosSeaworth, SerJaimeLannister,
    SerKevanLannister, StannisBaratheon, TheHound, TheonGreyjoy, VictarionGreyjoy,
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
fn t195_stannis() {
    let text = "Baratheon|King's Landing|F|March\n Lannister|Blackwater|F";
    let mut play = fresh(text, "King's Landing > Blackwater");
    let cards = [StannisBaratheon, TheHound];
    assert_eq!(judged(&play, cards, Side::Attacker).0.card, 4);
    play.state.tracks.iron_throne.shift(House::Lannister, 0);
    assert_eq!(judged(&play, cards, Side::Attacker).0.card, 5);
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

const SHIPBREAKER: &str = "
    Greyjoy   | The Narrow Sea      | ship ship ship | March
    Baratheon | Shipbreaker Bay     | ship
    Tyrell    | East Summer Sea     | ship | Support
    Baratheon | Port of Dragonstone | ship | Support";

/// Greyjoy attacks Baratheon; the orders that support Baratheon.
fn shipbreaker(card: HouseCard, supporters: [&[&str]; 2], change: impl Fn(&mut State)) -> Play {
    let mut state = board(SHIPBREAKER, &[card, SalladhorSaan]);
    state.blade_used = true;
    change(&mut state);
    let mut play = attack(state, "The Narrow Sea > Shipbreaker Bay");
    let [own, foreign] = supporters;
    while let Some(&who) = play.awaited().first() {
        let areas = if who == "Baratheon" { own } else { foreign };
        if supports(&mut play, who, Side::Defender, areas).is_err() {
            break;
        }
    }
    if play.state.combat.is_some_and(|it| it.winner.is_none()) {
        play.answer("Baratheon", Action::Refuse(AreaSet::EMPTY))
            .unwrap();
    }
    play
}

#[test]
fn salladhor_supported_makes_foreign_ships_count_nothing() {
    let play = shipbreaker(DagmarCleftjaw, [&["Port of Dragonstone"], &[]], |_| {});
    assert_eq!(counted(&play), (1, 3));
}

#[test]
fn t199_salladhor_without_support() {
    let play = shipbreaker(DagmarCleftjaw, [&[], &[]], |_| {});
    assert_eq!(counted(&play), (4, 2));
}

#[test]
fn t200_support_by_another_house_is_support() {
    let play = shipbreaker(DagmarCleftjaw, [&[], &["East Summer Sea"]], |_| {});
    assert_eq!(
        counted(&play),
        (1, 2),
        "the supporting ship counts nothing too"
    );
}

#[test]
fn t225_salladhor_beats_victarion_whatever_the_track_says() {
    for place in [0, 5] {
        let play = shipbreaker(VictarionGreyjoy, [&["Port of Dragonstone"], &[]], |state| {
            state.tracks.iron_throne.shift(House::Greyjoy, place);
        });
        assert_eq!(counted(&play), (3, 3));
    }
}

#[test]
fn t204_kevan_attacking() {
    let text = "
        Lannister | Lannisport      | F F F | March
        Greyjoy   | Searoad Marches | F
        Lannister | Stoney Sept     | F F | Support";
    let mut state = board(text, &[SerKevanLannister, AeronDamphair]);
    state.power[House::Greyjoy] = 0;
    state.blade_used = true;
    let mut play = attack(state, "Lannisport > Searoad Marches");
    supports(&mut play, "Lannister", Side::Attacker, &["Stoney Sept"]).unwrap();
    assert_eq!(counted(&play), (11, 1));
    assert!(over(&play) || play.awaited() == ["Greyjoy"]);
}

#[test]
fn t205_kevan_defending() {
    let text = "Greyjoy|Riverrun|F|March\n Lannister|Stoney Sept|F F";
    let play = fresh(text, "Riverrun > Stoney Sept");
    let cards = [DagmarCleftjaw, SerKevanLannister];
    assert_eq!(judged(&play, cards, Side::Defender).0.total(), 3);
}

#[test]
fn t243_routed_units_are_raised_by_nothing() {
    let text = "
        Lannister | Lannisport      | F | March
        Greyjoy   | Searoad Marches | F
        Lannister | Stoney Sept     | F routed F | Support";
    let mut play = fresh(text, "Lannisport > Searoad Marches");
    supports(&mut play, "Lannister", Side::Attacker, &["Stoney Sept"]).unwrap();
    let cards = [SerKevanLannister, DagmarCleftjaw];
    assert_eq!(judged(&play, cards, Side::Attacker).0.support, 2);
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
fn t223_t224_victarion() {
    let attacking = "
        Greyjoy   | Ironman's Bay    | ship ship ship | March
        Lannister | The Golden Sound | ship
        Greyjoy   | Sunset Sea       | ship | Support";
    let mut play = fresh(attacking, "Ironman's Bay > The Golden Sound");
    supports(&mut play, "Greyjoy", Side::Attacker, &["Sunset Sea"]).unwrap();
    let cards = [VictarionGreyjoy, TheHound];
    assert_eq!(judged(&play, cards, Side::Attacker).0.total(), 11);
    let defending = "
        Lannister | The Golden Sound | ship | March
        Greyjoy   | Ironman's Bay    | ship ship ship";
    let play = fresh(defending, "The Golden Sound > Ironman's Bay");
    let cards = [TheHound, VictarionGreyjoy];
    assert_eq!(judged(&play, cards, Side::Defender).0.total(), 6);
}

#[test]
fn t227_balon_against_stannis() {
    let text = "Greyjoy|Seagard|F|March\n Baratheon|The Twins|F";
    let mut play = fresh(text, "Seagard > The Twins");
    play.state.tracks.iron_throne.shift(House::Greyjoy, 0);
    let (strength, _) = judged(&play, [BalonGreyjoy, StannisBaratheon], Side::Defender);
    assert_eq!(strength.card, 1);
    let (strength, icons) = judged(&play, [BalonGreyjoy, BrienneOfTarth], Side::Defender);
    assert_eq!((strength.card, icons.swords, icons.forts), (0, 1, 1));
}

#[test]
fn t228_theon() {
    let theon = |way: &str, text: &str, side: Side| {
        let mut cards = [TheHound; 2];
        cards[side as usize] = TheonGreyjoy;
        let (strength, icons) = judged(&fresh(text, way), cards, side);
        (strength.card, icons.swords)
    };
    let seagard = "Lannister|Riverrun|F|March\n Greyjoy|Seagard|F";
    assert_eq!(theon("Riverrun > Seagard", seagard, Side::Defender), (3, 1));
    let open = "Lannister|Seagard|F|March\n Greyjoy|Greywater Watch|F";
    assert_eq!(
        theon("Seagard > Greywater Watch", open, Side::Defender),
        (2, 0)
    );
    let attacking = "Greyjoy|Seagard|F|March\n Lannister|Riverrun|F";
    assert_eq!(
        theon("Seagard > Riverrun", attacking, Side::Attacker),
        (2, 0)
    );
}

#[test]
fn t229_asha() {
    let text = "
        Lannister | Riverrun  | F | March
        Greyjoy   | Seagard   | F
        Stark     | The Twins | F | Support";
    let mut play = fresh(text, "Riverrun > Seagard");
    let cards = [TheHound, AshaGreyjoy];
    let alone = judged(&play, cards, Side::Defender).1;
    assert_eq!((alone.swords, alone.forts), (2, 1));
    supports(&mut play, "Stark", Side::Defender, &["The Twins"]).unwrap();
    let helped = judged(&play, cards, Side::Defender).1;
    assert_eq!((helped.swords, helped.forts), (0, 0));
    let refused = Action::Refuse(AreaSet::of(&[crate::testing::area("The Twins")]));
    play.answer("Greyjoy", refused).unwrap();
    let refused = judged(&play, cards, Side::Defender).1;
    assert_eq!((refused.swords, refused.forts), (2, 1));
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

#[test]
fn t221_nymeria() {
    let text = "Martell|Yronwood|F|March\n Tyrell|Prince's Pass|F";
    let play = fresh(text, "Yronwood > Prince's Pass");
    let cards = [NymeriaSand, AlesterFlorent];
    let attacking = judged(&play, cards, Side::Attacker).1;
    assert_eq!((attacking.swords, attacking.forts), (1, 0));
    let text = "Tyrell|Prince's Pass|F|March\n Martell|Yronwood|F";
    let play = fresh(text, "Prince's Pass > Yronwood");
    let cards = [AlesterFlorent, NymeriaSand];
    let defending = judged(&play, cards, Side::Defender).1;
    assert_eq!((defending.swords, defending.forts), (0, 1));
}
