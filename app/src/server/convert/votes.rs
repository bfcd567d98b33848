//! Votes, and what came of them; seats that change hands.

use crate::play::{Change, Handover, Loss, Lost, Motion, Outcome, Resolution, Vote};
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
            outcome: match it.outcome {
                tables::Outcome::Carried => Outcome::Carried,
                tables::Outcome::Lost => Outcome::Lost,
            },
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
            change: match it.change {
                tables::Change::Offered => Change::Offered,
                tables::Change::Missed => Change::Missed,
                tables::Change::Returned => Change::Returned,
                tables::Change::Taken => Change::Taken,
                tables::Change::Computer => Change::Computer,
            },
            by: it.by.as_ref().and_then(|it| it.known().map(str::to_owned)),
        }
    }
}

impl From<&tables::Lost> for Lost {
    fn from(it: &tables::Lost) -> Self {
        Self {
            seat: it.seat.0,
            how: match it.how {
                tables::Loss::Missed => Loss::Missed,
                tables::Loss::Offered => Loss::Offered,
                tables::Loss::Vote => Loss::Vote,
                tables::Loss::Given => Loss::Given,
            },
            at: it.at,
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
