//! Exact fractions.

use std::cmp::Ordering;

/// `n / d` with a positive `d`. Two that are compared have a product of `n` and `d` below 2^127:
/// so it is with all that are made of places within [`Point::FARTHEST`](super::Point::FARTHEST).
#[derive(Clone, Copy, Debug)]
pub struct Fraction {
    n: i128,
    d: i128,
}

impl Fraction {
    pub const ZERO: Self = Self::whole(0);

    pub const fn whole(n: i64) -> Self {
        Self { n: n as i128, d: 1 }
    }

    /// `n / d`; `d` may be negative, and is not zero.
    pub const fn new(n: i128, d: i128) -> Self {
        if d < 0 {
            Self { n: -n, d: -d }
        } else {
            Self { n, d }
        }
    }

    #[must_use]
    pub const fn scaled(self, by: i64) -> Self {
        Self {
            n: self.n * by as i128,
            d: self.d,
        }
    }

    #[must_use]
    pub const fn plus(self, whole: i64) -> Self {
        Self {
            n: self.n + whole as i128 * self.d,
            d: self.d,
        }
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self {
            n: self.n * other.d - other.n * self.d,
            d: self.d * other.d,
        }
    }

    /// `whole` is positive.
    #[must_use]
    pub const fn divided(self, whole: i64) -> Self {
        Self {
            n: self.n,
            d: self.d * whole as i128,
        }
    }

    #[cfg(test)]
    #[expect(
        clippy::cast_precision_loss,
        reason = "a test looks where it roughly is"
    )]
    pub fn about(self) -> f64 {
        self.n as f64 / self.d as f64
    }

    /// The largest whole number that is not above it.
    pub const fn floor(self) -> i64 {
        self.n.div_euclid(self.d) as i64
    }
}

impl PartialEq for Fraction {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Fraction {}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        if self.d == other.d {
            return self.n.cmp(&other.n);
        }
        let signs = self.n.signum().cmp(&other.n.signum());
        // Products of 128 bits are dear in a browser.
        signs.then_with(|| (self.n * other.d).cmp(&(other.n * self.d)))
    }
}
