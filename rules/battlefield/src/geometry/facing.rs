//! Directions, and the sine that every machine computes alike.

use super::point::round;
use serde::{Deserialize, Serialize};

/// A direction in 65,536ths of a turn: 0 is north, 16,384 east.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Facing(pub u16);

impl Facing {
    pub const NORTH: Self = Self(0);
    pub const EAST: Self = Self(16_384);
    pub const SOUTH: Self = Self(32_768);
    pub const WEST: Self = Self(49_152);

    /// The nearest direction to so many degrees clockwise from north.
    pub fn degrees(degrees: i32) -> Self {
        Self(round(i128::from(degrees) * 65_536, 360).cast_unsigned() as u16)
    }

    /// Turned clockwise.
    #[must_use]
    pub const fn turned(self, by: Self) -> Self {
        Self(self.0.wrapping_add(by.0))
    }

    /// How far this is from `other`, the shorter way round.
    pub const fn apart(self, other: Self) -> u16 {
        let turn = self.0.wrapping_sub(other.0);
        if turn > 32_768 {
            turn.wrapping_neg()
        } else {
            turn
        }
    }

    /// How far east it leads, of 2^30.
    pub fn sine(self) -> i64 {
        let quarter = |k: u16| quarter_sine(i128::from(k));
        match self.0 {
            k @ ..=16_384 => quarter(k),
            k @ ..=32_768 => quarter(32_768 - k),
            k @ ..=49_152 => -quarter(k - 32_768),
            k => -quarter(k.wrapping_neg()),
        }
    }

    /// How far north it leads, of 2^30.
    pub fn cosine(self) -> i64 {
        self.turned(Self::EAST).sine()
    }
}

/// The bits behind the point while a series is added up.
const BITS: u32 = 62;
/// A step of [`Facing`], 2 pi / 65,536, with 38 bits more: it is taken up to 8,192 times.
const STEP: i128 = 121_534_479_156_362_834_585_215_793;

/// sin(k * 2 pi / 65,536) of 2^30 for a quarter of a turn, rounded. A series in whole numbers,
/// whose error is 2^-60: a table would be 64 KB of what a browser has to fetch.
fn quarter_sine(k: i128) -> i64 {
    let exact = if k <= 8_192 {
        series(k, 1)
    } else {
        series(16_384 - k, 0)
    };
    round(exact, 1 << (BITS - 30)) as i64
}

/// The sine (`first` is 1) or cosine (0) of `k` steps, an eighth of a turn at most.
fn series(k: i128, first: i128) -> i128 {
    let angle = (k * STEP) >> 38;
    let times = |a: i128, b: i128| (a * b) >> BITS;
    let square = times(angle, angle);
    let mut term = if first == 1 { angle } else { 1 << BITS };
    let (mut sum, mut n) = (0, first);
    while term.abs() > 1 {
        sum += term;
        term = -times(term, square) / ((n + 1) * (n + 2));
        n += 2;
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::Facing;

    /// Sums over a quarter of a turn and a hash of its values in order, from 160 bits elsewhere.
    #[test]
    fn every_value_is_the_nearest_whole_number() {
        let values: Vec<i64> = (0..=16_384).map(|k| Facing(k).sine()).collect();
        assert_eq!(values.iter().sum::<i64>(), 11_200_070_337_318);
        let weighted: i64 = (0..).zip(&values).map(|(k, value)| k * value).sum();
        assert_eq!(weighted, 116_824_167_675_865_715);
        let hash = values.iter().fold(0xcbf2_9ce4_8422_2325, |hash, value| {
            (hash ^ value.cast_unsigned()).wrapping_mul(0x0100_0000_01b3)
        });
        assert_eq!(hash, 0xba65_15df_7642_e9a3_u64);
        for (k, value) in [
            (0, 0),
            (1, 102_944),
            (8_192, 759_250_125),
            (16_384, 1 << 30),
        ] {
            assert_eq!(Facing(k).sine(), value);
        }
    }

    #[test]
    fn the_other_quarters_have_the_usual_signs() {
        for k in 0..16_384 {
            let sine = Facing(k).sine();
            assert_eq!(Facing(32_768 - k).sine(), sine);
            assert_eq!(Facing(32_768 + k).sine(), -sine);
            assert_eq!(Facing(k.wrapping_neg()).sine(), -sine);
            assert_eq!(Facing(16_384 - k).cosine(), sine);
        }
    }

    #[test]
    fn degrees_and_the_shorter_way_round() {
        assert_eq!(Facing::degrees(30), Facing(5_461));
        assert_eq!(Facing::degrees(-90), Facing::WEST);
        assert_eq!(Facing(100).apart(Facing(65_500)), 136);
        assert_eq!(Facing::NORTH.apart(Facing::SOUTH), 32_768);
    }
}
