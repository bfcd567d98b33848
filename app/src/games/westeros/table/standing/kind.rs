//! The kinds of standing orders, as the dialog puts them together.

use crate::games::westeros::wording::standing as words;
use westeros::standing::{Matter, StandingOrder};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Support,
    March,
    Cards,
    Battle,
    Council,
}

impl Kind {
    const fn of(matter: &Matter) -> Self {
        match matter {
            Matter::Support { .. } => Self::Support,
            Matter::March(_) => Self::March,
            Matter::Card { .. } => Self::Cards,
            Matter::Refuse(_) | Matter::Blade(_) | Matter::CheapestFall | Matter::Retreat(_) => {
                Self::Battle
            }
            Matter::Port(_)
            | Matter::Bid { .. }
            | Matter::BidAgainstWildlings { .. }
            | Matter::KeepRaven
            | Matter::LookRaven(_) => Self::Council,
        }
    }

    pub fn title(self) -> &'static str {
        match self {
            Self::Support => words::support_title(),
            Self::March => words::march_title(),
            Self::Cards => words::cards_title(),
            Self::Battle => words::battle_title(),
            Self::Council => words::council_title(),
        }
    }

    /// The path of its icon, on a grid of 24.
    pub const fn icon(self) -> &'static str {
        match self {
            Self::Support => "M6 21V4q4-2 7 0t6 0v9q-3 2-6 0t-7 0",
            Self::March => "M12 4l7 8h-4v8H9v-8H5z",
            Self::Cards => "M4 7l8-2l4 14l-8 2zM14 4h6v14h-3",
            Self::Battle => "M5 4l13 13M19 4L6 17M4 15l5 5M20 15l-5 5",
            Self::Council => "M4 18V7l4 4l4-6l4 6l4-4v11z",
        }
    }

    /// Returns in a line what stands of this kind.
    pub fn gist(self, all: &[StandingOrder]) -> String {
        let mut own = all.iter().filter(|it| Self::of(&it.matter) == self);
        let first = own.next();
        match (first, own.count()) {
            (None, _) => words::ask_me().to_owned(),
            (Some(only), 0) => words::among(only, all),
            (Some(_), more) => words::count(more + 1),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::standing::Lasts;

    #[test]
    fn a_closed_section_tells_what_stands() {
        let all = [
            Matter::KeepRaven,
            Matter::CheapestFall,
            Matter::Retreat(Vec::new()),
        ];
        let all = all.map(|matter| StandingOrder {
            matter,
            lasts: Lasts::Changed,
        });
        assert_eq!(Kind::March.gist(&all), "Ask me");
        assert_eq!(Kind::Battle.gist(&all), "2 standing orders");
        assert_eq!(Kind::Council.gist(&all), words::order(&all[0]));
    }
}
