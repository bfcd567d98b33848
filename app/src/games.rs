//! What the shared pages ask of each game; one line a game.

pub mod westeros;

use leptos::prelude::*;

/// What a seat plays, in a word or two.
pub fn seat_label(kind: &str, setup: &str, seat: u8) -> String {
    match kind {
        westeros::KIND => westeros::seat_label(setup, seat),
        _ => format!("Seat {}", seat + 1),
    }
}

/// The options of a table in a few words.
pub fn options(kind: &str, setup: &str, seats: usize) -> String {
    match kind {
        westeros::KIND => westeros::options(setup, seats),
        _ => format!("{seats} players"),
    }
}

/// The small picture before a seat's label.
pub fn seat_mark(kind: &str, label: &str) -> impl IntoView + use<> {
    (kind == westeros::KIND).then(|| westeros::seat_mark(label))
}

/// The game's part of a table page, from the platform's JSON.
#[cfg(feature = "ssr")]
pub fn page(
    page: &mut platform::tables::TablePage,
) -> Result<Option<crate::play::GamePage>, platform::Error> {
    match page.listing.kind.as_str() {
        westeros::KIND => Ok(westeros::server::page(page)?
            .map(Box::new)
            .map(crate::play::GamePage::Westeros)),
        _ => Err(platform::Error::NoSuchGame),
    }
}
