//! The measures of one drawing of the plot: a wide one, and one for narrow pages.

use crate::curve::small;

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
    /// The distance of lines that run side by side.
    lane: f32,
}

pub const WIDE: Frame = Frame {
    class: "ending-plot wide",
    wide: 880.0,
    high: 348.0,
    left: 44.0,
    right: 780.0,
    top: 18.0,
    bottom: 318.0,
    lane: 5.0,
};

pub const NARROW: Frame = Frame {
    class: "ending-plot narrow",
    wide: 336.0,
    high: 214.0,
    left: 22.0,
    right: 246.0,
    top: 14.0,
    bottom: 186.0,
    lane: 4.0,
};

/// The sigils and numbers at the lines' ends keep at least so far from one another.
const GAP: f32 = 24.0;

impl Frame {
    /// Returns the place of a moment among so many.
    pub fn across(&self, at: usize, count: usize) -> f32 {
        let share = small(at) / small(count.saturating_sub(1).max(1));
        share.mul_add(self.right - self.left, self.left)
    }

    /// Returns the height of a value, where the axis ends at `top`.
    pub fn up(&self, value: u8, top: u8) -> f32 {
        let share = f32::from(value) / f32::from(top.max(1));
        (1.0 - share).mul_add(self.bottom - self.top, self.top)
    }

    /// Returns the heights of each house's line at one moment, given the values of all.
    pub fn heights(&self, values: &[u8], top: u8) -> Vec<f32> {
        let lanes = lanes(values);
        let heights = values.iter().zip(lanes);
        let heights = heights.map(|(&value, lane)| lane.mul_add(self.lane, self.up(value, top)));
        heights.collect()
    }

    /// Returns where the marks at the lines' ends stand, given the heights of the ends.
    pub fn ends(&self, heights: &[f32]) -> Vec<f32> {
        spread(heights, (self.top, self.bottom))
    }
}

/// Returns how far above or below its value each line runs, so that lines of one value lie side by side.
fn lanes(values: &[u8]) -> Vec<f32> {
    let lane = |(at, value): (usize, &u8)| {
        let same = |it: &&u8| *it == value;
        let before = values[..at].iter().filter(same).count();
        let all = values.iter().filter(same).count();
        small(before) - (small(all) - 1.0) / 2.0
    };
    values.iter().enumerate().map(lane).collect()
}

/// Returns these heights, moved apart as far as it takes, between a least and a most one.
fn spread(wanted: &[f32], (least, most): (f32, f32)) -> Vec<f32> {
    let mut order: Vec<usize> = (0..wanted.len()).collect();
    order.sort_by(|&a, &b| wanted[a].total_cmp(&wanted[b]));
    let mut placed = wanted.to_vec();
    let mut next = least;
    for &at in &order {
        placed[at] = placed[at].max(next);
        next = placed[at] + GAP;
    }
    // Those that were pushed over the lower end push back.
    let mut bound = most;
    for &at in order.iter().rev() {
        placed[at] = placed[at].min(bound);
        bound = placed[at] - GAP;
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_go_from_corner_to_corner() {
        for it in [WIDE, NARROW] {
            assert!(it.across(0, 3) < it.across(2, 3) && it.across(2, 3) < it.wide);
            assert!(it.up(7, 7) < it.up(0, 7) && it.up(0, 7) < it.high);
            assert!(it.across(0, 1).is_finite() && it.up(0, 0).is_finite());
        }
    }

    #[test]
    fn lines_of_one_value_lie_side_by_side_around_it() {
        let told = |values: &[u8]| format!("{:?}", lanes(values));
        assert_eq!(told(&[2, 3, 2, 2]), "[-1.0, 0.0, 0.0, 1.0]");
        assert_eq!(told(&[1, 1]), "[-0.5, 0.5]");
    }

    #[test]
    fn marks_keep_apart_and_within_the_plot() {
        let placed = spread(&[180.0, 180.0, 14.0, 178.0, 180.0, 180.0], (14.0, 186.0));
        let mut sorted = placed.clone();
        sorted.sort_by(f32::total_cmp);
        assert!(sorted.windows(2).all(|it| it[1] - it[0] >= GAP));
        assert!(sorted[0] >= 14.0 && sorted[5] <= 186.0);
        assert!(placed[3] < placed[0], "they keep their order");
    }
}
