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
        HouseCard::DagmarCleftjaw => "Dagmar Spaltkinn",
        HouseCard::AeronDamphair => "Aeron Feuchthaar",
        HouseCard::MaceTyrell => "Maes Tyrell",
        HouseCard::QueenOfThorns => "Die Dornenkönigin",
        HouseCard::TheRedViper => "Die Rote Viper",
        HouseCard::Darkstar => "Dunkelstern",
        same => same.face().name,
    }
}
