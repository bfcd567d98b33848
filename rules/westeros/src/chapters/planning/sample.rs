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
    let choices = u32::from(left.choices());
    if choices == 0 {
        return None;
    }
    left.nth(dice.below(choices) as u8)
}
