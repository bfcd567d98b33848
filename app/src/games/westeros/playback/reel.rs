//! The deeds of others since the viewer's own last decision, and how much of them has been on the map.

use super::Frame;
use crate::games::westeros::page::LogLine;
use std::{ops::Range, sync::Arc};
use westeros::{Event, House, Phase};

/// Nothing is shown twice by itself: not what was on the map, nor what a moment has told.
#[derive(Default)]
pub struct Reel {
    frames: Vec<Arc<Frame>>,
    /// The number of those that have been shown, told, or passed over.
    done: usize,
    /// The lines of the log that moments have told.
    told: Vec<Range<usize>>,
}

impl Reel {
    pub fn add(&mut self, fresh: Vec<Frame>) {
        self.frames.extend(fresh.into_iter().map(Arc::new));
    }

    pub fn tell(&mut self, lines: Range<usize>) {
        self.told.push(lines);
    }

    /// Returns what comes next and was not told, up to before a line of the log. It counts as shown.
    pub fn take(&mut self, until: usize) -> Vec<Arc<Frame>> {
        let next = &self.frames[self.done..];
        let count = next.iter().take_while(|it| it.at < until).count();
        let told = |it: &Frame| self.told.iter().any(|lines| lines.contains(&it.at));
        let taken = next[..count].iter().filter(|it| !told(it));
        let taken = taken.cloned().collect();
        self.done += count;
        taken
    }

    pub fn all(&self) -> Vec<Arc<Frame>> {
        self.frames.clone()
    }

    pub const fn count(&self) -> usize {
        self.frames.len()
    }

    /// Returns true where nothing waits.
    pub const fn is_done(&self) -> bool {
        self.done == self.frames.len()
    }
}

/// Returns the lines of the log that the moment which begins at one of them tells, as far as they have come.
pub fn stretch(log: &[LogLine], begun: usize) -> Range<usize> {
    let over: fn(&Event) -> bool = match log.get(begun).map(|it| &it.event) {
        Some(Event::CombatBegan { .. }) => |it| {
            matches!(
                it,
                Event::MarchRemoved { .. } | Event::MarchOrderMoved { .. }
            )
        },
        _ => |it| matches!(it, Event::PhaseBegan { phase } if *phase != Phase::Westeros),
    };
    let ends = |it: &LogLine| !it.undone && over(&it.event);
    let rest = log.get(begun + 1..).unwrap_or_default();
    let end = rest.iter().position(ends);
    begun..end.map_or(log.len(), |it| begun + 1 + it)
}

/// Returns the first of these lines that a moment will tell, which is on its way. `fights` where the viewer was in a
/// battle before them.
pub fn moment(lines: &[LogLine], me: Option<House>, fights: bool) -> Option<usize> {
    let won = |it: &LogLine| matches!(it.event, Event::CombatWon { .. });
    let mine = |it: &LogLine| match it.event {
        Event::CombatBegan {
            attacker, defender, ..
        } => me.is_some_and(|me| [attacker, defender].contains(&me)),
        _ => false,
    };
    let court = |it: &LogLine| {
        matches!(
            it.event,
            Event::WesterosCardRevealed { .. }
                | Event::WildlingCardRevealed { .. }
                | Event::BidsRevealed { .. }
        )
    };
    let decided = |from: usize| lines[from..].iter().any(won);
    let begun = if fights {
        Some(0)
    } else {
        lines.iter().position(mine)
    };
    let fought = begun.filter(|&it| decided(it));
    let court = lines.iter().position(court);
    fought.into_iter().chain(court).min()
}
