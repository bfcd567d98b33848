//! The browser's part: what it remembers of the choice, whether somebody looks, and the tones.

use super::{Tone, heard::Attention};
use crate::browser;
use leptos::prelude::document;
use std::cell::OnceCell;
use wasm_bindgen::{JsValue, prelude::Closure};
use web_sys::HtmlAudioElement;

const WANTED: &str = "sound";

thread_local! {
    /// One for all tones: some browsers let only an element speak that was once begun by hand.
    static SPEAKER: OnceCell<Option<HtmlAudioElement>> = const { OnceCell::new() };
    static IGNORE: Closure<dyn FnMut(JsValue)> = Closure::new(drop);
}

/// Whether tones were turned on in this browser.
pub fn wanted() -> bool {
    browser::recall(WANTED).is_some()
}

pub fn want(on: bool) {
    browser::mark(WANTED, on);
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

/// Lets a tone be heard. A browser that allows none before the first click refuses; the page says
/// the same in words.
pub fn play(tone: Tone) {
    let file = match tone {
        Tone::Turn => "/sounds/turn.wav",
        Tone::News => "/sounds/news.wav",
    };
    SPEAKER.with(|it| {
        let Some(speaker) = it.get_or_init(|| HtmlAudioElement::new().ok()) else {
            return;
        };
        speaker.set_src(file);
        if let Ok(promise) = speaker.play() {
            IGNORE.with(|ignore| drop(promise.catch(ignore)));
        }
    });
}
