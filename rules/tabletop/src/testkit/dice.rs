//! Chance that tests can repeat.

use crate::Dice;

/// Dice from a seed: small and portable, good enough for tests; live tables use better.
#[derive(Clone, Debug)]
pub struct TestDice(u64);

impl TestDice {
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }
}

impl Dice for TestDice {
    fn below(&mut self, n: u32) -> u32 {
        // SplitMix64: neighbouring seeds give unrelated rolls.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % u64::from(n)) as u32
    }
}
