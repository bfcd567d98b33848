//! Tides of Battle.

use super::{army, attack, board, retreats, won};
use crate::{
    Action, BySide, Event, House, HouseCard, Prompt, State, TidesCard, TidesOfBattle,
    TidesReshuffle,
    testing::{Play, area},
};
use HouseCard::{MargaeryTyrell, SerJaimeLannister, TheBlackfish};
use TidesCard::{Blank, Skull, Three, Two};

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
        play.state.secrets.tides =
            BySide::new(Some(self.cards.attacker), Some(self.cards.defender));
        play.answer(holder, Action::Decline).unwrap();
        if play.prompt(holder) == Some(Prompt::Blade) {
            play.answer(holder, Action::Decline).unwrap();
        }
        play
    }
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
fn the_blackfish_stops_skulls() {
    let text = "Lannister | Stoney Sept | K K K | March\n Stark | Blackwater | F";
    let state = tides_board(text, &[SerJaimeLannister, TheBlackfish]);
    let mut play = rigged(state, Skull, Blank).attack("Stoney Sept > Blackwater", "Stark");
    retreats(&mut play, "Stark", "Harrenhal").unwrap();
    assert_eq!(play.state.units[area("Harrenhal")], army("F"));
}
