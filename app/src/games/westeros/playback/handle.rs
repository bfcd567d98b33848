//! What a table shows on its map in the place of the present. What plays it comes when it is needed.

use crate::games::westeros::scene::Scene;
use leptos::{children::ViewFn, prelude::*};
use westeros::AreaSet;

/// Empty while the map shows what is.
#[derive(Clone, Copy)]
pub struct Playback {
    /// The board meanwhile.
    pub scene: RwSignal<Option<Scene>>,
    /// Where one has to look.
    pub sight: RwSignal<AreaSet>,
    /// What moves, in the measures of the map.
    pub marks: RwSignal<Option<ViewFn>>,
    /// Whether the tokens turn over just now.
    pub reveals: RwSignal<bool>,
    /// Told when the viewer acts: nobody is kept from that.
    pub over: Trigger,
}

impl Playback {
    pub fn new() -> Self {
        Self {
            scene: RwSignal::new(None),
            sight: RwSignal::new(AreaSet::EMPTY),
            marks: RwSignal::new(None),
            reveals: RwSignal::new(false),
            over: Trigger::new(),
        }
    }

    /// The present is shown again.
    pub fn end(self) {
        if self.scene.with_untracked(Option::is_some) {
            self.over.notify();
        }
    }
}

/// What moves on the map just now.
#[component]
pub fn Moving(playback: Playback) -> impl IntoView {
    move || playback.marks.get().map(|it| it.run())
}
