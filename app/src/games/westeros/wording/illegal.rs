//! What to do about an answer that is not legal.

use super::{count, order::token_name};
use westeros::Illegal;

/// A sentence that says what to do.
pub fn illegal(why: Illegal) -> String {
    match why {
        Illegal::WrongAnswer => {
            "The game has moved on to another question. Look again, and answer that one.".to_owned()
        }
        Illegal::NoOrderHere(area) => {
            format!(
                "{} gets no order: none of your units stand there.",
                area.name()
            )
        }
        Illegal::OrderMissing(area) => format!("Place an order in {}.", area.name()),
        Illegal::TokensLeft => {
            "Use all the tokens you may: some of your areas still lack an order.".to_owned()
        }
        Illegal::TokenUsedUp(token) => match token.copies() {
            1 => format!(
                "You own only one {} token: take it back from the other area first.",
                token_name(token)
            ),
            n => format!(
                "You own only {n} {} tokens: take one back from another area first.",
                token_name(token)
            ),
        },
        Illegal::TooManyStars { allowed: 0, .. } => {
            "Your place at the King's Court allows no starred order: choose a plain one.".to_owned()
        }
        Illegal::TooManyStars { used, allowed } => format!(
            "That would be {}; your place at the King's Court allows {allowed}. Exchange a \
             starred order for a plain one.",
            count(used, "starred order")
        ),
        Illegal::Forbidden(token) => format!(
            "A Westeros card forbids {} this round: choose another order.",
            token_name(token)
        ),
        Illegal::SameToken => {
            "The same token lies there already: choose another one, or keep your orders.".to_owned()
        }
        Illegal::NoSuchOrder(area) => {
            format!(
                "No order of yours that can be used now lies in {}.",
                area.name()
            )
        }
        Illegal::OutOfReach(area) => {
            format!(
                "This raid does not reach {}: choose an area next to it.",
                area.name()
            )
        }
        Illegal::NothingToRaid(area) => format!(
            "There is no enemy order in {} that this raid may remove.",
            area.name()
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::{Area, OrderToken};

    #[test]
    fn every_reason_is_a_sentence() {
        let area = Area::Winterfell;
        let token = OrderToken::March;
        for why in [
            Illegal::WrongAnswer,
            Illegal::NoOrderHere(area),
            Illegal::OrderMissing(area),
            Illegal::TokensLeft,
            Illegal::TokenUsedUp(token),
            Illegal::TokenUsedUp(OrderToken::Raid),
            Illegal::TooManyStars {
                used: 1,
                allowed: 0,
            },
            Illegal::TooManyStars {
                used: 3,
                allowed: 2,
            },
            Illegal::Forbidden(token),
            Illegal::SameToken,
            Illegal::NoSuchOrder(area),
            Illegal::OutOfReach(area),
            Illegal::NothingToRaid(area),
        ] {
            let words = illegal(why);
            assert!(words.ends_with('.') && words.len() > 20, "{why:?}: {words}");
        }
    }

    #[test]
    fn stars_are_counted() {
        let words = illegal(Illegal::TooManyStars {
            used: 3,
            allowed: 2,
        });
        assert!(
            words.starts_with("That would be 3 starred orders; "),
            "{words}"
        );
    }
}
