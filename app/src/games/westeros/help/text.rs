//! The texts of the chapters, in both languages; they are on the server alone.

use super::Chapter;
use crate::Language;

macro_rules! texts {
    ($($chapter:ident: $file:literal,)*) => {
        pub const fn text(chapter: Chapter, language: Language) -> &'static str {
            match (chapter, language) {
                $(
                    (Chapter::$chapter, Language::English) => {
                        include_str!(concat!("text/en/", $file, ".md"))
                    }
                    (Chapter::$chapter, Language::German) => {
                        include_str!(concat!("text/de/", $file, ".md"))
                    }
                )*
            }
        }
    };
}

texts! {
    Rounds: "rounds",
    WesterosPhase: "westeros-phase",
    Supply: "supply",
    Mustering: "mustering",
    Bidding: "bidding",
    Tracks: "tracks",
    Wildlings: "wildlings",
    Planning: "planning",
    Orders: "orders",
    Raven: "raven",
    Raids: "raids",
    Marches: "marches",
    Transport: "transport",
    NeutralForces: "neutral-forces",
    Combat: "combat",
    HouseCards: "house-cards",
    Tides: "tides",
    Casualties: "casualties",
    Retreat: "retreat",
    Ports: "ports",
    Control: "control",
    Consolidate: "consolidate",
    Victory: "victory",
    Players: "players",
    Options: "options",
}
