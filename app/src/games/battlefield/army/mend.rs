//! What would mend a problem of an army: the same army without it, a link away.

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
        Problem::Unknown(id) if *id == army.faction => Vec::new(),
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
            let all = edit::commanders(army, data).into_iter();
            let keep = all.map(|id| {
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
        Problem::NoUnits => Vec::new(),
        Problem::TooLarge { most } => {
            let mut smaller = army.clone();
            smaller.units.truncate(*most);
            smaller.ncus.truncate(*most);
            let label = say!("Keep the first {most}" | "Die ersten {most} behalten");
            vec![way(label, smaller)]
        }
    }
}

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
    let kind = data.attachment(attachment).map(|it| it.kind);
    let room = without.units.iter().position(|it| {
        let unit = data.unit(&it.unit);
        it.attachments.is_empty() && unit.is_some_and(|it| !it.solo && Some(it.kind) == kind)
    });
    let mut ways = Vec::new();
    if let Some(to) = room {
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

/// The army without each but one of somebody's versions.
fn versions(army: &Army, character: &str, data: &Data, way: &MakeWay<'_>) -> Vec<Way> {
    let is = |it: Option<&String>| it.is_some_and(|it| it == character);
    let (mut ways, mut seen) = (Vec::new(), 0);
    let mut note = |id: &str, less: Army| {
        seen += 1;
        if seen > 1 {
            ways.push(way(remove(id, data), less));
        }
    };
    for (at, company) in army.units.iter().enumerate() {
        let unit = data.unit(&company.unit);
        if is(unit.and_then(|it| it.character.as_ref())) {
            note(&company.unit, edit::without_unit(army, at));
        }
        for (which, id) in company.attachments.iter().enumerate() {
            let attachment = data.attachment(id);
            if is(attachment.and_then(|it| it.character.as_ref())) {
                note(id, edit::without_attachment(army, at, which));
            }
        }
    }
    for (at, id) in army.ncus.iter().enumerate() {
        if is(data.ncu(id).and_then(|it| it.character.as_ref())) {
            note(id, edit::without_ncu(army, at));
        }
    }
    ways
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
            let room = army.units.iter().position(|company| {
                let unit = data.unit(&company.unit);
                company.attachments.is_empty()
                    && unit.is_some_and(|unit| !unit.solo && unit.kind == it.kind)
            });
            edit::with_attachment(army, room?, &it.id, data)
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
