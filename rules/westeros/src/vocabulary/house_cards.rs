//! The 42 house cards: names, numbers and texts.

#[cfg(test)]
mod tests;
mod texts;

use crate::House;
use serde::{Deserialize, Serialize};
pub use texts::{Conquest, Continuous, Immediate, Outcome, Text};

/// A house card; the seven of each house stand together, strongest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum HouseCard {
    StannisBaratheon,
    RenlyBaratheon,
    SerDavosSeaworth,
    BrienneOfTarth,
    SalladhorSaan,
    Melisandre,
    Patchface,
    TywinLannister,
    SerGregorClegane,
    TheHound,
    SerJaimeLannister,
    SerKevanLannister,
    TyrionLannister,
    CerseiLannister,
    EddardStark,
    RobbStark,
    RooseBolton,
    GreatjonUmber,
    SerRodrickCassel,
    TheBlackfish,
    CatelynStark,
    EuronCrowsEye,
    VictarionGreyjoy,
    BalonGreyjoy,
    TheonGreyjoy,
    DagmarCleftjaw,
    AshaGreyjoy,
    AeronDamphair,
    MaceTyrell,
    SerLorasTyrell,
    SerGarlanTyrell,
    RandyllTarly,
    MargaeryTyrell,
    AlesterFlorent,
    QueenOfThorns,
    TheRedViper,
    AreoHotah,
    Darkstar,
    ObaraSand,
    ArianneMartell,
    NymeriaSand,
    DoranMartell,
}

/// The print of a house card, but for its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseCardFace {
    pub name: &'static str,
    /// Combat strength.
    pub strength: u8,
    pub swords: u8,
    /// Fortifications.
    pub forts: u8,
}

impl HouseCard {
    /// Every card, house by house.
    pub const ALL: [Self; 42] = [
        Self::StannisBaratheon,
        Self::RenlyBaratheon,
        Self::SerDavosSeaworth,
        Self::BrienneOfTarth,
        Self::SalladhorSaan,
        Self::Melisandre,
        Self::Patchface,
        Self::TywinLannister,
        Self::SerGregorClegane,
        Self::TheHound,
        Self::SerJaimeLannister,
        Self::SerKevanLannister,
        Self::TyrionLannister,
        Self::CerseiLannister,
        Self::EddardStark,
        Self::RobbStark,
        Self::RooseBolton,
        Self::GreatjonUmber,
        Self::SerRodrickCassel,
        Self::TheBlackfish,
        Self::CatelynStark,
        Self::EuronCrowsEye,
        Self::VictarionGreyjoy,
        Self::BalonGreyjoy,
        Self::TheonGreyjoy,
        Self::DagmarCleftjaw,
        Self::AshaGreyjoy,
        Self::AeronDamphair,
        Self::MaceTyrell,
        Self::SerLorasTyrell,
        Self::SerGarlanTyrell,
        Self::RandyllTarly,
        Self::MargaeryTyrell,
        Self::AlesterFlorent,
        Self::QueenOfThorns,
        Self::TheRedViper,
        Self::AreoHotah,
        Self::Darkstar,
        Self::ObaraSand,
        Self::ArianneMartell,
        Self::NymeriaSand,
        Self::DoranMartell,
    ];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns whose card it is.
    pub const fn house(self) -> House {
        House::ALL[self.index() / House::CARDS]
    }

    /// Its bit in [`HouseView::hand`](crate::HouseView::hand).
    pub const fn bit(self) -> u8 {
        1 << (self.index() % House::CARDS)
    }

    pub const fn face(self) -> HouseCardFace {
        let (name, strength, swords, forts) = self.row();
        HouseCardFace {
            name,
            strength,
            swords,
            forts,
        }
    }

    /// Name, strength, swords, forts.
    const fn row(self) -> (&'static str, u8, u8, u8) {
        match self {
            Self::StannisBaratheon => ("Stannis Baratheon", 4, 0, 0),
            Self::RenlyBaratheon => ("Renly Baratheon", 3, 0, 0),
            Self::SerDavosSeaworth => ("Ser Davos Seaworth", 2, 0, 0),
            Self::BrienneOfTarth => ("Brienne of Tarth", 2, 1, 1),
            Self::SalladhorSaan => ("Salladhor Saan", 1, 0, 0),
            Self::Melisandre => ("Melisandre", 1, 1, 0),
            Self::Patchface => ("Patchface", 0, 0, 0),
            Self::TywinLannister => ("Tywin Lannister", 4, 0, 0),
            Self::SerGregorClegane => ("Ser Gregor Clegane", 3, 3, 0),
            Self::TheHound => ("The Hound", 2, 0, 2),
            Self::SerJaimeLannister => ("Ser Jaime Lannister", 2, 1, 0),
            Self::SerKevanLannister => ("Ser Kevan Lannister", 1, 0, 0),
            Self::TyrionLannister => ("Tyrion Lannister", 1, 0, 0),
            Self::CerseiLannister => ("Cersei Lannister", 0, 0, 0),
            Self::EddardStark => ("Eddard Stark", 4, 2, 0),
            Self::RobbStark => ("Robb Stark", 3, 0, 0),
            Self::RooseBolton => ("Roose Bolton", 2, 0, 0),
            Self::GreatjonUmber => ("Greatjon Umber", 2, 1, 0),
            Self::SerRodrickCassel => ("Ser Rodrick Cassel", 1, 0, 2),
            Self::TheBlackfish => ("The Blackfish", 1, 0, 0),
            Self::CatelynStark => ("Catelyn Stark", 0, 0, 0),
            Self::EuronCrowsEye => ("Euron Crow's Eye", 4, 1, 0),
            Self::VictarionGreyjoy => ("Victarion Greyjoy", 3, 0, 0),
            Self::BalonGreyjoy => ("Balon Greyjoy", 2, 0, 0),
            Self::TheonGreyjoy => ("Theon Greyjoy", 2, 0, 0),
            Self::DagmarCleftjaw => ("Dagmar Cleftjaw", 1, 1, 1),
            Self::AshaGreyjoy => ("Asha Greyjoy", 1, 0, 0),
            Self::AeronDamphair => ("Aeron Damphair", 0, 0, 0),
            Self::MaceTyrell => ("Mace Tyrell", 4, 0, 0),
            Self::SerLorasTyrell => ("Ser Loras Tyrell", 3, 0, 0),
            Self::SerGarlanTyrell => ("Ser Garlan Tyrell", 2, 2, 0),
            Self::RandyllTarly => ("Randyll Tarly", 2, 1, 0),
            Self::MargaeryTyrell => ("Margaery Tyrell", 1, 0, 1),
            Self::AlesterFlorent => ("Alester Florent", 1, 0, 1),
            Self::QueenOfThorns => ("Queen of Thorns", 0, 0, 0),
            Self::TheRedViper => ("The Red Viper", 4, 2, 1),
            Self::AreoHotah => ("Areo Hotah", 3, 0, 1),
            Self::Darkstar => ("Darkstar", 2, 1, 0),
            Self::ObaraSand => ("Obara Sand", 2, 1, 0),
            Self::ArianneMartell => ("Arianne Martell", 1, 0, 0),
            Self::NymeriaSand => ("Nymeria Sand", 1, 0, 0),
            Self::DoranMartell => ("Doran Martell", 0, 0, 0),
        }
    }
}

impl House {
    /// The number of cards that a house has.
    pub const CARDS: usize = 7;

    /// The cards of this house, strongest first.
    pub fn cards(self) -> &'static [HouseCard] {
        let first = self.index() * Self::CARDS;
        &HouseCard::ALL[first..first + Self::CARDS]
    }
}
