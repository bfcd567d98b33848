//! The texts of the rules, in both languages; they are on the server alone.

use super::Topic;
use crate::Language;

macro_rules! texts {
    ($($topic:ident: $file:literal,)*) => {
        pub const fn text(topic: Topic, language: Language) -> &'static str {
            match (topic, language) {
                $(
                    (Topic::$topic, Language::English) => {
                        include_str!(concat!("text/en/", $file, ".md"))
                    }
                    (Topic::$topic, Language::German) => {
                        include_str!(concat!("text/de/", $file, ".md"))
                    }
                )*
            }
        }
    };
}

texts! {
    Terms: "terms",
    Rounds: "rounds",
    Activation: "activation",
    Moving: "moving",
    Sight: "sight",
    Charge: "charge",
    Attack: "attack",
    Shooting: "shooting",
    Melee: "melee",
    Morale: "morale",
    Wounds: "wounds",
    Retreat: "retreat",
    Dice: "dice",
    Tokens: "tokens",
    Board: "tactics-board",
    Tactics: "playing-cards",
    Attachments: "leaders",
    Ground: "ground",
    Army: "army",
    SetUp: "set-up",
    Modes: "five-modes",
    Victory: "victory",
    Teams: "teams",
}
