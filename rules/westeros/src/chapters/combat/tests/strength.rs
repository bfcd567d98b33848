//! Strength, ties and the Blade: part M.

use super::{attack, board, counted, over, plays, routed, supports, upright, won};
use crate::{
    Action, Event, House, HouseCard, Prompt, Side, Track,
    chapters::combat::strength,
    testing::{area, draw},
};
use HouseCard::{
    AeronDamphair, AlesterFlorent, CatelynStark, CerseiLannister, DoranMartell, EddardStark,
    MargaeryTyrell, QueenOfThorns, SerJaimeLannister, SerRodrickCassel, TheHound,
};

#[test]
fn t181_a_tie_goes_to_the_higher_house_on_the_fiefdoms_track() {
    let text = "
        Tyrell    | King's Landing | F K | March
        Lannister | Kingswood      | F F | Raid";
    let mut state = board(text, &[AlesterFlorent, SerJaimeLannister]);
    state.tracks.fiefdoms.shift(House::Tyrell, 5);
    let play = attack(state, "King's Landing > Kingswood");
    assert_eq!(counted(&play), (4, 4));
    assert_eq!(won(&play), "Lannister");
    assert_eq!(
        routed(&play, "King's Landing"),
        super::army("F K"),
        "no casualty"
    );
    assert_eq!(upright(&play, "Kingswood"), super::army("F F"));
    assert_eq!(play.order("King's Landing"), None);
    assert!(
        play.order("Kingswood").is_some(),
        "the winner's order stays"
    );
    assert!(over(&play));
}

#[test]
fn t183_siege_engines_break_walls_and_do_nothing_else() {
    let against = |way: &str, text: &str| {
        let play = attack(draw(6, text), way);
        let combat = play.state.combat.unwrap();
        Side::ALL.map(|side| strength(&play.state, &combat, side).units)
    };
    let seagard = "Stark|Moat Cailin|SE|March\n Greyjoy|Seagard|F";
    assert_eq!(against("Moat Cailin > Seagard", seagard), [4, 1]);
    let twins = "Stark|Moat Cailin|SE|March\n Greyjoy|The Twins|F";
    assert_eq!(against("Moat Cailin > The Twins", twins), [0, 1]);
    let defended = "Greyjoy|Seagard|F|March\n Stark|Moat Cailin|SE";
    assert_eq!(against("Seagard > Moat Cailin", defended), [1, 0]);
}

#[test]
fn garrisons_defense_orders_and_the_march_count() {
    let text = "
        Lannister | Seagard     | K | March-1
        Stark     | Moat Cailin | F | Defense*";
    let play = attack(draw(6, text), "Seagard > Moat Cailin");
    let combat = play.state.combat.unwrap();
    let of = |side| strength(&play.state, &combat, side);
    assert_eq!(of(Side::Attacker).order, -1);
    assert_eq!(of(Side::Defender).order, 2);
    let home = "Lannister | Moat Cailin | K | March*\n Stark | Winterfell | F | Raid";
    let play = attack(draw(6, home), "Moat Cailin > Winterfell");
    let combat = play.state.combat.unwrap();
    assert_eq!(strength(&play.state, &combat, Side::Defender).total(), 3);
    assert_eq!(strength(&play.state, &combat, Side::Attacker).total(), 3);
}

#[test]
fn t185_t186_a_defense_order_lasts_until_its_area_is_lost() {
    let text = "
        Greyjoy   | Riverrun  | F   | March
        Lannister | Harrenhal | F K | Defense*";
    let cards = [AeronDamphair, TheHound];
    let mut state = board(text, &cards);
    state.power[House::Greyjoy] = 0;
    state.blade_used = true;
    let play = attack(state, "Riverrun > Harrenhal");
    assert_eq!(counted(&play), (1, 7));
    assert!(play.order("Harrenhal").is_some());
    let mut state = board(&text.replace("| F   |", "| K K K K |"), &cards);
    state.power[House::Greyjoy] = 0;
    state.blade_used = true;
    let mut play = attack(state, "Riverrun > Harrenhal");
    assert_eq!(counted(&play), (8, 7));
    super::retreats(&mut play, "Lannister", "Stoney Sept").unwrap();
    assert_eq!(play.order("Harrenhal"), None);
}

#[test]
fn t188_the_blade_is_for_combatants() {
    let text = "
        Baratheon | King's Landing | K | March
        Lannister | Blackwater     | K
        Greyjoy   | Harrenhal      | K | Support";
    let cards = [HouseCard::BrienneOfTarth, TheHound];
    let mut play = attack(board(text, &cards), "King's Landing > Blackwater");
    supports(&mut play, "Greyjoy", Side::Defender, &["Harrenhal"]).unwrap();
    play.answer("Lannister", Action::Refuse(crate::AreaSet::EMPTY))
        .unwrap();
    assert_eq!(
        counted(&play),
        (4, 6),
        "Greyjoy holds the Blade and is not asked"
    );
}

#[test]
fn t190_the_blade_may_be_declined() {
    let text = "Tyrell | The Reach | K K | March\n Lannister | Blackwater | K F";
    let begin = || {
        let mut state = board(text, &[QueenOfThorns, TheHound]);
        state.tracks.fiefdoms.shift(House::Tyrell, 0);
        attack(state, "The Reach > Blackwater")
    };
    let mut play = begin();
    assert_eq!(play.prompt("Tyrell"), Some(Prompt::Blade));
    play.answer("Tyrell", Action::Decline).unwrap();
    assert_eq!(counted(&play), (4, 5));
    assert!(!play.state.blade_used);
    let mut play = begin();
    play.answer("Tyrell", Action::Use).unwrap();
    assert_eq!(counted(&play), (5, 5));
    assert_eq!(won(&play), "Tyrell", "first on the Fiefdoms track");
    assert!(play.state.blade_used);
    assert!(play.events.contains(&Event::BladeUsed {
        house: House::Tyrell
    }));
}

#[test]
fn t191_doran_moves_the_blade_in_the_middle_of_a_combat() {
    let text = "Tyrell | Prince's Pass | F | March\n Martell | Yronwood | F";
    let mut state = board(text, &[MargaeryTyrell, DoranMartell]);
    state.tracks.fiefdoms.shift(House::Tyrell, 0);
    state.tracks.fiefdoms.shift(House::Martell, 1);
    let mut play = attack(state, "Prince's Pass > Yronwood");
    play.answer("Martell", Action::ChooseTrack(Track::Fiefdoms))
        .unwrap();
    assert_eq!(play.awaited(), ["Martell"]);
    assert_eq!(play.prompt("Martell"), Some(Prompt::Blade));
    play.answer("Martell", Action::Use).unwrap();
    assert_eq!(counted(&play), (2, 2));
    assert_eq!(won(&play), "Martell");
}

#[test]
fn t341_strength_may_be_negative() {
    let text = "Greyjoy | Seagard | SE | March-1\n Lannister | The Twins | routed F";
    let mut state = board(text, &[AeronDamphair, CerseiLannister]);
    state.power[House::Greyjoy] = 0;
    state.blade_used = true;
    let play = attack(state, "Seagard > The Twins");
    assert_eq!(counted(&play), (-1, 0));
    assert_eq!(won(&play), "Lannister");
    assert!(upright(&play, "Seagard").is_empty() && routed(&play, "Seagard").is_empty());
}

#[test]
fn a_garrison_fights_alone_and_falls() {
    let text = "Lannister | Moat Cailin | K | March*";
    let mut state = board(text, &[TheHound, CatelynStark]);
    state.hand[House::Stark] |= EddardStark.bit() | SerRodrickCassel.bit();
    let mut play = attack(state, "Moat Cailin > Winterfell");
    assert_eq!(
        play.awaited(),
        ["Stark"],
        "the only card of Lannister plays itself"
    );
    plays(&mut play, "Stark", CatelynStark).unwrap();
    assert_eq!(counted(&play), (5, 2));
    assert!(!play.state.garrisons.contains(area("Winterfell")));
    assert_eq!(upright(&play, "Winterfell"), super::army("K"));
    assert!(over(&play));
}
