//! Places around another, the nearest first.

use crate::geometry::Mil;
use std::sync::LazyLock;

/// Half the longest table in the shortest steps that anybody takes, quarters of an inch.
const MOST: i16 = 144;

/// All steps in a square around a place, in the order of [`rings`]: searches go over thousands of
/// them, many times in a game.
static ALL: LazyLock<Vec<(i16, i16)>> = LazyLock::new(|| {
    let mut all: Vec<_> = (-MOST..=MOST)
        .flat_map(|x| (-MOST..=MOST).map(move |y| (x, y)))
        .collect();
    let square = |n: i16| i32::from(n) * i32::from(n);
    all.sort_unstable_by_key(|(x, y)| (square(*x) + square(*y), *x, *y));
    all
});

/// Whole steps from a place, at most so many across and along, and never more than 144: the nearest
/// first, of equal ones that with the least `x`, then the least `y`.
pub fn rings(across: Mil, along: Mil) -> impl Iterator<Item = (Mil, Mil)> {
    let all = ALL.iter().map(|(x, y)| (Mil::from(*x), Mil::from(*y)));
    all.filter(move |(x, y)| x.abs() <= across && y.abs() <= along)
}

#[cfg(test)]
mod tests {
    use super::rings;

    #[test]
    fn every_place_comes_once_in_order_of_its_distance() {
        let (across, along) = (7, 4);
        let mut all: Vec<_> = (-across..=across)
            .flat_map(|x| (-along..=along).map(move |y| (x, y)))
            .collect();
        all.sort_by_key(|(x, y)| (x * x + y * y, *x, *y));
        assert_eq!(rings(across, along).collect::<Vec<_>>(), all);
    }
}
