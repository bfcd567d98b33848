//! Casualties: part O.

use super::{army, attack, board, destroys, over, retreats, routed, supports, upright, won};
use crate::{
    Action, AreaSet, House, HouseCard, Illegal, Prompt, Side, SiegeCasualty,
    testing::{Play, area, because},
};
use HouseCard::{
    AlesterFlorent, CatelynStark, CerseiLannister, EddardStark, RenlyBaratheon, SerGregorClegane,
    SerJaimeLannister, SerRodrickCassel, TheBlackfish, TheHound, VictarionGreyjoy,
};

/// Three swords against two fortifications: one casualty.
fn gregor_beats_rodrick() -> Play {
    let text = "
        Lannister | Seagard     | K K | March*
        Stark     | Moat Cailin | F F K";
    let mut state = board(text, &[SerGregorClegane, SerRodrickCassel]);
    state.supply[House::Stark] = 6;
    attack(state, "Seagard > Moat Cailin")
}

#[test]
fn t245_swords_less_fortifications() {
    let play = gregor_beats_rodrick();
    assert_eq!(play.prompt("Stark"), Some(Prompt::Casualties { count: 1 }));
}

#[test]
fn t246_the_loser_chooses() {
    let mut play = gregor_beats_rodrick();
    let too_many = destroys(&mut play, "Stark", "F F");
    let wrong = Illegal::WrongNumber {
        wanted: 1,
        named: 2,
    };
    assert_eq!(too_many, because(wrong));
    let engine = destroys(&mut play, "Stark", "SE");
    assert_eq!(
        engine,
        because(Illegal::NotEnoughUnits(area("Moat Cailin")))
    );
    assert_eq!(
        play.answer("Stark", Action::Decline),
        because(Illegal::MustChoose)
    );
    destroys(&mut play, "Stark", "K").unwrap();
    retreats(&mut play, "Stark", "Winterfell").unwrap();
    assert_eq!(routed(&play, "Winterfell"), army("F F"));
}

#[test]
fn t247_more_swords_than_units() {
    let text = "Lannister | Riverrun | K K | March\n Greyjoy | Seagard | F F";
    let mut state = board(text, &[SerGregorClegane, VictarionGreyjoy]);
    state.blade_used = true;
    let play = attack(state, "Riverrun > Seagard");
    assert_eq!(play.state.occupied[House::Greyjoy], AreaSet::EMPTY);
    assert!(over(&play));
}

#[test]
fn t249_supporters_never_fall() {
    let text = "
        Lannister | Seagard     | K K K | March
        Stark     | Moat Cailin | F
        Baratheon | The Twins   | K | Support";
    let cards = [SerGregorClegane, CatelynStark];
    let mut play = attack(board(text, &cards), "Seagard > Moat Cailin");
    supports(&mut play, "Baratheon", Side::Defender, &["The Twins"]).unwrap();
    play.answer("Stark", Action::Refuse(AreaSet::EMPTY))
        .unwrap();
    assert_eq!(won(&play), "Lannister");
    assert_eq!(upright(&play, "The Twins"), army("K"));
    assert!(play.order("The Twins").is_some(), "its order stays too");
    assert_eq!(play.state.occupied[House::Stark], AreaSet::EMPTY);
}

const SIEGE: &str = "
    Lannister | Seagard     | K K | March
    Stark     | Moat Cailin | F SE";

#[test]
fn t250_a_siege_engine_may_be_named() {
    let cards = [SerJaimeLannister, CatelynStark];
    let mut play = attack(board(SIEGE, &cards), "Seagard > Moat Cailin");
    destroys(&mut play, "Stark", "SE").unwrap();
    retreats(&mut play, "Stark", "Winterfell").unwrap();
    assert_eq!(routed(&play, "Winterfell"), army("F"));
}

#[test]
fn t250_by_an_option_a_siege_engine_dies_in_addition() {
    let mut state = board(SIEGE, &[SerJaimeLannister, CatelynStark]);
    state.setup.siege_casualty = SiegeCasualty::Forbidden;
    let play = attack(state, "Seagard > Moat Cailin");
    assert!(over(&play), "only the Footman can be named");
    assert_eq!(play.state.occupied[House::Stark], AreaSet::EMPTY);
}

#[test]
fn t265_siege_engines_and_routed_units_never_retreat() {
    let text = "Tyrell | The Reach | SE F | March\n Lannister | Blackwater | K";
    let cards = [AlesterFlorent, TheHound];
    let play = attack(board(text, &cards), "The Reach > Blackwater");
    assert_eq!(routed(&play, "The Reach"), army("F"));
    assert!(upright(&play, "The Reach").is_empty());
    let text = "Lannister | Seagard | K K | March\n Stark | Moat Cailin | F routed K";
    let cards = [CerseiLannister, CatelynStark];
    let mut play = attack(board(text, &cards), "Seagard > Moat Cailin");
    retreats(&mut play, "Stark", "Winterfell").unwrap();
    assert_eq!(routed(&play, "Winterfell"), army("F"));
    assert_eq!(play.state.units[area("Winterfell")], army("F"));
}

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
fn t210_fortifications_stop_swords() {
    let text = "Stark | Moat Cailin | K K | March\n Lannister | Seagard | F";
    let cards = [EddardStark, TheHound];
    let mut play = attack(board(text, &cards), "Moat Cailin > Seagard");
    retreats(&mut play, "Lannister", "Riverrun").unwrap();
    assert_eq!(routed(&play, "Riverrun"), army("F"));
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
