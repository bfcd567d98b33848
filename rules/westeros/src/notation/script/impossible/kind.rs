//! The names of what a script can have on purpose.

use crate::notation::{names, problem::Read};

/// The ways in which a table can be impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    OverSupply,
    SevenCastles,
    TwoOrders,
    TokenTwice,
    TooManyFigures,
    TooManyStars,
    RoutedEngine,
}

const NAMES: [(Kind, &str); 7] = [
    (Kind::OverSupply, "over supply"),
    (Kind::SevenCastles, "seven castles"),
    (Kind::TwoOrders, "two orders"),
    (Kind::TokenTwice, "token twice"),
    (Kind::TooManyFigures, "too many figures"),
    (Kind::TooManyStars, "too many stars"),
    (Kind::RoutedEngine, "routed siege engine"),
];

impl Kind {
    pub(super) fn read(text: &str) -> Read<Self> {
        let found = NAMES.into_iter().find(|(_, name)| names::same(name, text));
        found.map(|(kind, _)| kind).ok_or_else(|| {
            let known = names::joined(NAMES.map(|(_, name)| name.to_owned()));
            format!("nothing that can be on purpose: \"{text}\", but {known}")
        })
    }

    pub(super) fn name(self) -> &'static str {
        let found = NAMES.into_iter().find(|&(kind, _)| kind == self);
        found.map_or("", |(_, name)| name)
    }
}
