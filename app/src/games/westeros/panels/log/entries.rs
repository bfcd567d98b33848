//! The lines of the log that are shown, and what is said beside them.

use super::about::{Kind, houses, kind};
use crate::{
    games::westeros::page::{Clocked, TakenBack, WesterosPage},
    play::Resolution,
};
use westeros::{Event, House};

/// The filter that the log is narrowed to; all of it at first.
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
    pub kind: EntryKind,
    /// It came since the last visit.
    pub fresh: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryKind {
    Event {
        event: Event,
        /// The answer that brought it was taken back.
        undone: bool,
    },
    TakenBack(TakenBack),
    Clocked(Clocked),
    Resolved(Resolution),
    /// A change of hands, by its place among those of the page.
    Handed(usize),
    /// The line above what came after the last visit.
    Since,
}

impl Filter {
    /// Rounds and phases stay: they tell when the rest was.
    fn keeps(self, event: &Event) -> bool {
        let Some(kind) = kind(event) else { return true };
        self.kind.is_none_or(|it| it == kind)
            && self.house.is_none_or(|it| houses(event).contains(it))
    }
}

/// That somebody has bid or chosen in secret is told with what they did, once that lies open.
struct Opened {
    bids: usize,
    cards: usize,
}

impl Opened {
    fn of(page: &WesterosPage) -> Self {
        let last = |of: fn(&Event) -> bool| {
            let at = page.log.iter().rposition(|it| !it.undone && of(&it.event));
            at.unwrap_or_default()
        };
        Self {
            bids: last(|it| matches!(it, Event::BidsRevealed { .. })),
            cards: last(|it| matches!(it, Event::CardsRevealed { .. })),
        }
    }

    const fn tells(&self, index: usize, event: &Event) -> bool {
        match event {
            Event::BidPlaced { .. } => index < self.bids,
            Event::CardChosen { .. } => index < self.cards,
            _ => false,
        }
    }
}

/// Returns what is shown of the log; `seen` is the revision that the last visit ended with.
pub fn entries(page: &WesterosPage, filter: Filter, seen: Option<i64>) -> Vec<Entry> {
    let fresh = |seq| seen.is_some_and(|seen| seq > seen);
    let opened = Opened::of(page);
    let mut entries = Vec::new();
    let mut asides = asides(page, fresh).into_iter().peekable();
    for (index, line) in page.log.iter().enumerate() {
        while let Some(it) = asides.next_if(|it| comes_before(it, line.seq)) {
            entries.push(it);
        }
        let later = !line.undone && opened.tells(index, &line.event);
        if filter.keeps(&line.event) && !later {
            entries.push(Entry {
                index,
                seq: line.seq,
                kind: EntryKind::Event {
                    event: line.event,
                    undone: line.undone,
                },
                fresh: fresh(line.seq) && kind(&line.event).is_some(),
            });
        }
    }
    entries.extend(asides);
    since_the_last_visit(without_empty_heads(entries), seen)
}

/// Sets a heading before all that came since, if anything did.
fn since_the_last_visit(mut entries: Vec<Entry>, seen: Option<i64>) -> Vec<Entry> {
    let any = entries.iter().any(|it| it.fresh);
    if let Some(seen) = seen.filter(|_| any) {
        let at = entries.partition_point(|it| it.seq <= seen);
        let heading = Entry {
            index: usize::MAX,
            seq: seen,
            kind: EntryKind::Since,
            fresh: false,
        };
        entries.insert(at, heading);
    }
    entries
}

/// The lines that are no events of the game, in their order. An index beyond the log tells them
/// from events of the same revision, as those of the clock have.
fn asides(page: &WesterosPage, fresh: impl Fn(i64) -> bool) -> Vec<Entry> {
    let count = page.log.len();
    let aside = |seq, kind, index| Entry {
        index,
        seq,
        kind,
        fresh: fresh(seq),
    };
    let back = page.taken_back.iter();
    let back = back.map(|it| aside(it.seq, EntryKind::TakenBack(*it), count));
    let clocked = page.clocked.iter();
    let clocked = clocked.map(|it| aside(it.seq, EntryKind::Clocked(*it), count));
    let votes = page.resolved.iter();
    let votes = votes.map(|it| aside(it.seq, EntryKind::Resolved(*it), count));
    // With the clock's answer somebody may be missed once too often.
    let handed = page.handed.iter().enumerate();
    let handed = handed.map(|(at, it)| aside(it.seq, EntryKind::Handed(at), count + 1));
    let mut all: Vec<Entry> = back.chain(clocked).chain(votes).chain(handed).collect();
    all.sort_by_key(|it| (it.seq, it.index));
    all
}

/// Tells whether a line stands before the events of this revision: the clock's before whatever came of its answer, any
/// other after it.
const fn comes_before(aside: &Entry, seq: i64) -> bool {
    match aside.kind {
        EntryKind::Clocked(_) => aside.seq <= seq,
        EntryKind::TakenBack(_)
        | EntryKind::Resolved(_)
        | EntryKind::Handed(_)
        | EntryKind::Since
        | EntryKind::Event { .. } => aside.seq < seq,
    }
}

/// A phase without a line below it tells nothing.
fn without_empty_heads(entries: Vec<Entry>) -> Vec<Entry> {
    let phase = |it: &Entry| {
        matches!(
            it.kind,
            EntryKind::Event {
                event: Event::PhaseBegan { .. },
                ..
            }
        )
    };
    let heads = |it: &Entry| match it.kind {
        EntryKind::Event { event, .. } => kind(&event).is_none(),
        EntryKind::TakenBack(_)
        | EntryKind::Clocked(_)
        | EntryKind::Resolved(_)
        | EntryKind::Since
        | EntryKind::Handed(_) => false,
    };
    let followed: Vec<bool> = entries
        .iter()
        .enumerate()
        .map(|(at, it)| !phase(it) || entries.get(at + 1).is_some_and(|next| !heads(next)))
        .collect();
    let kept = entries.into_iter().zip(followed);
    kept.filter_map(|(it, keep)| keep.then_some(it)).collect()
}
