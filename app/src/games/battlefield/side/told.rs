//! The parts of a battle as a list of steps: for whoever looks back, and for whoever has been away.

use super::super::{
    hosted::Miniatures,
    page::{BattlePage, LogLine, PackedPage},
    story::{self, Deed},
    wording,
};
use crate::{
    games::Registered,
    play::{Past, TablePage},
};
use leptos::prelude::*;

/// A part in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pub round: u8,
    /// The revisions that brought its first and its last line.
    pub first: i64,
    pub last: i64,
    pub title: String,
    pub outcome: String,
}

/// What the page knows now, whatever moment is looked at, and whether or not it is followed.
pub fn live<T>(past: Past, read: impl FnOnce(&BattlePage) -> T) -> Option<T> {
    past.live.with(|it| Some(read(&page_of(it)?.unpack())))
}

fn page_of(page: &TablePage) -> Option<&PackedPage> {
    Miniatures::as_page(page.game.as_ref()?)
}

/// All parts after a revision, in their order.
pub fn told(page: &BattlePage, after: i64) -> Vec<Told> {
    let log: Vec<&LogLine> = page.standing().collect();
    let deeds = story::deeds(log.iter().copied(), page.round());
    let fresh = deeds.iter().filter(|it| it.last > after);
    fresh
        .map(|deed| {
            // Of a part that was seen half the rest is told.
            let lines = log[deed.lines.clone()].iter().filter(|it| it.seq > after);
            one(page, deed, &lines.copied().collect::<Vec<_>>())
        })
        .collect()
}

fn one(page: &BattlePage, deed: &Deed, lines: &[&LogLine]) -> Told {
    let position = &page.view.open;
    let events: Vec<_> = lines.iter().map(|it| &it.event).collect();
    Told {
        round: deed.round,
        first: lines.first().map_or(deed.first, |it| it.seq),
        last: deed.last,
        title: wording::deed(position, deed, &events),
        outcome: wording::outcome(position, &events),
    }
}
