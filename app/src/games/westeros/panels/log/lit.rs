//! The areas that a line of the log lights on the map.

use leptos::prelude::*;
use westeros::AreaSet;

/// Given to everything at one table.
#[derive(Clone, Copy)]
pub struct Lit(pub RwSignal<AreaSet>);

impl Lit {
    pub fn provide() {
        provide_context(Self(RwSignal::new(AreaSet::EMPTY)));
    }

    /// Lights these and no others. Without a table there is nothing to light.
    pub fn show(areas: AreaSet) {
        if let Some(Self(lit)) = use_context() {
            lit.set(areas);
        }
    }
}
