//! Texts within HTML and SVG that no view writes: emails and pictures, and what a `textarea` holds, whose
//! children Leptos writes as they are (0.8).

/// A text that anybody may have written, as text and as an attribute's value between double quotes; without
/// the characters that XML 1.0 does not allow, for which no picture would be drawn at all.
pub fn escaped(text: &str) -> String {
    text.replace(|it: char| !is_allowed(it), "")
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

fn is_allowed(it: char) -> bool {
    match it {
        '\t' | '\n' | '\r' => true,
        '\u{fffe}' | '\u{ffff}' => false,
        _ => !it.is_control(),
    }
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn what_means_something_is_escaped_and_what_no_picture_may_hold_is_left_out() {
        assert_eq!(
            escaped("<a b=\"c\"> & d"),
            "&lt;a b=&quot;c&quot;&gt; &amp; d"
        );
        assert_eq!(escaped("R\u{0}a\u{1b}v\u{fffe}e\u{ffff}n\u{7f}"), "Raven");
        assert_eq!(
            escaped("a\tb\r\nc Ü \u{fffd} 🐦"),
            "a\tb\r\nc Ü \u{fffd} 🐦"
        );
    }
}
