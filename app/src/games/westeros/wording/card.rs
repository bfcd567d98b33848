//! House cards in words.

use super::{count, list};
use westeros::HouseCard;

/// What a house holds: "7 cards", "5 of 7 cards".
pub fn cards(held: u8, all: u8) -> String {
    let every = count(all, "card");
    if held == all {
        every
    } else {
        say!("{held} of {every}" | "{held} von {every}")
    }
}

/// "2 swords and 1 fort"; empty without icons.
pub fn card_icons(swords: u8, forts: u8) -> String {
    let icons = [(swords, "sword"), (forts, "fort")];
    let icons = icons.into_iter().filter(|&(n, _)| n > 0);
    list(&icons.map(|(n, icon)| count(n, icon)).collect::<Vec<_>>())
}

/// What a card brings, all of it: "Strength 2, 1 sword. …".
pub fn card_meaning(card: HouseCard) -> String {
    let face = card.face();
    let n = face.strength;
    let mut meaning = say!("Strength {n}" | "Stärke {n}");
    let icons = card_icons(face.swords, face.forts);
    if !icons.is_empty() {
        meaning.push_str(", ");
        meaning.push_str(&icons);
    }
    meaning.push('.');
    let text = card_text(card);
    if !text.is_empty() {
        meaning.push(' ');
        meaning.push_str(text);
    }
    meaning
}

/// What the text of a card does; empty for cards with icons alone.
#[expect(clippy::too_many_lines, reason = "a table: one arm a card")]
pub fn card_text(card: HouseCard) -> &'static str {
    match card {
        HouseCard::StannisBaratheon => word!(
            "1 strength more if the enemy stands higher on the Iron Throne track."
                | "1 Stärke mehr, wenn der Gegner auf der Leiste Eiserner Thron weiter vorn steht."
        ),
        HouseCard::RenlyBaratheon => word!(
            "After a victory one own footman that fought or supported may become a knight."
                | "Nach einem Sieg darf ein eigener Fußsoldat, der gekämpft oder unterstützt hat, \
                   zum Ritter werden."
        ),
        HouseCard::SerDavosSeaworth => word!(
            "1 strength more and a sword if Stannis Baratheon has been discarded."
                | "1 Stärke mehr und ein Schwert, wenn Stannis Baratheon abgelegt ist."
        ),
        HouseCard::SalladhorSaan => word!(
            "With support, every ship but Baratheon's counts nothing in this battle."
                | "Mit Unterstützung zählt in diesem Kampf kein Schiff außer denen Baratheons."
        ),
        HouseCard::Patchface => word!(
            "After the battle one card of the enemy's hand may be discarded."
                | "Nach dem Kampf darf eine Handkarte des Gegners abgelegt werden."
        ),
        HouseCard::TywinLannister => {
            word!("A victory brings 2 power." | "Ein Sieg bringt 2 Machtmarker.")
        }
        HouseCard::SerKevanLannister => word!(
            "When attacking, own footmen, supporting ones too, count 2 each."
                | "Im Angriff zählen eigene Fußsoldaten, auch unterstützende, je 2."
        ),
        HouseCard::TyrionLannister => word!(
            "May send the enemy's card back to its hand: the enemy plays another one."
                | "Darf die Karte des Gegners auf die Hand zurückschicken: Der Gegner spielt eine \
                   andere."
        ),
        HouseCard::CerseiLannister => word!(
            "After a victory one order of the enemy, anywhere, may be removed."
                | "Nach einem Sieg darf ein beliebiger Befehl des Gegners entfernt werden."
        ),
        HouseCard::RobbStark => word!(
            "After a victory you may choose where the enemy retreats."
                | "Nach einem Sieg darfst du wählen, wohin sich der Gegner zurückzieht."
        ),
        HouseCard::RooseBolton => word!(
            "After a defeat all own discarded cards come back to hand, this one too."
                | "Nach einer Niederlage kommen alle eigenen abgelegten Karten auf die Hand \
                   zurück, auch diese."
        ),
        HouseCard::TheBlackfish => word!(
            "No own unit in this battle is lost to card texts, swords or Tides of Battle."
                | "In diesem Kampf geht keine eigene Einheit durch Kartentexte, Schwerter oder \
                   Gezeiten der Schlacht verloren."
        ),
        HouseCard::CatelynStark => word!(
            "When defending, the own Defense order counts twice."
                | "In der Verteidigung zählt der eigene Verteidigungsbefehl doppelt."
        ),
        HouseCard::VictarionGreyjoy => word!(
            "When attacking, own ships, supporting ones too, count 2 each."
                | "Im Angriff zählen eigene Schiffe, auch unterstützende, je 2."
        ),
        HouseCard::BalonGreyjoy => word!(
            "The number printed on the enemy's card counts 0."
                | "Die aufgedruckte Zahl der gegnerischen Karte zählt 0."
        ),
        HouseCard::TheonGreyjoy => word!(
            "1 strength more and a sword when defending a castle or stronghold."
                | "1 Stärke mehr und ein Schwert beim Verteidigen einer Burg oder Festung."
        ),
        HouseCard::AshaGreyjoy => word!(
            "Without any support: two swords and a fort."
                | "Ganz ohne Unterstützung: zwei Schwerter und eine Befestigung."
        ),
        HouseCard::AeronDamphair => word!(
            "For 2 power another card may be played in his place."
                | "Für 2 Machtmarker darf an seiner Stelle eine andere Karte gespielt werden."
        ),
        HouseCard::MaceTyrell => word!(
            "At once destroys an enemy footman that attacks or defends."
                | "Vernichtet sofort einen feindlichen Fußsoldaten, der angreift oder verteidigt."
        ),
        HouseCard::SerLorasTyrell => word!(
            "After a won attack the March order moves along, to be used again this round."
                | "Nach einem gewonnenen Angriff zieht der Marschbefehl mit und darf in dieser \
                   Runde noch einmal genutzt werden."
        ),
        HouseCard::QueenOfThorns => word!(
            "At once removes an order of the enemy next to the battle, but not this march."
                | "Entfernt sofort einen Befehl des Gegners neben dem Kampfgebiet, aber nicht \
                   diesen Marsch."
        ),
        HouseCard::ArianneMartell => word!(
            "After a lost defense the attackers do not enter; they go back where they came from."
                | "Nach einer verlorenen Verteidigung rücken die Angreifer nicht ein; sie gehen \
                   zurück, woher sie kamen."
        ),
        HouseCard::NymeriaSand => word!(
            "A sword when attacking, a fort when defending."
                | "Ein Schwert im Angriff, eine Befestigung in der Verteidigung."
        ),
        HouseCard::DoranMartell => word!(
            "At once puts the enemy at the bottom of a track you choose."
                | "Setzt den Gegner sofort ans Ende einer Leiste deiner Wahl."
        ),
        HouseCard::BrienneOfTarth
        | HouseCard::Melisandre
        | HouseCard::SerGregorClegane
        | HouseCard::TheHound
        | HouseCard::SerJaimeLannister
        | HouseCard::EddardStark
        | HouseCard::GreatjonUmber
        | HouseCard::SerRodrickCassel
        | HouseCard::EuronCrowsEye
        | HouseCard::DagmarCleftjaw
        | HouseCard::SerGarlanTyrell
        | HouseCard::RandyllTarly
        | HouseCard::MargaeryTyrell
        | HouseCard::AlesterFlorent
        | HouseCard::TheRedViper
        | HouseCard::AreoHotah
        | HouseCard::Darkstar
        | HouseCard::ObaraSand => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_is_counted() {
        assert_eq!(cards(7, 7), "7 cards");
        assert_eq!(cards(5, 7), "5 of 7 cards");
    }

    #[test]
    fn icons_are_counted() {
        assert_eq!(card_icons(2, 1), "2 swords and 1 fort");
        assert_eq!(card_icons(0, 0), "");
    }

    #[test]
    fn a_card_tells_all_it_brings() {
        assert_eq!(
            card_meaning(HouseCard::EddardStark),
            "Strength 4, 2 swords."
        );
        assert_eq!(
            card_meaning(HouseCard::TywinLannister),
            "Strength 4. A victory brings 2 power."
        );
        for card in HouseCard::ALL {
            assert!(card_meaning(card).ends_with('.'), "{card:?}");
        }
    }
}
