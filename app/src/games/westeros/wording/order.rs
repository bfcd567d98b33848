//! Names and meanings of orders.

use westeros::{Order, OrderToken};

/// The order's name, as printed in the rulebook.
pub const fn order_name(order: Order) -> &'static str {
    match order {
        Order::March => "March",
        Order::Defense => "Defense",
        Order::Support => "Support",
        Order::Raid => "Raid",
        Order::ConsolidatePower => "Consolidate Power",
    }
}

/// The full name of a token, as spoken: "March +1, starred".
pub const fn token_name(token: OrderToken) -> &'static str {
    match token {
        OrderToken::MarchMinusOne => "March -1",
        OrderToken::March => "March +0",
        OrderToken::MarchPlusOne => "March +1, starred",
        OrderToken::Defense => "Defense +1",
        OrderToken::DefenseStar => "Defense +2, starred",
        OrderToken::Support => "Support",
        OrderToken::SupportStar => "Support +1, starred",
        OrderToken::Raid => "Raid",
        OrderToken::RaidStar => "Raid, starred",
        OrderToken::ConsolidatePower => "Consolidate Power",
        OrderToken::ConsolidatePowerStar => "Consolidate Power, starred",
    }
}

/// The name as it fits under a token: "March +1 ★".
pub const fn token_short(token: OrderToken) -> &'static str {
    match token {
        OrderToken::MarchMinusOne => "March −1",
        OrderToken::March => "March +0",
        OrderToken::MarchPlusOne => "March +1 ★",
        OrderToken::Defense => "Defense +1",
        OrderToken::DefenseStar => "Defense +2 ★",
        OrderToken::Support => "Support",
        OrderToken::SupportStar => "Support +1 ★",
        OrderToken::Raid => "Raid",
        OrderToken::RaidStar => "Raid ★",
        OrderToken::ConsolidatePower => "Power",
        OrderToken::ConsolidatePowerStar => "Power ★",
    }
}

/// What an order does, for newcomers.
pub const fn explain_order(order: Order) -> &'static str {
    match order {
        Order::March => "Units leave for neighbouring areas, and fight for those that are held.",
        Order::Defense => "Units here fight better when they are attacked.",
        Order::Support => "Units here lend their strength to a battle in a neighbouring area.",
        Order::Raid => {
            "Removes a Raid, Support or Consolidate Power order of an enemy in a neighbouring area."
        }
        Order::ConsolidatePower => {
            "Brings 1 power, and 1 more for each crown of the area. At sea it brings nothing."
        }
    }
}

/// What this very token does.
pub const fn explain_token(token: OrderToken) -> &'static str {
    match token {
        OrderToken::MarchMinusOne => "March with 1 strength less when attacking.",
        OrderToken::March => "March at full strength.",
        OrderToken::MarchPlusOne => "March with 1 strength more when attacking.",
        OrderToken::Defense => "1 strength more when attacked here.",
        OrderToken::DefenseStar => "2 strength more when attacked here.",
        OrderToken::Support => explain_order(Order::Support),
        OrderToken::SupportStar => "Support a neighbouring battle with 1 strength more.",
        OrderToken::Raid => explain_order(Order::Raid),
        OrderToken::RaidStar => "A raid that may remove a Defense order instead.",
        OrderToken::ConsolidatePower | OrderToken::ConsolidatePowerStar => {
            explain_order(Order::ConsolidatePower)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn starred_tokens_say_so() {
        for token in OrderToken::ALL {
            assert_eq!(token_name(token).ends_with(", starred"), token.starred());
            assert_eq!(token_short(token).ends_with('★'), token.starred());
            assert!(token_name(token).starts_with(order_name(token.order())));
            assert!(explain_token(token).ends_with('.'));
        }
    }
}
