//! What the table knows of the standing orders while their dialog is closed.

use leptos::prelude::*;
use westeros::Standing;

/// What the button at the table knows of the dialog behind it.
#[derive(Clone, Copy)]
pub struct Sign {
    /// How often the dialog was opened.
    pub opened: RwSignal<u32>,
    /// The orders as the server has them, once that is known.
    pub stored: RwSignal<Option<Standing>>,
    /// Whether something was changed and not stored.
    pub drafted: RwSignal<bool>,
}
