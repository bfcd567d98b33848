//! The day and the hour of an instant, as somebody's own clock shows it.

#[cfg(feature = "hydrate")]
use crate::reactive::effect;
use leptos::prelude::*;

/// "Tue 24 Nov, 16:44", in the zone of the browser.
#[cfg(feature = "hydrate")]
pub fn by_this_clock(at: i64) -> String {
    let at = crate::local::local(at, &PARTS);
    say!("{at}" | "{at} Uhr")
}

/// "(Tue 24 Nov, 16:44)", in the zone of the browser: nothing before it has taken the page over,
/// for the server does not know the zone.
#[component]
pub fn Until(
    /// Milliseconds since 1970.
    at: i64,
) -> impl IntoView {
    let words = RwSignal::new(String::new());
    #[cfg(feature = "hydrate")]
    effect(move |_| words.set(format!("({})", by_this_clock(at))));
    #[cfg(not(feature = "hydrate"))]
    let _ = at;
    view! { <time class="due-until">{words}</time> }
}

#[cfg(feature = "hydrate")]
const PARTS: [(&str, &str); 5] = [
    ("weekday", "short"),
    ("day", "numeric"),
    ("month", "short"),
    ("hour", "2-digit"),
    ("minute", "2-digit"),
];
