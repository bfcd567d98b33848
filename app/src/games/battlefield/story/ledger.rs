//! Wounds by unit: dealt, suffered, and what they cost.

use battlefield::{
    event::Event,
    field::Thing,
    position::{Position, Unit, UnitId},
};

/// The losses of a unit, and those of others by it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    pub unit: UnitId,
    /// Wounds of its attacks, and of the panic after them.
    pub dealt: u32,
    pub suffered: u32,
    /// Models that fell, those that came back among them.
    pub models: u32,
    pub destroyed: bool,
    health: u32,
    standing: u32,
}

impl Account {
    fn new(unit: UnitId, of: &Unit) -> Self {
        let mut it = Self {
            unit,
            dealt: 0,
            suffered: 0,
            models: 0,
            destroyed: false,
            health: 0,
            standing: 0,
        };
        it.renew(of);
        it
    }

    /// Whole, as it was deployed.
    fn renew(&mut self, of: &Unit) {
        let profile = of.profile.entry();
        self.standing = u32::from(profile.models);
        self.health = self.standing * u32::from(profile.wounds_per_model);
    }

    /// Loses no more than it has left: what `wounds` exceed that is credited to nobody.
    fn suffer(&mut self, wounds: u16, models_left: u8) -> u32 {
        let lost = u32::from(wounds).min(self.health);
        self.health -= lost;
        self.suffered += lost;
        let left = u32::from(models_left);
        self.models += self.standing.saturating_sub(left);
        self.standing = left;
        lost
    }
}

/// An account for each unit, in the order of their numbers.
pub fn accounts<'e>(position: &Position, events: impl Iterator<Item = &'e Event>) -> Vec<Account> {
    let mut all: Vec<Account> = position
        .units()
        .map(|(id, unit)| Account::new(id, unit))
        .collect();
    let mut attacker: Option<Thing> = None;
    for event in events {
        match event {
            Event::Attacked { attacker: it, .. } => attacker = Some(*it),
            Event::TurnBegan { .. }
            | Event::Selected(_)
            | Event::NcuSelected(_)
            | Event::Moved { .. }
            | Event::ActivationEnded(_)
            | Event::RoundEnded { .. } => attacker = None,
            Event::Wounded {
                unit,
                wounds,
                models_left,
                ..
            } => {
                let lost = match account(&mut all, *unit) {
                    Some(it) => it.suffer(*wounds, *models_left),
                    None => u32::from(*wounds),
                };
                let enemy = attacker.filter(|it| !are_friends(position, *it, *unit));
                if let Some(it) = enemy.and_then(|it| account(&mut all, it)) {
                    it.dealt += lost;
                }
            }
            Event::Restored {
                unit,
                wounds,
                models,
            } => {
                if let Some(it) = account(&mut all, unit.thing()) {
                    it.health += u32::from(*wounds);
                    it.standing += u32::from(*models);
                }
            }
            Event::Destroyed { unit, .. } => {
                if let Some(it) = account(&mut all, *unit) {
                    it.destroyed = true;
                }
            }
            Event::Deployed { unit, .. } => {
                // Whoever was destroyed and comes back is whole again.
                if let Some(it) = account(&mut all, unit.thing()).filter(|it| it.destroyed) {
                    it.destroyed = false;
                    it.renew(position.unit(*unit));
                }
            }
            _ => {}
        }
    }
    all
}

fn account(all: &mut [Account], thing: Thing) -> Option<&mut Account> {
    all.get_mut(usize::from(thing.unit()?.0))
}

fn are_friends(position: &Position, one: Thing, other: Thing) -> bool {
    let owners = (position.owner(one), position.owner(other));
    matches!(owners, (Some(one), Some(other)) if position.friends(one, other))
}
