//! The results that dice show: hits, saves and morale.

use serde::{Deserialize, Serialize};

/// A face, from one to six.
pub type Face = u8;

/// The reading of attack dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToHit {
    /// The least face that hits.
    pub needed: u8,
    pub modifier: i8,
    /// Every die hits, whatever it shows.
    pub all: bool,
    /// So many hits for a natural six.
    pub six_counts: u8,
    /// No save against a natural six.
    pub six_unblockable: bool,
}

/// The hits of an attack; automatic ones are not in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hits {
    /// Those that may be saved against.
    pub blockable: u8,
    pub unblockable: u8,
    /// Dice that did not hit.
    pub misses: u8,
}

impl ToHit {
    pub const fn plain(needed: u8) -> Self {
        Self {
            needed,
            modifier: 0,
            all: false,
            six_counts: 1,
            six_unblockable: false,
        }
    }

    pub const fn hit_by(self, face: Face) -> bool {
        self.all || succeeds(face, self.needed, self.modifier)
    }

    pub fn hits(self, faces: &[Face]) -> Hits {
        let mut hits = Hits::default();
        for face in faces {
            let (six, hit) = (*face == 6, self.hit_by(*face));
            let count = if six { self.six_counts } else { 1 };
            match (hit, six && self.six_unblockable) {
                (false, _) => hits.misses += 1,
                (true, false) => hits.blockable += count,
                (true, true) => hits.unblockable += count,
            }
        }
        hits
    }
}

/// The reading of defense dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Save {
    /// The least face that saves.
    pub needed: u8,
    pub modifier: i8,
    pub only_six: bool,
}

impl Save {
    pub const fn by(self, face: Face) -> bool {
        if self.only_six {
            face == 6
        } else {
            succeeds(face, self.needed, self.modifier)
        }
    }
}

/// The least face that succeeds; a higher one always does as well.
pub fn least(succeeds: impl Fn(Face) -> bool) -> Face {
    (1..=6).find(|face| succeeds(*face)).unwrap_or(7)
}

/// A natural six always succeeds and a natural one never does.
const fn succeeds(face: Face, needed: u8, modifier: i8) -> bool {
    face == 6 || (face != 1 && face.saturating_add_signed(modifier) >= needed)
}

/// A morale test that has been rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Test {
    pub faces: [Face; 2],
    pub modifier: i8,
    /// The least sum that passes.
    pub needed: u8,
}

impl Test {
    /// The sum of both dice with the modifier, never below zero.
    pub const fn result(self) -> u8 {
        (self.faces[0] + self.faces[1]).saturating_add_signed(self.modifier)
    }

    /// Returns how much is missing; nothing where it is passed.
    pub const fn failed_by(self) -> Option<u8> {
        match self.needed.checked_sub(self.result()) {
            None | Some(0) => None,
            missing => missing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Hits, Save, Test, ToHit};

    fn counts(hits: Hits) -> (u8, u8, u8) {
        (hits.blockable, hits.unblockable, hits.misses)
    }

    #[test]
    fn bc116_and_bc119_attack_dice() {
        let plain = ToHit::plain(4);
        assert_eq!(counts(plain.hits(&[4, 5, 4, 6, 1, 2])), (4, 0, 2));
        let easy = ToHit {
            modifier: 3,
            ..plain
        };
        assert_eq!([1, 2, 6].map(|face| easy.hit_by(face)), [false, true, true]);
        let hard = ToHit {
            needed: 6,
            modifier: -1,
            ..plain
        };
        assert_eq!([6, 5].map(|face| hard.hit_by(face)), [true, false]);
    }

    #[test]
    fn bc127_bc128_and_bc131_sixes_that_count_twice() {
        let critical = ToHit {
            modifier: 1,
            six_counts: 2,
            ..ToHit::plain(4)
        };
        assert_eq!(counts(critical.hits(&[6, 6, 5, 3, 3, 2, 2, 1])), (7, 0, 3));
        let all = ToHit {
            all: true,
            ..critical
        };
        assert_eq!(counts(all.hits(&[1, 1, 6])), (4, 0, 0));
        let precise = ToHit {
            six_unblockable: true,
            ..ToHit::plain(4)
        };
        assert_eq!(counts(precise.hits(&[6, 5, 1])), (1, 1, 1));
    }

    #[test]
    fn bc117_bc120_and_bc130_saves() {
        let save = |needed, modifier| Save {
            needed,
            modifier,
            only_six: false,
        };
        let blocked = [4, 5, 2, 1].iter().filter(|face| save(4, 0).by(**face));
        assert_eq!(blocked.count(), 2);
        assert_eq!([6, 5].map(|face| save(3, -4).by(face)), [true, false]);
        assert_eq!([1, 2].map(|face| save(3, 3).by(face)), [false, true]);
        let six = Save {
            only_six: true,
            ..save(2, 0)
        };
        assert_eq!([6, 5].map(|face| six.by(face)), [true, false]);
    }

    #[test]
    fn bc152_to_bc156_morale() {
        let test = |faces, modifier, needed| Test {
            faces,
            modifier,
            needed,
        };
        assert_eq!(test([4, 4], 0, 6).failed_by(), None);
        assert_eq!(test([2, 4], 0, 6).failed_by(), None);
        assert_eq!(test([1, 3], 0, 6).failed_by(), Some(2));
        assert_eq!(test([1, 2], -4, 6).failed_by(), Some(6));
        assert_eq!(test([6, 4], -3, 7).failed_by(), None);
    }
}
