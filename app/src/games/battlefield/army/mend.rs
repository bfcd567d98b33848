//! The links that would mend a problem of an army: the same army without it, a link away.

mod spare;

use super::{
    super::{options::SIZES, wording},
    address::Draft,
    edit, names,
};
use battlefield::{
    army::{Army, Company, Problem},
    data::Data,
};
use spare::Counted;

/// A link that mends it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    pub label: String,
    pub draft: Draft,
}

/// The ways out, the gentlest first; none where there is too much to choose from.
pub fn mend(problem: &Problem, draft: &Draft, data: &Data) -> Vec<Way> {
    let army = &draft.army;
    let way = |label: String, army: Army| Way {
        label,
        draft: draft.with(army),
    };
    match problem {
        Problem::Unknown(id) if *id == army.faction => known(army, data, &way),
        Problem::Unknown(id) | Problem::WrongFaction(id) => {
            vec![way(remove(id, data), without(army, id))]
        }
        Problem::OverPoints { by } => {
            let mut ways = spare::ways(army, data, *by, Counted::All, &way);
            let points = army.points(data);
            let larger = SIZES.into_iter().find(|it| *it >= points);
            ways.extend(larger.map(|size| Way {
                label: say!("Play {size} points" | "{size} Punkte spielen"),
                draft: draft.of_size(size),
            }));
            ways
        }
        Problem::TooManyNeutral { by } => spare::ways(army, data, *by, Counted::Neutral, &way),
        Problem::NoCommander => leaders(army, data, &way),
        Problem::TwoCommanders => {
            let mut all: Vec<&str> = Vec::new();
            for id in edit::commanders(army, data) {
                // One who is there twice is kept by one press.
                if !all.contains(&id) {
                    all.push(id);
                }
            }
            let keep = all.into_iter().map(|id| {
                let name = names::any(id, data);
                let label = say!("Keep {name}" | "{name} behalten");
                way(label, only_leader(army, id, data))
            });
            keep.collect()
        }
        Problem::WrongType { attachment, unit } | Problem::SoloAttachment { attachment, unit } => {
            moved(army, (unit, attachment), data, &way)
        }
        Problem::SecondAttachment { unit } => {
            let crowded = |it: &Company| it.unit == *unit && it.attachments.len() > 1;
            let at = army.units.iter().position(crowded);
            let last = at.map(|at| (at, army.units[at].attachments.len() - 1));
            let fewer = last.map(|(at, which)| {
                let label = remove(&army.units[at].attachments[which], data);
                way(label, edit::without_attachment(army, at, which))
            });
            fewer.into_iter().collect()
        }
        Problem::Twice { character } => versions(army, character, data, &way),
        Problem::Missing { unit, character } => {
            let mut ways = persons(army, character, data, &way);
            ways.push(way(remove(unit, data), without(army, unit)));
            ways
        }
        Problem::NoUnits => cheapest(army, data, &way),
        Problem::TooLarge { most } => {
            let mut smaller = army.clone();
            smaller.units.truncate(*most);
            smaller.ncus.truncate(*most);
            let label = say!("Keep the first {most}" | "Die ersten {most} behalten");
            vec![way(label, smaller)]
        }
    }
}

/// So many units are named to begin with.
const OFFERED: usize = 3;

type MakeWay<'a> = dyn Fn(String, Army) -> Way + 'a;

fn remove(id: &str, data: &Data) -> String {
    let name = names::any(id, data);
    say!("Remove {name}" | "{name} entfernen")
}

/// Without whatever has this id.
fn without(army: &Army, id: &str) -> Army {
    let mut army = army.clone();
    army.units.retain(|it| it.unit != id);
    for company in &mut army.units {
        company.attachments.retain(|it| it != id);
    }
    army.ncus.retain(|it| it != id);
    army
}

/// The same army under each faction that people play.
fn known(army: &Army, data: &Data, way: &MakeWay<'_>) -> Vec<Way> {
    let all = data.factions.iter().filter(|it| !names::is_made_up(&it.id));
    let all = all.map(|it| {
        let faction = it.id.clone();
        let army = Army {
            faction,
            ..army.clone()
        };
        let name = names::faction(it);
        way(say!("Play {name}" | "{name} spielen"), army)
    });
    all.collect()
}

/// One of its faction's cheapest units that needs nobody else.
fn cheapest(army: &Army, data: &Data, way: &MakeWay<'_>) -> Vec<Way> {
    let own = data.units.iter().filter(|it| it.faction == army.faction);
    let free = own.filter(|it| !it.commander && it.character.is_none() && it.requires.is_none());
    let mut free: Vec<_> = free.collect();
    free.sort_by_key(|it| it.points);
    let first = free.into_iter().take(OFFERED).map(|it| {
        let (name, points) = (names::unit(it), it.points);
        let label = say!("Add {name} ({points})" | "{name} dazunehmen ({points})");
        way(label, edit::with_unit(army, &it.id))
    });
    first.collect()
}

/// Each of its own faction's commanders at its head.
fn leaders(army: &Army, data: &Data, way: &MakeWay<'_>) -> Vec<Way> {
    let all = data.commanders().filter(|it| it.faction == army.faction);
    all.map(|it| {
        let name = names::any(it.id, data);
        let label = say!("Choose {name}" | "{name} wählen");
        way(label, edit::led_by(army, it.id, data))
    })
    .collect()
}

/// Without the other commanders, and without another of the same id.
fn only_leader(army: &Army, id: &str, data: &Data) -> Army {
    let mut army = army.clone();
    let mut kept = false;
    let mut stays = |leads: bool, one: &String| {
        let stays = !leads || (one == id && !kept);
        kept |= leads && one == id;
        stays
    };
    for company in &mut army.units {
        company
            .attachments
            .retain(|it| stays(data.attachment(it).is_some_and(|it| it.commander), it));
    }
    army.units
        .retain(|it| stays(data.unit(&it.unit).is_some_and(|it| it.commander), &it.unit));
    army.ncus
        .retain(|it| stays(data.ncu(it).is_some_and(|it| it.commander), it));
    army
}

/// In the first unit that can take them instead of this one, or in none.
fn moved(army: &Army, from: (&str, &str), data: &Data, way: &MakeWay<'_>) -> Vec<Way> {
    let (unit, attachment) = from;
    let here = |it: &Company| it.unit == unit && it.attachments.iter().any(|id| id == attachment);
    let Some(at) = army.units.iter().position(here) else {
        return Vec::new();
    };
    let which = army.units[at]
        .attachments
        .iter()
        .position(|id| id == attachment);
    let without = edit::without_attachment(army, at, which.unwrap_or_default());
    let mut ways = Vec::new();
    if let Some(to) = edit::room(&without, attachment, data) {
        let name = wording::dative(&names::any(&army.units[to].unit, data));
        let label = say!("Move to {name}" | "Zu {name} setzen");
        ways.push(way(
            label,
            edit::with_attachment(&without, to, attachment, data),
        ));
    }
    ways.push(way(remove(attachment, data), without));
    ways
}

/// The army with the first of somebody's versions alone.
fn versions(army: &Army, character: &str, data: &Data, way: &MakeWay<'_>) -> Vec<Way> {
    let is = |it: Option<&String>| it.is_some_and(|it| it == character);
    let mut seen: Vec<String> = Vec::new();
    // Whoever stands in a unit that goes is gone with it, and no version any more.
    let mut stays = |id: &String, version: bool| {
        if version {
            seen.push(id.clone());
        }
        !version || seen.len() == 1
    };
    let mut less = Army {
        faction: army.faction.clone(),
        ..Army::default()
    };
    for company in &army.units {
        let unit = data
            .unit(&company.unit)
            .and_then(|it| it.character.as_ref());
        if !stays(&company.unit, is(unit)) {
            continue;
        }
        let mut company = company.clone();
        company.attachments.retain(|id| {
            let one = data.attachment(id).and_then(|it| it.character.as_ref());
            stays(id, is(one))
        });
        less.units.push(company);
    }
    for id in &army.ncus {
        let ncu = data.ncu(id).and_then(|it| it.character.as_ref());
        if stays(id, is(ncu)) {
            less.ncus.push(id.clone());
        }
    }
    match &seen[..] {
        [] | [_] => Vec::new(),
        [_, second] => vec![way(remove(second, data), less)],
        [first, ..] => {
            let name = names::any(first, data);
            vec![way(
                say!("Keep one: {name}" | "Nur einmal behalten: {name}"),
                less,
            )]
        }
    }
}

/// The ways to bring somebody.
fn persons(army: &Army, character: &str, data: &Data, way: &MakeWay<'_>) -> Vec<Way> {
    let is = |it: &Option<String>| it.as_deref() == Some(character);
    let label = |id: &str| {
        let name = names::any(id, data);
        say!("Add {name}" | "{name} dazunehmen")
    };
    let attachments = data.attachments.iter();
    let attachments = attachments.filter(|it| is(&it.character) && edit::is_own(army, &it.faction));
    let joined = attachments.filter_map(|it| {
        let joined = if it.commander {
            edit::led_by(army, &it.id, data)
        } else {
            let at = edit::room(army, &it.id, data)?;
            edit::with_attachment(army, at, &it.id, data)
        };
        Some(way(label(&it.id), joined))
    });
    let ncus = data.ncus.iter();
    let ncus = ncus.filter(|it| is(&it.character) && edit::is_own(army, &it.faction));
    let ncus = ncus.map(|it| way(label(&it.id), edit::with_ncu(army, &it.id)));
    joined.chain(ncus).collect()
}

#[cfg(test)]
mod tests;
