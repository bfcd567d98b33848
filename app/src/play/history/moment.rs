//! Which moment the address of a page asks for.

use crate::play::Eyes;
use serde::{Deserialize, Serialize};

/// A moment, as these eyes saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// The table as it was right after this revision.
    pub seq: i64,
    pub eyes: Eyes,
}

impl Moment {
    /// From what stands behind `moment=` and `eyes=`; what nobody can read asks for nothing.
    pub fn read(seq: Option<&str>, eyes: Option<&str>) -> Option<Self> {
        let eyes = match eyes {
            Some("all") => Eyes::All,
            Some(seat) => seat.parse().map_or(Eyes::Mine, Eyes::Seat),
            None => Eyes::Mine,
        };
        let seq = seq?.parse().ok().filter(|it| *it >= 0)?;
        Some(Self { seq, eyes })
    }

    /// What [`Moment::read`] reads.
    pub fn query(self) -> String {
        let eyes = eyes_name(self.eyes);
        let and = if eyes.is_empty() { "" } else { "&eyes=" };
        format!("moment={}{and}{eyes}", self.seq)
    }
}

/// As the address names these eyes; empty for one's own.
pub fn eyes_name(eyes: Eyes) -> String {
    match eyes {
        Eyes::Mine => String::new(),
        Eyes::Seat(seat) => seat.to_string(),
        Eyes::All => "all".into(),
    }
}

/// The step `by` places further on from `seq`; `None` for the present, which is the last.
pub fn step(steps: &[i64], seq: Option<i64>, by: isize) -> Option<i64> {
    let last = steps.len().checked_sub(1)?;
    let here = seq.map_or(last, |seq| index(steps, seq));
    let there = here.saturating_add_signed(by).min(last);
    (there < last).then(|| steps[there])
}

/// The step that a revision belongs to.
pub fn index(steps: &[i64], seq: i64) -> usize {
    steps.partition_point(|&it| it <= seq).saturating_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_as_it_is_written() {
        for eyes in [Eyes::Mine, Eyes::Seat(3), Eyes::All] {
            let moment = Moment { seq: 7, eyes };
            let name = eyes_name(eyes);
            let eyes = (!name.is_empty()).then_some(name);
            assert_eq!(Moment::read(Some("7"), eyes.as_deref()), Some(moment));
            assert!(moment.query().starts_with("moment=7"));
        }
        assert_eq!(Moment::read(Some("x"), None), None);
        assert_eq!(Moment::read(Some("-3"), None), None);
        assert_eq!(Moment::read(None, Some("all")), None);
    }

    #[test]
    fn steps_lead_back_and_forth_to_now() {
        let steps = [0, 3, 4, 9];
        assert_eq!(step(&steps, None, -1), Some(4));
        assert_eq!(step(&steps, Some(4), -1), Some(3));
        assert_eq!(step(&steps, Some(0), -1), Some(0));
        assert_eq!(step(&steps, Some(4), 1), None, "the last step is now");
        assert_eq!(step(&steps, Some(3), 1), Some(4));
        assert_eq!(step(&[], None, -1), None);
        assert_eq!(index(&steps, 8), 2, "between two steps");
    }
}
