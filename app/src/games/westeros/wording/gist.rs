//! House cards in as few words as there is room for on a card and above a column.

use super::{card_icons, card_name};
use westeros::HouseCard;

/// The text of a card as it stands on the card itself; empty for cards with icons alone.
pub fn card_gist(card: HouseCard) -> &'static str {
    match card {
        HouseCard::StannisBaratheon => word!(
            "+1 against a house ahead on the Iron Throne."
                | "+1 gegen ein Haus, das beim Eisernen Thron vorn liegt."
        ),
        HouseCard::RenlyBaratheon => word!(
            "If you win, a footman there becomes a knight."
                | "Bei Sieg wird ein Fußsoldat zum Ritter."
        ),
        HouseCard::SerDavosSeaworth => word!(
            "+1 and a sword if Stannis has been played."
                | "+1 und ein Schwert, wenn Stannis abgelegt ist."
        ),
        HouseCard::SalladhorSaan => word!(
            "If supported, ships not of your house count 0."
                | "Mit Unterstützung zählen fremde Schiffe 0."
        ),
        HouseCard::Patchface => word!(
            "Afterwards, discard a card of the enemy's hand."
                | "Danach lege eine Handkarte des Gegners ab."
        ),
        HouseCard::TywinLannister => {
            word!("If you win, gain 2 power." | "Bei Sieg: 2 Machtmarker.")
        }
        HouseCard::SerKevanLannister => word!(
            "Attacking, each of your footmen counts 2."
                | "Greifst du an, zählt jeder deiner Fußsoldaten 2."
        ),
        HouseCard::TyrionLannister => word!(
            "Send the enemy's card back: another is played."
                | "Schicke die Karte des Gegners zurück."
        ),
        HouseCard::CerseiLannister => word!(
            "If you win, remove one of the enemy's orders."
                | "Bei Sieg: Entferne einen Befehl des Gegners."
        ),
        HouseCard::RobbStark => word!(
            "If you win, choose where the enemy retreats."
                | "Bei Sieg wählst du, wohin der Gegner flieht."
        ),
        HouseCard::RooseBolton => word!(
            "If you lose, take your discards back, this card too."
                | "Bei Niederlage: Nimm alle abgelegten Karten zurück."
        ),
        HouseCard::TheBlackfish => word!(
            "You lose no units to swords, cards or tides."
                | "Du verlierst nichts durch Schwerter, Karten, Gezeiten."
        ),
        HouseCard::CatelynStark => word!(
            "Defending, your Defense order counts twice."
                | "Verteidigst du, zählt dein Verteidigungsbefehl doppelt."
        ),
        HouseCard::VictarionGreyjoy => word!(
            "Attacking, each of your ships counts 2."
                | "Greifst du an, zählt jedes deiner Schiffe 2."
        ),
        HouseCard::BalonGreyjoy => word!(
            "The strength of the enemy's card becomes 0."
                | "Die Stärke der gegnerischen Karte wird 0."
        ),
        HouseCard::TheonGreyjoy => word!(
            "+1 and a sword defending a castle or stronghold."
                | "+1 und ein Schwert, verteidigst du Burg oder Festung."
        ),
        HouseCard::AshaGreyjoy => word!(
            "Without support: two swords and a fort."
                | "Ohne Unterstützung: zwei Schwerter, eine Befestigung."
        ),
        HouseCard::AeronDamphair => word!(
            "Pay 2 power to play another card instead."
                | "Für 2 Machtmarker spiele eine andere Karte."
        ),
        HouseCard::MaceTyrell => word!(
            "Destroy one of the enemy's footmen at once."
                | "Vernichte sofort einen gegnerischen Fußsoldaten."
        ),
        HouseCard::SerLorasTyrell => word!(
            "Attacking, if you win, your March order moves on."
                | "Siegst du als Angreifer, zieht der Marschbefehl mit."
        ),
        HouseCard::QueenOfThorns => word!(
            "Remove an order of the enemy next to the battle."
                | "Entferne einen gegnerischen Befehl im Nachbargebiet."
        ),
        HouseCard::ArianneMartell => word!(
            "Defending, if you lose, the attackers stay out."
                | "Verlierst du als Verteidiger, bleiben sie draußen."
        ),
        HouseCard::NymeriaSand => word!(
            "Attacking: a sword. Defending: a fort."
                | "Angriff: ein Schwert. Verteidigung: eine Befestigung."
        ),
        HouseCard::DoranMartell => word!(
            "The enemy drops to the end of a track you choose."
                | "Der Gegner fällt ans Ende einer Leiste deiner Wahl."
        ),
        _ => "",
    }
}

/// The name by which a card is called among others: "Euron", "Blackfish".
pub fn card_short(card: HouseCard) -> &'static str {
    let name = card_name(card);
    for article in ["The ", "Der ", "Die "] {
        if let Some(rest) = name.strip_prefix(article) {
            return rest;
        }
    }
    let name = name.strip_prefix("Ser ").unwrap_or(name);
    name.split(' ').next().unwrap_or(name)
}

/// Returns the effect of a card besides its number, for those who listen: "if you win, …", "2 swords".
pub fn card_brings(card: HouseCard) -> String {
    let face = card.face();
    let text = card_gist(card).trim_end_matches('.');
    let mut letters = text.chars();
    let text = letters.next().map_or_else(String::new, |first| {
        first.to_lowercase().chain(letters).collect()
    });
    let icons = card_icons(face.swords, face.forts);
    let parts = [icons, text].into_iter().filter(|it| !it.is_empty());
    parts.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::{super::card_text, *};
    use crate::language::{Language, speaking};

    #[test]
    fn a_card_with_a_text_has_a_short_one() {
        for language in [Language::English, Language::German] {
            speaking(language, || {
                for card in HouseCard::ALL {
                    let (text, gist) = (card_text(card), card_gist(card));
                    assert_eq!(text.is_empty(), gist.is_empty(), "{card:?}");
                    assert!(gist.chars().count() <= 58, "{card:?}: {gist}");
                }
            });
        }
    }

    #[test]
    fn cards_of_one_house_have_different_short_names() {
        for house in westeros::House::ALL {
            let names = house.cards().iter().map(|&it| card_short(it));
            let names: std::collections::BTreeSet<_> = names.collect();
            assert_eq!(names.len(), westeros::House::CARDS, "{house:?}");
        }
        assert_eq!(card_short(HouseCard::SerRodrickCassel), "Rodrick");
        assert_eq!(card_short(HouseCard::TheRedViper), "Red Viper");
    }

    #[test]
    fn what_a_card_brings_is_told_in_a_clause() {
        let robb = card_brings(HouseCard::RobbStark);
        assert_eq!(robb, "if you win, choose where the enemy retreats");
        assert_eq!(card_brings(HouseCard::EddardStark), "2 swords");
    }
}
