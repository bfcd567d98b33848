//! The panic test that follows (7.7, 9).

use super::Distribution;
use crate::{
    chapter::attack, dice, geometry::Wide, modifiers::test, position::Position, task::Attack,
};

/// What each throw of two dice costs, by its sum from 2 to 12; nothing where it is passed.
pub struct Panic([Option<u16>; 11]);

/// In how many of 36 throws each sum comes.
const WAYS: [u8; 11] = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

impl Panic {
    /// Of a defender that takes one; walls take none.
    pub fn of(position: &Position, attack: &Attack) -> Option<Self> {
        let test = attack::panic_test(position, attack, attack.defender.unit()?);
        let (modifier, more) = (
            test::modifier(position, &test),
            test::more_wounds(position, &test),
        );
        let needed = position.unit(test.unit).profile.morale;
        let mut costs = [None; 11];
        for (at, cost) in costs.iter_mut().enumerate() {
            let sum = at as u8 + 2;
            let throw = dice::Test {
                faces: [sum / 2, sum - sum / 2],
                modifier,
                needed,
            };
            *cost = throw.failed_by().map(|missing| test::cost(missing, more));
        }
        Some(Self(costs))
    }

    /// In how many of 36 throws it is failed.
    pub fn failures(&self) -> u8 {
        let throws = self.0.iter().zip(WAYS);
        throws
            .filter(|(cost, _)| cost.is_some())
            .map(|(_, ways)| ways)
            .sum()
    }
}

/// What is lost with the panic test: there is none without wounds, and none for the destroyed.
pub fn lost(wounds: &Distribution, panic: Option<&Panic>, health: u32) -> Distribution {
    let most = health as usize;
    let mut lost = Distribution::new(wounds.whole().times(&Wide::new(36)));
    for (number, part) in wounds.parts() {
        let tests = panic.filter(|_| (1..most).contains(&number));
        let costs = tests.map_or([None; 11], |panic| panic.0);
        for (cost, ways) in costs.into_iter().zip(WAYS) {
            let all = number + usize::from(cost.unwrap_or(0));
            let part = part.times(&Wide::new(u128::from(ways)));
            lost.add(all.min(most), &part);
        }
    }
    lost
}
