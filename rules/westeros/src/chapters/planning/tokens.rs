//! The order tokens that a house may still place.

use crate::{OrderToken, OrderTokens, Orders, Prompt};

/// Order tokens in a house's hand, and how many starred ones it may still use.
///
/// Starred tokens leave the hand with the last star, so that what may be placed can be read off
/// without a look at the stars: random play asks this for every order of every house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokensLeft {
    copies: [u8; OrderToken::COUNT],
    stars: u8,
}

impl TokensLeft {
    /// All fifteen but those of kinds that are not `allowed`.
    pub fn new(allowed: OrderTokens, stars: u8) -> Self {
        let usable = if stars > 0 {
            allowed
        } else {
            allowed.intersection(OrderTokens::PLAIN)
        };
        let copies = |token: OrderToken| u8::from(usable.contains(token)) * token.copies();
        Self {
            copies: OrderToken::ALL.map(copies),
            stars,
        }
    }

    /// Returns how many of this token may still be placed: 0 where it is forbidden or used up, or where it is starred
    /// and no star is left.
    pub const fn of(&self, token: OrderToken) -> u8 {
        self.copies[token.index()]
    }

    /// Starred orders that may still be used.
    pub const fn stars(&self) -> u8 {
        self.stars
    }

    /// Returns how many tokens may still be placed, starred ones as far as stars go.
    pub fn total(&self) -> u8 {
        let starred: u8 = OrderTokens::STARRED.iter().map(|it| self.of(it)).sum();
        self.choices() - starred + starred.min(self.stars)
    }

    /// Returns how many tokens there are to choose the next one from.
    pub(super) fn choices(&self) -> u8 {
        self.copies.iter().sum()
    }

    /// The token that is drawn blindly as the `nth` of the [`choices`](Self::choices).
    pub(super) fn nth(&self, nth: u8) -> Option<OrderToken> {
        let mut passed = 0;
        OrderToken::ALL.into_iter().find(|&token| {
            passed += self.of(token);
            nth < passed
        })
    }

    /// Takes one out of the hand, as far as there is one.
    pub(crate) fn take(&mut self, token: OrderToken) {
        let copies = &mut self.copies[token.index()];
        *copies = copies.saturating_sub(1);
        if token.starred() {
            self.stars = self.stars.saturating_sub(1);
            if self.stars == 0 {
                for starred in OrderTokens::STARRED.iter() {
                    self.copies[starred.index()] = 0;
                }
            }
        }
    }
}

/// Returns how many tokens a house with these stars may place in all.
pub(super) const fn eligible(allowed: OrderTokens, stars: u8) -> u8 {
    // One bit a kind of token; of the plain ones but the two Marches there are two each.
    let plain = allowed.intersection(OrderTokens::PLAIN);
    let pairs = plain.intersection(OrderTokens::PAIRS).len();
    let starred = allowed.intersection(OrderTokens::STARRED).len();
    plain.len() + pairs + if starred < stars { starred } else { stars }
}

/// Returns what is left of each token while orders are being placed; nothing where the prompt asks for something else.
pub fn tokens_left(prompt: &Prompt, orders: &Orders) -> TokensLeft {
    let Prompt::PlaceOrders { allowed, stars, .. } = *prompt else {
        return TokensLeft::new(OrderTokens::default(), 0);
    };
    let mut left = TokensLeft::new(allowed, stars);
    for (_, token) in orders.iter() {
        left.take(token);
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn as_many_tokens_as_can_be_taken() {
        for stars in 0..=3 {
            for forbidden in OrderToken::ALL {
                let allowed = OrderTokens::ALL.without(forbidden);
                let mut left = TokensLeft::new(allowed, stars);
                let total = left.total();
                let mut taken = 0;
                while let Some(token) = left.nth(0) {
                    left.take(token);
                    taken += 1;
                }
                assert_eq!((total, eligible(allowed, stars)), (taken, taken));
            }
        }
    }
}
