//! Westeros cards, wildling cards and Tides of Battle.

use crate::language::{Language, language};
use westeros::{TidesCard, WesterosCard, WildlingCard};

pub fn westeros_card_name(card: WesterosCard) -> &'static str {
    if language() == Language::English {
        return card.name();
    }
    match card {
        WesterosCard::Supply => "Vorrat",
        WesterosCard::Mustering => "Rekrutierung",
        WesterosCard::AThroneOfBlades => "Ein Thron aus Klingen",
        WesterosCard::LastDaysOfSummer => "Die letzten Tage des Sommers",
        WesterosCard::WinterIsComing => "Der Winter naht",
        WesterosCard::ClashOfKings => "Kampf der Könige",
        WesterosCard::GameOfThrones => "Spiel um Throne",
        WesterosCard::DarkWingsDarkWords => "Dunkle Schwingen, dunkle Worte",
        WesterosCard::WildlingsAttack => "Angriff der Wildlinge",
        WesterosCard::PutToTheSword => "Durch das Schwert",
        WesterosCard::SeaOfStorms => "Meer der Stürme",
        WesterosCard::RainsOfAutumn => "Herbstregen",
        WesterosCard::FeastForCrows => "Festmahl für Krähen",
        WesterosCard::WebOfLies => "Netz der Lügen",
        WesterosCard::StormOfSwords => "Sturm der Schwerter",
    }
}

pub fn wildling_card_name(card: WildlingCard) -> &'static str {
    if language() == Language::English {
        return card.name();
    }
    match card {
        WildlingCard::AKingBeyondTheWall => "König jenseits der Mauer",
        WildlingCard::CrowKillers => "Krähentöter",
        WildlingCard::MammothRiders => "Mammutreiter",
        WildlingCard::MassingOnTheMilkwater => "Aufmarsch am Milchwasser",
        WildlingCard::PreemptiveRaid => "Präventivschlag",
        WildlingCard::RattleshirtsRaiders => "Rasselhemds Räuber",
        WildlingCard::SilenceAtTheWall => "Stille an der Mauer",
        WildlingCard::SkinchangerScout => "Spähender Leibwechsler",
        WildlingCard::TheHordeDescends => "Die Horde fällt ein",
    }
}

pub fn tides_card_name(card: TidesCard) -> &'static str {
    if language() == Language::English {
        return card.name();
    }
    match card {
        TidesCard::Blank => "Leer",
        TidesCard::Sword => "Schwert",
        TidesCard::Fortification => "Befestigung",
        TidesCard::Two => "Zwei",
        TidesCard::Three => "Drei",
        TidesCard::Skull => "Totenkopf",
    }
}
