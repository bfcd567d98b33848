//! Tones for those who want them: off until somebody turns them on, in each browser for itself.
//!
//! They tell of what this page shows and of nothing else. No byte of a tone is fetched before it is
//! to be heard.

// Only a browser hears.
#[cfg(any(feature = "hydrate", all(test, feature = "ssr")))]
mod heard;
#[cfg(feature = "hydrate")]
mod speaker;

use super::TablePage;
#[cfg(feature = "hydrate")]
use crate::reactive::effect;
#[cfg(feature = "hydrate")]
use heard::KnownState;
use leptos::prelude::*;
#[cfg(feature = "hydrate")]
use std::time::Duration;

/// How long the page says that tones were turned on or off.
#[cfg(feature = "hydrate")]
const SHOWN_FOR: Duration = Duration::from_secs(3);

/// What can be heard.
#[cfg(any(feature = "hydrate", all(test, feature = "ssr")))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It has become this viewer's turn.
    Turn,
    /// Something that everybody has waited for came to light.
    News,
}

/// Whether this browser wants tones; in the context of a table that is being played.
#[derive(Clone, Copy)]
pub struct Sound {
    on: RwSignal<bool>,
    /// What was chosen a moment ago.
    shown: RwSignal<Option<bool>>,
    /// How often the tones were turned on or off: what was said last is said for its whole time.
    #[cfg(feature = "hydrate")]
    turns: StoredValue<u32>,
}

impl Sound {
    /// Listens to the live page of a table. What it shows at first is no news.
    pub fn provide(page: RwSignal<TablePage>) -> Self {
        let it = Self {
            on: RwSignal::new(false),
            shown: RwSignal::new(None),
            #[cfg(feature = "hydrate")]
            turns: StoredValue::new(0),
        };
        provide_context(it);
        #[cfg(feature = "hydrate")]
        it.follow(page);
        #[cfg(not(feature = "hydrate"))]
        let _ = page;
        it
    }

    #[cfg(feature = "hydrate")]
    fn follow(self, page: RwSignal<TablePage>) {
        // Server and browser draw the same page first; what the browser remembers comes after.
        effect(move |_| self.on.set(speaker::wanted()));
        effect(move |before: Option<KnownState>| {
            let (heard, tone) = page.with(|page| {
                let tone = before.and_then(|it| it.tone(page, speaker::attention()));
                (KnownState::of(page), tone)
            });
            if let Some(tone) = tone.filter(|_| self.on.get_untracked()) {
                speaker::play(tone);
            }
            heard
        });
    }

    /// Turns the tones on, which lets one be heard, or off.
    pub fn turn(self) {
        let on = !self.on.get_untracked();
        self.on.set(on);
        self.shown.set(Some(on));
        #[cfg(feature = "hydrate")]
        {
            speaker::want(on);
            if on {
                speaker::play(Tone::Turn);
            }
            let turns = self.turns.get_value() + 1;
            self.turns.set_value(turns);
            let quiet = move || {
                if self.turns.try_get_value() == Some(turns) {
                    self.shown.set(None);
                }
            };
            set_timeout(quiet, SHOWN_FOR);
        }
    }
}

/// The choice, where a table has its other settings; nothing outside a table that is being played.
#[component]
pub fn SoundChoice() -> impl IntoView {
    let sound = use_context::<Sound>()?;
    Some(view! {
        <label class="keys-off">
            <input type="checkbox" prop:checked=move || sound.on.get() on:change=move |_| sound.turn() />
            {word!(
                "Sound: a soft tone when it's your turn, another for battles and revealed orders" |
                "Ton: ein leiser Klang, wenn du dran bist, ein anderer bei Kämpfen und aufgedeckten Befehlen"
            )}
        </label>
    })
}

/// Says for a moment what was chosen: off makes no tone, and a key shows nothing.
#[component]
pub fn SoundStatus(sound: Sound) -> impl IntoView {
    view! {
        <p class="sound-said" aria-live="polite">
            {move || sound.shown.get().map(|on| if on {
                word!("Sound is on." | "Der Ton ist an.")
            } else {
                word!("Sound is off." | "Der Ton ist aus.")
            })}
        </p>
    }
}
