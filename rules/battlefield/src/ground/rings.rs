//! Places around another, the nearest first.

use crate::geometry::Mil;

/// Whole steps from a place, at most so many across and along: the nearest first, of equal ones
/// that with the least `x`, then the least `y`.
///
/// A ring is made when it is asked for: most searches end after a few of thousands.
pub fn rings(across: Mil, along: Mil) -> impl Iterator<Item = (Mil, Mil)> {
    let last = (across * across + along * along).isqrt();
    (0..=last).flat_map(move |number| {
        let mut places = ring(number, across, along);
        places.sort_unstable();
        places.into_iter().map(|(_, x, y)| (x, y))
    })
}

/// Everything from `number` steps away to less than one more, after the square of its distance.
fn ring(number: Mil, across: Mil, along: Mil) -> Vec<(Mil, Mil, Mil)> {
    let (inner, outer) = (number * number, (number + 1) * (number + 1));
    let (mut least, mut most) = (number, number);
    let mut places = Vec::new();
    for x in 0..=number.min(across) {
        while most * most + x * x >= outer {
            most -= 1;
        }
        while least > 0 && (least - 1) * (least - 1) + x * x >= inner {
            least -= 1;
        }
        for y in least..=most.min(along) {
            let mut add = |x, y| places.push((x * x + y * y, x, y));
            add(x, y);
            if x > 0 {
                add(-x, y);
            }
            if y > 0 {
                add(x, -y);
            }
            if x > 0 && y > 0 {
                add(-x, -y);
            }
        }
    }
    places
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
