//! The expectations about who is asked what.

use super::{
    super::{reason, table::Table},
    compare::differs,
};
use crate::{
    HouseSet, Prompt,
    notation::{
        line::colon,
        names::{self, houses_text},
        problem::Read,
        value,
    },
};

/// `LA, ST`, `nobody` or `LA: QUESTION`.
pub(super) fn asked(table: &Table, text: &str) -> Read<()> {
    if let Some((house, question)) = colon(text) {
        let house = names::house(house)?;
        value::known::<Prompt>(question)?;
        let open = table.question(house);
        let right = match &open {
            Some(open) => reason::is(&open.prompt, question)?,
            None => false,
        };
        return if right {
            Ok(())
        } else {
            Err(differs(text, &table.waiting()))
        };
    }
    let expected = names::house_set(text)?;
    if expected == waited_for(table) {
        Ok(())
    } else {
        Err(differs(&houses_text(expected.iter()), &table.waiting()))
    }
}

pub(super) fn not_asked(table: &Table, text: &str) -> Read<()> {
    let waited_for = waited_for(table);
    let houses = names::house_set(text)?;
    if houses.iter().next().is_none() {
        return Err("a house expected: who is not asked".to_owned());
    }
    for house in houses.iter() {
        if waited_for.contains(house) {
            return Err(differs(&format!("not asked {text}"), &table.waiting()));
        }
    }
    Ok(())
}

fn waited_for(table: &Table) -> HouseSet {
    let required = table.required();
    required
        .iter()
        .filter_map(|it| table.house_of(it))
        .collect()
}
