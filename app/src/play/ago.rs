//! How long ago something was, in words.

use leptos::prelude::*;

/// `at` and `now` in milliseconds since 1970, both by the server's clock.
#[component]
pub fn Ago(at: i64, now: i64) -> impl IntoView {
    view! { <time>{in_words(now - at)}</time> }
}

fn in_words(milliseconds: i64) -> String {
    let minutes = milliseconds / 60_000;
    let (n, one, many) = match minutes {
        ..1 => return word!("just now" | "gerade eben").into(),
        1..60 => (
            minutes,
            word!("minute" | "Minute"),
            word!("minutes" | "Minuten"),
        ),
        60..1440 => (
            minutes / 60,
            word!("hour" | "Stunde"),
            word!("hours" | "Stunden"),
        ),
        _ => (
            minutes / 1440,
            word!("day" | "Tag"),
            word!("days" | "Tagen"),
        ),
    };
    let unit = if n == 1 { one } else { many };
    say!("{n} {unit} ago" | "vor {n} {unit}")
}

#[cfg(test)]
mod tests {
    use super::in_words;
    use crate::language::{Language, speaking};

    #[test]
    fn the_largest_unit_that_fits_is_named() {
        assert_eq!(in_words(-5), "just now");
        assert_eq!(in_words(59_999), "just now");
        assert_eq!(in_words(60_000), "1 minute ago");
        assert_eq!(in_words(7_200_000), "2 hours ago");
        assert_eq!(in_words(3 * 86_400_000), "3 days ago");
        speaking(Language::German, || {
            assert_eq!(in_words(60_000), "vor 1 Minute");
            assert_eq!(in_words(3 * 86_400_000), "vor 3 Tagen");
        });
    }
}
