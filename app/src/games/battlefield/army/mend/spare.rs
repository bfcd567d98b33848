//! Removals that mend: the fewest of an army that save so many points, singly, in pairs or in threes.

use super::{MakeWay, Way, names};
use battlefield::{
    army::{Army, Company},
    data::{Data, NEUTRAL},
};
use std::collections::BTreeMap;

/// The points that have to be saved.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Counted {
    All,
    Neutral,
}

/// So many ways are offered.
const OFFERED: usize = 3;

/// A place in an army: a unit with all inside, one of those, or an NCU.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Unit(usize),
    Inside(usize, usize),
    Ncu(usize),
}

impl Place {
    /// Returns that both can be taken away one by one: nobody stands inside of a unit that is gone.
    const fn is_apart(self, other: Self) -> bool {
        match (self, other) {
            (Self::Unit(a), Self::Inside(b, _)) | (Self::Inside(a, _), Self::Unit(b)) => a != b,
            _ => true,
        }
    }
}

/// Somebody who can be taken away.
#[derive(Clone)]
struct Spare {
    place: Place,
    id: String,
    saved: u32,
}

/// Returns the ways to save at least so many points: with as few as can be, those first that save the
/// least. Where even three do not save enough, the dearest go until enough is saved.
pub fn ways(army: &Army, data: &Data, by: u32, counted: Counted, way: &MakeWay<'_>) -> Vec<Way> {
    let all = spares(army, data, counted);
    let mut found = (1..=3)
        .map(|count| sets(&all, count, by))
        .find(|it| !it.is_empty())
        .unwrap_or_else(|| vec![dearest(all, by)]);
    found.retain(|it| !it.is_empty());
    found.sort_by_key(|it| saved(it));
    let mut offered: Vec<Way> = Vec::new();
    for set in found {
        let label = label(&set, data);
        if offered.len() < OFFERED && offered.iter().all(|it| it.label != label) {
            offered.push(way(label, without(army, &set)));
        }
    }
    offered
}

fn saved(set: &[Spare]) -> u32 {
    set.iter().map(|it| it.saved).sum()
}

/// Everybody who costs something and does not lead, nor stands with who does.
fn spares(army: &Army, data: &Data, counted: Counted) -> Vec<Spare> {
    let counts = |faction: &str| counted == Counted::All || faction == NEUTRAL;
    let inside = |id: &String| {
        let found = data.attachment(id).filter(|it| counts(&it.faction));
        found.map_or(0, |it| u32::from(it.points))
    };
    let leads = |id: &String| data.attachment(id).is_some_and(|it| it.commander);
    let mut all = Vec::new();
    let mut note = |place: Place, id: &String, saved: u32| {
        if saved > 0 {
            let id = id.clone();
            all.push(Spare { place, id, saved });
        }
    };
    for (at, Company { unit, attachments }) in army.units.iter().enumerate() {
        if let Some(found) = data.unit(unit).filter(|it| counts(&it.faction))
            && !attachments.iter().any(leads)
        {
            let people: u32 = attachments.iter().map(inside).sum();
            note(Place::Unit(at), unit, u32::from(found.points) + people);
        }
        for (which, id) in attachments.iter().enumerate() {
            note(Place::Inside(at, which), id, inside(id));
        }
    }
    for (at, id) in army.ncus.iter().enumerate() {
        let found = data.ncu(id).filter(|it| counts(&it.faction));
        note(
            Place::Ncu(at),
            id,
            found.map_or(0, |it| u32::from(it.points)),
        );
    }
    all
}

/// All sets of so many that save enough.
fn sets(all: &[Spare], count: usize, by: u32) -> Vec<Vec<Spare>> {
    let mut sets: Vec<(usize, Vec<Spare>)> = vec![(0, Vec::new())];
    for _ in 0..count {
        let grown = sets.iter().flat_map(|(from, set)| {
            let rest = all.iter().enumerate().skip(*from);
            let fits = rest.filter(move |(_, it)| set.iter().all(|of| of.place.is_apart(it.place)));
            fits.map(move |(at, it)| {
                let mut more = set.clone();
                more.push(it.clone());
                (at + 1, more)
            })
        });
        sets = grown.collect();
    }
    let sets = sets.into_iter().map(|(_, set)| set);
    sets.filter(|set| saved(set) >= by).collect()
}

fn dearest(mut all: Vec<Spare>, by: u32) -> Vec<Spare> {
    all.sort_by_key(|it| std::cmp::Reverse(it.saved));
    let mut set: Vec<Spare> = Vec::new();
    for it in all {
        if saved(&set) >= by {
            break;
        }
        if set.iter().all(|of| of.place.is_apart(it.place)) {
            set.push(it);
        }
    }
    set
}

/// "Remove 2 × Stark Outriders and Catelyn Stark (18)".
fn label(set: &[Spare], data: &Data) -> String {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for it in set {
        *counts.entry(names::any(&it.id, data)).or_default() += 1;
    }
    let parts = counts.into_iter().map(|(name, count)| match count {
        1 => name,
        n => format!("{n} × {name}"),
    });
    let parts = parts.collect::<Vec<_>>();
    let listed = parts.join(word!(" and " | " und "));
    let saved = saved(set);
    say!("Remove {listed} ({saved})" | "{listed} entfernen ({saved})")
}

fn without(army: &Army, set: &[Spare]) -> Army {
    let stays = |place: Place| set.iter().all(|it| it.place != place);
    let units = army.units.iter().enumerate();
    let units = units.filter(|(at, _)| stays(Place::Unit(*at)));
    let units = units.map(|(at, company)| {
        let people = company.attachments.iter().enumerate();
        let people = people.filter(|(which, _)| stays(Place::Inside(at, *which)));
        Company {
            unit: company.unit.clone(),
            attachments: people.map(|(_, id)| id.clone()).collect(),
        }
    });
    let ncus = army.ncus.iter().enumerate();
    let ncus = ncus.filter(|(at, _)| stays(Place::Ncu(*at)));
    Army {
        faction: army.faction.clone(),
        units: units.collect(),
        ncus: ncus.map(|(_, id)| id.clone()).collect(),
    }
}
