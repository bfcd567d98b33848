//! The check whether orders may lie as they are placed.

use crate::{AreaSet, Illegal, OrderToken, OrderTokens, Orders, Prompt};

/// Checks that orders that are still being placed are legal so far, complete or not.
///
/// The page asks this for each token it offers, with that token placed.
pub fn check_partial(prompt: &Prompt, orders: &Orders) -> Result<(), Illegal> {
    let Prompt::PlaceOrders {
        areas,
        allowed,
        stars,
        ..
    } = *prompt
    else {
        return Err(Illegal::WrongAnswer);
    };
    in_place(areas, orders)?;
    tokens(allowed, stars, orders)
}

/// Checks that the orders are legal and complete: every area covered, or, short of tokens, every token used that may
/// be.
pub(crate) fn check(prompt: &Prompt, orders: &Orders) -> Result<(), Illegal> {
    check_partial(prompt, orders)?;
    let Prompt::PlaceOrders { areas, cover, .. } = *prompt else {
        return Err(Illegal::WrongAnswer);
    };
    let covered = orders.areas();
    if covered.len() >= usize::from(cover) {
        return Ok(());
    }
    if usize::from(cover) < areas.len() {
        return Err(Illegal::TokensLeft);
    }
    let missing = areas.difference(covered).iter().next();
    missing.map_or(Ok(()), |area| Err(Illegal::OrderMissing(area)))
}

fn in_place(areas: AreaSet, orders: &Orders) -> Result<(), Illegal> {
    let stray = orders.areas().difference(areas).iter().next();
    stray.map_or(Ok(()), |area| Err(Illegal::NoOrderHere(area)))
}

/// Checks that these tokens may lie on the board together: fifteen pieces, no forbidden kind, no more stars than the
/// King's Court track gives.
pub(crate) fn tokens(allowed: OrderTokens, stars: u8, orders: &Orders) -> Result<(), Illegal> {
    let mut used = [0; OrderToken::COUNT];
    let mut starred = 0;
    for (_, token) in orders.iter() {
        if !allowed.contains(token) {
            return Err(Illegal::Forbidden(token));
        }
        used[token.index()] += 1;
        if used[token.index()] > token.copies() {
            return Err(Illegal::TokenUsedUp(token));
        }
        starred += u8::from(token.starred());
    }
    if starred > stars {
        return Err(Illegal::TooManyStars {
            used: starred,
            allowed: stars,
        });
    }
    Ok(())
}
