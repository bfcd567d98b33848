//! The expectations about what houses have beside the board and how large their armies are.

use super::{
    super::table::Table,
    compare::{differs, same},
};
use crate::{
    House, State,
    board::BUILDINGS,
    general::control::count,
    general::kings_court::stars_of,
    general::supply,
    notation::{
        line::{is_nothing, items, word},
        names::{self, houses_text, joined, short},
        problem::Read,
    },
};

/// `LA 3, ST 1`
fn amounts(table: &Table, text: &str, amount: impl Fn(&State, House) -> u8) -> Read<()> {
    let expected: Vec<(House, u8)> = items(text)
        .into_iter()
        .map(|item| {
            let (house, amount) = word(item);
            Ok((names::house(house)?, names::number(amount)?))
        })
        .collect::<Read<_>>()?;
    let list = |pairs: Vec<(House, u8)>| {
        joined(
            pairs
                .into_iter()
                .map(|(house, amount)| format!("{} {amount}", short(house))),
        )
    };
    let found = expected
        .iter()
        .map(|&(house, _)| (house, amount(&table.state, house)))
        .collect();
    same(&list(expected), &list(found))
}

pub(super) fn supply(table: &Table, text: &str) -> Read<()> {
    amounts(table, text, |state, house| state.supply[house])
}

pub(super) fn power(table: &Table, text: &str) -> Read<()> {
    amounts(table, text, |state, house| state.power[house])
}

pub(super) fn stars(table: &Table, text: &str) -> Read<()> {
    amounts(table, text, |state, house| stars_of(state, house))
}

pub(super) fn castles(table: &Table, text: &str) -> Read<()> {
    amounts(table, text, |state, house| count(state, house, BUILDINGS))
}

pub(super) fn in_play(table: &Table, text: &str) -> Read<()> {
    same(
        &houses_text(names::house_set(text)?.iter()),
        &houses_text(table.state.houses().iter().copied()),
    )
}

pub(super) fn committed(table: &Table, text: &str) -> Read<()> {
    same(
        &houses_text(names::house_set(text)?.iter()),
        &houses_text(table.state.committed.iter()),
    )
}

/// `LA F 3, LA K 0`
pub(super) fn figures(table: &Table, text: &str) -> Read<()> {
    for item in items(text) {
        let (house, rest) = word(item);
        let (unit, figures) = word(rest);
        let expected: u8 = names::number(figures)?;
        let found = table
            .state
            .figures_left(names::house(house)?, names::unit(unit)?);
        if expected != found {
            return Err(differs(item, &found));
        }
    }
    Ok(())
}

pub(super) fn conforms(table: &Table, text: &str) -> Read<()> {
    conforming(table, text).and_then(|it| {
        if it {
            Ok(())
        } else {
            Err(differs("conforms", &sizes(table, names::house(text)?)))
        }
    })
}

pub(super) fn not_conforms(table: &Table, text: &str) -> Read<()> {
    conforming(table, text).and_then(|it| {
        if it {
            Err(differs(
                "does not conform",
                &sizes(table, names::house(text)?),
            ))
        } else {
            Ok(())
        }
    })
}

fn conforming(table: &Table, text: &str) -> Read<bool> {
    Ok(supply::conforms(&table.state, names::house(text)?))
}

/// `LA 3 2 2`
pub(super) fn armies(table: &Table, text: &str) -> Read<()> {
    let (house, expected) = word(text);
    let house = names::house(house)?;
    let expected = if is_nothing(expected) {
        "nothing".to_owned()
    } else {
        let sizes: Vec<u8> = expected
            .split([' ', ','])
            .filter(|it| !it.is_empty())
            .map(names::number)
            .collect::<Read<_>>()?;
        listed(sizes)
    };
    same(&expected, &sizes(table, house))
}

/// The sizes of the armies, greatest first.
fn sizes(table: &Table, house: House) -> String {
    let state = &table.state;
    listed(
        state
            .areas_with_units(house)
            .iter()
            .map(|area| state.units[area].len())
            .filter(|&size| size > 1)
            .collect(),
    )
}

fn listed(mut sizes: Vec<u8>) -> String {
    sizes.sort_unstable_by(|left, right| right.cmp(left));
    joined(sizes.into_iter().map(|size| size.to_string()))
}
