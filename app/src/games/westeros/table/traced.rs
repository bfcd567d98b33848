//! A plan drawn over the map, and areas taken from the map for one. What draws it and what takes
//! them comes with the chat; here is only the place for it.

use leptos::{children::ViewFn, prelude::*};
use std::sync::Arc;
use westeros::Area;

/// A plan that the map shows.
#[derive(Clone)]
pub struct Traced {
    /// The line it came with; empty for one in the making.
    pub id: String,
    /// In the measures of the map.
    pub marks: ViewFn,
    /// The view that explains the marks, with a way to be rid of them.
    pub legend: ViewFn,
}

/// A function that takes the next area of the map.
#[derive(Clone)]
pub struct Pointing(pub Arc<dyn Fn(Area) + Send + Sync>);

/// Given to everything at one table.
#[derive(Clone, Copy)]
pub struct Tracing {
    /// The plan that the map shows besides.
    pub traced: RwSignal<Option<Traced>>,
    /// The function that takes the areas that are chosen on the map, in the place of the draft.
    pub pointing: RwSignal<Option<Pointing>>,
}

impl Tracing {
    pub fn provide() -> Self {
        let it = Self {
            traced: RwSignal::new(None),
            pointing: RwSignal::new(None),
        };
        provide_context(it);
        it
    }
}

#[component]
pub fn Marks(tracing: Tracing) -> impl IntoView {
    move || tracing.traced.get().map(|it| it.marks.run())
}

#[component]
pub fn Legend(tracing: Tracing) -> impl IntoView {
    move || tracing.traced.get().map(|it| it.legend.run())
}
