//! Any part of the state, and of what somebody sees.

use super::{super::table::Table, compare::differs};
use crate::{
    Westeros,
    notation::{
        line::{colon, word},
        position::whole,
        problem::Read,
        value::{self, Value},
    },
};
use tabletop::Game;

/// `PATH: VALUE`
pub(super) fn exact(table: &Table, text: &str) -> Read<()> {
    let (path, expected) = colon(text).ok_or("PATH: VALUE expected")?;
    part(&value::to_value(&table.state)?, path, expected)
}

/// `HOUSE: PATH VALUE`, or `spectator`
pub(super) fn view(table: &Table, text: &str) -> Read<()> {
    let (viewer, rest) = colon(text).ok_or("HOUSE: PATH VALUE expected")?;
    let viewer = table.viewer(viewer)?;
    let (path, expected) = word(rest);
    let view = Westeros::view(&table.state, viewer);
    part(
        &value::to_value(&view)?,
        path.trim_end_matches(':'),
        expected,
    )
}

fn part(tree: &Value, path: &str, expected: &str) -> Read<()> {
    let found = value::find(tree, &whole(tree, path))?;
    if value::matches(found, &value::read(expected)?) {
        Ok(())
    } else {
        Err(differs(&format!("{path}: {expected}"), &found.to_string()))
    }
}
