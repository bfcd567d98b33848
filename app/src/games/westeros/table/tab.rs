//! The panels that share a place, by name.

use crate::chat::Chat;

/// One of the panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    Houses,
    Tracks,
    Log,
    Areas,
    /// Only at a table where people meet.
    Chat,
}

impl Tab {
    pub const ALL: [Self; 5] = [
        Self::Houses,
        Self::Tracks,
        Self::Log,
        Self::Areas,
        Self::Chat,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Self::Houses => word!("Houses" | "Häuser"),
            Self::Tracks => word!("Tracks" | "Leisten"),
            Self::Log => word!("Log" | "Chronik"),
            Self::Areas => word!("Areas" | "Gebiete"),
            Self::Chat => word!("Chat" | "Chat"),
        }
    }

    /// The identifier of its button.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Houses => "tab-houses",
            Self::Tracks => "tab-tracks",
            Self::Log => "tab-log",
            Self::Areas => "tab-areas",
            Self::Chat => "tab-chat",
        }
    }

    pub const fn panel(self) -> &'static str {
        match self {
            Self::Houses => "panel-houses",
            Self::Tracks => "panel-tracks",
            Self::Log => "panel-log",
            Self::Areas => "panel-areas",
            Self::Chat => "panel-chat",
        }
    }

    /// Those of this page: in a lesson nobody talks.
    pub fn all(chat: Option<Chat>) -> &'static [Self] {
        match chat {
            Some(_) => &Self::ALL,
            None => &Self::ALL[..Self::Chat as usize],
        }
    }
}
