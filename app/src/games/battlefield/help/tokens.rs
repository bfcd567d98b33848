//! The condition tokens.

use battlefield::effect::Token;

/// Tells what a token does.
pub fn token_text(it: Token) -> &'static str {
    match it {
        Token::Panicked => word!(
            "After this unit rolls for a Morale test, an enemy may spend the token: any or all of the dice are re-rolled."
                | "Nach dem Würfeln dieser Einheit für einen Moraltest darf ein Gegner den Marker einsetzen: Beliebig viele der Würfel werden neu gewürfelt."
        ),
        Token::Vulnerable => word!(
            "After this unit rolls Defense dice, an enemy may spend the token: any or all of the dice are re-rolled."
                | "Nach dem Würfeln der Verteidigungswürfel dieser Einheit darf ein Gegner den Marker einsetzen: Beliebig viele der Würfel werden neu gewürfelt."
        ),
        Token::Weakened => word!(
            "After this unit rolls Attack dice, an enemy may spend the token: any or all of the dice are re-rolled."
                | "Nach dem Würfeln der Angriffswürfel dieser Einheit darf ein Gegner den Marker einsetzen: Beliebig viele der Würfel werden neu gewürfelt."
        ),
    }
}
