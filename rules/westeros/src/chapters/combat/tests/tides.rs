//! Tides of Battle: part T.

use super::{army, attack, board, destroys, retreats, supports, upright, won};
use crate::{
    Action, BySide, Event, House, HouseCard, Prompt, Side, State, TidesBlade, TidesCard,
    TidesOfBattle, TidesReshuffle,
    chapters::combat::{Icons, icons},
    testing::{Play, area},
};
use HouseCard::{
    AlesterFlorent, AreoHotah, CatelynStark, MargaeryTyrell, SerJaimeLannister, TheBlackfish,
    TheHound,
};
use TidesCard::{Blank, Fortification, Skull, Sword, Three, Two};

fn tides_board(text: &str, cards: &[HouseCard]) -> State {
    let mut state = board(text, cards);
    state.setup.tides_of_battle = TidesOfBattle::On;
    state
}

/// The deck holds this one face only, so that it is drawn by both; both can then be exchanged.
fn rigged(mut state: State, attacker: TidesCard, defender: TidesCard) -> Rigged {
    state.setup.tides_reshuffle = TidesReshuffle::WhenEmpty;
    Rigged {
        state,
        cards: BySide::new(attacker, defender),
    }
}

struct Rigged {
    state: State,
    cards: BySide<TidesCard>,
}

impl Rigged {
    /// Attacks; the holder of the Blade, who must be a combatant, sees the cards before anybody
    /// else and declines another one.
    fn attack(mut self, way: &str, holder: &str) -> Play {
        let house = crate::testing::house(holder);
        self.state.tracks.fiefdoms.shift(house, 0);
        self.state.secrets.tides_deck = TidesCard::ALL.map(TidesCard::copies);
        let mut play = attack(self.state, way);
        while play.prompt(holder) != Some(Prompt::BladeRedraw) {
            let who = play.awaited()[0];
            supports(&mut play, who, Side::Defender, &[]).unwrap();
        }
        play.state.secrets.tides =
            BySide::new(Some(self.cards.attacker), Some(self.cards.defender));
        play.answer(holder, Action::Decline).unwrap();
        if play.prompt(holder) == Some(Prompt::Blade) {
            play.answer(holder, Action::Decline).unwrap();
        }
        play
    }
}

#[test]
fn t316_the_deck() {
    let copies = [Blank, Sword, Fortification, Two, Three, Skull].map(TidesCard::copies);
    assert_eq!(copies, [8, 4, 4, 4, 2, 2]);
    assert_eq!(copies.iter().sum::<u8>(), 24);
}

const DUEL: &str = "Lannister | Stoney Sept | K | March\n Tyrell | Blackwater | K";

#[test]
fn both_cards_add_to_the_strength() {
    let state = tides_board(DUEL, &[SerJaimeLannister, MargaeryTyrell]);
    let play = rigged(state, Three, Two).attack("Stoney Sept > Blackwater", "Tyrell");
    assert_eq!(super::counted(&play), (7, 5));
    let tides = BySide::new(Some(Three), Some(Two));
    assert!(play.events.contains(&Event::TidesRevealed { tides }));
}

#[test]
fn t318_the_deck_is_full_before_each_combat() {
    let mut state = tides_board(DUEL, &[SerJaimeLannister, MargaeryTyrell]);
    state.tracks.fiefdoms.shift(House::Tyrell, 0);
    state.secrets.tides_deck = [0; TidesCard::COUNT];
    let left = |state: State| {
        let play = attack(state, "Stoney Sept > Blackwater");
        play.state.secrets.tides_deck.iter().sum::<u8>()
    };
    assert_eq!(left(state), 22);
    state.setup.tides_reshuffle = TidesReshuffle::WhenEmpty;
    state.secrets.tides_deck[Two as usize] = 4;
    assert_eq!(left(state), 2);
    state.secrets.tides_deck[Two as usize] = 1;
    assert_eq!(left(state), 22, "one left, and one of the 23 others");
}

#[test]
fn the_blade_replaces_a_card_before_the_reveal() {
    let mut state = tides_board(DUEL, &[SerJaimeLannister, MargaeryTyrell]);
    state.tracks.fiefdoms.shift(House::Tyrell, 0);
    let mut play = attack(state, "Stoney Sept > Blackwater");
    assert_eq!(play.prompt("Tyrell"), Some(Prompt::BladeRedraw));
    play.answer("Tyrell", Action::Use).unwrap();
    assert!(play.state.blade_used);
    assert!(play.events.contains(&Event::TidesRedrawn {
        house: House::Tyrell
    }));
    let asked = |it: &Event| matches!(it, Event::BladeUsed { .. });
    assert!(!play.events.iter().any(asked), "one use a round");
    won(&play);
}

#[test]
fn t320_the_blade_may_add_one_after_the_reveal() {
    let text = "Tyrell | Prince's Pass | F | March\n Martell | Yronwood | F";
    let begin = |option: TidesBlade| {
        let mut state = tides_board(text, &[AlesterFlorent, AreoHotah]);
        state.setup.tides_blade = option;
        state.tracks.fiefdoms.shift(House::Martell, 0);
        let mut play = attack(state, "Prince's Pass > Yronwood");
        play.answer("Martell", Action::Decline).unwrap();
        play
    };
    let play = begin(TidesBlade::AfterRevealAllowed);
    assert_eq!(play.prompt("Martell"), Some(Prompt::Blade));
    assert!(play.state.combat.unwrap().tides.attacker.is_some());
    let play = begin(TidesBlade::RedrawOnly);
    won(&play);
}

#[test]
fn t322_icons_add_to_those_of_the_card() {
    let state = tides_board(DUEL, &[SerJaimeLannister, MargaeryTyrell]);
    let mut play = rigged(state, Sword, Blank).attack("Stoney Sept > Blackwater", "Tyrell");
    assert_eq!(won(&play), "Lannister");
    assert!(
        play.state.occupied[House::Tyrell].is_empty(),
        "two swords, one fortification"
    );
    let state = tides_board(DUEL, &[SerJaimeLannister, MargaeryTyrell]);
    play = rigged(state, Sword, Fortification).attack("Stoney Sept > Blackwater", "Tyrell");
    let combat = play.state.combat.unwrap();
    let found = icons(&play.state, &combat, Side::Defender);
    assert_eq!(
        found,
        Icons {
            swords: 0,
            forts: 2
        }
    );
}

#[test]
fn t324_fortifications_stop_no_skull() {
    let text = "Lannister | Stoney Sept | K K | March\n Tyrell | Blackwater | F";
    let state = tides_board(text, &[TheHound, MargaeryTyrell]);
    let mut play = rigged(state, Blank, Skull).attack("Stoney Sept > Blackwater", "Tyrell");
    retreats(&mut play, "Tyrell", "The Reach").unwrap();
    assert_eq!(won(&play), "Lannister");
    assert_eq!(
        upright(&play, "Blackwater"),
        army("K"),
        "the winner loses one too"
    );
}

#[test]
fn t325_skulls_come_after_swords() {
    let text = "Lannister | Stoney Sept | K K K | March\n Tyrell | Blackwater | F F K";
    let mut state = tides_board(text, &[SerJaimeLannister, HouseCard::QueenOfThorns]);
    state.supply[House::Tyrell] = 6;
    let mut play = rigged(state, Skull, Blank).attack("Stoney Sept > Blackwater", "Tyrell");
    for unit in ["F", "K"] {
        assert_eq!(play.prompt("Tyrell"), Some(Prompt::Casualties { count: 1 }));
        destroys(&mut play, "Tyrell", unit).unwrap();
    }
    retreats(&mut play, "Tyrell", "The Reach").unwrap();
    assert_eq!(play.state.units[area("The Reach")], army("F"));
}

#[test]
fn t326_garrisons_are_immune() {
    let text = "Greyjoy | Riverrun | F | March";
    let cards = [HouseCard::AshaGreyjoy, TheHound];
    let state = tides_board(text, &cards);
    let play = rigged(state, Skull, Blank).attack("Riverrun > Lannisport", "Greyjoy");
    assert_eq!(won(&play), "Lannister");
    assert!(play.state.garrisons.contains(area("Lannisport")));
}

#[test]
fn the_blackfish_stops_skulls() {
    let text = "Lannister | Stoney Sept | K K K | March\n Stark | Blackwater | F";
    let state = tides_board(text, &[SerJaimeLannister, TheBlackfish]);
    let mut play = rigged(state, Skull, Blank).attack("Stoney Sept > Blackwater", "Stark");
    retreats(&mut play, "Stark", "Harrenhal").unwrap();
    assert_eq!(play.state.units[area("Harrenhal")], army("F"));
}

#[test]
fn t328_skulls_spare_supporters() {
    let text = "
        Greyjoy   | Riverrun    | F | March
        Baratheon | Stoney Sept | K | Support";
    let state = tides_board(text, &[HouseCard::AshaGreyjoy, TheHound]);
    let play = rigged(state, Skull, Blank).attack("Riverrun > Lannisport", "Greyjoy");
    assert_eq!(upright(&play, "Stoney Sept"), army("K"));
}

#[test]
fn t329_a_winning_siege_engine_falls_to_a_skull_and_a_routed_unit_does_not() {
    let text = "Stark | Seagard | F | March\n Lannister | The Twins | SE routed F";
    let mut state = tides_board(text, &[CatelynStark, TheHound]);
    state.setup.siege_casualty = crate::SiegeCasualty::Forbidden;
    let play = rigged(state, Skull, Three).attack("Seagard > The Twins", "Stark");
    assert_eq!(won(&play), "Lannister");
    assert_eq!(play.state.units[area("The Twins")], army("F"));
}

#[test]
fn t330_a_winner_without_units_does_not_enter() {
    let text = "Lannister | Stoney Sept | K | March\n Tyrell | Blackwater | F token | Raid";
    let state = tides_board(text, &[TheHound, MargaeryTyrell]);
    let mut play = rigged(state, Blank, Skull).attack("Stoney Sept > Blackwater", "Tyrell");
    retreats(&mut play, "Tyrell", "The Reach").unwrap();
    assert_eq!(won(&play), "Lannister");
    assert!(play.state.units_of(area("Blackwater")).is_none());
    assert_eq!(play.order("Blackwater"), None);
    assert_eq!(play.state.power_token(area("Blackwater")), None);
}

#[test]
fn t331_a_tides_card_is_its_owners_secret_until_the_reveal() {
    let mut state = tides_board(DUEL, &[SerJaimeLannister, MargaeryTyrell]);
    state.tracks.fiefdoms.shift(House::Tyrell, 0);
    let play = attack(state, "Stoney Sept > Blackwater");
    let drawn = play.state.secrets.tides;
    assert_eq!(play.view("Tyrell").own.tides, drawn.defender);
    assert_eq!(play.view("Lannister").own.tides, drawn.attacker);
    assert_eq!(play.view("Stark").own.tides, None);
    assert_eq!(
        play.view("Lannister").combat.unwrap().tides,
        BySide::default()
    );
}
