//! The log by activations.

use super::opening;
use crate::games::battlefield::page::LogLine;
use battlefield::{
    event::{Arrival, Event},
    field::Thing,
    position::{NcuId, UnitId},
};
use std::ops::Range;
use tabletop::Seat;

/// A part of the log: mostly what one activation brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    pub kind: Kind,
    /// The round it lies in; 0 before the first.
    pub round: u8,
    /// Its lines, by their places in the log.
    pub lines: Range<usize>,
    /// The revisions that brought its first and its last line.
    pub first: i64,
    pub last: i64,
}

/// The one whose part it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    SetUp,
    Round,
    /// A turn in which nobody has been chosen yet, or which was passed.
    Turn(Seat),
    Unit(Thing),
    Ncu(NcuId),
    Arrival(UnitId),
    CleanUp,
    End,
}

/// The part that begins with an event; nothing where the part under way goes on.
fn begins(event: &Event, now: Kind) -> Option<Kind> {
    Some(match event {
        Event::RoundBegan { .. } => Kind::Round,
        Event::TurnBegan { seat } => Kind::Turn(*seat),
        Event::Selected(who) => Kind::Unit(*who),
        Event::NcuSelected(who) => Kind::Ncu(*who),
        Event::Deployed {
            unit,
            how: Arrival::FromReserve,
            ..
        } if matches!(now, Kind::Turn(_)) => Kind::Arrival(*unit),
        Event::RoundEnded { .. } => Kind::CleanUp,
        Event::Over { .. } => Kind::End,
        _ => return None,
    })
}

impl Section {
    /// True where somebody did something.
    pub const fn is_activation(&self) -> bool {
        matches!(self.kind, Kind::Unit(_) | Kind::Ncu(_) | Kind::Arrival(_))
    }
}

/// The parts of these lines, told by now in round `now`, in their order; nothing is left out.
pub fn sections<'l>(log: impl Iterator<Item = &'l LogLine> + Clone, now: u8) -> Vec<Section> {
    let mut all: Vec<Section> = Vec::new();
    let mut round = opening(log.clone().map(|it| &it.event), now);
    for (at, line) in log.enumerate() {
        if let Event::RoundBegan { round: begun } = line.event {
            round = begun;
        }
        let now = all.last().map_or(Kind::SetUp, |it| it.kind);
        let kind = begins(&line.event, now);
        // Who is chosen in a turn makes it theirs, with what came before.
        let turns = matches!(now, Kind::Turn(_))
            && matches!(kind, Some(Kind::Unit(_) | Kind::Ncu(_) | Kind::Arrival(_)));
        match all.last_mut() {
            Some(section) if turns || kind.is_none() => {
                section.kind = kind.unwrap_or(section.kind);
                section.lines.end = at + 1;
                section.last = line.seq;
            }
            _ => all.push(Section {
                kind: kind.unwrap_or(Kind::SetUp),
                round,
                lines: at..at + 1,
                first: line.seq,
                last: line.seq,
            }),
        }
    }
    all
}
