//! The Messenger Raven: its holder may exchange one order after the reveal.
//!
//! Looking at the wildling deck, the other use of the Raven, comes with the wildlings.

#[cfg(test)]
mod tests;

use crate::{
    Area, Event, House, Illegal, OrderToken, OrderTokens, Orders, Position, Prompt, RavenUse,
    State, agenda::Flow, kings_court::stars_of, planning,
};
use tabletop::{Cx, Dice};

/// Asks the holder, unless there is nothing but to pass.
pub(crate) fn run(state: &mut State, cx: &mut impl Cx<Event>) -> Flow {
    let Some(house) = state.tracks.kings_court.at(0) else {
        finish(state);
        return Flow::GoOn;
    };
    let hand = Hand::new(state, house, state.allowed, stars_of(state, house));
    if hand.swaps().next().is_none() {
        use_raven(state, house, RavenUse::Pass, cx);
        return Flow::GoOn;
    }
    state.ask(house);
    Flow::Wait
}

pub(crate) fn prompt(state: &State, house: House) -> Prompt {
    Prompt::UseRaven {
        allowed: state.allowed,
        stars: stars_of(state, house),
    }
}

/// Passing leaves the Raven unused; that gives nothing later.
pub(crate) fn use_raven(
    state: &mut State,
    house: House,
    raven_use: RavenUse,
    cx: &mut impl Cx<Event>,
) {
    state.asked[house] = None;
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
    }
    finish(state);
}

fn finish(state: &mut State) {
    planning::lift_restrictions(state);
    state.agenda.pop();
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
    pub(crate) fn new(
        position: &impl Position,
        house: House,
        allowed: OrderTokens,
        stars: u8,
    ) -> Self {
        let mut hand = Self {
            orders: Orders::NONE,
            used: [0; _],
            stars_used: 0,
            allowed,
            stars,
        };
        for area in Area::ALL {
            if position.units_of(area) == Some(house)
                && let Some(token) = position.open_order(area)
            {
                hand.orders.place(area, token);
                hand.used[token.index()] += 1;
                hand.stars_used += u8::from(token.starred());
            }
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

    /// Every legal exchange.
    pub(crate) fn swaps(&self) -> impl Iterator<Item = RavenUse> {
        let areas = self.orders.areas();
        areas
            .into_iter()
            .flat_map(|area| OrderToken::ALL.map(|token| RavenUse::Swap { area, token }))
            .filter(|&swap| self.check(swap).is_ok())
    }

    /// Passes half of the time.
    pub(crate) fn sample(&self, dice: &mut dyn Dice) -> RavenUse {
        let swaps = self.swaps().count() as u32;
        if swaps == 0 || dice.below(2) == 0 {
            return RavenUse::Pass;
        }
        self.swaps()
            .nth(dice.below(swaps) as usize)
            .unwrap_or(RavenUse::Pass)
    }
}
