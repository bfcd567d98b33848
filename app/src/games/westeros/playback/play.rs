//! Plays frames one after the other, and stops as soon as somebody wants something else.

use super::{Frame, handle::Playback, pace::Pace, walk::Walking};
use crate::browser::after;
use crate::reactive::effect;
use leptos::{children::ViewFn, prelude::*};
use std::time::Duration;

/// What is played, and how far it has come.
#[derive(Clone, Copy)]
pub struct Player {
    playback: Playback,
    /// What happened last: it is played, or can be played again.
    frames: RwSignal<Vec<Frame>>,
    /// Which of them is on the map; `None` is the present.
    at: RwSignal<Option<usize>>,
    pub paused: RwSignal<bool>,
    pub pace: RwSignal<Pace>,
}

impl Player {
    pub fn new(playback: Playback, pace: Pace) -> Self {
        let player = Self {
            playback,
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

    /// How long what is on the map stays there; for ever while it is paused.
    fn lasts(self) -> Option<Duration> {
        let at = self.at.get()?;
        let pace = self.pace.get();
        let lasts = |all: &Vec<Frame>| all.get(at).map(|it| pace.lasts(it));
        (!self.paused.get()).then(|| self.frames.with_untracked(lasts))?
    }

    /// What has happened just now: it is played after what is played already, or at once.
    pub fn bring(self, fresh: Vec<Frame>, begin: Begin) {
        if fresh.is_empty() {
            return;
        }
        if self.at.get_untracked().is_some() {
            self.frames.update(|all| all.extend(fresh));
            return;
        }
        self.frames.set(fresh);
        if begin == Begin::Now {
            self.again();
        }
    }

    /// From the beginning.
    pub fn again(self) {
        self.paused.set(false);
        self.show(Some(0));
    }

    /// From the beginning, each at a word.
    pub fn step_by_step(self) {
        self.paused.set(true);
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
        let Some(Frame {
            scene,
            areas,
            walks,
            ..
        }) = frame
        else {
            playback.scene.set(None);
            playback.sight.set(westeros::AreaSet::EMPTY);
            playback.marks.set(None);
            return;
        };
        let fast = self.pace.get_untracked() == Pace::Fast;
        playback.scene.set(Some(scene));
        playback.sight.set(areas);
        playback.marks.set((!walks.is_empty()).then(|| {
            ViewFn::from(move || {
                let walks = walks.iter().copied();
                walks
                    .map(|walk| view! { <Walking walk fast /> })
                    .collect_view()
            })
        }));
    }

    /// What is on the map, and which of how many it is.
    pub fn now(self) -> Option<(Frame, usize, usize)> {
        let at = self.at.get()?;
        self.frames
            .with(|all| Some((all.get(at)?.clone(), at + 1, all.len())))
    }

    /// How many things can be shown again.
    pub fn count(self) -> usize {
        self.frames.with(Vec::len)
    }

    pub fn plays(self) -> bool {
        self.at.with(Option::is_some)
    }
}

/// Whether what happened is shown by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begin {
    Now,
    WhenAsked,
}
