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
        Effect::new(move |_| done.set(kept()));
        Self(done)
    }

    pub fn is_done(self, number: u8) -> bool {
        self.0.with(|it| it.contains(&number))
    }

    pub fn add(self, number: u8) {
        let mut done = kept();
        if !done.contains(&number) {
            done.push(number);
            let words: Vec<String> = done.iter().map(ToString::to_string).collect();
            remember(LESSONS, &words.join(" "));
        }
        // Whoever has left the lesson meanwhile has done it all the same.
        self.0.try_set(done);
    }
}

fn kept() -> Vec<u8> {
    let text = recall(LESSONS).unwrap_or_default();
    text.split(' ').flat_map(str::parse).collect()
}
