//! A search of the archive. It stands in the address, so that asking needs no WASM.

use crate::games;
use leptos_router::{location::Url, params::ParamsMap};
use serde::{Deserialize, Serialize};

/// A search, as it was typed; what is empty asks for nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Search {
    /// Part of the name of a player or of the table.
    pub find: String,
    /// "1" for the viewer's own games.
    pub mine: String,
    /// The kind of the game.
    pub game: String,
    pub player: String,
    /// The role of the best side, by the name that the rules have for it.
    pub winner: String,
    pub players: String,
    pub table: String,
    pub stakes: String,
    /// Days, as `2026-11-22`.
    pub from: String,
    pub until: String,
    /// The end of the page before.
    pub after: String,
}

/// The first, unless it asks for nothing.
fn either(first: String, or: impl FnOnce() -> String) -> String {
    if first.is_empty() { or() } else { first }
}

/// Longer texts are found nowhere.
pub const LONGEST: usize = 60;

impl Search {
    pub fn read(query: &ParamsMap) -> Self {
        let asked = |name: &str| -> String {
            let text = query.get(name).unwrap_or_default();
            text.trim().chars().take(LONGEST).collect()
        };
        Self {
            find: asked("find"),
            mine: asked("mine"),
            game: asked("game"),
            player: asked("player"),
            // As it was called while there was one game.
            winner: either(asked("winner"), || asked("house")),
            players: asked("players"),
            table: asked("table"),
            stakes: asked("stakes"),
            from: asked("from"),
            until: asked("until"),
            after: asked("after"),
        }
    }

    /// Returns true if it asks for anything, wherever in the list.
    pub fn is_empty(&self) -> bool {
        self.first() == Self::default()
    }

    /// The same from the beginning of the list.
    pub fn first(&self) -> Self {
        Self {
            after: String::new(),
            ..self.clone()
        }
    }

    /// Returns all it asks for, by the names that the address has for it.
    pub fn asked(&self) -> Vec<(&'static str, String)> {
        let asked = [
            ("find", &self.find),
            ("mine", &self.mine),
            ("game", &self.game),
            ("player", &self.player),
            ("winner", &self.winner),
            ("players", &self.players),
            ("table", &self.table),
            ("stakes", &self.stakes),
            ("from", &self.from),
            ("until", &self.until),
            ("after", &self.after),
        ];
        let asked = asked.into_iter().filter(|(_, value)| !value.is_empty());
        asked.map(|(name, value)| (name, value.clone())).collect()
    }

    /// The address of what is found.
    pub fn address(&self) -> String {
        let pairs = self.asked().into_iter();
        let pairs = pairs.map(|(name, value)| format!("{name}={}", Url::escape(&value)));
        let pairs: Vec<String> = pairs.collect();
        if pairs.is_empty() {
            return "/archive".to_owned();
        }
        format!("/archive?{}", pairs.join("&"))
    }

    /// The address of the games after this one.
    pub fn following(&self, after: &str) -> String {
        let next = Self {
            after: after.to_owned(),
            ..self.clone()
        };
        next.address()
    }

    /// The same of this game; of any, where it was this one. Nothing of it has won another game.
    pub fn of_game(&self, kind: &str) -> Self {
        Self {
            game: other_than(&self.game, kind),
            winner: String::new(),
            ..self.clone()
        }
    }

    /// The same where this has won; whatever has, where it was this.
    pub fn won_by(&self, role: &games::Role) -> Self {
        let other = self.game != role.kind && !self.game.is_empty();
        Self {
            winner: other_than(&self.winner, role.name),
            game: if other {
                role.kind.to_owned()
            } else {
                self.game.clone()
            },
            ..self.clone()
        }
    }
}

/// This value; nothing, where it is chosen.
pub fn other_than(chosen: &str, value: &str) -> String {
    if chosen == value {
        String::new()
    } else {
        value.to_owned()
    }
}

#[cfg(feature = "ssr")]
impl Search {
    /// Returns the search that the platform makes on behalf of this viewer.
    pub fn by(&self, viewer: Option<platform::UserId>) -> platform::profiles::Search {
        use platform::{profiles::bounds, tables::Stakes};
        let after = || {
            let (at, id) = self.after.split_once('-')?;
            Some((at.parse().ok()?, id.parse().ok()?))
        };
        // However long what a forged request asks for is.
        let short = |text: &str| -> String { text.chars().take(LONGEST).collect() };
        platform::profiles::Search {
            either: short(&self.find),
            of: viewer.filter(|_| self.mine == "1"),
            kind: short(&self.game),
            player: short(&self.player),
            winner: short(&self.winner),
            seats: self.players.parse().ok(),
            text: short(&self.table),
            stakes: match self.stakes.as_str() {
                "rated" => Some(Stakes::Rated),
                "friendly" => Some(Stakes::Friendly),
                _ => None,
            },
            from: bounds(&self.from).map(|it| it.0),
            until: bounds(&self.until).map(|it| it.1),
            after: after(),
        }
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests;
