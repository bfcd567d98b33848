//! What the table knows of the standing orders while their dialog is closed.

use leptos::prelude::*;

/// What the button at the table knows of the dialog behind it.
#[derive(Clone, Copy)]
pub struct Sign {
    /// How often the dialog was opened.
    pub opened: RwSignal<u32>,
    /// How many orders stand.
    pub count: RwSignal<usize>,
    /// Whether something was changed and not stored.
    pub drafted: RwSignal<bool>,
}
