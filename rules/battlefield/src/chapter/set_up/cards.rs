//! Cards of the mode before deployment, and the first hands.

use super::leaders;
use crate::{
    chapter::{deck, mode::winds},
    data::{ATTACKERS_CARDS, DEFENDERS_CARDS, Data},
    event::Event,
    play::Play,
    position::Mode,
    reference::{AbilityRef, CardRef},
};
use tabletop::Seat;

/// Siege cards that each side begins with (15.3).
const SIEGE: usize = 3;

/// Objective cards are turned, siege cards and missions dealt.
pub fn deal(play: &mut Play<'_>) {
    match play.position().setup.mode {
        Mode::Thrones => objectives(play),
        Mode::Storm => {
            for seat in leaders(play.position()) {
                siege(play, seat);
            }
        }
        Mode::Winds => {
            let missions = Data::of_this_build().missions.iter();
            let mut missions: Vec<String> = missions.map(|it| it.id.clone()).collect();
            play.shuffle(&mut missions);
            play.state.missions = missions;
            for seat in play.position().seats() {
                winds::draw(play, seat);
            }
        }
        Mode::None | Mode::Clash | Mode::Feast => {}
    }
}

/// One at each marker, face up (15.1).
fn objectives(play: &mut Play<'_>) {
    let mut deck = Data::of_this_build().objectives.clone();
    play.shuffle(&mut deck);
    for at in 0..play.position().markers.len() {
        let card = deck.pop().and_then(|id| AbilityRef::named(&id));
        play.open().markers[at].card = card;
        if let Some(card) = card {
            let marker = at as u8;
            play.tell(Event::ObjectiveTurned { marker, card });
        }
    }
    play.state.objectives = deck;
}

/// Three of the own twelve.
fn siege(play: &mut Play<'_>, seat: Seat) {
    let position = play.position();
    let own = if position.attacker == Some(position.side(seat)) {
        ATTACKERS_CARDS
    } else {
        DEFENDERS_CARDS
    };
    let kinds = CardRef::all().filter(|card| card.faction == own);
    let mut deck: Vec<CardRef> = kinds.flat_map(|card| [card; 2]).collect();
    play.shuffle(&mut deck);
    let dealt = deck.split_off(deck.len().saturating_sub(SIEGE));
    let names = dealt.iter().map(|card| card.id.clone()).collect();
    play.open().player_mut(seat).siege = dealt.len() as u8;
    let secret = play.state.secret_mut(seat);
    (secret.siege, secret.siege_deck) = (dealt, deck);
    play.tell(Event::DrewHidden { seat, names });
}

/// Everybody shuffles their twenty cards and draws.
pub fn draw(play: &mut Play<'_>) {
    for seat in play.position().seats() {
        let kinds = play.position().player(seat).kinds_of_cards();
        let mut deck: Vec<CardRef> = kinds.iter().flat_map(|card| [*card; 2]).collect();
        play.shuffle(&mut deck);
        play.state.secret_mut(seat).deck = deck;
        deck::count_cards(play, seat);
        deck::fill_hand(play, seat);
    }
}
