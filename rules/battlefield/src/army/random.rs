//! Armies that nobody has thought about, for tests and for computers.

use super::{Army, Company};
use crate::data::{Attachment, Data, NEUTRAL, Ncu, Unit};
use tabletop::Dice;

/// A legal army of `faction`, of `size` points at most.
///
/// Whatever keeps it legal is added until nothing more has been found three hundred times.
pub fn random(data: &Data, faction: &str, size: u32, dice: &mut dyn Dice) -> Army {
    let mut army = first_unit(data, faction, size, dice);
    let own = |other: &str| other == army.faction || other == NEUTRAL;
    let offer = Offer {
        units: data.units.iter().filter(|it| own(&it.faction)).collect(),
        attachments: data
            .attachments
            .iter()
            .filter(|it| own(&it.faction))
            .collect(),
        ncus: data.ncus.iter().filter(|it| own(&it.faction)).collect(),
    };
    let mut points = army.points(data);
    let mut misses = 0;
    while misses < 300 {
        let affordable = |it: &Recruit| points + it.points() <= size;
        let Some(more) = offer.pick(&army, dice).filter(affordable) else {
            misses += 1;
            continue;
        };
        more.join(&mut army);
        if army.problems(data, size).is_empty() {
            points += more.points();
        } else {
            more.leave(&mut army);
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
    pick(&pairs, dice).unwrap_or_default()
}

/// Everybody who might join an army.
struct Offer<'d> {
    units: Vec<&'d Unit>,
    attachments: Vec<&'d Attachment>,
    ncus: Vec<&'d Ncu>,
}

/// Somebody who joins it.
#[derive(Clone, Copy)]
enum Recruit<'d> {
    Unit(&'d Unit),
    /// In the unit of that number.
    Attachment(usize, &'d Attachment),
    Ncu(&'d Ncu),
}

impl<'d> Offer<'d> {
    fn pick(&self, army: &Army, dice: &mut dyn Dice) -> Option<Recruit<'d>> {
        match dice.below(3) {
            0 => Some(Recruit::Ncu(pick(&self.ncus, dice)?)),
            1 => {
                let attachment = pick(&self.attachments, dice)?;
                let unit = dice.below(army.units.len().max(1) as u32) as usize;
                (unit < army.units.len()).then_some(Recruit::Attachment(unit, attachment))
            }
            _ => Some(Recruit::Unit(pick(&self.units, dice)?)),
        }
    }
}

impl Recruit<'_> {
    fn points(self) -> u32 {
        u32::from(match self {
            Self::Unit(it) => it.points,
            Self::Attachment(_, it) => it.points,
            Self::Ncu(it) => it.points,
        })
    }

    fn join(self, army: &mut Army) {
        match self {
            Self::Unit(it) => army.units.push(Company {
                unit: it.id.clone(),
                attachments: Vec::new(),
            }),
            Self::Attachment(unit, it) => army.units[unit].attachments.push(it.id.clone()),
            Self::Ncu(it) => army.ncus.push(it.id.clone()),
        }
    }

    /// Takes out whoever joined last.
    fn leave(self, army: &mut Army) {
        match self {
            Self::Unit(_) => drop(army.units.pop()),
            Self::Attachment(unit, _) => drop(army.units[unit].attachments.pop()),
            Self::Ncu(_) => drop(army.ncus.pop()),
        }
    }
}

fn pick<T: Clone>(all: &[T], dice: &mut dyn Dice) -> Option<T> {
    (!all.is_empty()).then(|| all[dice.below(all.len() as u32) as usize].clone())
}
