//! Votes, and what came of them; seats that change hands.

use crate::play::{Handover, Motion, Resolution, Vote};
use platform::tables;

impl From<&tables::Vote> for Vote {
    fn from(it: &tables::Vote) -> Self {
        Self {
            motion: motion(it.motion),
            seat: about(it.motion),
            yes: it.yes,
            no: it.no,
            needed: it.needed,
            by: it.by.map(|it| it.0),
            mine: it.mine,
        }
    }
}

impl From<&tables::Resolution> for Resolution {
    fn from(it: &tables::Resolution) -> Self {
        Self {
            motion: motion(it.motion),
            seat: about(it.motion),
            outcome: it.outcome,
            seq: it.seq,
            at: it.at,
        }
    }
}

impl From<&tables::Handed> for Handover {
    fn from(it: &tables::Handed) -> Self {
        Self {
            seq: it.seq,
            seat: it.seat.0,
            change: it.change,
            by: it.by.as_ref().and_then(|it| it.known().map(str::to_owned)),
        }
    }
}

const fn motion(it: tables::Motion) -> Motion {
    match it {
        tables::Motion::Extend => Motion::Extend,
        tables::Motion::Pause => Motion::Pause,
        tables::Motion::Resume => Motion::Resume,
        tables::Motion::Draw => Motion::Draw,
        tables::Motion::Cancel => Motion::Cancel,
        tables::Motion::Remove(_) => Motion::Remove,
    }
}

/// Whose seat a vote is about.
const fn about(it: tables::Motion) -> Option<u8> {
    match it {
        tables::Motion::Remove(seat) => Some(seat.0),
        tables::Motion::Extend
        | tables::Motion::Pause
        | tables::Motion::Resume
        | tables::Motion::Draw
        | tables::Motion::Cancel => None,
    }
}
