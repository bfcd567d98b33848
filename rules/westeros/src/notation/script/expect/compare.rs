//! The difference between what was expected and what was found.

use crate::notation::problem::Read;
use std::fmt::Display;

/// Both are the same, or what they are.
pub(super) fn same<T: PartialEq + Display>(expected: &T, found: &T) -> Read<()> {
    if expected == found {
        Ok(())
    } else {
        Err(differs(expected, found))
    }
}

pub(super) fn differs(
    expected: &(impl Display + ?Sized),
    found: &(impl Display + ?Sized),
) -> String {
    format!("expected: {expected}\n   found: {found}")
}
