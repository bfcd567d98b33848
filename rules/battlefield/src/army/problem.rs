//! The problems that keep an army from playing.

use super::{Army, Company, MOST};
use crate::data::{Data, NEUTRAL};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One reason; an army is told all of them at once. Names are ids of the data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Problem {
    /// Nothing in the data has this id.
    Unknown(String),
    OverPoints {
        by: u32,
    },
    WrongFaction(String),
    TooManyNeutral {
        by: u32,
    },
    NoCommander,
    TwoCommanders,
    /// The attachment joins units of another kind.
    WrongType {
        attachment: String,
        unit: String,
    },
    SoloAttachment {
        attachment: String,
        unit: String,
    },
    SecondAttachment {
        unit: String,
    },
    /// The same person, in whatever version.
    Twice {
        character: String,
    },
    Missing {
        unit: String,
        character: String,
    },
    NoUnits,
    TooLarge {
        most: usize,
    },
}

pub fn find(army: &Army, data: &Data, size: u32) -> Vec<Problem> {
    let mut problems = unknown(army, data);
    let points = army.points(data);
    if points > size {
        problems.push(Problem::OverPoints { by: points - size });
    }
    problems.extend(factions(army, data, size));
    problems.extend(commander(army, data));
    for company in &army.units {
        problems.extend(attachments(company, data));
    }
    problems.extend(characters(army, data));
    if army.units.is_empty() {
        problems.push(Problem::NoUnits);
    }
    if army.units.len().max(army.ncus.len()) > MOST {
        problems.push(Problem::TooLarge { most: MOST });
    }
    problems
}

fn unknown(army: &Army, data: &Data) -> Vec<Problem> {
    let mut unknown = Vec::new();
    let mut check = |id: &String, known: bool| {
        if !known {
            unknown.push(Problem::Unknown(id.clone()));
        }
    };
    check(&army.faction, data.faction(&army.faction).is_some());
    for company in &army.units {
        check(&company.unit, data.unit(&company.unit).is_some());
        for id in &company.attachments {
            check(id, data.attachment(id).is_some());
        }
    }
    for id in &army.ncus {
        check(id, data.ncu(id).is_some());
    }
    unknown
}

/// Everybody it names: id, faction and points.
fn members<'d>(army: &Army, data: &'d Data) -> Vec<(&'d str, &'d str, u8)> {
    let units = army
        .units(data)
        .map(|unit| (&unit.id, &unit.faction, unit.points));
    let attachments = army.attachments(data);
    let attachments = attachments.map(|one| (&one.id, &one.faction, one.points));
    let ncus = army
        .ncus(data)
        .map(|ncu| (&ncu.id, &ncu.faction, ncu.points));
    let all = units.chain(attachments).chain(ncus);
    all.map(|(id, faction, points)| (id.as_str(), faction.as_str(), points))
        .collect()
}

fn factions(army: &Army, data: &Data, size: u32) -> Vec<Problem> {
    let members = members(army, data);
    let mut strangers: Vec<&str> = members
        .iter()
        .filter(|(_, faction, _)| *faction != army.faction && *faction != NEUTRAL)
        .map(|(id, _, _)| *id)
        .collect();
    strangers.sort_unstable();
    strangers.dedup();
    let mut problems: Vec<Problem> = strangers
        .into_iter()
        .map(|id| Problem::WrongFaction(id.to_owned()))
        .collect();
    if army.faction != NEUTRAL {
        let neutral = members.iter().filter(|(_, faction, _)| *faction == NEUTRAL);
        let neutral: u32 = neutral.map(|(_, _, points)| u32::from(*points)).sum();
        if neutral > size / 2 {
            problems.push(Problem::TooManyNeutral {
                by: neutral - size / 2,
            });
        }
    }
    problems
}

fn commander(army: &Army, data: &Data) -> Option<Problem> {
    let attachments = army.attachments(data).filter(|one| one.commander).count();
    let ncus = army.ncus(data).filter(|one| one.commander).count();
    let units = army.units(data).filter(|one| one.commander).count();
    match attachments + ncus + units {
        0 => Some(Problem::NoCommander),
        1 => None,
        _ => Some(Problem::TwoCommanders),
    }
}

fn attachments(company: &Company, data: &Data) -> Vec<Problem> {
    let mut problems = Vec::new();
    let Some(unit) = data.unit(&company.unit) else {
        return problems;
    };
    let named = company
        .attachments
        .iter()
        .filter_map(|id| data.attachment(id));
    for attachment in named {
        let (attachment, kind) = (attachment.id.clone(), attachment.kind);
        let unit_id = unit.id.clone();
        if unit.solo {
            problems.push(Problem::SoloAttachment {
                attachment,
                unit: unit_id,
            });
        } else if kind != unit.kind {
            problems.push(Problem::WrongType {
                attachment,
                unit: unit_id,
            });
        }
    }
    if company.attachments.len() > 1 {
        problems.push(Problem::SecondAttachment {
            unit: unit.id.clone(),
        });
    }
    problems
}

fn characters(army: &Army, data: &Data) -> Vec<Problem> {
    let mut count: BTreeMap<&str, usize> = BTreeMap::new();
    let units = army
        .units(data)
        .filter_map(|unit| unit.character.as_deref());
    let attachments = army.attachments(data);
    let attachments = attachments.filter_map(|one| one.character.as_deref());
    let ncus = army.ncus(data).filter_map(|ncu| ncu.character.as_deref());
    for character in units.chain(attachments).chain(ncus) {
        *count.entry(character).or_default() += 1;
    }
    let twice = count.iter().filter(|(_, count)| **count > 1);
    let twice = twice.map(|(character, _)| Problem::Twice {
        character: (*character).to_owned(),
    });
    let missing = army.units(data).filter_map(|unit| {
        let character = unit.requires.as_deref()?;
        (!count.contains_key(character)).then(|| Problem::Missing {
            unit: unit.id.clone(),
            character: character.to_owned(),
        })
    });
    twice.chain(missing).collect()
}
