//! Step 3: both choose a house card in secret; when both have, the cards are revealed.

use super::{Combat, Step, ahead, go_on, now, now_mut, unfit::unfit};
use crate::{
    Action, BySide, Event, House, HouseCard, HouseSet, Illegal, Position, Side, State,
    state::agenda::Done, state::agenda::Flow,
};
use tabletop::{Cx, Dice};

/// Asks both at once. A hand of one card plays itself, unless its house wants to do so.
pub(super) fn run(state: &mut State, cx: &mut impl Cx<Event>) -> Flow {
    let combat = now(state);
    let mut ready = true;
    for side in Side::ALL {
        let house = combat.houses[side];
        if state.committed.contains(house) {
            continue;
        }
        let least = if state.wants_to_be_asked(house) { 1 } else { 2 };
        if state.hand[house].count_ones() >= least {
            ready = false;
            if state.asked[house].is_none() {
                state.ask(house);
            }
        } else {
            // No hand is ever empty at the start of a combat; if it were, its house would fight
            // without a card.
            let only = state.hand_of(house).next();
            commit(state, side, only, cx);
        }
    }
    if !ready {
        return Flow::Wait;
    }
    reveal(state, cx);
    let done = Done::Nobody;
    go_on(state, Step::Cancel { done })
}

fn commit(state: &mut State, side: Side, card: Option<HouseCard>, cx: &mut impl Cx<Event>) {
    let house = now(state).houses[side];
    state.secrets.cards[side] = card;
    state.committed = state.committed.with(house);
    cx.emit(Event::CardChosen { house });
}

fn reveal(state: &mut State, cx: &mut impl Cx<Event>) {
    let cards = std::mem::take(&mut state.secrets.cards);
    state.committed = HouseSet::EMPTY;
    for side in Side::ALL {
        if let Some(card) = cards[side] {
            play(state, side, card);
        }
    }
    cx.emit(Event::CardsRevealed { cards });
}

/// The card leaves the hand and lies open.
pub(super) fn play(state: &mut State, side: Side, card: HouseCard) {
    now_mut(state).cards[side] = Some(card);
    let hand = &mut state.hand[card.house()];
    *hand &= !card.bit();
}

/// The cards that a side may play, a bit each.
pub(super) fn playable(position: &Position, combat: &Combat, side: Side) -> u8 {
    let barred = combat.barred(side).map_or(0, HouseCard::bit);
    position.hand[combat.houses[side]] & !barred
}

/// The cards of a hand, strongest first.
pub(super) fn of_hand(house: House, hand: u8) -> impl Iterator<Item = HouseCard> {
    let cards = house.cards().iter().copied();
    cards.filter(move |card| hand & card.bit() != 0)
}

/// The card that a side must play, if it can play no other.
pub(super) fn only(position: &Position, combat: &Combat, side: Side) -> Option<HouseCard> {
    let hand = playable(position, combat, side);
    let mut cards = of_hand(combat.houses[side], hand);
    let first = cards.next();
    first.filter(|_| cards.next().is_none())
}

pub(super) fn check(
    position: &Position,
    combat: &Combat,
    side: Side,
    action: &Action,
) -> Result<(), Illegal> {
    let &Action::PlayCard(card) = action else {
        return Err(unfit(action));
    };
    if card.house() != combat.houses[side] || !position.in_hand(card) {
        Err(Illegal::NotThere(card))
    } else if combat.barred(side) == Some(card) {
        Err(Illegal::NotOffered)
    } else {
        Ok(())
    }
}

pub(super) fn answer(state: &mut State, side: Side, action: &Action, cx: &mut impl Cx<Event>) {
    if let &Action::PlayCard(card) = action {
        commit(state, side, Some(card), cx);
    }
}

pub(super) fn sample(
    position: &Position,
    combat: &Combat,
    side: Side,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    let card = pick(combat.houses[side], playable(position, combat, side), dice);
    Action::PlayCard(card.expect("nobody is asked without a card"))
}

/// One card of a hand by chance; `None` of none.
pub(super) fn pick(house: House, hand: u8, dice: &mut (impl Dice + ?Sized)) -> Option<HouseCard> {
    if hand == 0 {
        return None;
    }
    let chosen = dice.below(hand.count_ones()) as usize;
    of_hand(house, hand).nth(chosen)
}

/// The weakest card that wins whatever the enemy plays; without one the strongest, unless even
/// that loses to everything: then the weakest.
pub(super) fn fallback(position: &Position, combat: &Combat, side: Side) -> Action {
    let own = || of_hand(combat.houses[side], playable(position, combat, side));
    let answers = || answers(position, combat, side.enemy());
    let wins = |card, answer| {
        let mut cards = BySide::default();
        cards[side] = Some(card);
        cards[side.enemy()] = Some(answer);
        ahead(position, &Combat { cards, ..*combat }) == side
    };
    let sure = own().filter(|&card| answers().all(|answer| wins(card, answer)));
    let hopeful = own().any(|card| answers().any(|answer| wins(card, answer)));
    let card = sure
        .last()
        .or_else(|| if hopeful { own().next() } else { own().last() });
    Action::PlayCard(card.expect("nobody is asked without a card"))
}

/// Returns what a side may turn out to play: the card that lies open, else any of its hand.
fn answers(
    position: &Position,
    combat: &Combat,
    side: Side,
) -> impl Iterator<Item = HouseCard> + use<> {
    let open = combat.cards[side];
    let hand = position.hand_of(combat.houses[side]);
    open.into_iter().chain(hand.filter(move |_| open.is_none()))
}

/// Gives a house that has no card left back all its cards but the one that went last.
pub(super) fn refill(
    state: &mut State,
    house: House,
    last: Option<HouseCard>,
    cx: &mut impl Cx<Event>,
) {
    if state.hand[house] != 0 {
        return;
    }
    let others = house.cards().iter().filter(|&&it| Some(it) != last);
    state.hand[house] = others.fold(0, |hand, it| hand | it.bit());
    cx.emit(Event::HandRefilled { house });
}
