//! The moment that the address of a page asks for.

pub use model::PointInTime;

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
