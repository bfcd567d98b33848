//! Seats that change hands.

use crate::play::Handover;
use platform::tables;

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
