//! The cards of fate: Westeros, wildlings, Tides of Battle.

use super::{list, order::order_name};
use westeros::{
    Order, OrderToken, OrderTokens, TidesCard, WesterosCard, WesterosChoice, WesterosDeck,
    WildlingCard,
};

pub const fn deck_name(deck: WesterosDeck) -> &'static str {
    match deck {
        WesterosDeck::I => "Deck I",
        WesterosDeck::II => "Deck II",
        WesterosDeck::III => "Deck III",
    }
}

/// What a Westeros card does.
pub const fn westeros_card(card: WesterosCard) -> &'static str {
    match card {
        WesterosCard::Supply => {
            "Supply follows the barrels each house holds; armies that are too large lose units."
        }
        WesterosCard::Mustering => "Every house musters in its castles and strongholds.",
        WesterosCard::AThroneOfBlades => {
            "The holder of the Iron Throne chooses: supply, mustering, or nothing."
        }
        WesterosCard::LastDaysOfSummer => "Nothing happens.",
        WesterosCard::WinterIsComing => "The deck is shuffled, and another card takes its place.",
        WesterosCard::ClashOfKings => "The houses bid for their places on all three tracks.",
        WesterosCard::GameOfThrones => {
            "Every house gains power for its crowns and its ports that are not blockaded."
        }
        WesterosCard::DarkWingsDarkWords => {
            "The holder of the Messenger Raven chooses: bids on the tracks, power, or nothing."
        }
        WesterosCard::WildlingsAttack => "The wildlings attack with the strength they have.",
        WesterosCard::PutToTheSword => {
            "The holder of the Blade chooses which orders nobody may give this round."
        }
        WesterosCard::SeaOfStorms => "Nobody may raid this round.",
        WesterosCard::RainsOfAutumn => "Nobody may order March +1 this round.",
        WesterosCard::FeastForCrows => "Nobody may consolidate power this round.",
        WesterosCard::WebOfLies => "Nobody may order support this round.",
        WesterosCard::StormOfSwords => "Nobody may order defense this round.",
    }
}

/// A choice by name, and what it does.
pub const fn westeros_choice(choice: WesterosChoice) -> (&'static str, &'static str) {
    match choice {
        WesterosChoice::Supply => (
            "Adjust supply",
            "Every house's supply follows its barrels; armies that are too large lose units.",
        ),
        WesterosChoice::Mustering => (
            "Muster",
            "Every house musters in its castles and strongholds.",
        ),
        WesterosChoice::ClashOfKings => (
            "Bid on the tracks",
            "All houses bid for their places on the three influence tracks.",
        ),
        WesterosChoice::Power => (
            "Collect power",
            "Every house gains power for the crowns it holds.",
        ),
        WesterosChoice::NoDefense => (
            "No Defense orders",
            "Nobody may give a Defense order this round.",
        ),
        WesterosChoice::NoMarchPlusOne => (
            "No March +1 orders",
            "Nobody may give a March +1 order this round.",
        ),
        WesterosChoice::Nothing => ("Nothing", "The card passes without effect."),
    }
}

/// What a wildling card does to those who lose, and what it brings when the Wall holds.
pub const fn wildling_card(card: WildlingCard) -> (&'static str, &'static str) {
    match card {
        WildlingCard::AKingBeyondTheWall => (
            "The lowest bidder falls to the bottom of all tracks, every other house to the bottom \
             of the Fiefdoms or the King's Court.",
            "The highest bidder goes to the top of a track.",
        ),
        WildlingCard::CrowKillers => (
            "All knights of the lowest bidder, and two of every other house, become footmen.",
            "The highest bidder may turn two footmen into knights.",
        ),
        WildlingCard::MammothRiders => (
            "The lowest bidder loses three units, every other house two.",
            "The highest bidder may take a discarded card back.",
        ),
        WildlingCard::MassingOnTheMilkwater => (
            "The lowest bidder discards its strongest cards, every other house one card.",
            "The highest bidder takes all its discarded cards back.",
        ),
        WildlingCard::PreemptiveRaid => (
            "The lowest bidder loses two units or goes down two places on its best track.",
            "The wildlings attack again with strength 6; the highest bidder stands aside.",
        ),
        WildlingCard::RattleshirtsRaiders => (
            "The lowest bidder loses two supply, every other house one.",
            "The highest bidder gains one supply.",
        ),
        WildlingCard::SilenceAtTheWall => ("Nothing happens.", "Nothing happens."),
        WildlingCard::SkinchangerScout => (
            "The lowest bidder loses all its power, every other house two.",
            "The highest bidder gets its bid back.",
        ),
        WildlingCard::TheHordeDescends => (
            "The lowest bidder loses two units in one of its castles, every other house one unit.",
            "The highest bidder may muster in one castle or stronghold.",
        ),
    }
}

/// "a sword, 1 strength".
pub const fn tides_card(card: TidesCard) -> &'static str {
    match card {
        TidesCard::Blank => "nothing",
        TidesCard::Sword => "1 strength and a sword",
        TidesCard::Fortification => "1 strength and a fort",
        TidesCard::Two => "2 strength",
        TidesCard::Three => "3 strength",
        TidesCard::Skull => "a skull: the enemy loses a unit, whoever wins",
    }
}

/// The orders that are not allowed: "Defense and March +1"; empty where all are.
pub fn forbidden(allowed: OrderTokens) -> String {
    let barred = |token: &OrderToken| !allowed.contains(*token);
    let mut words = Vec::new();
    for order in Order::ALL {
        let tokens: Vec<OrderToken> = OrderTokens::of_kind(order).iter().collect();
        if tokens.iter().all(barred) {
            words.push(order_name(order));
        } else {
            let some = tokens.iter().copied().filter(barred);
            words.extend(some.map(super::order::token_name));
        }
    }
    list(&words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_explained() {
        for card in WesterosCard::ALL {
            assert!(westeros_card(card).ends_with('.'), "{card:?}");
        }
        for card in WildlingCard::ALL {
            let (lost, won) = wildling_card(card);
            assert!(lost.ends_with('.') && won.ends_with('.'), "{card:?}");
        }
    }

    #[test]
    fn forbidden_orders_are_named_by_their_kind() {
        let without = |tokens: &[OrderToken]| {
            OrderTokens::ALL
                .iter()
                .filter(|it| !tokens.contains(it))
                .collect()
        };
        assert_eq!(forbidden(OrderTokens::ALL), "");
        let raids = without(&[OrderToken::Raid, OrderToken::RaidStar]);
        assert_eq!(forbidden(raids), "Raid");
        let march = without(&[OrderToken::MarchPlusOne]);
        assert_eq!(forbidden(march), "March +1, starred");
    }
}
