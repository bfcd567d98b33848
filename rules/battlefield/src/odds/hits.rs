//! The results that the attack dice may show (7.3, 7.4).

use super::Distribution;
use crate::{
    chapter::attack,
    effect::Pool,
    geometry::Wide,
    position::Position,
    task::{Attack, Right},
};
use std::collections::BTreeMap;

/// Hits that may be saved against, and those that may not.
type Hits = (u8, u8);

/// The chances of one die, in 36ths: a first face and a second one where it is rolled again.
type Die = BTreeMap<Hits, u64>;

/// The likelihood of each number of hits.
pub struct Table {
    pub parts: BTreeMap<Hits, Wide>,
    pub whole: Wide,
}

impl Table {
    pub fn new(position: &Position, attack: &Attack, dice: u8) -> Self {
        let one = die(position, attack);
        let mut table = Self {
            parts: BTreeMap::from([((attack.auto_hits, 0), Wide::new(1))]),
            whole: Wide::new(1),
        };
        for _ in 0..dice {
            table = table.with(&one);
        }
        table
    }

    fn with(&self, die: &Die) -> Self {
        let mut parts: BTreeMap<Hits, Wide> = BTreeMap::new();
        for ((blockable, unblockable), part) in &self.parts {
            for (more, weight) in die {
                let hits = (blockable + more.0, unblockable + more.1);
                let known = parts.remove(&hits).unwrap_or_default();
                let product = part.times(&Wide::new(u128::from(*weight)));
                parts.insert(hits, known.plus(&product));
            }
        }
        Self {
            parts,
            whole: self.whole.times(&Wide::new(36)),
        }
    }

    /// Hits of both kinds together.
    pub fn hits(&self) -> Distribution {
        let mut hits = Distribution::new(self.whole.clone());
        for ((blockable, unblockable), part) in &self.parts {
            hits.add(usize::from(*blockable) + usize::from(*unblockable), part);
        }
        hits
    }
}

fn die(position: &Position, attack: &Attack) -> Die {
    let reading = attack::reading(position, attack);
    let own = position.owner(attack.attacker);
    let again = |right: &Right| right.pool == Pool::Attack && Some(right.seat) == own;
    let again = attack.rights.iter().any(again);
    let mut die = Die::new();
    for first in 1..=6 {
        for second in 1..=6 {
            let face = if again && !reading.hit_by(first) {
                second
            } else {
                first
            };
            let hits = reading.hits(&[face]);
            *die.entry((hits.blockable, hits.unblockable)).or_default() += 1;
        }
    }
    die
}
