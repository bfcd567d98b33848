//! The values of a unit as they are now: its card and the question about it show the same.

use battlefield::{
    data::Attack,
    geometry::Mil,
    position::{Position, UnitId},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Values {
    pub speed: Mil,
    pub defense: u8,
    pub morale: u8,
    /// The number of ranks that it has lost.
    pub lost: usize,
}

/// The number of dice with so many ranks left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    pub left: usize,
    pub dice: u8,
    pub now: bool,
}

pub fn values(position: &Position, id: UnitId) -> Values {
    let unit = position.unit(id);
    let profile = unit.profile.entry();
    Values {
        speed: position.speed(id),
        defense: profile.defense,
        morale: profile.morale,
        lost: usize::from(unit.ranks_lost()),
    }
}

/// Returns the dice of an attack by the ranks that are left, the whole unit first.
pub fn rows(attack: &Attack, lost: usize) -> Vec<Row> {
    let lowest = attack.dice.len().saturating_sub(1);
    let row = |(gone, dice): (usize, &u8)| Row {
        left: attack.dice.len() - gone,
        dice: *dice,
        now: gone == lost.min(lowest),
    };
    attack.dice.iter().enumerate().map(row).collect()
}

/// Returns the number of dice that an attack rolls now.
pub fn dice_now(attack: &Attack, lost: usize) -> u8 {
    let lowest = attack.dice.len().saturating_sub(1);
    attack.dice.get(lost.min(lowest)).copied().unwrap_or(0)
}
