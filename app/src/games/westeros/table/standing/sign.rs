//! The table's knowledge of the standing orders while their dialog is closed.

use leptos::prelude::*;
use westeros::Standing;

/// The knowledge of the button at the table of the dialog behind it.
#[derive(Clone, Copy)]
pub struct Sign {
    /// The number of times that the dialog was opened.
    pub opened: RwSignal<u32>,
    /// The orders as the server has them, once that is known.
    pub stored: RwSignal<Option<Standing>>,
    /// True if something was changed and not stored.
    pub drafted: RwSignal<bool>,
}
