//! The combat under way.

use super::{super::table::Table, differs, same};
use crate::{
    AreaSet, Combat, Event, Side,
    combat::strength as strength_of,
    notation::{
        line::split,
        names::{self, areas_text, army_text},
        problem::Read,
    },
};

/// `7 6`, the attacker's and the defender's.
pub(super) fn strength(table: &Table, text: &str) -> Read<()> {
    let numbers: Vec<i8> = text
        .split([' ', ',', ':', '/'])
        .filter(|it| !it.is_empty())
        .map(names::number)
        .collect::<Read<_>>()?;
    let [attacker, defender] = numbers[..] else {
        return Err("two numbers expected".to_owned());
    };
    let found = strengths(table).ok_or("no combat has been fought")?;
    same(
        &format!("{attacker} {defender}"),
        &format!("{} {}", found.0, found.1),
    )
}

/// Of the combat under way, or as counted last.
fn strengths(table: &Table) -> Option<(i8, i8)> {
    if let Some(combat) = &table.state.combat {
        let total = |side| strength_of(&table.state, combat, side).total();
        return Some((total(Side::Attacker), total(Side::Defender)));
    }
    let events = table.latest.iter().rev().chain(table.earlier.iter().rev());
    events.copied().find_map(|event| match event {
        Event::StrengthCounted { attacker, defender } => Some((attacker, defender)),
        _ => None,
    })
}

fn now(table: &Table) -> Read<Combat> {
    table
        .state
        .combat
        .ok_or_else(|| "no combat is under way".to_owned())
}

/// Areas for the attacker, a stroke, areas for the defender.
pub(super) fn supports(table: &Table, text: &str) -> Read<()> {
    let found = now(table)?.supports;
    let sides = split(text, &['/']);
    let [attacker, defender] = sides[..] else {
        return Err("AREAS / AREAS expected".to_owned());
    };
    let list = |attacker: AreaSet, defender: AreaSet| {
        format!("{} / {}", areas_text(attacker), areas_text(defender))
    };
    same(
        &list(names::areas(attacker)?, names::areas(defender)?),
        &list(found.attacker, found.defender),
    )
}

pub(super) fn attackers(table: &Table, text: &str) -> Read<()> {
    let expected = names::army(text)?;
    same(&army_text(expected), &army_text(now(table)?.attackers))
}

pub(super) fn combat(table: &Table, text: &str) -> Read<()> {
    let expected = names::area(text)?;
    same(&expected.name(), &now(table)?.area.name())
}

pub(super) fn no_combat(table: &Table, _: &str) -> Read<()> {
    match table.state.combat {
        None => Ok(()),
        Some(combat) => Err(differs("no combat", combat.area.name())),
    }
}
