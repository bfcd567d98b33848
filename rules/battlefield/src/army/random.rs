//! Armies that nobody has thought about, for tests and for computers.

use super::{Army, Company};
use crate::data::{Data, NEUTRAL, Unit};
use tabletop::Dice;

/// A legal army of `faction`, of `size` points at most.
///
/// Whatever keeps it legal is added until nothing more has been found three hundred times.
pub fn random(data: &Data, faction: &str, size: u32, dice: &mut dyn Dice) -> Army {
    let mut army = first_unit(data, faction, size, dice);
    let mut misses = 0;
    while misses < 300 {
        let mut larger = army.clone();
        grow(&mut larger, data, dice);
        if larger.points(data) <= size && larger.problems(data, size).is_empty() {
            army = larger;
        } else {
            misses += 1;
        }
    }
    army
}

/// A commander in a unit that can take them.
fn first_unit(data: &Data, faction: &str, size: u32, dice: &mut dyn Dice) -> Army {
    let own = |other: &str| other == faction || other == NEUTRAL;
    let commanders = data.attachments.iter();
    let commanders = commanders.filter(|one| one.commander && own(&one.faction));
    let pairs: Vec<Army> = commanders
        .flat_map(|commander| {
            let fits = |unit: &&Unit| own(&unit.faction) && unit.kind == commander.kind;
            data.units.iter().filter(fits).map(move |unit| Army {
                faction: faction.to_owned(),
                units: vec![Company {
                    unit: unit.id.clone(),
                    attachments: vec![commander.id.clone()],
                }],
                ncus: Vec::new(),
            })
        })
        .filter(|army| army.problems(data, size).is_empty())
        .collect();
    pick(&pairs, dice).cloned().unwrap_or_default()
}

fn grow(army: &mut Army, data: &Data, dice: &mut dyn Dice) {
    let own = |faction: &str| faction == army.faction || faction == NEUTRAL;
    match dice.below(3) {
        0 => {
            let ncus: Vec<_> = data.ncus.iter().filter(|one| own(&one.faction)).collect();
            army.ncus
                .extend(pick(&ncus, dice).map(|ncu| ncu.id.clone()));
        }
        1 => {
            let all = data.attachments.iter().filter(|one| own(&one.faction));
            let attachment = pick(&all.collect::<Vec<_>>(), dice).map(|one| one.id.clone());
            let unit = dice.below(army.units.len().max(1) as u32) as usize;
            if let Some(company) = army.units.get_mut(unit) {
                company.attachments.extend(attachment);
            }
        }
        _ => {
            let units: Vec<_> = data.units.iter().filter(|one| own(&one.faction)).collect();
            army.units.extend(pick(&units, dice).map(|unit| Company {
                unit: unit.id.clone(),
                attachments: Vec::new(),
            }));
        }
    }
}

fn pick<'a, T>(all: &'a [T], dice: &mut dyn Dice) -> Option<&'a T> {
    (!all.is_empty()).then(|| &all[dice.below(all.len() as u32) as usize])
}
