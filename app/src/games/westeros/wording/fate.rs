//! The cards of fate: Westeros, wildlings, Tides of Battle.

use super::{list, order::order_name};
use westeros::{
    Order, OrderToken, OrderTokens, TidesCard, WesterosCard, WesterosChoice, WesterosDeck,
    WildlingCard,
};

pub fn deck_name(deck: WesterosDeck) -> &'static str {
    match deck {
        WesterosDeck::I => word!("Deck I" | "Stapel I"),
        WesterosDeck::II => word!("Deck II" | "Stapel II"),
        WesterosDeck::III => word!("Deck III" | "Stapel III"),
    }
}

/// Tells what a Westeros card does.
pub fn westeros_card(card: WesterosCard) -> &'static str {
    match card {
        WesterosCard::Supply => word!(
            "Every house recounts its barrels; armies that are now too large lose units."
                | "Jedes Haus zählt seine Fässer neu; zu große Armeen verlieren Einheiten."
        ),
        WesterosCard::Mustering => word!(
            "Every house musters in its castles and strongholds."
                | "Jedes Haus rekrutiert in seinen Burgen und Festungen."
        ),
        WesterosCard::AThroneOfBlades => word!(
            "The holder of the Iron Throne chooses supply, mustering, or nothing."
                | "Wer den Eisernen Thron hat, wählt: Vorrat, Rekrutierung oder nichts."
        ),
        WesterosCard::LastDaysOfSummer => word!("Nothing happens." | "Nichts geschieht."),
        WesterosCard::WinterIsComing => word!(
            "The deck is reshuffled, and another card replaces it."
                | "Der Stapel wird neu gemischt, und eine andere Karte ersetzt sie."
        ),
        WesterosCard::ClashOfKings => word!(
            "The houses bid for their places on all three tracks."
                | "Die Häuser bieten um ihre Plätze auf allen drei Leisten."
        ),
        WesterosCard::GameOfThrones => word!(
            "Every house gains power for its crowns and its unblocked ports."
                | "Jedes Haus erhält Machtmarker für seine Kronen und seine nicht blockierten Häfen."
        ),
        WesterosCard::DarkWingsDarkWords => word!(
            "The holder of the Messenger Raven chooses bidding on the tracks, power, or nothing."
                | "Wer den Botenraben hat, wählt: Gebote, Machtmarker oder nichts."
        ),
        WesterosCard::WildlingsAttack => word!(
            "The wildlings attack with their current strength."
                | "Die Wildlinge greifen mit ihrer jetzigen Stärke an."
        ),
        WesterosCard::PutToTheSword => word!(
            "The holder of the Blade chooses which orders are forbidden this round."
                | "Wer die Klinge hat, wählt, welche Befehle in dieser Runde verboten sind."
        ),
        WesterosCard::SeaOfStorms => {
            word!(
                "Raid orders are forbidden this round."
                    | "Überfälle sind in dieser Runde \
                 verboten."
            )
        }
        WesterosCard::RainsOfAutumn => word!(
            "March +1 orders are forbidden this round." | "Marsch +1 ist in dieser Runde verboten."
        ),
        WesterosCard::FeastForCrows => word!(
            "Consolidate Power orders are forbidden this round."
                | "Machtzuwachs ist in dieser Runde verboten."
        ),
        WesterosCard::WebOfLies => word!(
            "Support orders are forbidden this round."
                | "Unterstützung ist in dieser Runde verboten."
        ),
        WesterosCard::StormOfSwords => word!(
            "Defense orders are forbidden this round."
                | "Verteidigung ist in dieser Runde verboten."
        ),
    }
}

/// A choice by name, and what it does.
pub fn westeros_choice(choice: WesterosChoice) -> (&'static str, &'static str) {
    match choice {
        WesterosChoice::Supply => (
            word!("Adjust supply" | "Vorrat anpassen"),
            word!(
                "Every house recounts its barrels; armies that are now too large lose units."
                    | "Jedes Haus zählt seine Fässer neu; zu große Armeen verlieren Einheiten."
            ),
        ),
        WesterosChoice::Mustering => (
            word!("Muster" | "Rekrutieren"),
            word!(
                "Every house musters in its castles and strongholds."
                    | "Jedes Haus rekrutiert in seinen Burgen und Festungen."
            ),
        ),
        WesterosChoice::ClashOfKings => (
            word!("Bid on the tracks" | "Auf die Leisten bieten"),
            word!(
                "All houses bid for their places on the three influence tracks."
                    | "Alle Häuser bieten um ihre Plätze auf den drei Einflussleisten."
            ),
        ),
        WesterosChoice::Power => (
            word!("Collect power" | "Machtmarker sammeln"),
            word!(
                "Every house gains power for the crowns it holds."
                    | "Jedes Haus erhält Machtmarker für die Kronen, die es hält."
            ),
        ),
        WesterosChoice::NoDefense => (
            word!("No Defense orders" | "Keine Verteidigung"),
            word!(
                "Nobody may place a Defense order this round."
                    | "Verteidigung ist in dieser Runde verboten."
            ),
        ),
        WesterosChoice::NoMarchPlusOne => (
            word!("No March +1 orders" | "Kein Marsch +1"),
            word!(
                "Nobody may place a March +1 order this round."
                    | "Marsch +1 ist in dieser Runde verboten."
            ),
        ),
        WesterosChoice::Nothing => (
            word!("Nothing" | "Nichts"),
            word!("The card has no effect." | "Die Karte hat keine Wirkung."),
        ),
    }
}

/// Tells what a wildling card does to those who lose, and what it brings when the Wall holds.
pub fn wildling_card(card: WildlingCard) -> (&'static str, &'static str) {
    match card {
        WildlingCard::AKingBeyondTheWall => (
            word!(
                "The lowest bidder drops to the bottom of all tracks, every other house to the \
                 bottom of the Fiefdoms or King's Court track."
                    | "Das niedrigste Gebot fällt ans Ende aller Leisten, jedes andere Haus ans \
                       Ende der Lehen oder des Königshofs."
            ),
            word!(
                "The highest bidder moves to the top of a track."
                    | "Das höchste Gebot rückt auf einer Leiste an die Spitze."
            ),
        ),
        WildlingCard::CrowKillers => (
            word!(
                "All knights of the lowest bidder, and two of every other house, become footmen."
                    | "Beim niedrigsten Gebot werden alle Ritter zu Fußsoldaten, bei jedem anderen \
                       Haus zwei."
            ),
            word!(
                "The highest bidder may turn two footmen into knights."
                    | "Das höchste Gebot darf zwei Fußsoldaten zu Rittern machen."
            ),
        ),
        WildlingCard::MammothRiders => (
            word!(
                "The lowest bidder loses three units, every other house two."
                    | "Das niedrigste Gebot verliert drei Einheiten, jedes andere Haus zwei."
            ),
            word!(
                "The highest bidder may return one discarded card to its hand."
                    | "Das höchste Gebot darf eine abgelegte Karte zurücknehmen."
            ),
        ),
        WildlingCard::MassingOnTheMilkwater => (
            word!(
                "The lowest bidder discards its strongest cards; every other house discards one \
                 card."
                    | "Das niedrigste Gebot legt seine stärksten Karten ab, jedes andere Haus eine \
                       Karte."
            ),
            word!(
                "The highest bidder returns its discard pile to its hand."
                    | "Das höchste Gebot nimmt alle abgelegten Karten zurück."
            ),
        ),
        WildlingCard::PreemptiveRaid => (
            word!(
                "The lowest bidder loses two units or drops two places on its best track."
                    | "Das niedrigste Gebot verliert zwei Einheiten oder fällt auf seiner besten \
                       Leiste um zwei Plätze."
            ),
            word!(
                "The wildlings attack again with strength 6; the highest bidder sits this one out."
                    | "Die Wildlinge greifen noch einmal mit Stärke 6 an; das höchste Gebot bleibt \
                       außen vor."
            ),
        ),
        WildlingCard::RattleshirtsRaiders => (
            word!(
                "The lowest bidder loses two supply, every other house one."
                    | "Das niedrigste Gebot verliert zwei Stufen Vorrat, jedes andere Haus eine."
            ),
            word!(
                "The highest bidder gains one supply."
                    | "Das höchste Gebot gewinnt eine Stufe Vorrat."
            ),
        ),
        WildlingCard::SilenceAtTheWall => {
            let nothing = word!("Nothing happens." | "Nichts geschieht.");
            (nothing, nothing)
        }
        WildlingCard::SkinchangerScout => (
            word!(
                "The lowest bidder loses all its power, every other house two."
                    | "Das niedrigste Gebot verliert alle Machtmarker, jedes andere Haus zwei."
            ),
            word!(
                "The highest bidder gets its bid back."
                    | "Das höchste Gebot erhält seinen Einsatz zurück."
            ),
        ),
        WildlingCard::TheHordeDescends => (
            word!(
                "The lowest bidder loses two units in one of its castles or strongholds, every \
                 other house one unit."
                    | "Das niedrigste Gebot verliert zwei Einheiten in einer seiner Burgen oder \
                       Festungen, jedes andere Haus eine Einheit."
            ),
            word!(
                "The highest bidder may muster in one castle or stronghold."
                    | "Das höchste Gebot darf in einer Burg oder Festung rekrutieren."
            ),
        ),
    }
}

/// "1 strength and a sword".
pub fn tides_card(card: TidesCard) -> &'static str {
    match card {
        TidesCard::Blank => word!("nothing" | "nichts"),
        TidesCard::Sword => word!("1 strength and a sword" | "1 Stärke und ein Schwert"),
        TidesCard::Fortification => {
            word!("1 strength and a fortification" | "1 Stärke und eine Befestigung")
        }
        TidesCard::Two => word!("2 strength" | "2 Stärke"),
        TidesCard::Three => word!("3 strength" | "3 Stärke"),
        TidesCard::Skull => word!(
            "a skull: the enemy loses a unit, whoever wins"
                | "einen Totenkopf: Der Gegner verliert eine Einheit, wer auch gewinnt"
        ),
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
