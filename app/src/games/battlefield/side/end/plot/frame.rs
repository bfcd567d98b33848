//! The measures of one drawing of the curve: a wide one, and one for narrow pages.

use crate::{curve::small, games::battlefield::story::After};

/// The corners of a drawing, in pixels of its own size.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    pub class: &'static str,
    pub wide: f32,
    pub high: f32,
    pub left: f32,
    pub right: f32,
    pub top: f32,
    pub bottom: f32,
    /// There is room for words below the axis.
    pub worded: bool,
}

pub const WIDE: Frame = Frame {
    class: "ending-plot wide",
    wide: 880.0,
    high: 348.0,
    left: 52.0,
    right: 864.0,
    top: 18.0,
    bottom: 318.0,
    worded: true,
};

pub const NARROW: Frame = Frame {
    class: "ending-plot narrow",
    wide: 336.0,
    high: 214.0,
    left: 44.0,
    right: 322.0,
    top: 16.0,
    bottom: 186.0,
    worded: false,
};

/// Marks keep at least so far from one another.
const GAP: f32 = 27.0;

impl Frame {
    /// The height at which nobody leads.
    pub fn middle(&self) -> f32 {
        f32::midpoint(self.top, self.bottom)
    }

    /// Returns the place of a share of the way.
    pub fn across(&self, share: f32) -> f32 {
        share.mul_add(self.right - self.left, self.left)
    }

    /// Returns the height of a lead, where the axis ends at `most`.
    pub fn up(&self, lead: i16, most: i16) -> f32 {
        let share = f32::from(lead) / f32::from(most.max(1));
        let middle = self.middle();
        share.mul_add(self.top - middle, middle)
    }

    /// Returns these places, in their order, moved to the right as far as it takes.
    pub fn apart(places: &[f32]) -> Vec<f32> {
        let mut next = f32::MIN;
        let place = |it: &f32| {
            let at = f32::max(*it, next);
            next = at + GAP;
            at
        };
        places.iter().map(place).collect()
    }
}

/// Returns the rounds of a course, in their order.
pub fn rounds(course: &[After]) -> Vec<u8> {
    let mut rounds: Vec<u8> = course.iter().skip(1).map(|it| it.round).collect();
    rounds.dedup();
    rounds
}

/// Returns the share of the way at which each moment lies: all rounds are as wide.
pub fn shares(course: &[After]) -> Vec<f32> {
    let rounds = rounds(course);
    let mut shares = vec![0.0];
    for (at, round) in rounds.iter().enumerate() {
        let turns = course.iter().skip(1).filter(|it| it.round == *round);
        let turns = turns.count();
        let share = |turn| (small(at) + small(turn) / small(turns)) / small(rounds.len());
        shares.extend((1..=turns).map(share));
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(round: u8) -> After {
        After {
            round,
            lines: 0,
            points: Vec::new(),
            dealt: Vec::new(),
        }
    }

    #[test]
    fn rounds_are_as_wide_as_each_other() {
        let course = [0, 1, 1, 2, 2, 2, 2].map(after);
        assert_eq!(rounds(&course), [1, 2]);
        let told = |of: &[After]| format!("{:?}", shares(of));
        assert_eq!(
            told(&course),
            "[0.0, 0.25, 0.5, 0.625, 0.75, 0.875, 1.0]",
            "two turns in one half, four in the other"
        );
        assert_eq!(told(&course[..1]), "[0.0]");
    }

    #[test]
    fn leads_go_up_and_deficits_down() {
        for it in [WIDE, NARROW] {
            let all = [7, 0, -7].map(|lead| it.up(lead, 7));
            let ends = [it.top, it.middle(), it.bottom];
            let near = |(one, other): (f32, f32)| (one - other).abs() < 0.01;
            assert!(all.into_iter().zip(ends).all(near), "{all:?}");
            assert!(it.up(0, 0).is_finite() && it.across(1.0) <= it.wide);
        }
    }

    #[test]
    fn marks_of_one_turn_stand_beside_each_other() {
        let placed = Frame::apart(&[100.0, 100.0, 180.0]);
        assert!(placed.is_sorted() && placed.windows(2).all(|it| it[1] - it[0] >= GAP));
        assert!((placed[2] - 180.0).abs() < 0.01, "there is room");
    }
}
