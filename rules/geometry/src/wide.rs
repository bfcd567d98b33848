//! Whole numbers without an upper bound: shares of trays are compared exactly.

use std::cmp::Ordering;

/// Not negative; the lowest digit first, none of them zero at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wide(Vec<u64>);

impl Wide {
    pub fn new(n: u128) -> Self {
        Self(vec![n as u64, (n >> 64) as u64]).trimmed()
    }

    fn trimmed(mut self) -> Self {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        self
    }

    #[must_use]
    pub fn plus(mut self, other: &Self) -> Self {
        self.0.resize(self.0.len().max(other.0.len()) + 1, 0);
        let mut carry = false;
        for (place, digit) in self.0.iter_mut().enumerate() {
            let (sum, over) = digit.overflowing_add(other.0.get(place).copied().unwrap_or(0));
            let (sum, too) = sum.overflowing_add(u64::from(carry));
            (*digit, carry) = (sum, over || too);
        }
        self.trimmed()
    }

    /// The difference, whichever is the larger.
    #[must_use]
    pub fn apart(&self, other: &Self) -> Self {
        let (large, small) = if self < other {
            (other, self)
        } else {
            (self, other)
        };
        let mut left = large.clone();
        let mut borrow = false;
        for (place, digit) in left.0.iter_mut().enumerate() {
            let (rest, under) = digit.overflowing_sub(small.0.get(place).copied().unwrap_or(0));
            let (rest, too) = rest.overflowing_sub(u64::from(borrow));
            (*digit, borrow) = (rest, under || too);
        }
        left.trimmed()
    }

    #[must_use]
    pub fn times(&self, other: &Self) -> Self {
        let mut product = vec![0; self.0.len() + other.0.len()];
        for (at, a) in self.0.iter().enumerate() {
            let mut carry = 0;
            for (digit, b) in product[at..].iter_mut().zip(other.0.iter().chain([&0])) {
                let sum = u128::from(*digit) + u128::from(*a) * u128::from(*b) + carry;
                (*digit, carry) = (sum as u64, sum >> 64);
            }
        }
        Self(product).trimmed()
    }

    /// As so many `of` the whole, rounded; it is less than `above`.
    pub fn share(&self, whole: &Self, of: u32, mut above: u32) -> u32 {
        let wanted = self.times(&Self::new(2 * u128::from(of))).plus(whole);
        let fits = |share: u32| whole.times(&Self::new(2 * u128::from(share))) <= wanted;
        let mut least = 0;
        while above - least > 1 {
            let middle = u32::midpoint(least, above);
            if fits(middle) {
                least = middle;
            } else {
                above = middle;
            }
        }
        least
    }
}

impl PartialOrd for Wide {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Wide {
    fn cmp(&self, other: &Self) -> Ordering {
        let digits = self.0.iter().rev().cmp(other.0.iter().rev());
        self.0.len().cmp(&other.0.len()).then(digits)
    }
}

#[cfg(test)]
mod tests {
    use super::Wide;

    #[test]
    fn sums_products_and_differences_of_large_numbers() {
        let (a, b, c) = (u128::MAX, u128::MAX - 12_345, 987_654_321_987_654_321);
        let [a, b, c] = [a, b, c].map(Wide::new);
        // (a + b) c = ac + bc, and (a - b) c = ac - bc.
        let sum = a.clone().plus(&b).times(&c);
        assert_eq!(sum, a.times(&c).plus(&b.times(&c)));
        assert_eq!(a.apart(&b).times(&c), b.times(&c).apart(&a.times(&c)));
        assert_eq!(a.apart(&b), Wide::new(12_345));
        assert_eq!(Wide::new(0).times(&a), Wide::new(0));
    }

    #[test]
    fn shares_are_rounded() {
        let share = |part, whole| Wide::new(part).share(&Wide::new(whole), 10_000, 10_001);
        assert_eq!([share(0, 7), share(7, 7), share(1, 3)], [0, 10_000, 3_333]);
        assert_eq!(
            [share(1, 20_000), share(1, 20_001)],
            [1, 0],
            "a half goes up"
        );
        assert_eq!(share(u128::MAX / 2, u128::MAX), 5_000);
    }

    #[test]
    fn more_digits_are_more() {
        let square = Wide::new(u128::MAX).times(&Wide::new(u128::MAX));
        assert!(square > Wide::new(u128::MAX) && Wide::new(1) > Wide::new(0));
    }
}
