//! The course of a battle: what each side had scored and dealt after each of its turns.

use super::{accounts, gains, sections};
use crate::games::battlefield::page::LogLine;
use battlefield::{
    event::Event,
    position::{Position, SideId},
};

/// A battle after one of its turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct After {
    /// 0 at the start.
    pub round: u8,
    /// So many lines of the log had come by then.
    pub lines: usize,
    /// The victory points of each side.
    pub points: Vec<u32>,
    /// The wounds that each side had dealt.
    pub dealt: Vec<u32>,
}

/// A measure of who is ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    Points,
    Wounds,
}

impl Measure {
    pub const ALL: [Self; 2] = [Self::Points, Self::Wounds];

    /// The measure of each side at a moment.
    pub fn of(self, it: &After) -> &[u32] {
        match self {
            Self::Points => &it.points,
            Self::Wounds => &it.dealt,
        }
    }

    /// Tells whether anybody had any of it at any time.
    pub fn tells(self, course: &[After]) -> bool {
        course.iter().any(|it| self.of(it).iter().any(|it| *it > 0))
    }
}

/// The start, and the moment after each activation and after whatever else brought points or wounds.
pub fn course<'l>(position: &Position, log: impl Iterator<Item = &'l LogLine>) -> Vec<After> {
    let log: Vec<&LogLine> = log.collect();
    let mut points = before(position, &log);
    let mut all = vec![After {
        round: 0,
        lines: 0,
        points: points.clone(),
        dealt: vec![0; points.len()],
    }];
    for it in sections(log.iter().copied(), position.phase.round()) {
        for line in &log[it.lines.clone()] {
            if let Event::Scored {
                side, points: more, ..
            } = &line.event
                && let Some(own) = points.get_mut(usize::from(side.0))
            {
                *own += u32::from(*more);
            }
        }
        let dealt = wounds_dealt(position, &log[..it.lines.end]);
        let last = all.last();
        if it.is_activation() || last.is_none_or(|it| it.points != points || it.dealt != dealt) {
            all.push(After {
                round: it.round,
                lines: it.lines.end,
                points: points.clone(),
                dealt,
            });
        }
    }
    all
}

/// The points of each side that the log does not tell of: a battle may begin in its middle.
fn before(position: &Position, log: &[&LogLine]) -> Vec<u32> {
    let mut before = vec![0; position.points.len()];
    for it in gains(position, log.iter().map(|it| &it.event)) {
        if it.why.is_none()
            && let Some(own) = before.get_mut(usize::from(it.side.0))
        {
            *own += u32::from(it.points);
        }
    }
    before
}

fn wounds_dealt(position: &Position, log: &[&LogLine]) -> Vec<u32> {
    let mut dealt = vec![0; position.points.len()];
    for it in accounts(position, log.iter().map(|it| &it.event)) {
        let side = position.side(position.unit(it.unit).owner);
        if let Some(own) = dealt.get_mut(usize::from(side.0)) {
            *own += it.dealt;
        }
    }
    dealt
}

/// The lead of a side over the best of the others; less than nothing where it is behind.
pub fn lead(of: &[u32], side: SideId) -> i16 {
    let at = usize::from(side.0);
    let own = of.get(at).copied().unwrap_or(0);
    let others = of.iter().enumerate().filter(|(it, _)| *it != at);
    let best = others.map(|(_, it)| *it).max().unwrap_or(0);
    let lead = i64::from(own) - i64::from(best);
    // Nobody has so many points or models.
    i16::try_from(lead).unwrap_or(i16::MAX)
}
