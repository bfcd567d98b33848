//! Places around another, the nearest first.

use crate::geometry::Mil;

/// Whole steps from a place, at most so many across and along: the nearest first, of equal ones
/// that with the least `x`, then the least `y`.
///
/// A ring is made when it is asked for: most searches end after a few of thousands.
pub fn rings(across: Mil, along: Mil) -> impl Iterator<Item = (Mil, Mil)> {
    let last = (across * across + along * along).isqrt();
    (0..=last).flat_map(move |ring| {
        let mut places: Vec<_> = (-ring.min(across)..=ring.min(across))
            .flat_map(|x| heights(ring, x).map(move |y| (x, y)))
            .filter(|(_, y)| y.abs() <= along)
            .collect();
        places.sort_unstable_by_key(|(x, y)| (x * x + y * y, *x, *y));
        places
    })
}

/// The `y` of a column of a ring: from `ring` steps away to less than one more.
fn heights(ring: Mil, x: Mil) -> impl Iterator<Item = Mil> {
    let (inner, outer) = (ring * ring - x * x, (ring + 1) * (ring + 1) - x * x);
    let (before, most) = ((inner - 1).max(0).isqrt(), (outer - 1).isqrt());
    let least = if inner > 0 { before + 1 } else { 0 };
    (-most..=-least).chain(least.max(1)..=most)
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
