//! The time since something happened, in words.

use leptos::prelude::*;

/// `at` and `now` in milliseconds since 1970, both by the server's clock.
#[component]
pub fn Ago(at: i64, now: i64) -> impl IntoView {
    view! { <time>{in_words(now - at)}</time> }
}

/// Since when something lasts: "3 hours ago", which German says as "seit 3 Stunden".
pub fn since(at: i64, now: i64) -> String {
    span(now - at).map_or_else(
        || word!("just now" | "seit eben").to_owned(),
        |span| say!("{span} ago" | "seit {span}"),
    )
}

fn in_words(milliseconds: i64) -> String {
    span(milliseconds).map_or_else(
        || word!("just now" | "gerade eben").to_owned(),
        |span| say!("{span} ago" | "vor {span}"),
    )
}

/// "3 hours", in the case that "vor" and "seit" ask for; nothing below a minute.
fn span(milliseconds: i64) -> Option<String> {
    let minutes = milliseconds / 60_000;
    let (n, one, many) = match minutes {
        ..1 => return None,
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
    Some(format!("{n} {unit}"))
}

#[cfg(test)]
mod tests {
    use super::{in_words, since};
    use crate::language::{Language, speaking};

    #[test]
    fn the_largest_unit_that_fits_is_named() {
        assert_eq!(in_words(-5), "just now");
        assert_eq!(in_words(59_999), "just now");
        assert_eq!(in_words(60_000), "1 minute ago");
        assert_eq!(in_words(7_200_000), "2 hours ago");
        assert_eq!(in_words(3 * 86_400_000), "3 days ago");
        assert_eq!(since(0, 7_200_000), "2 hours ago");
        speaking(Language::German, || {
            assert_eq!(in_words(60_000), "vor 1 Minute");
            assert_eq!(in_words(3 * 86_400_000), "vor 3 Tagen");
            assert_eq!(since(0, 59_999), "seit eben");
            assert_eq!(since(0, 3 * 86_400_000), "seit 3 Tagen");
        });
    }
}
