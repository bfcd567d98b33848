//! The parts of a battle as a list of steps: for whoever looks back, and for whoever has been away.

use super::super::{
    Miniatures,
    page::{BattlePage, LogLine, PackedPage},
    story::{self, Section},
    wording,
};
use crate::{
    games::Registered,
    play::{History, TablePage},
};
use leptos::prelude::*;
use std::ops::RangeInclusive;

/// A part in a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub round: u8,
    /// The revisions that brought its first and its last line.
    pub first: i64,
    pub last: i64,
    pub title: String,
    pub outcome: String,
}

/// Everything that the page knows now, whatever moment is looked at, and whether or not it is followed.
pub fn live<T>(history: History, read: impl FnOnce(&BattlePage) -> T) -> Option<T> {
    history.live.with(|it| Some(read(&page_of(it)?.unpack())))
}

fn page_of(page: &TablePage) -> Option<&PackedPage> {
    Miniatures::as_page(page.game.as_ref()?)
}

/// The news of these revisions, part by part, in their order.
pub fn summaries(page: &BattlePage, revisions: RangeInclusive<i64>) -> Vec<Summary> {
    let log: Vec<&LogLine> = page.standing().collect();
    let sections = story::sections(log.iter().copied(), page.round());
    let told = sections.iter().filter_map(|section| {
        // Of a part that was seen half the rest is told.
        let lines = log[section.lines.clone()].iter();
        let lines = lines.copied().filter(|it| revisions.contains(&it.seq));
        let lines: Vec<_> = lines.collect();
        (!lines.is_empty()).then(|| one(page, section, &lines))
    });
    told.collect()
}

fn one(page: &BattlePage, section: &Section, lines: &[&LogLine]) -> Summary {
    let position = &page.view.open;
    let events: Vec<_> = lines.iter().map(|it| &it.event).collect();
    Summary {
        round: section.round,
        first: lines.first().map_or(section.first, |it| it.seq),
        last: lines.last().map_or(section.last, |it| it.seq),
        title: wording::section(position, section, &events),
        outcome: wording::outcome(position, &events),
    }
}
