//! Retreats and routing: part O.

use super::{army, attack, attack_with, board, destroys, offered, over, retreats, routed, upright};
use crate::{
    Action, AreaSet, Army, BeatenAttacker, House, HouseCard, Illegal, Prompt, Side, Unit,
    chapters::combat::{loss, retreats as options},
    testing::{Play, area, because},
};
use HouseCard::{
    AlesterFlorent, BalonGreyjoy, CatelynStark, CerseiLannister, DagmarCleftjaw, RenlyBaratheon,
    TheHound,
};

fn sorted(play: &Play, who: &str) -> Vec<&'static str> {
    let mut areas = offered(play, who);
    areas.sort_unstable();
    areas
}

#[test]
fn t252_a_beaten_defender_retreats_routed() {
    let text = "
        Baratheon | King's Landing | K K | March
        Tyrell    | Kingswood      | K
        Tyrell    | Storm's End    | F";
    let mut state = board(text, &[HouseCard::Patchface, HouseCard::QueenOfThorns]);
    state.hand[House::Baratheon] = HouseCard::StannisBaratheon.bit();
    let mut play = attack(state, "King's Landing > Kingswood");
    retreats(&mut play, "Tyrell", "Storm's End").unwrap();
    assert_eq!(routed(&play, "Storm's End"), army("K"));
    assert_eq!(upright(&play, "Storm's End"), army("F"));
    assert_eq!(upright(&play, "Kingswood"), army("K K"));
}

#[test]
fn t254_a_beaten_attacker_goes_home() {
    let text = "Tyrell | The Reach | K K F | March\n Lannister | Blackwater | K K K";
    let state = board(text, &[AlesterFlorent, CerseiLannister]);
    let play = attack_with(state, "The Reach > Blackwater", army("K K"));
    assert!(over(&play));
    assert_eq!(routed(&play, "The Reach"), army("K K"));
    assert_eq!(upright(&play, "The Reach"), army("F"));
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
fn t256_no_retreat_to_enemy_units_or_tokens() {
    assert_eq!(
        sorted(&moat(MOAT, 6), "Stark"),
        ["White Harbor", "Winterfell"]
    );
}

#[test]
fn t257_all_units_retreat_together() {
    let mut play = moat(MOAT, 6);
    let away = retreats(&mut play, "Stark", "Seagard");
    assert_eq!(away, because(Illegal::OutOfReach(area("Seagard"))));
    assert_eq!(
        play.answer("Stark", Action::Decline),
        because(Illegal::MustChoose)
    );
    retreats(&mut play, "Stark", "White Harbor").unwrap();
    assert_eq!(routed(&play, "White Harbor"), army("F K"));
    assert_eq!(play.state.units[area("Winterfell")], army("F"));
}

/// The other neighbours of Moat Cailin are closed to Stark.
fn crowded(winterfell: &str, supply: u8) -> Play {
    let text = format!(
        "Greyjoy   | Seagard         | K K K K | March
         Stark     | Moat Cailin     | F F
         Greyjoy   | Greywater Watch | token
         Lannister | The Twins       | F
         Stark     | White Harbor    | F F
         Stark     | Winterfell      | {winterfell}"
    );
    moat(&text, supply)
}

#[test]
fn t258_areas_without_loss_come_first() {
    let play = crowded("K", 1);
    assert!(over(&play), "Winterfell is the only one");
    assert_eq!(routed(&play, "Winterfell"), army("F F"));
}

#[test]
fn t260_t261_only_the_least_loss_is_allowed() {
    let play = crowded("F", 0);
    assert!(over(&play));
    assert_eq!(play.state.units[area("Winterfell")], army("F F"));
    assert_eq!(routed(&play, "Winterfell"), army("F"));
    assert_eq!(play.state.units[area("White Harbor")], army("F F"));
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
fn t293_no_retreat_to_neutral_forces_nor_to_enemy_homes() {
    let text = "
        Greyjoy | The Twins | K K K K | March
        Stark   | The Mountains of the Moon | F";
    let mut state = board(text, &[BalonGreyjoy, CatelynStark]);
    state.blade_used = true;
    let play = attack(state, "The Twins > The Mountains of the Moon");
    assert_eq!(sorted(&play, "Stark"), ["Crackclaw Point", "The Fingers"]);
    let text = "
        Baratheon | Blackwater      | K K K K | March
        Tyrell    | Searoad Marches | F";
    let mut state = board(text, &[RenlyBaratheon, AlesterFlorent]);
    state.garrisons = state.garrisons.without(area("Lannisport"));
    let mut play = attack(state, "Blackwater > Searoad Marches");
    if play.awaited() == ["Baratheon"] {
        play.answer("Baratheon", Action::Decline).unwrap();
    }
    let areas = sorted(&play, "Tyrell");
    assert_eq!(areas, ["Highgarden", "Stoney Sept", "The Reach"]);
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

const BAY: &str = "
    Lannister | The Golden Sound | ship ship ship | March
    Greyjoy   | Ironman's Bay    | ship
    Greyjoy   | Port of Pyke     | ship ship
    Greyjoy   | Pyke             | F";

#[test]
fn t263_ships_retreat_to_the_sea_or_to_an_own_port() {
    let bay = |text: &str| {
        let mut state = board(text, &[TheHound, HouseCard::AeronDamphair]);
        state.power[House::Greyjoy] = 0;
        state.blade_used = true;
        state.supply[House::Greyjoy] = 6;
        attack(state, "The Golden Sound > Ironman's Bay")
    };
    let mut play = bay(BAY);
    assert_eq!(sorted(&play, "Greyjoy"), ["Port of Pyke", "Sunset Sea"]);
    retreats(&mut play, "Greyjoy", "Port of Pyke").unwrap();
    assert_eq!(routed(&play, "Port of Pyke"), army("ship"));
    let full = bay(&BAY.replace("| ship ship\n", "| ship ship ship\n"));
    assert!(over(&full));
    assert_eq!(routed(&full, "Sunset Sea"), army("ship"));
}

#[test]
fn t264_nobody_on_foot_retreats_into_a_port() {
    let text = "Greyjoy | Riverrun | K K K K | March\n Lannister | Lannisport | K";
    let mut state = board(text, &[BalonGreyjoy, CerseiLannister]);
    state.blade_used = true;
    let play = attack(state, "Riverrun > Lannisport");
    assert_eq!(
        sorted(&play, "Lannister"),
        ["Searoad Marches", "Stoney Sept"]
    );
}

#[test]
fn t268_attackers_who_gave_up_an_enemy_home_are_lost() {
    let text = "Greyjoy | Winterfell | F F | March\n Stark | Karhold | K K K";
    let mut state = board(text, &[DagmarCleftjaw, CatelynStark]);
    state.garrisons = state.garrisons.without(area("Winterfell"));
    state.blade_used = true;
    let play = attack(state, "Winterfell > Karhold");
    assert!(over(&play));
    assert_eq!(play.state.occupied[House::Greyjoy], AreaSet::EMPTY);
}

const HOMEWARD: &str = "
    Stark   | Winterfell   | F K | March
    Stark   | White Harbor | F F
    Stark   | Karhold      | F F
    Greyjoy | Moat Cailin  | F F";

/// The Knight attacks alone, when a Footman of the same march has already made Karhold an army.
fn homeward(option: BeatenAttacker) -> Play {
    let mut state = board(HOMEWARD, &[CatelynStark, BalonGreyjoy]);
    state.blade_used = true;
    state.setup.beaten_attacker = option;
    attack_with(state, "Winterfell > Moat Cailin", Army::one(Unit::Knight))
}

#[test]
fn t340_beaten_attackers_whom_supply_does_not_feed_are_lost() {
    let play = homeward(BeatenAttacker::DestroysExcess);
    assert!(over(&play));
    assert_eq!(play.state.units[area("Winterfell")], army("F"));
}

#[test]
fn t340_by_an_option_they_come_home_all_the_same() {
    let play = homeward(BeatenAttacker::Ignored);
    assert_eq!(play.state.units[area("Winterfell")], army("F K"));
}

#[test]
fn the_page_can_ask_for_retreats_and_their_loss() {
    let play = moat(MOAT, 6);
    let combat = play.state.combat.unwrap();
    let found = options(&play.state, &combat, Side::Defender);
    assert_eq!((found.areas.len(), found.loss), (2, 0));
}
