//! Which moment the address of a page asks for.

use crate::play::Perspective;
use serde::{Deserialize, Serialize};

/// A moment, as somebody saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// The table as it was right after this revision.
    pub seq: i64,
    pub perspective: Perspective,
}

impl Moment {
    /// From what stands behind `moment=` and `perspective=`; what nobody can read asks for nothing.
    pub fn read(seq: Option<&str>, perspective: Option<&str>) -> Option<Self> {
        let perspective = match perspective {
            Some("all") => Perspective::All,
            Some(seat) => seat.parse().map_or(Perspective::Mine, Perspective::Seat),
            None => Perspective::Mine,
        };
        let seq = seq?.parse().ok().filter(|it| *it >= 0)?;
        Some(Self { seq, perspective })
    }

    /// What [`Moment::read`] reads.
    pub fn query(self) -> String {
        let perspective = perspective_name(self.perspective);
        let and = if perspective.is_empty() {
            ""
        } else {
            "&perspective="
        };
        format!("moment={}{and}{perspective}", self.seq)
    }
}

/// As the address names this perspective; empty for one's own.
pub fn perspective_name(perspective: Perspective) -> String {
    match perspective {
        Perspective::Mine => String::new(),
        Perspective::Seat(seat) => seat.to_string(),
        Perspective::All => "all".into(),
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
        for perspective in [Perspective::Mine, Perspective::Seat(3), Perspective::All] {
            let moment = Moment {
                seq: 7,
                perspective,
            };
            let name = perspective_name(perspective);
            let perspective = (!name.is_empty()).then_some(name);
            assert_eq!(
                Moment::read(Some("7"), perspective.as_deref()),
                Some(moment)
            );
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
