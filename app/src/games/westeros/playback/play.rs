//! Plays frames one after the other, and stops as soon as somebody wants something else.

use super::{Frame, handle::Playback, pace::Pace, reel::Reel, walk::Walking};
use crate::browser::after;
use crate::reactive::effect;
use leptos::{children::ViewFn, prelude::*};
use std::{sync::Arc, time::Duration};

/// The frames that are played, and how far that has come.
#[derive(Clone, Copy)]
pub struct Player {
    playback: Playback,
    /// The events since the viewer's own last decision.
    pub reel: RwSignal<Reel>,
    /// The frames that are played of it.
    frames: RwSignal<Vec<Arc<Frame>>>,
    /// The number of the one that is on the map; `None` is the present.
    at: RwSignal<Option<usize>>,
    pub paused: RwSignal<bool>,
    pub pace: RwSignal<Pace>,
}

impl Player {
    pub fn new(playback: Playback, pace: Pace) -> Self {
        let player = Self {
            playback,
            reel: RwSignal::new(Reel::default()),
            frames: RwSignal::new(Vec::new()),
            at: RwSignal::new(None),
            paused: RwSignal::new(false),
            pace: RwSignal::new(pace),
        };
        effect(move |began: Option<()>| {
            playback.over.track();
            if began.is_some() {
                player.skip();
            }
        });
        effect(move |_| {
            let Some(lasts) = player.lasts() else { return };
            let here = player.at.get_untracked();
            after(lasts, move || {
                if player.at.try_get_untracked() == Some(here) {
                    player.next();
                }
            });
        });
        player
    }

    /// Returns how long what is on the map stays there; for ever while it is paused.
    fn lasts(self) -> Option<Duration> {
        let at = self.at.get()?;
        let pace = self.pace.get();
        let lasts = |all: &Vec<Arc<Frame>>| all.get(at).map(|it| pace.lasts(it));
        (!self.paused.get()).then(|| self.frames.with_untracked(lasts))?
    }

    /// Plays what has happened just now, after what is played already, or at once.
    pub fn play(self, fresh: Vec<Arc<Frame>>) {
        if fresh.is_empty() {
            return;
        }
        if self.at.get_untracked().is_some() {
            self.frames.update(|all| all.extend(fresh));
            return;
        }
        self.frames.set(fresh);
        self.paused.set(false);
        self.show(Some(0));
    }

    /// All of it from the beginning; `held` where each frame waits for a word.
    pub fn again(self, held: bool) {
        self.frames.set(self.reel.with_untracked(Reel::all));
        self.paused.set(held);
        self.show(Some(0));
    }

    pub fn next(self) {
        self.show(self.at.get_untracked().map(|it| it + 1));
    }

    /// The present.
    pub fn skip(self) {
        self.show(None);
    }

    fn show(self, at: Option<usize>) {
        let frame = at.and_then(|it| self.frames.with_untracked(|all| all.get(it).cloned()));
        self.at.set(at.filter(|_| frame.is_some()));
        let playback = self.playback;
        let Some(frame) = frame else {
            playback.scene.set(None);
            playback.then.set(None);
            playback.sight.set(westeros::AreaSet::EMPTY);
            playback.marks.set(None);
            return;
        };
        let fast = self.pace.get_untracked() == Pace::Fast;
        playback.scene.set(Some(frame.scene.clone()));
        playback.then.set(Some(frame.then));
        playback.sight.set(frame.areas);
        playback.marks.set((!frame.walks.is_empty()).then(|| {
            ViewFn::from(move || {
                let walks = frame.walks.iter().copied();
                walks
                    .map(|walk| view! { <Walking walk fast /> })
                    .collect_view()
            })
        }));
    }

    /// Returns what is on the map, and which of how many it is.
    pub fn now(self) -> Option<(Arc<Frame>, usize, usize)> {
        let at = self.at.get()?;
        self.frames
            .with(|all| Some((all.get(at)?.clone(), at + 1, all.len())))
    }

    /// Returns how many things can be shown again.
    pub fn count(self) -> usize {
        self.reel.with(Reel::count)
    }

    pub fn plays(self) -> bool {
        self.at.with(Option::is_some)
    }
}
