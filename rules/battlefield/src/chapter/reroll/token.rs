//! Tokens of whoever rolled, that its enemies may spend (10.1).

use crate::{
    effect::{Pool, Token},
    event::Event,
    modifiers,
    play::Play,
    position::{Position, UnitId, Used},
};
use tabletop::Seat;

/// The token that is spent after such a roll.
pub const fn of(pool: Pool) -> Option<Token> {
    match pool {
        Pool::Attack => Some(Token::Weakened),
        Pool::Defense => Some(Token::Vulnerable),
        Pool::Morale => Some(Token::Panicked),
        Pool::Charge => None,
    }
}

/// Tokens of `unit` that this player may spend now, the proper one first.
pub fn spendable(position: &Position, seat: Seat, unit: UnitId, pool: Pool) -> Vec<Token> {
    let bearer = position.unit(unit);
    let Some(proper) = of(pool).filter(|_| !position.friends(seat, bearer.owner)) else {
        return Vec::new();
    };
    let mut tokens: Vec<Token> = bearer.tokens.all().collect();
    tokens.sort_by_key(|token| *token != proper);
    let any = tokens.iter().any(|token| *token != proper)
        && modifiers::token_as_any(position, seat, unit).is_some();
    tokens.retain(|token| any || *token == proper);
    tokens
}

/// Marks the Order with which a token is spent as if it were of another kind.
pub fn spend(play: &mut Play<'_>, seat: Seat, unit: UnitId, token: Token, pool: Pool) {
    if of(pool) == Some(token) {
        return;
    }
    if let Some((bearer, ability)) = modifiers::token_as_any(play.position(), seat, unit) {
        play.open().used.push(Used { bearer, ability });
        play.tell(Event::Used {
            seat,
            bearer,
            ability,
        });
    }
}
