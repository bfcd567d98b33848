//! Chance that can be audited: a table's dice follow from its secret seed.
//!
//! `ChaCha20` keyed by the seed, one stream for each revision of the table, so a restart, or a
//! refusal, changes no later roll. The SHA-256 of the seed is shown from the start and the seed
//! at the end.
//!
#![doc = include_str!("dice.md")]

use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use tabletop::{DecisionId, Dice};

use crate::random;

/// 32 secret bytes from which all chance of a table follows. Shows nothing when printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    pub fn fresh() -> Self {
        Self(random::bytes())
    }

    pub fn from_hex(text: &str) -> Option<Self> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Self(bytes))
    }

    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// Returns what may be shown before the game is over.
    pub fn hash(&self) -> String {
        random::sha256(&self.0)
    }

    /// The dice of the entry at this revision.
    pub fn dice(&self, seq: i64) -> SeededDice {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(seq.cast_unsigned());
        SeededDice(rng)
    }

    /// The dice of the computer that thinks about this question: the same for the same question,
    /// and none that the game ever rolls, for they have another key.
    pub fn thought(&self, decision: DecisionId) -> SeededDice {
        let mut rng = ChaCha20Rng::from_seed(random::digest(&[b"computer", &self.0[..]].concat()));
        rng.set_stream(decision.0.into());
        SeededDice(rng)
    }
}

/// Dice that roll the same for the same seed and revision.
pub struct SeededDice(ChaCha20Rng);

impl Dice for SeededDice {
    /// A number in `0..n`, each exactly as likely: draws of 32 bits from the incomplete last
    /// multiple of `n` are thrown away.
    fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "a die has sides");
        let surplus = (u32::MAX % n + 1) % n;
        loop {
            let draw = self.0.next_u32();
            if draw <= u32::MAX - surplus {
                return draw % n;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolls(seq: i64, n: u32) -> Vec<u32> {
        let mut dice = Seed([7; 32]).dice(seq);
        (0..12).map(|_| dice.below(n)).collect()
    }

    /// Tables in play depend on these numbers: they never change. Computed once by another
    /// implementation, written from the specification of `ChaCha20`.
    #[test]
    fn golden_rolls() {
        assert_eq!(rolls(1, 6), [3, 1, 3, 1, 0, 3, 1, 1, 1, 5, 5, 1]);
        assert_eq!(rolls(2, 6), [5, 4, 4, 4, 1, 2, 5, 1, 5, 4, 0, 2]);
        assert_eq!(
            rolls(1, 1_000_000)[..6],
            [563_437, 421_529, 377_631, 70_681, 745_722, 91_559]
        );
        assert_eq!(
            rolls(i64::MAX, 3 << 30)[..3],
            [2_359_168_755, 1_416_657_361, 2_947_300_141]
        );
    }

    #[test]
    fn what_the_computer_thinks_is_no_chance_of_the_game() {
        let seed = Seed([7; 32]);
        let thought = |decision| {
            let mut dice = seed.thought(DecisionId(decision));
            [(); 12].map(|()| dice.below(6))
        };
        assert_eq!(thought(1), thought(1));
        assert_ne!(thought(1), thought(2));
        for seq in 0..100 {
            assert_ne!(rolls(seq, 6), thought(1));
        }
    }

    #[test]
    fn every_face_is_as_likely() {
        // 3 << 30 makes a plain remainder favour the first quarter of the faces twofold.
        let mut dice = Seed([1; 32]).dice(1);
        let low = (0..30_000)
            .filter(|_| dice.below(3 << 30) < 1 << 30)
            .count();
        assert!(
            (9_700..10_300).contains(&low),
            "{low} of 30000 in the first third"
        );
        let mut dice = Seed([1; 32]).dice(2);
        let mut faces = [0; 6];
        (0..60_000).for_each(|_| faces[dice.below(6) as usize] += 1);
        assert!(
            faces.iter().all(|it| (9_600..10_400).contains(it)),
            "{faces:?}"
        );
    }

    #[test]
    fn one_side_and_powers_of_two_throw_nothing_away() {
        let mut dice = Seed([2; 32]).dice(1);
        assert_eq!(dice.below(1), 0);
        assert!((0..100).all(|_| dice.below(1 << 31) < 1 << 31));
    }

    #[test]
    fn a_seed_survives_its_text() {
        let seed = Seed::fresh();
        assert!(Seed::from_hex(&seed.to_hex()) == Some(seed.clone()));
        assert!(seed != Seed::fresh() && Seed::from_hex("7f").is_none());
        assert_eq!(Seed([0; 32]).hash(), crate::random::sha256(&[0; 32]));
    }
}
