//! Texts right after the reveal: Tyrion, Aeron, Doran, Mace, Queen of Thorns.

use super::{attack, board, counted, hand, over, plays, routed, supports, upright, used, won};
use crate::{
    Action, AreaSet, Event, House, HouseCard, Illegal, Prompt, Side, Track, agenda, cycle,
    testing::{area, because},
};
use HouseCard::{
    AeronDamphair, AlesterFlorent, AshaGreyjoy, BalonGreyjoy, DagmarCleftjaw, DoranMartell,
    EddardStark, EuronCrowsEye, MaceTyrell, QueenOfThorns, RobbStark, SalladhorSaan,
    SerGregorClegane, SerRodrickCassel, TheBlackfish, TheHound, TyrionLannister,
};

const TYRION: &str = "Lannister | Seagard | F | March\n Stark | Moat Cailin | F";

#[test]
fn t206_tyrion_sends_a_card_back() {
    let cards = [TyrionLannister, EddardStark, SerRodrickCassel, RobbStark];
    let mut play = attack(board(TYRION, &cards), "Seagard > Moat Cailin");
    plays(&mut play, "Stark", EddardStark).unwrap();
    assert_eq!(play.prompt("Lannister"), Some(Prompt::Tyrion));
    play.answer("Lannister", Action::Use).unwrap();
    let cancelled = EddardStark;
    assert_eq!(
        play.prompt("Stark"),
        Some(Prompt::ReplaceCard { cancelled })
    );
    assert_eq!(
        plays(&mut play, "Stark", EddardStark),
        because(Illegal::NotOffered)
    );
    assert_eq!(
        play.answer("Stark", Action::Decline),
        because(Illegal::MustChoose)
    );
    plays(&mut play, "Stark", SerRodrickCassel).unwrap();
    assert_eq!(counted(&play), (2, 2));
    assert_eq!(hand(&play, "Stark"), [EddardStark, RobbStark]);
    assert!(used(&play, TyrionLannister));
}

#[test]
fn without_another_card_the_enemy_fights_without_one() {
    let cards = [TyrionLannister, EddardStark];
    let mut play = attack(board(TYRION, &cards), "Seagard > Moat Cailin");
    play.answer("Lannister", Action::Use).unwrap();
    assert_eq!(counted(&play), (2, 1));
    let replaced = Event::CardReplaced {
        house: House::Stark,
        card: None,
    };
    assert!(play.events.contains(&replaced));
    assert_eq!(
        hand(&play, "Stark"),
        [EddardStark],
        "unused and not discarded"
    );
}

#[test]
fn with_one_other_card_it_plays_itself() {
    let cards = [TyrionLannister, EddardStark, SerRodrickCassel];
    let mut play = attack(board(TYRION, &cards), "Seagard > Moat Cailin");
    plays(&mut play, "Stark", EddardStark).unwrap();
    play.answer("Lannister", Action::Use).unwrap();
    assert_eq!(counted(&play), (2, 2));
}

#[test]
fn t208_tyrion_may_be_declined_and_comes_before_immediate_texts() {
    let text = "Tyrell | The Reach | K | March\n Lannister | Blackwater | F";
    let cards = [MaceTyrell, AlesterFlorent, TyrionLannister];
    let begin = || {
        let mut play = attack(board(text, &cards), "The Reach > Blackwater");
        plays(&mut play, "Tyrell", MaceTyrell).unwrap();
        play
    };
    let mut play = begin();
    play.answer("Lannister", Action::Use).unwrap();
    assert_eq!(counted(&play), (3, 2), "the Footman lives, Alester came");
    assert!(!used(&play, MaceTyrell));
    let mut play = begin();
    play.answer("Lannister", Action::Decline).unwrap();
    assert_eq!(counted(&play), (6, 1));
    assert!(!used(&play, TyrionLannister) && used(&play, MaceTyrell));
}

const AERON: &str = "Greyjoy | Riverrun | F | March\n Lannister | Stoney Sept | F F";

#[test]
fn aeron_is_exchanged_for_two_power() {
    let cards = [AeronDamphair, EuronCrowsEye, DagmarCleftjaw, TheHound];
    let mut state = board(AERON, &cards);
    state.power[House::Greyjoy] = 2;
    state.blade_used = true;
    let mut play = attack(state, "Riverrun > Stoney Sept");
    plays(&mut play, "Greyjoy", AeronDamphair).unwrap();
    assert_eq!(play.prompt("Greyjoy"), Some(Prompt::Aeron));
    let spent = plays(&mut play, "Greyjoy", AeronDamphair);
    assert_eq!(spent, because(Illegal::NotThere(AeronDamphair)));
    plays(&mut play, "Greyjoy", EuronCrowsEye).unwrap();
    assert_eq!(counted(&play), (5, 4));
    assert_eq!(play.power("Greyjoy"), 0);
    assert_eq!(hand(&play, "Greyjoy"), [DagmarCleftjaw]);
    assert!(
        play.state
            .discard_of(House::Greyjoy)
            .any(|it| it == AeronDamphair)
    );
}

#[test]
fn t232_aeron_needs_the_price_and_another_card() {
    let poor = |power: u8, cards: &[HouseCard]| {
        let mut state = board(AERON, cards);
        state.power[House::Greyjoy] = power;
        state.blade_used = true;
        let mut play = attack(state, "Riverrun > Stoney Sept");
        if play.awaited() == ["Greyjoy"] {
            plays(&mut play, "Greyjoy", AeronDamphair).unwrap();
        }
        counted(&play)
    };
    assert_eq!(poor(1, &[AeronDamphair, EuronCrowsEye, TheHound]), (1, 4));
    assert_eq!(poor(9, &[AeronDamphair, TheHound]), (1, 4));
}

#[test]
fn t233_tyrion_sends_aeron_back_before_he_pays() {
    let cards = [AeronDamphair, EuronCrowsEye, BalonGreyjoy, TyrionLannister];
    let mut state = board(AERON, &cards);
    state.blade_used = true;
    let mut play = attack(state, "Riverrun > Stoney Sept");
    plays(&mut play, "Greyjoy", AeronDamphair).unwrap();
    play.answer("Lannister", Action::Use).unwrap();
    assert_eq!(play.awaited(), ["Greyjoy"]);
    plays(&mut play, "Greyjoy", EuronCrowsEye).unwrap();
    assert_eq!(counted(&play), (5, 3));
    assert_eq!(play.power("Greyjoy"), 5, "nothing was paid");
    assert_eq!(hand(&play, "Greyjoy"), [BalonGreyjoy, AeronDamphair]);
}

#[test]
fn t242_tyrion_sends_a_card_back_and_aeron_comes_instead() {
    let cards = [AeronDamphair, EuronCrowsEye, BalonGreyjoy, TyrionLannister];
    let mut state = board(AERON, &cards);
    state.blade_used = true;
    let mut play = attack(state, "Riverrun > Stoney Sept");
    plays(&mut play, "Greyjoy", BalonGreyjoy).unwrap();
    play.answer("Lannister", Action::Use).unwrap();
    plays(&mut play, "Greyjoy", AeronDamphair).unwrap();
    assert_eq!(play.prompt("Greyjoy"), Some(Prompt::Aeron));
    let again = plays(&mut play, "Greyjoy", BalonGreyjoy);
    assert_eq!(again, because(Illegal::NotOffered), "sent back for good");
    plays(&mut play, "Greyjoy", EuronCrowsEye).unwrap();
    assert_eq!(counted(&play), (5, 3));
    assert_eq!(hand(&play, "Greyjoy"), [BalonGreyjoy]);
}

#[test]
fn aeron_cannot_be_exchanged_for_the_card_that_was_sent_back() {
    let cards = [AeronDamphair, BalonGreyjoy, TyrionLannister];
    let mut state = board(AERON, &cards);
    state.blade_used = true;
    let mut play = attack(state, "Riverrun > Stoney Sept");
    plays(&mut play, "Greyjoy", BalonGreyjoy).unwrap();
    play.answer("Lannister", Action::Use).unwrap();
    assert_eq!(counted(&play), (1, 3), "Aeron is the only other card");
    assert_eq!(play.power("Greyjoy"), 5);
}

#[test]
fn t151_doran_moves_the_turn_under_the_marches() {
    let text = "Baratheon | Kingswood | F | March\n Martell | The Boneway | F";
    let mut state = board(text, &[SalladhorSaan, DoranMartell]);
    for (place, house) in [
        "Tyrell",
        "Baratheon",
        "Martell",
        "Lannister",
        "Greyjoy",
        "Stark",
    ]
    .iter()
    .enumerate()
    {
        state
            .tracks
            .iron_throne
            .shift(crate::testing::house(house), place);
    }
    let cursor = cycle::after(&state, 1);
    let mut play = attack(state, "Kingswood > The Boneway");
    play.answer("Martell", Action::ChooseTrack(Track::IronThrone))
        .unwrap();
    let next = play.state.tracks.iron_throne.at(cursor.into());
    assert_eq!(next, Some(House::Lannister), "Martell is passed over");
    assert_eq!(
        play.state.tracks.iron_throne.position(House::Baratheon),
        Some(5)
    );
}

#[test]
fn doran_asks_nobody_where_nothing_can_change() {
    let text = "Baratheon | Kingswood | F | March\n Martell | The Boneway | F";
    let mut state = board(text, &[SalladhorSaan, DoranMartell]);
    for track in Track::ALL {
        state.tracks.get_mut(track).shift(House::Baratheon, 5);
    }
    let play = attack(state, "Kingswood > The Boneway");
    assert_eq!(counted(&play), (2, 1));
    assert!(used(&play, DoranMartell));
}

#[test]
fn doran_on_the_throne_changes_stannis_and_the_order_of_the_window() {
    let text = "Baratheon | Kingswood | F | March\n Martell | The Boneway | F F";
    let state = board(text, &[HouseCard::StannisBaratheon, DoranMartell]);
    let mut play = attack(state, "Kingswood > The Boneway");
    play.answer("Martell", Action::ChooseTrack(Track::IronThrone))
        .unwrap();
    assert_eq!(counted(&play), (6, 2), "Stannis stands lower now");
}

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

const THORNS: &str = "
    Tyrell    | Highgarden      | K | March
    Lannister | Searoad Marches | F | Defense
    Lannister | Lannisport      | K | Support
    Baratheon | Blackwater      | K | Support";

#[test]
fn t240_queen_of_thorns_removes_the_only_order_beside() {
    let mut play = attack(
        board(THORNS, &[QueenOfThorns, TheHound]),
        "Highgarden > Searoad Marches",
    );
    supports(&mut play, "Baratheon", Side::Defender, &["Blackwater"]).unwrap();
    supports(&mut play, "Lannister", Side::Defender, &["Lannisport"]).unwrap();
    play.answer("Lannister", Action::Refuse(AreaSet::EMPTY))
        .unwrap();
    assert_eq!(counted(&play), (2, 6), "Lannisport's support is gone");
    assert_eq!(play.order("Lannisport"), None);
    assert!(play.order("Blackwater").is_some(), "third houses are safe");
    assert!(play.order("Searoad Marches").is_some());
}

#[test]
fn t241_queen_of_thorns_finds_no_order() {
    let text = "Lannister|Lannisport|F|March\n Tyrell|Searoad Marches|F";
    let cards = [TheHound, QueenOfThorns];
    let play = attack(board(text, &cards), "Lannisport > Searoad Marches");
    assert_eq!(counted(&play), (3, 1));
    assert!(!used(&play, QueenOfThorns));
}

#[test]
fn queen_of_thorns_chooses_among_several_ports_included() {
    let text = "
        Tyrell    | Stoney Sept        | K | March
        Lannister | Lannisport         | F | Raid
        Lannister | Port of Lannisport | ship | Consolidate
        Lannister | The Golden Sound   | ship | Support
        Lannister | Blackwater         | F | Support";
    let mut play = attack(
        board(text, &[QueenOfThorns, TheHound]),
        "Stoney Sept > Lannisport",
    );
    supports(
        &mut play,
        "Lannister",
        Side::Defender,
        &["The Golden Sound"],
    )
    .unwrap();
    let orders = AreaSet::of(&[area("The Golden Sound"), area("Port of Lannisport")]);
    assert_eq!(
        play.prompt("Tyrell"),
        Some(Prompt::QueenOfThorns { orders })
    );
    let far = play.answer("Tyrell", Action::RemoveOrder(area("Blackwater")));
    assert_eq!(far, because(Illegal::NoSuchOrder(area("Blackwater"))));
    play.answer("Tyrell", Action::RemoveOrder(area("Port of Lannisport")))
        .unwrap();
    assert_eq!(play.order("Port of Lannisport"), None);
    assert_eq!(counted(&play), (2, 6));
}

#[test]
fn queen_of_thorns_takes_the_only_support_of_asha() {
    let text = "
        Tyrell    | Highgarden       | K K | March
        Greyjoy   | Searoad Marches  | F F
        Greyjoy   | The Golden Sound | ship | Support";
    let mut state = board(text, &[QueenOfThorns, AshaGreyjoy]);
    state.blade_used = true;
    let mut play = attack(state, "Highgarden > Searoad Marches");
    supports(&mut play, "Greyjoy", Side::Defender, &["The Golden Sound"]).unwrap();
    assert_eq!(counted(&play), (4, 3));
    let weak = text.replace("K K", "K");
    let mut weak = board(&weak, &[QueenOfThorns, AshaGreyjoy]);
    weak.blade_used = true;
    let mut play = attack(weak, "Highgarden > Searoad Marches");
    supports(&mut play, "Greyjoy", Side::Defender, &["The Golden Sound"]).unwrap();
    assert_eq!(won(&play), "Greyjoy");
    assert!(
        play.state.units_of(area("Highgarden")).is_none(),
        "Asha's swords are back"
    );
}

#[test]
fn the_window_belongs_to_the_throne() {
    let text = "
        Tyrell  | Dornish Marches | K | March
        Martell | Prince's Pass   | F F
        Martell | Yronwood        | F | Support
        Martell | Starfall        | F | Support";
    for (place, first) in [(0, "Tyrell"), (5, "Martell")] {
        let mut state = board(text, &[QueenOfThorns, DoranMartell]);
        state.tracks.iron_throne.shift(House::Tyrell, place);
        let mut play = attack(state, "Dornish Marches > Prince's Pass");
        supports(
            &mut play,
            "Martell",
            Side::Defender,
            &["Yronwood", "Starfall"],
        )
        .unwrap();
        assert_eq!(play.awaited(), [first]);
        assert!(matches!(
            play.state.agenda.top(),
            Some(agenda::Step::Combat(crate::combat::Step::Immediate { .. }))
        ));
    }
}
