//! Forecasts of attacks, as exact chances: shown on a page before anybody rolls.
//!
//! Every number comes from the rules themselves. What has to happen on the way is weighed: a charge
//! that arrives Disorderly, a test that the defender makes the attacker take first. What somebody may
//! decide on the way is left out (cards, Orders, tokens); only a right to roll attack dice again is
//! used, on all that missed. It ends with the panic test of the defender and what follows from that.

mod case;
mod distribution;
mod foreseen;
mod hits;
mod panic;
mod steps;
#[cfg(test)]
mod tests;
mod throws;
mod wounds;

pub use distribution::Distribution;
pub use foreseen::of_move;

use crate::{
    chapter::attack,
    dice::least,
    field::Thing,
    position::{Position, Wall},
    task::{Attack, Task},
};
use case::{Case, WHOLE};
use panic::Losses;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The number of attack dice of an attacker that loses nothing before.
    pub dice: u8,
    /// The least face that hits; 1 where every die does.
    pub hits_on: u8,
    /// The least face that saves; nothing where no defense dice are rolled.
    pub saves_on: Option<u8>,
    /// Hits, the automatic ones among them.
    pub hits: Distribution,
    /// Wounds of the attack itself; more than the defender has are counted.
    pub wounds: Distribution,
    /// Wounds that the defender suffers in all, with the panic test, at most what it has. Those that are
    /// restored to it meanwhile do not make that less.
    pub lost: Distribution,
    /// 1 where it is destroyed.
    pub destroyed: Distribution,
    /// 1 where it fails its panic test; 0 where it passes, and where there is none. Walls never
    /// take one.
    pub failed: Option<Distribution>,
    /// 1 where the attacker is gone before its dice.
    pub stopped: Distribution,
    /// The health that the defender has to lose.
    pub health: u32,
}

impl Odds {
    /// The chance that the defender is destroyed, in ten thousandths.
    pub fn destroys(&self) -> u16 {
        self.destroyed.exactly(1)
    }

    /// The chance that it fails its panic test, in ten thousandths of all attacks.
    pub fn panics(&self) -> Option<u16> {
        Some(self.failed.as_ref()?.exactly(1))
    }

    /// The chance that there is no attack at all, in ten thousandths.
    pub fn stops(&self) -> u16 {
        self.stopped.exactly(1)
    }
}

/// More dice than that are never rolled by an attack of the data; their odds are not worked out.
const MOST: u8 = 40;

/// Returns the odds of an attack whose dice have not been rolled yet and before which nothing more
/// has to happen.
pub fn of(position: &Position, attack: &Attack) -> Option<Odds> {
    let mut position = position.clone();
    position.agenda.push(Task::Attack(Box::new(attack.clone())));
    let case = Case::new(position, WHOLE);
    of_cases(&case, vec![case.clone()])
}

/// Returns the odds of several cases together, of which each has its attack on the agenda; `before` is
/// one to which nothing had happened yet.
fn of_cases(before: &Case, cases: Vec<Case>) -> Option<Odds> {
    let attack = before.position.attack()?;
    let (dice, defender) = (attack::dice(&before.position, attack), attack.defender);
    let reading = attack::reading(&before.position, attack);
    let save = attack::save(&before.position, attack);
    let health = health(&before.position, defender)?;
    let cases = case::merged(cases);
    let all: Vec<One> = cases.iter().map(One::of).collect::<Option<_>>()?;
    let mixed = |of: fn(&One) -> &Distribution| {
        let parts = cases.iter().zip(&all);
        let parts: Vec<_> = parts.map(|(case, it)| (case.weight, of(it))).collect();
        Distribution::mixed(&parts)
    };
    Some(Odds {
        dice,
        hits_on: least(|face| reading.hit_by(face)),
        saves_on: save.map(|save| least(|face| save.by(face))),
        hits: mixed(|it| &it.hits),
        wounds: mixed(|it| &it.wounds),
        lost: mixed(|it| &it.losses.lost),
        destroyed: mixed(|it| &it.losses.destroyed),
        failed: defender.unit().map(|_| mixed(|it| &it.losses.failed)),
        stopped: mixed(|it| &it.stopped),
        health,
    })
}

/// The odds of one case.
struct One {
    hits: Distribution,
    wounds: Distribution,
    losses: Losses,
    /// 1 where there is no attack.
    stopped: Distribution,
}

impl One {
    fn of(case: &Case) -> Option<Self> {
        let position = &case.position;
        let attack = position.attack()?;
        let stands = position.stands(attack.defender);
        let here = |thing: Thing| {
            thing
                .unit()
                .is_none_or(|id| position.unit(id).is_on_table())
        };
        if !stands || !here(attack.attacker) {
            return Some(Self {
                hits: Distribution::only(0),
                wounds: Distribution::only(0),
                losses: Losses::none(case.lost, !stands),
                stopped: Distribution::only(1),
            });
        }
        let health = health(position, attack.defender)?;
        let dice = attack::dice(position, attack);
        if dice > MOST || attack.auto_hits > MOST {
            return None;
        }
        let table = hits::Table::new(position, attack, dice);
        let wounds = wounds::of(position, attack, &table);
        Some(Self {
            hits: table.hits(),
            losses: Losses::of(case, attack, &wounds, health),
            wounds,
            stopped: Distribution::only(0),
        })
    }
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
