//! House cards. Only those are listed whose people are called otherwise in German.

use crate::language::{Language, language};
use westeros::HouseCard;

pub fn card_name(card: HouseCard) -> &'static str {
    match language() {
        Language::English => card.face().name,
        Language::German => german(card),
    }
}

fn german(card: HouseCard) -> &'static str {
    match card {
        HouseCard::SerDavosSeaworth => "Ser Davos Seewert",
        HouseCard::BrienneOfTarth => "Brienne von Tarth",
        HouseCard::Patchface => "Flickenfratz",
        HouseCard::TheHound => "Der Bluthund",
        HouseCard::GreatjonUmber => "Großjon Umber",
        HouseCard::SerRodrickCassel => "Ser Rodrik Cassel",
        HouseCard::TheBlackfish => "Der Schwarzfisch",
        HouseCard::EuronCrowsEye => "Euron Krähenauge",
        HouseCard::DagmarCleftjaw => "Dagmer Spaltkinn",
        HouseCard::AeronDamphair => "Aeron Feuchthaar",
        HouseCard::MaceTyrell => "Maes Tyrell",
        HouseCard::QueenOfThorns => "Die Dornenkönigin",
        HouseCard::TheRedViper => "Die Rote Viper",
        HouseCard::Darkstar => "Dunkelstern",
        HouseCard::TywinLannister => "Tywin Lennister",
        HouseCard::SerKevanLannister => "Ser Kevan Lennister",
        HouseCard::TyrionLannister => "Tyrion Lennister",
        HouseCard::CerseiLannister => "Cersei Lennister",
        HouseCard::SerJaimeLannister => "Ser Jaime Lennister",
        HouseCard::VictarionGreyjoy => "Victarion Graufreud",
        HouseCard::BalonGreyjoy => "Balon Graufreud",
        HouseCard::TheonGreyjoy => "Theon Graufreud",
        HouseCard::AshaGreyjoy => "Asha Graufreud",
        same => same.face().name,
    }
}
