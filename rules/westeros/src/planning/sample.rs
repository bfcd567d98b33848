//! Random legal orders.

use super::TokensLeft;
use crate::{OrderToken, Orders, Prompt};
use tabletop::Dice;

/// Each area gets a token drawn from those left in the hand, as if drawn blindly.
pub(crate) fn sample(prompt: &Prompt, dice: &mut (impl Dice + ?Sized)) -> Orders {
    let mut orders = Orders::NONE;
    let Prompt::PlaceOrders {
        areas,
        allowed,
        stars,
        cover,
        ..
    } = *prompt
    else {
        return orders;
    };
    let mut left = TokensLeft::new(allowed, stars);
    let mut to_cover = u32::from(cover);
    for (passed, area) in (0..).zip(areas) {
        let areas_left = areas.len() as u32 - passed;
        if to_cover < areas_left && dice.below(areas_left) >= to_cover {
            continue;
        }
        to_cover -= 1;
        if let Some(token) = draw(&left, dice) {
            left.take(token);
            orders.place(area, token);
        }
    }
    orders
}

fn draw(left: &TokensLeft, dice: &mut (impl Dice + ?Sized)) -> Option<OrderToken> {
    let tokens: u32 = OrderToken::ALL
        .iter()
        .map(|&token| u32::from(left.of(token)))
        .sum();
    if tokens == 0 {
        return None;
    }
    let mut nth = dice.below(tokens);
    OrderToken::ALL.into_iter().find(|&token| {
        let copies = u32::from(left.of(token));
        let found = nth < copies;
        nth = nth.saturating_sub(copies);
        found
    })
}
