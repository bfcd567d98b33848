//! The moments that a table shows on its map in the place of the present. What plays it comes when it is needed.

use super::past::Past;
use crate::{games::westeros::scene::Scene, reactive::memo};
use leptos::{children::ViewFn, prelude::*};
use westeros::{AreaSet, View};

/// Empty while the map shows what is.
#[derive(Clone, Copy)]
pub struct Playback {
    /// The board meanwhile.
    pub scene: RwSignal<Option<Scene>>,
    /// The game as it stood then, for what tells of it beside the map.
    pub then: RwSignal<Option<View>>,
    /// The outcome of the moment that is looked back at.
    pub past: RwSignal<Option<Past>>,
    /// The areas to look at.
    pub sight: RwSignal<AreaSet>,
    /// The moves, in the measures of the map.
    pub marks: RwSignal<Option<ViewFn>>,
    /// True if the tokens turn over just now.
    pub reveals: RwSignal<bool>,
    /// Told when the viewer acts: nobody is kept from that.
    pub over: Trigger,
}

impl Playback {
    pub fn new() -> Self {
        Self {
            scene: RwSignal::new(None),
            then: RwSignal::new(None),
            past: RwSignal::new(None),
            sight: RwSignal::new(AreaSet::EMPTY),
            marks: RwSignal::new(None),
            reveals: RwSignal::new(false),
            over: Trigger::new(),
        }
    }

    /// Returns true while the map shows a moment of the past: in play, or looked back at.
    pub fn is_away(self) -> bool {
        self.plays() || self.past.with(Option::is_some)
    }

    /// Returns true while the map shows something else than the present.
    pub fn plays(self) -> bool {
        self.scene.with(Option::is_some)
    }

    /// The board that the map shows, where `now` is the present, or the moment that is looked back at.
    pub fn board(self, now: Memo<Scene>) -> Memo<Scene> {
        memo(move |_| {
            let past = || self.past.with(|past| Past::over(past.as_ref(), now.get()));
            self.scene.get().unwrap_or_else(past)
        })
    }

    /// The areas that are to be seen now; none where nothing is shown of them.
    pub fn places(self) -> AreaSet {
        let areas = self.sight.get();
        let past = |past: &Past| past.areas;
        if areas.is_empty() {
            let past = self.past.with(|it| it.as_ref().map(past));
            past.unwrap_or(AreaSet::EMPTY)
        } else {
            areas
        }
    }

    /// The state of the game that the map shows, where `now` is the present.
    pub fn shown(self, now: Memo<View>) -> Memo<View> {
        memo(move |_| {
            let now = now.get();
            let past = || {
                self.past
                    .with(|it| it.as_ref().map_or(now, |it| it.then(now)))
            };
            self.then.get().unwrap_or_else(past)
        })
    }

    /// The present is shown again.
    pub fn end(self) {
        if self.scene.with_untracked(Option::is_some) {
            self.over.notify();
        }
    }
}

/// Draws what moves on the map just now.
#[component]
pub fn Moving(playback: Playback) -> impl IntoView {
    move || playback.marks.get().map(|it| it.run())
}
