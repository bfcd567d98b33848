//! The words that are said to screen readers of its own accord.

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

/// Draws the places where it speaks, two by turns: a text that stays as it is is not spoken again, and the same words
/// may come twice.
#[component]
pub fn Spoken(voice: Voice) -> impl IntoView {
    let at = move |turn: u32| {
        move || {
            let (count, words) = voice.spoken.get();
            (count % 2 == turn && !words.is_empty()).then(|| view! { <p>{words}</p> })
        }
    };
    view! { <div class="unseen" aria-live="polite">{at(0)} {at(1)}</div> }
}
