//! Which lessons are done.

use super::memory::{recall, remember};
use leptos::prelude::*;

const LESSONS: &str = "lessons";

/// The lessons that this browser has seen done; empty until the page is hydrated.
#[derive(Clone, Copy)]
pub struct Progress(RwSignal<Vec<u8>>);

impl Progress {
    /// Read once the page is hydrated, so that server and browser draw the same page first.
    pub fn load() -> Self {
        let done = RwSignal::new(Vec::new());
        Effect::new(move |_| {
            let text = recall(LESSONS).unwrap_or_default();
            done.set(text.split(' ').flat_map(str::parse).collect());
        });
        Self(done)
    }

    pub fn is_done(self, number: u8) -> bool {
        self.0.with(|it| it.contains(&number))
    }

    pub fn add(self, number: u8) {
        if self.0.with_untracked(|it| it.contains(&number)) {
            return;
        }
        self.0.update(|it| it.push(number));
        let done = self.0.get_untracked();
        let done: Vec<String> = done.iter().map(ToString::to_string).collect();
        remember(LESSONS, &done.join(" "));
    }
}
