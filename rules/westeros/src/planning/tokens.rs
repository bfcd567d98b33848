//! The order tokens that a house may still lay.

use crate::{OrderToken, OrderTokens, Orders, Prompt};

/// Order tokens in a house's hand, and how many starred ones it may still use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TokensLeft {
    copies: [u8; OrderToken::COUNT],
    stars: u8,
}

impl TokensLeft {
    /// All fifteen but those of kinds that are not `allowed`.
    pub fn new(allowed: OrderTokens, stars: u8) -> Self {
        let copies = |token: OrderToken| {
            if allowed.contains(token) {
                token.copies()
            } else {
                0
            }
        };
        Self {
            copies: OrderToken::ALL.map(copies),
            stars,
        }
    }

    /// How many of this token may still be laid: 0 where it is forbidden or used up, or where
    /// it is starred and no star is left.
    pub fn of(&self, token: OrderToken) -> u8 {
        let copies = self.copies[token.index()];
        if token.starred() {
            copies.min(self.stars)
        } else {
            copies
        }
    }

    /// Starred orders that may still be used.
    pub const fn stars(&self) -> u8 {
        self.stars
    }

    /// How many tokens may still be laid, starred ones as far as stars go.
    pub fn total(&self) -> u8 {
        let (mut plain, mut starred) = (0, 0);
        for token in OrderToken::ALL {
            let sum = if token.starred() {
                &mut starred
            } else {
                &mut plain
            };
            *sum += self.copies[token.index()];
        }
        plain + starred.min(self.stars)
    }

    /// Takes one out of the hand, as far as there is one.
    pub(super) fn take(&mut self, token: OrderToken) {
        let copies = &mut self.copies[token.index()];
        *copies = copies.saturating_sub(1);
        if token.starred() {
            self.stars = self.stars.saturating_sub(1);
        }
    }
}

/// What is left of each token while orders are laid; nothing where the prompt asks for
/// something else.
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
