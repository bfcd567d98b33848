//! Hands, decks and discard piles.

use crate::{
    data::Ability,
    effect::{Amount, Stat, Step, Window},
    event::Event,
    play::Play,
    position::Position,
    reference::CardRef,
};
use tabletop::Seat;

/// The number of cards that a hand is filled up to, where nothing changes it.
const HAND: u8 = 3;

/// Returns the number of cards that a player's hand is filled up to.
pub fn hand_size(position: &Position, seat: Seat) -> u8 {
    let own = position.bearers().filter(|(_, owner)| *owner == seat);
    let all = own.flat_map(|(bearer, _)| position.abilities_in(bearer, Window::Static));
    let mut names: Vec<&str> = Vec::new();
    let mut size = HAND;
    for ability in all.map(crate::reference::AbilityRef::entry) {
        if let Some(more) = more_cards(ability)
            && !names.contains(&ability.name.as_str())
        {
            names.push(&ability.name);
            size = size.saturating_add_signed(more);
        }
    }
    size
}

fn more_cards(ability: &Ability) -> Option<i8> {
    ability.script.iter().find_map(|step| match step {
        Step::Modify {
            stat: Stat::HandSize,
            by: Amount::Number(more),
            ..
        } => Some(*more),
        _ => None,
    })
}

/// Draws so many cards, or what is left: a deck is never filled again.
pub fn draw(play: &mut Play<'_>, seat: Seat, count: u8) {
    let secret = play.state.secret_mut(seat);
    let left = secret.deck.len();
    let mut cards = secret.deck.split_off(left - usize::from(count).min(left));
    cards.reverse();
    secret.hand.extend(&cards);
    if !cards.is_empty() {
        count_cards(play, seat);
        play.tell(Event::Drew { seat, cards });
    }
}

/// Fills a hand up.
pub fn fill_hand(play: &mut Play<'_>, seat: Seat) {
    let position = play.position();
    let missing = hand_size(position, seat).saturating_sub(position.player(seat).hand);
    draw(play, seat, missing);
}

/// Cards of the hand go to the discard pile, open.
pub fn discard(play: &mut Play<'_>, seat: Seat, cards: Vec<CardRef>) {
    if cards.is_empty() {
        return;
    }
    let hand = &mut play.state.secret_mut(seat).hand;
    for card in &cards {
        if let Some(at) = hand.iter().position(|it| it == card) {
            hand.remove(at);
        }
    }
    play.open().player_mut(seat).discard.extend(&cards);
    count_cards(play, seat);
    play.tell(Event::Discarded { seat, cards });
}

/// Writes down how many cards there are now: that much lies open.
pub fn count_cards(play: &mut Play<'_>, seat: Seat) {
    let secret = play.state.secret(seat);
    let (hand, deck) = (secret.hand.len() as u8, secret.deck.len() as u8);
    let player = play.open().player_mut(seat);
    (player.hand, player.deck) = (hand, deck);
}
