//! The combat under way.

use super::{
    super::table::Table,
    compare::{differs, same},
};
use crate::{
    AreaSet, Combat, Event, Side,
    chapters::combat::strength as strength_of,
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

/// As it was counted in the combat under way, or as it is there now; without a combat, as it was
/// counted last.
fn strengths(table: &Table) -> Option<(i8, i8)> {
    let events = table.latest.iter().rev().chain(table.earlier.iter().rev());
    let mut counted = None;
    for &event in events {
        match event {
            Event::StrengthCounted { attacker, defender } => {
                counted = Some((attacker, defender));
                break;
            }
            Event::CombatBegan { .. } if table.state.combat.is_some() => break,
            _ => {}
        }
    }
    counted.or_else(|| {
        let combat = table.state.combat.as_ref()?;
        let total = |side| strength_of(&table.state, combat, side).total();
        Some((total(Side::Attacker), total(Side::Defender)))
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
