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

    /// The path of its icon, on a grid of 24.
    pub const fn icon(self) -> &'static str {
        match self {
            Self::Houses => "M12 3q4 2 8 2v6q0 7-8 10q-8-3-8-10V5q4 0 8-2z",
            Self::Tracks => "M4 18V7l4 4l4-6l4 6l4-4v11z",
            Self::Log => "M4 5q4-2 8 1q4-3 8-1v13q-4-2-8 1q-4-3-8-1zM12 6v13",
            Self::Areas => "M4 6l5-2l6 2l5-2v14l-5 2l-6-2l-5 2zM9 4v14M15 6v14",
            Self::Chat => "M3 13q3-7 9-7q2-3 5-2l4 2l-4 1q1 8-7 9l-1 4M12 16l1 4M8 12q3 1 6-1",
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
