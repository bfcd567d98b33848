//! The Messenger Raven: after the reveal its holder may exchange one order or look at the top of
//! the wildling deck.

#[cfg(test)]
mod tests;

use crate::{
    Action, DeckEnd, Event, House, HouseSet, Illegal, OrderToken, OrderTokens, Orders, Position,
    Prompt, RavenUse, State, Step, chapters::planning, general::kings_court::stars_of,
    state::agenda::Flow,
};
use tabletop::{Cx, Dice};

/// Asks the holder; who looked at the wildling deck is asked where the card goes.
pub(crate) fn run(state: &mut State) -> Flow {
    let Some(house) = state.tracks.kings_court.at(0) else {
        finish(state);
        return Flow::GoOn;
    };
    state.ask(house);
    Flow::Wait
}

pub(crate) fn prompt(state: &State, house: House) -> Option<Prompt> {
    match state.agenda.top()? {
        Step::PutWildlingCard => Some(Prompt::PutWildlingCard {
            card: state.secrets.wildlings[0]?,
        }),
        _ => Some(Prompt::UseRaven {
            allowed: state.allowed,
            stars: stars_of(state, house),
        }),
    }
}

pub(crate) fn check(
    position: &Position,
    house: House,
    prompt: &Prompt,
    action: &Action,
) -> Result<(), Illegal> {
    match (*prompt, *action) {
        (Prompt::UseRaven { allowed, stars }, Action::UseRaven(raven_use)) => {
            Hand::new(position, house, allowed, stars).check(raven_use)
        }
        (Prompt::PutWildlingCard { .. }, Action::PutWildlingCard(_)) => Ok(()),
        _ => Err(Illegal::WrongAnswer),
    }
}

pub(crate) fn answer(state: &mut State, house: House, action: &Action, cx: &mut impl Cx<Event>) {
    match *action {
        Action::UseRaven(raven_use) => use_raven(state, house, raven_use, cx),
        Action::PutWildlingCard(end) => put(state, house, end, cx),
        _ => {}
    }
}

/// Passing leaves the Raven unused; that gives nothing later.
fn use_raven(state: &mut State, house: House, raven_use: RavenUse, cx: &mut impl Cx<Event>) {
    match raven_use {
        RavenUse::Pass => cx.emit(Event::RavenPassed { house }),
        RavenUse::Swap { area, token } => {
            if let Some(from) = state.orders.get(area) {
                state.orders.place(area, token);
                state.raven_used = true;
                cx.emit(Event::RavenSwapped {
                    house,
                    area,
                    from,
                    to: token,
                });
            }
        }
        RavenUse::Look => {
            state.raven_used = true;
            state.secrets.top_known_to = state.secrets.top_known_to.with(house);
            cx.emit(Event::RavenLooked { house });
            state.agenda.replace(Step::PutWildlingCard);
            return;
        }
    }
    finish(state);
}

/// The holder remembers the card where it went.
fn put(state: &mut State, house: House, end: DeckEnd, cx: &mut impl Cx<Event>) {
    if end == DeckEnd::Bottom {
        let secrets = &mut state.secrets;
        secrets.wildlings.rotate_left(1);
        // Whoever had seen it on top before knows it there as well: everybody sees where it goes.
        secrets.bottom_known_to = secrets.top_known_to;
        secrets.top_known_to = HouseSet::EMPTY;
    }
    cx.emit(Event::WildlingCardPut { house, end });
    finish(state);
}

fn finish(state: &mut State) {
    planning::lift_restrictions(state);
    state.agenda.pop();
}

/// Passes half of the time, looks sometimes.
pub(crate) fn sample(
    position: &Position,
    house: House,
    prompt: &Prompt,
    dice: &mut (impl Dice + ?Sized),
) -> Action {
    match *prompt {
        Prompt::UseRaven { allowed, stars } => {
            let hand = Hand::new(position, house, allowed, stars);
            Action::UseRaven(hand.sample(dice))
        }
        _ if dice.below(2) == 0 => Action::PutWildlingCard(DeckEnd::Bottom),
        _ => Action::PutWildlingCard(DeckEnd::Top),
    }
}

/// Leaves everything as it is.
pub(crate) fn fallback(_: &Position, _: House, prompt: &Prompt) -> Action {
    match prompt {
        Prompt::PutWildlingCard { .. } => Action::PutWildlingCard(DeckEnd::Top),
        _ => Action::UseRaven(RavenUse::Pass),
    }
}

/// The holder's orders on the board and what may replace them.
pub(crate) struct Hand {
    orders: Orders,
    used: [u8; OrderToken::COUNT],
    stars_used: u8,
    allowed: OrderTokens,
    stars: u8,
}

impl Hand {
    pub(crate) fn new(position: &Position, house: House, allowed: OrderTokens, stars: u8) -> Self {
        let mut hand = Self {
            orders: Orders::NONE,
            used: [0; _],
            stars_used: 0,
            allowed,
            stars,
        };
        hand.orders = position.orders.on(position.occupied[house]);
        for (_, token) in hand.orders.iter() {
            hand.used[token.index()] += 1;
            hand.stars_used += u8::from(token.starred());
        }
        hand
    }

    pub(crate) fn check(&self, raven_use: RavenUse) -> Result<(), Illegal> {
        let RavenUse::Swap { area, token } = raven_use else {
            return Ok(());
        };
        let now = self.orders.get(area).ok_or(Illegal::NoSuchOrder(area))?;
        if now == token {
            return Err(Illegal::SameToken);
        }
        if !self.allowed.contains(token) {
            return Err(Illegal::Forbidden(token));
        }
        if self.used[token.index()] == token.copies() {
            return Err(Illegal::TokenUsedUp(token));
        }
        let used = self.stars_used - u8::from(now.starred()) + u8::from(token.starred());
        if token.starred() && used > self.stars {
            return Err(Illegal::TooManyStars {
                used,
                allowed: self.stars,
            });
        }
        Ok(())
    }

    fn sample(&self, dice: &mut (impl Dice + ?Sized)) -> RavenUse {
        match dice.below(4) {
            0 | 1 => RavenUse::Pass,
            2 => RavenUse::Look,
            _ => self.random_swap(dice).unwrap_or(RavenUse::Pass),
        }
    }

    fn random_swap(&self, dice: &mut (impl Dice + ?Sized)) -> Option<RavenUse> {
        let swap = RavenUse::Swap {
            area: self.orders.areas().pick(dice)?,
            token: OrderToken::ALL[dice.below(OrderToken::COUNT as u32) as usize],
        };
        self.check(swap).is_ok().then_some(swap)
    }
}
