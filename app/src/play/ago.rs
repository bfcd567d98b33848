//! How long ago something was, in words.

use leptos::prelude::*;

/// `at` and `now` in milliseconds since 1970, both by the server's clock.
#[component]
pub fn Ago(at: i64, now: i64) -> impl IntoView {
    view! { <time>{in_words(now - at)}</time> }
}

fn in_words(milliseconds: i64) -> String {
    let minutes = milliseconds / 60_000;
    let (count, unit) = match minutes {
        ..1 => return "just now".into(),
        1..60 => (minutes, "minute"),
        60..1440 => (minutes / 60, "hour"),
        _ => (minutes / 1440, "day"),
    };
    format!("{count} {unit}{} ago", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::in_words;

    #[test]
    fn the_largest_unit_that_fits_is_named() {
        assert_eq!(in_words(-5), "just now");
        assert_eq!(in_words(59_999), "just now");
        assert_eq!(in_words(60_000), "1 minute ago");
        assert_eq!(in_words(7_200_000), "2 hours ago");
        assert_eq!(in_words(3 * 86_400_000), "3 days ago");
    }
}
