//! Mammoth Riders: units are trampled, or a house card comes back.

use super::{Share, losing_units};
use crate::{Action, AreaSet, Event, House, HouseCard, Illegal, Position, Prompt, State};
use tabletop::{Cx, Dice};

/// Three units of the lowest bidder, two of everybody else; the highest bidder may take a card
/// back from its discard pile.
pub(super) fn question(position: &Position, house: House, share: Share) -> Option<Prompt> {
    match share {
        Share::Highest => position
            .discard_of(house)
            .next()
            .map(|_| Prompt::TakeCardBack),
        Share::Lowest | Share::Other => {
            losing_units::question(position, house, (count(share), AreaSet::EMPTY))
        }
    }
}

pub(super) fn without_asking(
    state: &mut State,
    house: House,
    share: Share,
    cx: &mut impl Cx<Event>,
) {
    let loss = (count(share), AreaSet::EMPTY);
    match losing_units::forced(state, house, loss) {
        Some(units) if share != Share::Highest => losing_units::destroy(state, house, units, cx),
        _ => {}
    }
}

const fn count(share: Share) -> u8 {
    match share {
        Share::Lowest => 3,
        Share::Other | Share::Highest => 2,
    }
}

pub(super) fn check(position: &Position, house: House, card: HouseCard) -> Result<(), Illegal> {
    if position.discard_of(house).any(|it| it == card) {
        Ok(())
    } else {
        Err(Illegal::NotThere(card))
    }
}

pub(super) fn take(state: &mut State, house: House, card: HouseCard, cx: &mut impl Cx<Event>) {
    state.hand[house] |= card.bit();
    cx.emit(Event::CardTakenBack { house, card });
}

pub(super) fn sample(position: &Position, house: House, dice: &mut (impl Dice + ?Sized)) -> Action {
    let discarded = position.discard_of(house).count();
    let nth = dice.below(discarded as u32 + 1) as usize;
    let card = position.discard_of(house).nth(nth);
    card.map_or(Action::Decline, Action::TakeCard)
}

/// The strongest.
pub(super) fn fallback(position: &Position, house: House) -> Action {
    let card = position.discard_of(house).next();
    card.map_or(Action::Decline, Action::TakeCard)
}
