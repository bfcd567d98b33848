//! Chance that comes again with its seed.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use tabletop::Dice;

pub struct Chance(ChaCha8Rng);

impl Chance {
    pub fn of(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number in `0..n`.
    pub fn below(&mut self, n: usize) -> usize {
        (self.0.next_u64() % n as u64) as usize
    }

    /// Tells whether something happens that does so this often in a thousand.
    pub fn thousandths(&mut self, often: usize) -> bool {
        self.below(1000) < often
    }

    pub fn one<'a, T>(&mut self, of: &'a [T]) -> &'a T {
        &of[self.below(of.len())]
    }

    /// An id as a browser makes it: 128 bits in hexadecimal digits.
    pub fn id(&mut self) -> String {
        format!("{:016x}{:016x}", self.0.next_u64(), self.0.next_u64())
    }
}

impl Dice for Chance {
    fn below(&mut self, n: u32) -> u32 {
        (self.0.next_u64() % u64::from(n)) as u32
    }
}
