//! Names and meanings of orders.

mod here;

pub use here::explain_here;
use westeros::{Order, OrderToken};

/// The order's name, as printed in the rulebook.
pub fn order_name(order: Order) -> &'static str {
    match order {
        Order::March => word!("March" | "Marsch"),
        Order::Defense => word!("Defense" | "Verteidigung"),
        Order::Support => word!("Support" | "Unterstützung"),
        Order::Raid => word!("Raid" | "Überfall"),
        Order::ConsolidatePower => word!("Consolidate Power" | "Machtzuwachs"),
    }
}

/// The full name of a token, as spoken: "March +1, starred".
pub fn token_name(token: OrderToken) -> &'static str {
    match token {
        OrderToken::MarchMinusOne => word!("March −1" | "Marsch −1"),
        OrderToken::March => word!("March +0" | "Marsch +0"),
        OrderToken::MarchPlusOne => word!("March +1, starred" | "Marsch +1 mit Stern"),
        OrderToken::Defense => word!("Defense +1" | "Verteidigung +1"),
        OrderToken::DefenseStar => word!("Defense +2, starred" | "Verteidigung +2 mit Stern"),
        OrderToken::Support => word!("Support" | "Unterstützung"),
        OrderToken::SupportStar => word!("Support +1, starred" | "Unterstützung +1 mit Stern"),
        OrderToken::Raid => word!("Raid" | "Überfall"),
        OrderToken::RaidStar => word!("Raid, starred" | "Überfall mit Stern"),
        OrderToken::ConsolidatePower => word!("Consolidate Power" | "Machtzuwachs"),
        OrderToken::ConsolidatePowerStar => {
            word!("Consolidate Power, starred" | "Machtzuwachs mit Stern")
        }
    }
}

/// The same name with the star as it is drawn: "March +1 ★".
pub fn token_short(token: OrderToken) -> &'static str {
    match token {
        OrderToken::MarchMinusOne => word!("March −1" | "Marsch −1"),
        OrderToken::March => word!("March +0" | "Marsch +0"),
        OrderToken::MarchPlusOne => word!("March +1 ★" | "Marsch +1\u{a0}★"),
        OrderToken::Defense => word!("Defense +1" | "Verteidigung +1"),
        OrderToken::DefenseStar => word!("Defense +2 ★" | "Verteidigung +2\u{a0}★"),
        OrderToken::Support => word!("Support" | "Unterstützung"),
        OrderToken::SupportStar => word!("Support +1 ★" | "Unterstützung +1\u{a0}★"),
        OrderToken::Raid => word!("Raid" | "Überfall"),
        OrderToken::RaidStar => word!("Raid ★" | "Überfall\u{a0}★"),
        OrderToken::ConsolidatePower => word!("Consolidate Power" | "Machtzuwachs"),
        OrderToken::ConsolidatePowerStar => word!("Consolidate Power ★" | "Machtzuwachs\u{a0}★"),
    }
}

/// Tells what an order does, for newcomers.
pub fn explain_order(order: Order) -> &'static str {
    match order {
        Order::March => word!(
            "Units move to adjacent areas and fight for those held by others."
                | "Einheiten ziehen in benachbarte Gebiete und kämpfen um die, die besetzt sind."
        ),
        Order::Defense => word!(
            "Units here fight better when they are attacked."
                | "Einheiten hier kämpfen besser, wenn sie angegriffen werden."
        ),
        Order::Support => word!(
            "Units here add their strength to a battle in an adjacent area."
                | "Einheiten hier geben ihre Stärke zu einem Kampf im Nachbargebiet."
        ),
        Order::Raid => word!(
            "Removes an enemy's Raid, Support or Consolidate Power order in an adjacent area."
                | "Entfernt Überfall, Unterstützung oder Machtzuwachs eines Gegners im \
                   Nachbargebiet."
        ),
        Order::ConsolidatePower => word!(
            "Gains 1 power, and 1 more for each crown in the area. At sea it gains nothing."
                | "Bringt 1 Machtmarker und 1 weiteren für jede Krone des Gebiets. Auf See \
                   bringt er nichts."
        ),
    }
}

/// Tells what this very token does.
pub fn explain_token(token: OrderToken) -> &'static str {
    match token {
        OrderToken::MarchMinusOne => word!(
            "Units move to adjacent areas; they attack with −1 strength."
                | "Einheiten ziehen in Nachbargebiete; sie greifen mit −1 Stärke an."
        ),
        OrderToken::March => word!(
            "Units move to adjacent areas; they attack at normal strength."
                | "Einheiten ziehen in Nachbargebiete; sie greifen mit normaler Stärke an."
        ),
        OrderToken::MarchPlusOne => word!(
            "Units move to adjacent areas; they attack with +1 strength."
                | "Einheiten ziehen in Nachbargebiete; sie greifen mit +1 Stärke an."
        ),
        OrderToken::Defense => {
            word!("+1 strength when attacked here." | "+1 Stärke, wenn du hier angegriffen wirst.")
        }
        OrderToken::DefenseStar => {
            word!("+2 strength when attacked here." | "+2 Stärke, wenn du hier angegriffen wirst.")
        }
        OrderToken::Support => explain_order(Order::Support),
        OrderToken::SupportStar => word!(
            "Supports a battle in an adjacent area with +1 strength."
                | "Unterstützt einen Kampf im Nachbargebiet mit +1 Stärke."
        ),
        OrderToken::Raid => explain_order(Order::Raid),
        OrderToken::RaidStar => word!(
            "A raid that may remove a Defense order instead."
                | "Ein Überfall, der stattdessen auch eine Verteidigung entfernen darf."
        ),
        OrderToken::ConsolidatePower => explain_order(Order::ConsolidatePower),
        OrderToken::ConsolidatePowerStar => word!(
            "Gains 1 power, and 1 more for each crown in the area; a castle or stronghold may \
             muster units instead."
                | "Bringt 1 Machtmarker und 1 weiteren für jede Krone des Gebiets; eine Burg \
                   oder Festung darf stattdessen rekrutieren."
        ),
    }
}

/// The name on a tile, in one line: the token above it shows its number and its star.
pub fn token_tile(token: OrderToken) -> &'static str {
    match token {
        OrderToken::Defense => word!("Defense" | "Verteidigung"),
        OrderToken::DefenseStar => word!("Defense ★" | "Verteidigung"),
        OrderToken::Support => word!("Support" | "Unterstützung"),
        OrderToken::SupportStar => word!("Support ★" | "Unterstützung"),
        OrderToken::ConsolidatePower => word!("Power" | "Macht"),
        OrderToken::ConsolidatePowerStar => word!("Power ★" | "Macht\u{a0}★"),
        other => token_short(other),
    }
}

/// Tells what it does in two or three words, where there is room for no more.
pub fn token_gist(token: OrderToken) -> &'static str {
    match token {
        OrderToken::MarchMinusOne => word!("attacks with −1" | "Angriff mit −1"),
        OrderToken::March => word!("moves and attacks" | "zieht und greift\u{a0}an"),
        OrderToken::MarchPlusOne => word!("attacks with +1" | "Angriff mit +1"),
        OrderToken::Defense => word!("+1 if attacked" | "+1, wenn angegriffen"),
        OrderToken::DefenseStar => word!("+2 if attacked" | "+2, wenn angegriffen"),
        OrderToken::Support => word!("helps next to it" | "hilft im Nachbargebiet"),
        OrderToken::SupportStar => word!("helps with +1" | "hilft mit +1"),
        OrderToken::Raid => word!("removes an order" | "entfernt einen Befehl"),
        OrderToken::RaidStar => word!("removes Defense too" | "auch gegen Verteidigung"),
        OrderToken::ConsolidatePower => word!("gains power" | "bringt Macht"),
        OrderToken::ConsolidatePowerStar => word!("power, or musters" | "Macht oder Einheiten"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};

    #[test]
    fn starred_tokens_say_so() {
        for (language, starred) in [
            (Language::English, ", starred"),
            (Language::German, " mit Stern"),
        ] {
            speaking(language, || {
                for token in OrderToken::ALL {
                    assert_eq!(token_name(token).ends_with(starred), token.starred());
                    assert_eq!(token_short(token).ends_with('★'), token.starred());
                    assert!(token_name(token).starts_with(order_name(token.order())));
                    assert!(explain_token(token).ends_with('.'));
                    assert!(token_gist(token).chars().count() < 24);
                    assert!(token_tile(token).chars().count() < 14, "one line of a tile");
                }
            });
        }
    }
}
