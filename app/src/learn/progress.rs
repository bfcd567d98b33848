//! Which lessons are done: kept in this browser, and nowhere else.

use leptos::prelude::*;

/// The lessons that this browser has seen done; empty until the page is hydrated.
#[derive(Clone, Copy)]
pub struct Progress(RwSignal<Vec<u8>>);

impl Progress {
    /// Read once the page is hydrated, so that server and browser draw the same page first.
    pub fn load() -> Self {
        let done = RwSignal::new(Vec::new());
        Effect::new(move |_| done.set(read()));
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
        self.0.with_untracked(|it| write(it));
    }
}

#[cfg(feature = "hydrate")]
fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}

#[cfg(feature = "hydrate")]
const LESSONS: &str = "lessons";

fn read() -> Vec<u8> {
    #[cfg(feature = "hydrate")]
    {
        let text = storage().and_then(|it| it.get_item(LESSONS).ok()?);
        let numbers = text.unwrap_or_default();
        return numbers
            .split(' ')
            .filter_map(|it| it.parse().ok())
            .collect();
    }
    #[cfg(not(feature = "hydrate"))]
    Vec::new()
}

/// A full or forbidden memory costs no more than the tick beside the lesson.
fn write(done: &[u8]) {
    #[cfg(feature = "hydrate")]
    {
        let text: Vec<String> = done.iter().map(ToString::to_string).collect();
        if let Some(storage) = storage() {
            let _ = storage.set_item(LESSONS, &text.join(" "));
        }
    }
    #[cfg(not(feature = "hydrate"))]
    let _ = done;
}
