//! What a table shows on its map in the place of the present. What plays it comes when it is needed.

use crate::{games::westeros::scene::Scene, reactive::memo};
use leptos::{children::ViewFn, prelude::*};
use westeros::{AreaSet, View};

/// Empty while the map shows what is.
#[derive(Clone, Copy)]
pub struct Playback {
    /// The board meanwhile.
    pub scene: RwSignal<Option<Scene>>,
    /// How the game stood then, for what tells of it beside the map.
    pub then: RwSignal<Option<View>>,
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
            then: RwSignal::new(None),
            sight: RwSignal::new(AreaSet::EMPTY),
            marks: RwSignal::new(None),
            reveals: RwSignal::new(false),
            over: Trigger::new(),
        }
    }

    /// Returns true while the map shows something else than the present.
    pub fn plays(self) -> bool {
        self.scene.with(Option::is_some)
    }

    /// The state of the game that the map shows, where `now` is the present.
    pub fn shown(self, now: Memo<View>) -> Memo<View> {
        memo(move |_| self.then.get().unwrap_or_else(|| now.get()))
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
