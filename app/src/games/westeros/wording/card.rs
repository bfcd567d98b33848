//! House cards in words.

use super::{count, list};
use westeros::HouseCard;

/// What a house holds: "7 cards", "5 of 7 cards".
pub fn cards(held: u8, all: u8) -> String {
    if held == all {
        count(all, "card")
    } else {
        format!("{held} of {}", count(all, "card"))
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
    let strength = format!("Strength {}", face.strength);
    let icons = card_icons(face.swords, face.forts);
    let numbers = if icons.is_empty() {
        strength
    } else {
        format!("{strength}, {icons}")
    };
    match card_text(card) {
        "" => format!("{numbers}."),
        text => format!("{numbers}. {text}"),
    }
}

/// What the text of a card does; empty for cards with icons alone.
pub const fn card_text(card: HouseCard) -> &'static str {
    match card {
        HouseCard::StannisBaratheon => {
            "1 strength more if the enemy stands higher on the Iron Throne track."
        }
        HouseCard::RenlyBaratheon => {
            "After a victory one own footman that fought or supported may become a knight."
        }
        HouseCard::SerDavosSeaworth => {
            "1 strength more and a sword if Stannis Baratheon has been discarded."
        }
        HouseCard::SalladhorSaan => {
            "With support, every ship but Baratheon's counts nothing in this battle."
        }
        HouseCard::Patchface => "After the battle one card of the enemy's hand may be discarded.",
        HouseCard::TywinLannister => "A victory brings 2 power.",
        HouseCard::SerKevanLannister => {
            "When attacking, own footmen, supporting ones too, count 2 each."
        }
        HouseCard::TyrionLannister => {
            "May send the enemy's card back to its hand: the enemy plays another one."
        }
        HouseCard::CerseiLannister => {
            "After a victory one order of the enemy, anywhere, may be removed."
        }
        HouseCard::RobbStark => "After a victory you may choose where the enemy retreats.",
        HouseCard::RooseBolton => {
            "After a defeat all own discarded cards come back to hand, this one too."
        }
        HouseCard::TheBlackfish => {
            "No own unit in this battle is lost to card texts, swords or Tides of Battle."
        }
        HouseCard::CatelynStark => "When defending, the own Defense order counts twice.",
        HouseCard::VictarionGreyjoy => {
            "When attacking, own ships, supporting ones too, count 2 each."
        }
        HouseCard::BalonGreyjoy => "The number printed on the enemy's card counts 0.",
        HouseCard::TheonGreyjoy => {
            "1 strength more and a sword when defending a castle or stronghold."
        }
        HouseCard::AshaGreyjoy => "Without any support: two swords and a fort.",
        HouseCard::AeronDamphair => "For 2 power another card may be played in his place.",
        HouseCard::MaceTyrell => "At once destroys an enemy footman that attacks or defends.",
        HouseCard::SerLorasTyrell => {
            "After a won attack the March order moves along, to be used again this round."
        }
        HouseCard::QueenOfThorns => {
            "At once removes an order of the enemy next to the battle, but not this march."
        }
        HouseCard::ArianneMartell => {
            "After a lost defense the attackers do not enter; they go back where they came from."
        }
        HouseCard::NymeriaSand => "A sword when attacking, a fort when defending.",
        HouseCard::DoranMartell => "At once puts the enemy at the bottom of a track you choose.",
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
