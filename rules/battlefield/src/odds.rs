//! What an attack may come to, as exact chances: what a page shows before anybody rolls.
//!
//! Every number comes from the rules themselves. What somebody may decide on the way is left out
//! (cards, Orders, tokens); only a right to roll attack dice again is used, on all that missed.

mod distribution;
mod effects;
mod foreseen;
mod hits;
mod panic;
#[cfg(test)]
mod tests;
mod wounds;

pub use distribution::Distribution;
pub use foreseen::of_move;

use crate::{
    chapter::attack,
    field::Thing,
    position::{Position, Wall},
    task::Attack,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// How many attack dice are rolled.
    pub dice: u8,
    /// Hits, the automatic ones among them.
    pub hits: Distribution,
    /// Wounds of the attack itself; more than the defender has are counted.
    pub wounds: Distribution,
    /// What the defender loses with the panic test, at most what it has.
    pub lost: Distribution,
    /// In how many of 36 throws it fails its panic test; nothing where it takes none.
    pub panic: Option<u8>,
    /// What the defender has to lose.
    pub health: u32,
}

impl Odds {
    /// The chance that the defender is destroyed, in ten thousandths.
    pub fn destroys(&self) -> u16 {
        self.lost.at_least(self.health as usize)
    }
}

/// More dice than that are never rolled by an attack of the data; their odds are not worked out.
const MOST: u8 = 40;

/// What this attack comes to, whose dice have not been rolled yet.
pub fn of(position: &Position, attack: &Attack) -> Option<Odds> {
    let health = health(position, attack.defender)?;
    let dice = attack::dice(position, attack);
    if dice > MOST || attack.auto_hits > MOST {
        return None;
    }
    let table = hits::Table::new(position, attack, dice);
    let wounds = wounds::of(position, attack, &table);
    let panic = panic::Panic::of(position, attack);
    let lost = panic::lost(&wounds, panic.as_ref(), health);
    Some(Odds {
        dice,
        hits: table.hits(),
        wounds,
        lost,
        panic: panic.map(|it| it.failures()),
        health,
    })
}

fn health(position: &Position, defender: Thing) -> Option<u32> {
    match defender {
        Thing::Unit(number) => {
            let unit = position.units.get(usize::from(number))?;
            Some(unit.strength.health(unit.profile.entry()))
        }
        Thing::Wall(number) => {
            let wall = position.walls.get(usize::from(number))?;
            Some(u32::from(Wall::WOUNDS.saturating_sub(wall.wounds)))
        }
        Thing::Piece(_) => None,
    }
}
