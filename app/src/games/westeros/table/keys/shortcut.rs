//! The keys and what they stand for.

use super::super::tab::Tab;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortcut {
    Help,
    /// To the button that sends the answer; sending it takes another key.
    Answer,
    Undo,
    Redo,
    Map,
    /// An area by its name.
    Find,
    Houses,
    Tracks,
    Log,
    Areas,
    Chat,
    Rules,
    /// A step back in the history of the game.
    Back,
    Forth,
    /// The sounds on or off.
    Sound,
    /// The map on the whole screen.
    Full,
}

pub const SHORTCUTS: [Shortcut; 16] = [
    Shortcut::Help,
    Shortcut::Answer,
    Shortcut::Undo,
    Shortcut::Redo,
    Shortcut::Map,
    Shortcut::Find,
    Shortcut::Houses,
    Shortcut::Tracks,
    Shortcut::Log,
    Shortcut::Areas,
    Shortcut::Chat,
    Shortcut::Rules,
    Shortcut::Back,
    Shortcut::Forth,
    Shortcut::Sound,
    Shortcut::Full,
];

impl Shortcut {
    pub const fn key(self) -> &'static str {
        match self {
            Self::Help => "?",
            Self::Answer => "c",
            Self::Undo => "u",
            Self::Redo => "r",
            Self::Map => "m",
            Self::Find => "/",
            Self::Houses => "h",
            Self::Tracks => "t",
            Self::Log => "l",
            Self::Areas => "a",
            Self::Chat => "g",
            Self::Rules => "b",
            Self::Back => "[",
            Self::Forth => "]",
            Self::Sound => "s",
            Self::Full => "f",
        }
    }

    pub fn words(self) -> &'static str {
        match self {
            Self::Help => word!("This list" | "Diese Liste"),
            Self::Answer => word!(
                "Go to your send button or to the question" | "Zum Absende-Knopf oder zur Frage"
            ),
            Self::Undo => word!("Undo a step" | "Einen Schritt rückgängig machen"),
            Self::Redo => word!("Redo a step" | "Einen Schritt wiederholen"),
            Self::Map => word!("Go to the map" | "Zum Spielplan"),
            Self::Find => word!("Find an area" | "Gebiet finden"),
            Self::Houses => word!("Houses" | "Häuser"),
            Self::Tracks => word!("Tracks" | "Leisten"),
            Self::Log => word!("Log" | "Chronik"),
            Self::Areas => word!("List of areas" | "Liste der Gebiete"),
            Self::Chat => word!("Chat" | "Chat"),
            Self::Rules => word!("Search the rules" | "In den Regeln suchen"),
            Self::Back => word!(
                "History: one step back; Escape returns to the present"
                    | "Rückblick: einen Schritt zurück; Escape führt zur Gegenwart"
            ),
            Self::Forth => word!("History: one step forward" | "Rückblick: einen Schritt vor"),
            Self::Sound => word!("Sound on or off" | "Ton an oder aus"),
            Self::Full => word!("Full-screen map on or off" | "Spielplan im Vollbild an oder aus"),
        }
    }

    /// The panel it opens.
    pub const fn tab(self) -> Option<Tab> {
        match self {
            Self::Houses => Some(Tab::Houses),
            Self::Tracks => Some(Tab::Tracks),
            Self::Log => Some(Tab::Log),
            Self::Areas => Some(Tab::Areas),
            Self::Chat => Some(Tab::Chat),
            Self::Help
            | Self::Answer
            | Self::Undo
            | Self::Redo
            | Self::Map
            | Self::Find
            | Self::Rules
            | Self::Back
            | Self::Forth
            | Self::Sound
            | Self::Full => None,
        }
    }
}

/// Returns what a key stands for.
pub fn shortcut(key: &str) -> Option<Shortcut> {
    SHORTCUTS.into_iter().find(|it| it.key() == key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_stands_for_one_thing() {
        for it in SHORTCUTS {
            assert_eq!(shortcut(it.key()), Some(it));
        }
        assert_eq!(shortcut("x"), None);
    }
}
