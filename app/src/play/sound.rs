//! Sounds of a table: soft, on until somebody turns them off, in each browser for itself.
//!
//! They tell of what this page shows and of what its viewer does, and of nothing else. No byte of a sound is
//! fetched before it is to be heard.

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

/// The time for which the page says that sounds were turned on or off.
#[cfg(feature = "hydrate")]
const SHOWN_FOR: Duration = Duration::from_secs(3);

/// A sound that can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A raven: it has become this viewer's turn.
    Turn,
    /// A quill: an order is placed.
    Placed,
    /// Wax: something secret is sealed.
    Sealed,
    /// A seal that breaks, and a drum: something that everybody has waited for came to light.
    Revealed,
    /// Steel: the viewer has won a fight.
    Won,
    /// Cloth: the viewer has lost one.
    Lost,
    /// Dice on wood.
    Rolled,
}

/// The choice of this browser, sounds or none; in the context of a table that is being played.
#[derive(Clone, Copy)]
pub struct Sound {
    on: RwSignal<bool>,
    /// The choice of a moment ago.
    shown: RwSignal<Option<bool>>,
    /// The count of the times that sounds were turned on or off: what was said last is said for its whole time.
    #[cfg(feature = "hydrate")]
    turns: StoredValue<u32>,
}

impl Sound {
    /// Listens to the live page of a table. What it shows at first is no news.
    pub fn provide(page: RwSignal<TablePage>) -> Self {
        let it = Self {
            on: RwSignal::new(true),
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
        effect(move |_| {
            self.on.set(speaker::wanted());
            speaker::unlock_at_first_press();
        });
        effect(move |before: Option<KnownState>| {
            let (heard, tone) = page.with(|page| {
                let tone = before.and_then(|it| it.tone(page, speaker::attention()));
                (KnownState::of(page), tone)
            });
            if let Some(tone) = tone {
                self.play(tone);
            }
            heard
        });
    }

    /// Lets this be heard where sounds are wanted.
    pub fn play(self, tone: Tone) {
        #[cfg(feature = "hydrate")]
        if self.on.get_untracked() {
            speaker::play(tone);
        }
        #[cfg(not(feature = "hydrate"))]
        let _ = tone;
    }

    /// Turns the sounds on, which lets one be heard, or off.
    pub fn turn(self) {
        let on = !self.on.get_untracked();
        self.on.set(on);
        self.shown.set(Some(on));
        self.play(Tone::Turn);
        #[cfg(feature = "hydrate")]
        {
            speaker::want(on);
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

/// The one switch, always in sight in the bar of a table.
#[component]
pub fn SoundSwitch(sound: Sound) -> impl IntoView {
    let words = word!("Sound" | "Ton");
    view! {
        <button
            type="button"
            class="sound-switch"
            aria-label=words
            title=words
            aria-pressed=move || if sound.on.get() { "true" } else { "false" }
            on:click=move |_| sound.turn()
        >
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" />
                <path class="sound-waves" d="M15.5 9q2 3 0 6M18.2 6.5q3.6 5.5 0 11" />
                <path class="sound-none" d="M16 9.5l5 5M21 9.5l-5 5" />
            </svg>
        </button>
    }
}

/// Says for a moment what was chosen: off makes no sound, and a key shows nothing.
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
