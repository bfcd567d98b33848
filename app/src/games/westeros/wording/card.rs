//! House cards in words.

use super::{count, list};
use westeros::HouseCard;

/// Tells what a house holds: "7 cards", "5 of 7 cards".
pub fn cards(held: u8, all: u8) -> String {
    let every = count(all, "card");
    if held == all {
        every
    } else {
        say!("{held} of {every}" | "{held} von {every}")
    }
}

/// "2 swords and 1 fortification"; empty without icons.
pub fn card_icons(swords: u8, forts: u8) -> String {
    let icons = [(swords, "sword"), (forts, "fortification")];
    let icons = icons.into_iter().filter(|&(n, _)| n > 0);
    list(&icons.map(|(n, icon)| count(n, icon)).collect::<Vec<_>>())
}

/// Tells what a card brings, all of it: "Strength 2, 1 sword. …".
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

/// Tells what the text of a card does; empty for cards with icons alone.
#[expect(clippy::too_many_lines, reason = "a table: one arm a card")]
pub fn card_text(card: HouseCard) -> &'static str {
    match card {
        HouseCard::StannisBaratheon => word!(
            "+1 strength if the enemy ranks higher on the Iron Throne track."
                | "+1 Stärke, wenn der Gegner auf der Leiste Eiserner Thron weiter vorn steht."
        ),
        HouseCard::RenlyBaratheon => word!(
            "If you win, you may upgrade one of your footmen that fought or supported to a knight."
                | "Wenn du siegst, darfst du einen deiner Fußsoldaten, der gekämpft oder \
                   unterstützt hat, zum Ritter machen."
        ),
        HouseCard::SerDavosSeaworth => word!(
            "+1 strength and a sword if Stannis Baratheon is in your discard pile."
                | "+1 Stärke und ein Schwert, wenn Stannis Baratheon in deiner Ablage liegt."
        ),
        HouseCard::SalladhorSaan => word!(
            "If you are supported, all ships except Baratheon's have strength 0 in this battle."
                | "Wenn du unterstützt wirst, haben in diesem Kampf alle Schiffe außer denen \
                   Baratheons Stärke 0."
        ),
        HouseCard::Patchface => word!(
            "After the battle, you may discard one card from the enemy's hand."
                | "Nach dem Kampf darfst du eine Karte aus der Hand des Gegners ablegen."
        ),
        HouseCard::TywinLannister => {
            word!("If you win, gain 2 power." | "Wenn du siegst, erhältst du 2 Machtmarker.")
        }
        HouseCard::SerKevanLannister => word!(
            "If you attack, each of your footmen has strength 2, including those that support."
                | "Greifst du an, hat jeder deiner Fußsoldaten Stärke 2, auch die unterstützenden."
        ),
        HouseCard::TyrionLannister => word!(
            "You may return the enemy's card to its owner's hand; the enemy must play another \
             card."
                | "Du darfst die Karte des Gegners auf die Hand zurückschicken; der Gegner muss \
                   eine andere spielen."
        ),
        HouseCard::CerseiLannister => word!(
            "If you win, you may remove one of the enemy's orders anywhere on the map."
                | "Wenn du siegst, darfst du einen beliebigen Befehl des Gegners vom Spielplan \
                   entfernen."
        ),
        HouseCard::RobbStark => word!(
            "If you win, you may choose where the enemy retreats."
                | "Wenn du siegst, darfst du wählen, wohin sich der Gegner zurückzieht."
        ),
        HouseCard::RooseBolton => word!(
            "If you lose, return your discard pile to your hand, including this card."
                | "Wenn du verlierst, nimmst du alle abgelegten Karten auf die Hand zurück, auch \
                   diese."
        ),
        HouseCard::TheBlackfish => word!(
            "You take no casualties in this battle from house card abilities, swords or Tides of \
             Battle cards."
                | "Du verlierst in diesem Kampf keine Einheiten durch Kartentexte, Schwerter \
                   oder Gezeitenkarten."
        ),
        HouseCard::CatelynStark => word!(
            "If you defend, the value of your Defense order is doubled."
                | "Verteidigst du, zählt dein Verteidigungsbefehl doppelt."
        ),
        HouseCard::VictarionGreyjoy => word!(
            "If you attack, each of your ships has strength 2, including those that support."
                | "Greifst du an, hat jedes deiner Schiffe Stärke 2, auch die unterstützenden."
        ),
        HouseCard::BalonGreyjoy => word!(
            "The printed strength of the enemy's card becomes 0."
                | "Die aufgedruckte Stärke der gegnerischen Karte wird 0."
        ),
        HouseCard::TheonGreyjoy => word!(
            "+1 strength and a sword if you defend a castle or stronghold."
                | "+1 Stärke und ein Schwert, wenn du eine Burg oder Festung verteidigst."
        ),
        HouseCard::AshaGreyjoy => word!(
            "If you are not supported: two swords and a fortification."
                | "Wenn du nicht unterstützt wirst: zwei Schwerter und eine Befestigung."
        ),
        HouseCard::AeronDamphair => word!(
            "You may pay 2 power to discard him and play another card."
                | "Für 2 Machtmarker darfst du ihn ablegen und eine andere Karte spielen."
        ),
        HouseCard::MaceTyrell => word!(
            "Immediately destroy one of the enemy's attacking or defending footmen."
                | "Vernichte sofort einen gegnerischen Fußsoldaten, der angreift oder verteidigt."
        ),
        HouseCard::SerLorasTyrell => word!(
            "If you attack and win, move the March order into the conquered area; it may be used \
             again this round."
                | "Gewinnst du als Angreifer, zieht der Marschbefehl ins eroberte Gebiet mit und \
                   darf in dieser Runde noch einmal genutzt werden."
        ),
        HouseCard::QueenOfThorns => word!(
            "Immediately remove one of the enemy's orders next to the battle, but not the March \
             order of this attack."
                | "Entferne sofort einen Befehl des Gegners neben dem Kampfgebiet, nur nicht den \
                   Marschbefehl dieses Angriffs."
        ),
        HouseCard::ArianneMartell => word!(
            "If you defend and lose, the attackers don't move in; they return to where they came \
             from."
                | "Verlierst du als Verteidiger, rücken die Angreifer nicht ein, sondern kehren \
                   dorthin zurück, wo sie herkamen."
        ),
        HouseCard::NymeriaSand => word!(
            "A sword if you attack, a fortification if you defend."
                | "Ein Schwert, wenn du angreifst; eine Befestigung, wenn du verteidigst."
        ),
        HouseCard::DoranMartell => word!(
            "Immediately move the enemy to the bottom of a track of your choice."
                | "Setze den Gegner sofort ans Ende einer Leiste deiner Wahl."
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
        assert_eq!(card_icons(2, 1), "2 swords and 1 fortification");
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
            "Strength 4. If you win, gain 2 power."
        );
        for card in HouseCard::ALL {
            assert!(card_meaning(card).ends_with('.'), "{card:?}");
        }
    }
}
