//! Dice that lie, and how likely they were to succeed.

use battlefield::{dice::Face, effect::Pool, event::Event, field::Thing};

/// Chances are counted in 36ths: so many throws of two dice there are.
pub const ALL: u32 = 36;

/// Everything that was tried, as one throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tried {
    pub who: Thing,
    pub pool: Pool,
    /// Attempts: dice that are read one by one, or one test or charge.
    pub count: u32,
    /// Of how many of them success was to be expected, in 36ths.
    pub expected: u32,
    pub succeeded: u32,
}

/// Returns the worth of these dice of the last such roll, if they were rolled again.
pub fn again<'e>(log: impl Iterator<Item = &'e Event>, pool: Pool, dice: &[u8]) -> Option<Tried> {
    let mut lying: Option<Lying> = None;
    for event in log {
        if let Some(it) = Lying::of(event).filter(|it| it.pool == pool) {
            lying = Some(it);
        }
        if let Event::Rerolled {
            pool: of,
            dice,
            faces,
            ..
        } = event
            && *of == pool
            && let Some(it) = &mut lying
        {
            it.rerolled(dice, faces);
        }
    }
    let dice: Vec<usize> = dice.iter().map(|it| usize::from(*it)).collect();
    Some(lying?.again(&dice))
}

/// The dice of a pool as they lie, for those that are rolled again.
#[derive(Clone, Debug)]
pub struct Lying {
    who: Thing,
    pool: Pool,
    needed: u8,
    faces: Vec<Face>,
}

impl Lying {
    /// Of a roll that decides something.
    pub fn of(event: &Event) -> Option<Self> {
        match event {
            Event::Rolled {
                unit,
                pool,
                faces,
                needed: Some(needed),
                ..
            } if !faces.is_empty() => Some(Self {
                who: *unit,
                pool: *pool,
                needed: *needed,
                faces: faces.clone(),
            }),
            _ => None,
        }
    }

    pub const fn pool(&self) -> Pool {
        self.pool
    }

    /// The whole throw.
    pub fn tried(&self) -> Tried {
        let all: Vec<usize> = (0..self.faces.len()).collect();
        self.again(&all)
    }

    /// Some of the dice show other faces now; what that was worth.
    pub fn rerolled(&mut self, dice: &[u8], faces: &[Face]) -> Tried {
        let places: Vec<usize> = dice.iter().map(|it| usize::from(*it)).collect();
        for (place, face) in places.iter().zip(faces) {
            if let Some(it) = self.faces.get_mut(*place) {
                *it = *face;
            }
        }
        self.again(&places)
    }

    fn again(&self, dice: &[usize]) -> Tried {
        let (count, expected, succeeded) = match self.pool {
            Pool::Attack | Pool::Defense => {
                let good = 7_u32.saturating_sub(u32::from(self.needed)).min(6);
                let dice = dice.iter().filter_map(|it| self.faces.get(*it));
                let hits = dice.clone().filter(|it| **it >= self.needed).count();
                let count = dice.count() as u32;
                (count, count * good * (ALL / 6), hits as u32)
            }
            Pool::Morale | Pool::Charge => {
                let succeeded = u32::from(self.decides(&self.faces));
                (1, self.ways(dice), succeeded)
            }
        };
        Tried {
            who: self.who,
            pool: self.pool,
            count,
            expected,
            succeeded,
        }
    }

    /// In how many of 36 throws of these dice, the others as they lie, all of them together succeed.
    fn ways(&self, dice: &[usize]) -> u32 {
        let mut ways = 0;
        for first in 1..=6 {
            for second in 1..=6 {
                let mut faces = self.faces.clone();
                for (place, face) in dice.iter().zip([first, second]) {
                    if let Some(it) = faces.get_mut(*place) {
                        *it = face;
                    }
                }
                ways += u32::from(self.decides(&faces));
            }
        }
        ways
    }

    fn decides(&self, faces: &[Face]) -> bool {
        let value = if self.pool == Pool::Morale {
            faces.iter().sum()
        } else {
            faces.iter().copied().min().unwrap_or(0)
        };
        value >= self.needed
    }
}
