//! What is said to screen readers of its own accord.

use leptos::prelude::*;

/// One polite voice; cheap to copy.
#[derive(Clone, Copy, Default)]
pub struct Voice {
    /// The last words, and how many there have been.
    spoken: RwSignal<(u32, String)>,
}

#[cfg(feature = "hydrate")]
impl Voice {
    /// Says this once. The page may be gone meanwhile.
    pub fn say(self, words: String) {
        if !words.is_empty() {
            self.spoken
                .try_update(|spoken| *spoken = (spoken.0.wrapping_add(1), words));
        }
    }
}

/// Where it speaks. The same words twice are two paragraphs: a text that stays as it is is not
/// spoken again.
#[component]
pub fn Spoken(voice: Voice) -> impl IntoView {
    let now = move || {
        let spoken = voice.spoken.get();
        (!spoken.1.is_empty()).then_some(spoken)
    };
    view! {
        <div class="unseen" aria-live="polite">
            <For each=now key=|it| it.0 let:it>
                <p>{it.1}</p>
            </For>
        </div>
    }
}
