//! The browser's part: what it remembers of the choice, whether somebody looks, and the sounds.

use super::{Tone, heard::Attention};
use crate::browser;
use leptos::{
    ev,
    prelude::{document, window_event_listener},
};
use std::cell::{Cell, OnceCell};
use wasm_bindgen::{JsValue, prelude::Closure};
use web_sys::HtmlAudioElement;

/// The mark in a browser that is to be silent.
const SILENT: &str = "silent";

/// Of 1.
const VOLUME: f64 = 0.4;

thread_local! {
    /// One for all sounds: some browsers let only an element speak that was once begun by hand.
    static SPEAKER: OnceCell<Option<HtmlAudioElement>> = const { OnceCell::new() };
    static IGNORE: Closure<dyn FnMut(JsValue)> = Closure::new(drop);
    static LISTENS: Cell<bool> = const { Cell::new(false) };
}

/// Returns true where sounds were not turned off in this browser.
pub fn wanted() -> bool {
    browser::recall(SILENT).is_none()
}

pub fn want(on: bool) {
    browser::mark(SILENT, !on);
}

pub fn attention() -> Attention {
    if document().hidden() {
        Attention::Gone
    } else if document().has_focus().unwrap_or(true) {
        Attention::Here
    } else {
        Attention::Beside
    }
}

/// Prepares the speaker with the first press, after which it may speak by itself; it fetches nothing yet.
pub fn unlock_at_first_press() {
    if LISTENS.replace(true) {
        return;
    }
    window_event_listener(ev::pointerup, |_| unlock());
    window_event_listener(ev::keydown, |_| unlock());
}

fn unlock() {
    if SPEAKER.with(|it| it.get().is_none()) {
        with_speaker(|speaker| speaker.load());
    }
}

fn with_speaker(act: impl FnOnce(&HtmlAudioElement)) {
    SPEAKER.with(|it| {
        let speaker = it.get_or_init(|| {
            let speaker = HtmlAudioElement::new().ok();
            if let Some(speaker) = &speaker {
                speaker.set_volume(VOLUME);
            }
            speaker
        });
        if let Some(speaker) = speaker {
            act(speaker);
        }
    });
}

/// Lets a sound be heard. A browser that allows none before the first press refuses; the page says the
/// same in words.
pub fn play(tone: Tone) {
    let file = match tone {
        Tone::Turn => "/sounds/turn.wav",
        Tone::Placed => "/sounds/quill.wav",
        Tone::Sealed => "/sounds/wax.wav",
        Tone::Revealed => "/sounds/reveal.wav",
        Tone::Won => "/sounds/steel.wav",
        Tone::Lost => "/sounds/cloth.wav",
        Tone::Rolled => "/sounds/dice.wav",
    };
    with_speaker(|speaker| {
        speaker.set_src(file);
        if let Ok(promise) = speaker.play() {
            IGNORE.with(|ignore| drop(promise.catch(ignore)));
        }
    });
}
