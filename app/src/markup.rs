//! Texts within HTML and SVG that no view writes: emails and pictures, and what a `textarea` holds, whose
//! children Leptos writes as they are (0.8).

/// A text that anybody may have written, as text and as an attribute's value between double quotes.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
