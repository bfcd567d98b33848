//! Instants as the clock of the reader's browser shows them. Only browsers know its zone.

use crate::language::{Language, language};
use js_sys::{Date, Object, Reflect};
use wasm_bindgen::JsValue;

/// These parts of an instant, each as long as said: `("hour", "2-digit")`.
pub fn local(at: i64, parts: &[(&str, &str)]) -> String {
    let options = Object::new();
    for (part, length) in parts {
        // Fails only for what is no object.
        let _ = Reflect::set(&options, &(*part).into(), &(*length).into());
    }
    let locale = match language() {
        Language::English => "en-GB",
        Language::German => "de-DE",
    };
    Date::new(&JsValue::from_f64(instant(at)))
        .to_locale_string(locale, &options)
        .into()
}

/// Returns how long ago it was, in milliseconds.
pub fn ago(at: i64) -> f64 {
    Date::now() - instant(at)
}

#[expect(clippy::cast_precision_loss, reason = "exact for 200,000 years")]
const fn instant(at: i64) -> f64 {
    at as f64
}
