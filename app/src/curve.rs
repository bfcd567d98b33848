//! Lines of plots, as SVG writes them.

/// Returns a line through these points that leaves and reaches each of them level.
pub fn curve(points: &[(f32, f32)]) -> String {
    let begin = points.iter().take(1);
    let begin = begin.map(|(x, y)| format!("M{x:.1} {y:.1}"));
    let pieces = points.windows(2).map(|it| {
        let ((from, y), (to, end)) = (it[0], it[1]);
        let middle = f32::midpoint(from, to);
        format!("C{middle:.1} {y:.1} {middle:.1} {end:.1} {to:.1} {end:.1}")
    });
    begin.chain(pieces).collect()
}

/// Returns a small count as a measure.
pub fn small(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_level_at_each_of_its_points() {
        let d = curve(&[(0.0, 1.0), (2.0, 3.0)]);
        assert_eq!(d, "M0.0 1.0C1.0 1.0 1.0 3.0 2.0 3.0");
        assert_eq!(curve(&[]), "");
    }
}
