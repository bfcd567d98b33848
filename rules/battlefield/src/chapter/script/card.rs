//! Steps about cards.

use crate::{
    chapter::{deck, window},
    data::Data,
    effect::Until,
    event::Event,
    field::Thing,
    illegal::Illegal,
    play::Play,
    position::Source,
    reference::CardRef,
    state::View,
    task::{Env, Task},
};
use tabletop::Seat;

/// Of each kind there are two in a deck.
const COPIES: usize = 2;

/// The card that is being played lies at a unit from now on.
pub fn attach(play: &mut Play<'_>, env: &Env, targets: &[Thing], until: Until) {
    let (Source::Card(card) | Source::Bonus(card)) = env.source else {
        return;
    };
    if let Some(unit) = targets.first().and_then(|it| it.unit()) {
        window::attach(play, unit, (card, env.controller), until);
    }
}

/// The card that lies open, or the ability of the NCU that claims a zone, has no effect.
pub fn cancel(play: &mut Play<'_>, env: &Env, card: bool) {
    if card {
        window::cancel(play, &env.roles);
        return;
    }
    let agenda = play.open().agenda.iter_mut().rev();
    let frame = agenda.into_iter().find_map(|task| match task {
        Task::NcuActivation(frame) => Some(frame),
        _ => None,
    });
    if let Some(frame) = frame {
        frame.ability_cancelled = true;
    }
}

pub fn check_recall(view: &View, count: u8, cards: &[CardRef]) -> Result<(), Illegal> {
    let seat = view.seat.ok_or(Illegal::WrongAnswer)?;
    all_among(view.open.player(seat).discard.clone(), count, cards)
}

pub fn check_search(view: &View, count: u8, cards: &[CardRef]) -> Result<(), Illegal> {
    all_among(of_commander(view), count, cards)
}

/// Checks that these are among `all`, each as often as it is there, and not more than `count`.
fn all_among(mut all: Vec<CardRef>, count: u8, cards: &[CardRef]) -> Result<(), Illegal> {
    if cards.len() > usize::from(count) {
        return Err(Illegal::Count { wanted: count });
    }
    for card in cards {
        let at = all.iter().position(|it| it == card);
        all.remove(at.ok_or(Illegal::NotInHand(*card))?);
    }
    Ok(())
}

/// The cards of the own commander that are in the own deck: those of which a copy is nowhere
/// else, which their owner can count.
pub fn of_commander(view: &View) -> Vec<CardRef> {
    let (Some(seat), Some(hand)) = (view.seat, view.hand()) else {
        return Vec::new();
    };
    let position = &view.open;
    let player = position.player(seat);
    let attached = position.units.iter().flat_map(|unit| &unit.cards);
    let attached = attached.filter(|it| it.by == seat).map(|it| it.card);
    let elsewhere: Vec<CardRef> = hand
        .cards
        .iter()
        .chain(&player.discard)
        .copied()
        .chain(attached)
        .chain(position.cards_being_played(seat))
        .collect();
    let own = player.kinds_of_cards().iter().copied();
    let own = own.filter(|card| is_of_commander(*card));
    own.flat_map(|card| {
        let gone = elsewhere.iter().filter(|it| **it == card).count();
        std::iter::repeat_n(card, COPIES.saturating_sub(gone))
    })
    .collect()
}

fn is_of_commander(card: CardRef) -> bool {
    let data = Data::of_this_build();
    data.commanders()
        .any(|it| it.cards().any(|own| own == card.id))
}

/// Takes cards of the own discard pile back.
pub fn recall(play: &mut Play<'_>, seat: Seat, cards: Vec<CardRef>) {
    let discard = &mut play.open().player_mut(seat).discard;
    for card in &cards {
        if let Some(at) = discard.iter().rposition(|it| it == card) {
            discard.remove(at);
        }
    }
    take(play, seat, cards);
}

/// Takes cards out of the own deck, which is shuffled afterwards.
pub fn search(play: &mut Play<'_>, seat: Seat, cards: Vec<CardRef>) {
    let mut deck = std::mem::take(&mut play.state.secret_mut(seat).deck);
    for card in &cards {
        if let Some(at) = deck.iter().position(|it| it == card) {
            deck.remove(at);
        }
    }
    play.shuffle(&mut deck);
    play.state.secret_mut(seat).deck = deck;
    take(play, seat, cards);
}

/// Into the hand, where all can see it.
fn take(play: &mut Play<'_>, seat: Seat, cards: Vec<CardRef>) {
    play.state.secret_mut(seat).hand.extend(&cards);
    deck::count_cards(play, seat);
    if !cards.is_empty() {
        play.tell(Event::Took { seat, cards });
    }
}
