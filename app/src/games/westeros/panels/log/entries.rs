//! The lines of the log that are shown, and what is said beside them.

use super::about::{Kind, houses, kind};
use crate::{
    games::westeros::page::{Clocked, TakenBack, WesterosPage},
    play::Resolution,
};
use westeros::{Event, House};

/// What the log is narrowed to; all of it at first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    pub house: Option<House>,
    pub kind: Option<Kind>,
}

/// One line of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its place in the whole log.
    pub index: usize,
    pub seq: i64,
    pub told: Told,
    /// It came since the last visit.
    pub fresh: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    Event {
        event: Event,
        /// The answer that brought it was taken back.
        undone: bool,
    },
    TakenBack(TakenBack),
    Clocked(Clocked),
    Resolved(Resolution),
}

impl Filter {
    /// Rounds and phases stay: they tell when the rest was.
    fn keeps(self, event: &Event) -> bool {
        let Some(kind) = kind(event) else { return true };
        self.kind.is_none_or(|it| it == kind)
            && self.house.is_none_or(|it| houses(event).contains(it))
    }
}

/// What is shown of the log; `seen` is the revision that the last visit ended with.
pub fn entries(page: &WesterosPage, filter: Filter, seen: Option<i64>) -> Vec<Entry> {
    let fresh = |seq| seen.is_some_and(|seen| seq > seen);
    let mut entries = Vec::new();
    let mut back = page.taken_back.iter().peekable();
    let mut clocked = page.clocked.iter().peekable();
    let mut votes = page.resolved.iter().peekable();
    let count = page.log.len();
    for (index, line) in page.log.iter().enumerate() {
        while let Some(it) = back.next_if(|it| it.seq < line.seq) {
            entries.push(taken_back(it, fresh(it.seq), count));
        }
        while let Some(it) = votes.next_if(|it| it.seq < line.seq) {
            entries.push(by_vote(it, fresh(it.seq), count));
        }
        // Before whatever came of it, which has the same revision.
        while let Some(it) = clocked.next_if(|it| it.seq <= line.seq) {
            entries.push(by_clock(it, fresh(it.seq), count));
        }
        if filter.keeps(&line.event) {
            entries.push(Entry {
                index,
                seq: line.seq,
                told: Told::Event {
                    event: line.event,
                    undone: line.undone,
                },
                fresh: fresh(line.seq) && kind(&line.event).is_some(),
            });
        }
    }
    entries.extend(back.map(|it| taken_back(it, fresh(it.seq), count)));
    entries.extend(clocked.map(|it| by_clock(it, fresh(it.seq), count)));
    entries.extend(votes.map(|it| by_vote(it, fresh(it.seq), count)));
    without_empty_heads(entries)
}

/// A vote's end makes a revision of its own.
const fn by_vote(it: &Resolution, fresh: bool, count: usize) -> Entry {
    Entry {
        index: count,
        seq: it.seq,
        told: Told::Resolved(*it),
        fresh,
    }
}

/// Nothing else has an index beyond the log, or the same revision.
const fn taken_back(it: &TakenBack, fresh: bool, count: usize) -> Entry {
    Entry {
        index: count,
        seq: it.seq,
        told: Told::TakenBack(*it),
        fresh,
    }
}

/// A revision is either an answer or takes one back: the index tells it from its own lines.
const fn by_clock(it: &Clocked, fresh: bool, count: usize) -> Entry {
    Entry {
        index: count,
        seq: it.seq,
        told: Told::Clocked(*it),
        fresh,
    }
}

/// A phase without a line below it tells nothing.
fn without_empty_heads(entries: Vec<Entry>) -> Vec<Entry> {
    let phase = |it: &Entry| {
        matches!(
            it.told,
            Told::Event {
                event: Event::PhaseBegan { .. },
                ..
            }
        )
    };
    let heads = |it: &Entry| match it.told {
        Told::Event { event, .. } => kind(&event).is_none(),
        Told::TakenBack(_) | Told::Clocked(_) | Told::Resolved(_) => false,
    };
    let followed: Vec<bool> = entries
        .iter()
        .enumerate()
        .map(|(at, it)| !phase(it) || entries.get(at + 1).is_some_and(|next| !heads(next)))
        .collect();
    let kept = entries.into_iter().zip(followed);
    kept.filter_map(|(it, keep)| keep.then_some(it)).collect()
}
