//! The speed at which frames follow one another: as this browser remembers it.

use crate::{browser, games::westeros::playback::Frame};
use std::time::Duration;
use westeros::Event;

/// Under which name a browser remembers it.
const NAME: &str = "playback";

/// The pace that a person has chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Nothing is shown by itself.
    Off,
    Fast,
    #[default]
    Calm,
}

impl Pace {
    pub const ALL: [Self; 3] = [Self::Calm, Self::Fast, Self::Off];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Fast => "fast",
            Self::Calm => "calm",
        }
    }

    pub fn of(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.code() == code)
    }

    /// Returns what was chosen in this browser.
    pub fn remembered() -> Self {
        let kept = browser::recall(NAME);
        kept.and_then(|it| Self::of(&it)).unwrap_or_default()
    }

    pub fn remember(self) {
        browser::remember(NAME, self.code());
    }

    pub fn name(self) -> &'static str {
        match self {
            Self::Off => word!("Off" | "Aus"),
            Self::Fast => word!("Fast" | "Schnell"),
            Self::Calm => word!("Slow" | "Langsam"),
        }
    }

    /// Returns how long a frame stays. Nobody waits longer than about a second for one.
    pub fn lasts(self, frame: &Frame) -> Duration {
        let calm = match frame.event {
            Event::OrdersRevealed { .. } | Event::CombatWon { .. } => 1200,
            Event::PowerConsolidated { .. } => 600,
            _ => 1000,
        };
        Duration::from_millis(if self == Self::Fast { calm / 2 } else { calm })
    }
}
