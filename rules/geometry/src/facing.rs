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

    /// Returns how far this is from `other`, the shorter way around.
    pub const fn apart(self, other: Self) -> u16 {
        let turn = self.0.wrapping_sub(other.0);
        if turn > 32_768 {
            turn.wrapping_neg()
        } else {
            turn
        }
    }

    /// Returns how far east it leads, of 2^30.
    pub const fn sine(self) -> i64 {
        match self.0 {
            k @ ..=16_384 => quarter_sine(k),
            k @ ..=32_768 => quarter_sine(32_768 - k),
            k @ ..=49_152 => -quarter_sine(k - 32_768),
            k => -quarter_sine(k.wrapping_neg()),
        }
    }

    /// Returns how far north it leads, of 2^30.
    pub const fn cosine(self) -> i64 {
        self.turned(Self::EAST).sine()
    }
}

/// The bits behind the point of what the tables hold.
const BITS: u32 = 60;

/// sin(k * 2 pi / 65,536) of 2^30 for a quarter of a turn, rounded: the sine of a sum, whose parts
/// stand in two tables of 128. One table of all would be 64 KB of what a browser has to fetch.
const fn quarter_sine(k: u16) -> i64 {
    let (coarse, fine) = ((k >> 7) as usize, (k & 127) as usize);
    let sum = COARSE[coarse] as i128 * FINE_COSINE[fine] as i128
        + COARSE[128 - coarse] as i128 * FINE_SINE[fine] as i128;
    let half = 1 << (2 * BITS - 31);
    ((sum + half) >> (2 * BITS - 30)) as i64
}

/// Sines of every 128th step up to a quarter of a turn; the cosine stands as far from the end.
static COARSE: [i64; 129] = {
    let mut table = [0; 129];
    let mut k = 0;
    while k <= 64 {
        table[k] = series(k as i128 * 128, 1);
        table[128 - k] = series(k as i128 * 128, 0);
        k += 1;
    }
    table
};
static FINE_SINE: [i64; 128] = fine(1);
static FINE_COSINE: [i64; 128] = fine(0);

const fn fine(first: i128) -> [i64; 128] {
    let mut table = [0; 128];
    let mut k = 0;
    while k < 128 {
        table[k] = series(k as i128, first);
        k += 1;
    }
    table
}

/// A step of [`Facing`], 2 pi / 65,536, with 38 bits more than 62: it is taken up to 8,192 times.
const STEP: i128 = 121_534_479_156_362_834_585_215_793;

/// The sine (`first` is 1) or cosine (0) of `k` steps, an eighth of a turn at most, of 2^[`BITS`].
/// A series in whole numbers of 62 bits, whose error is 2^-60.
const fn series(k: i128, first: i128) -> i64 {
    const fn times(a: i128, b: i128) -> i128 {
        (a * b) >> 62
    }
    let angle = (k * STEP) >> 38;
    let square = times(angle, angle);
    let mut term = if first == 1 { angle } else { 1 << 62 };
    let (mut sum, mut n) = (0, first);
    while term.abs() > 1 {
        sum += term;
        term = -times(term, square) / ((n + 1) * (n + 2));
        n += 2;
    }
    (sum >> (62 - BITS)) as i64
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
