//! Panics of the client, told to the server: without that nobody but the person before it knows.
//!
//! Told are the kind of the page, the build, and the line of the source. What a panic says may hold what
//! somebody keeps secret, and so may an address: neither is sent.

use crate::Error;
use leptos::prelude::*;

/// The kinds of pages, as their addresses begin.
#[cfg(feature = "ssr")]
const PAGES: [&str; 16] = [
    "",
    "about",
    "account",
    "archive",
    "games",
    "help",
    "leaderboard",
    "learn",
    "lobby",
    "notice",
    "people",
    "recover",
    "reports",
    "sign-in",
    "sign-up",
    "tables",
];

/// Returns the kind of page that `text` names or begins with, and nothing else that it may hold.
#[cfg(feature = "ssr")]
fn page_of(text: &str) -> &'static str {
    let first = text.trim_start_matches('/').split('/').next();
    let known = PAGES.into_iter().find(|it| Some(*it) == first);
    match known {
        Some("") => "home",
        Some(page) => page,
        None => "other",
    }
}

/// Counts a panic and logs where it was.
#[server(endpoint = "panicked")]
#[allow(clippy::unused_async, reason = "a server function is asynchronous")]
pub async fn panicked(shown: String, make: String, place: String) -> Result<(), Error> {
    let panics = expect_context::<crate::server::AppState>().panics;
    panics.count(&shown, &make, &place);
    Ok(())
}

#[cfg(feature = "ssr")]
mod counted {
    use super::{PAGES, page_of};
    use platform::LogThrottle;
    use std::sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    };

    /// So many bytes of what a browser says are written down.
    const MOST: usize = 80;

    /// The panics of which clients have told since this server was started.
    #[derive(Clone, Debug, Default)]
    pub struct Panics(Arc<Counts>);

    #[derive(Debug, Default)]
    struct Counts {
        /// In the order of the pages; last those of no kind.
        by_page: [AtomicU64; PAGES.len() + 1],
        log: LogThrottle,
    }

    impl Panics {
        pub(super) fn count(&self, page: &str, make: &str, place: &str) {
            let page = page_of(page);
            let at = pages().position(|it| it == page).unwrap_or(PAGES.len());
            self.0.by_page[at].fetch_add(1, Ordering::Relaxed);
            // Whoever calls may write anything.
            let (make, place) = (plain(make), plain(within_crate(place)));
            if let Some(times) = self.0.log.due() {
                tracing::warn!(page, make, place, times, "the client panicked in a browser");
            }
        }

        /// Returns how many there were, by the kind of page.
        pub fn counted(&self) -> impl Iterator<Item = (&'static str, u64)> {
            let counts = self.0.by_page.iter().map(|it| it.load(Ordering::Relaxed));
            pages().zip(counts)
        }
    }

    fn pages() -> impl Iterator<Item = &'static str> {
        PAGES.into_iter().map(page_of).chain(["other"])
    }

    /// Returns the end of a path: the folders above a crate are those of the machine that built it.
    fn within_crate(place: &str) -> &str {
        let above = place.rmatch_indices('/').nth(2);
        above.map_or(place, |(at, _)| &place[at + 1..])
    }

    /// Returns the text if it can be the name of a build or a line of a source, and nothing of any other.
    fn plain(text: &str) -> &str {
        let fits = |it: u8| it.is_ascii_alphanumeric() || b"-_./:".contains(&it);
        if text.len() <= MOST && text.bytes().all(fits) {
            text
        } else {
            "unreadable"
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn nothing_that_a_browser_writes_is_a_label_or_a_line_of_its_own() {
            let panics = Panics::default();
            for page in [
                "tables",
                "tables/1?invitation=x",
                "/tables/1",
                "",
                "sec ret",
            ] {
                panics.count(page, "", "");
            }
            let told: Vec<_> = panics.counted().filter(|it| it.1 > 0).collect();
            assert_eq!(told, [("home", 1), ("tables", 3), ("other", 1)]);
            let built = "/home/me/registry/tachys-0.2.19/src/hydration.rs:163";
            let place = "tachys-0.2.19/src/hydration.rs:163";
            assert_eq!(plain(within_crate(built)), place);
            assert_eq!(within_crate(place), place);
            for text in ["a b", "a\nb", "\u{1b}[2J", "é", &"a".repeat(MOST + 1)] {
                assert_eq!(plain(text), "unreadable", "{text:?}");
            }
        }
    }
}

#[cfg(feature = "ssr")]
pub use counted::Panics;

/// Tells the server of a panic: of the first one of a page, after which its code is of no use any more.
#[cfg(feature = "hydrate")]
pub fn tell(place: Option<&std::panic::Location<'_>>) {
    use leptos::server_fn::ServerFn;
    use std::sync::atomic::{AtomicBool, Ordering};
    use web_sys::UrlSearchParams;

    static TOLD: AtomicBool = AtomicBool::new(false);
    if TOLD.swap(true, Ordering::Relaxed) {
        return;
    }
    let (Some(window), Ok(form)) = (web_sys::window(), UrlSearchParams::new()) else {
        return;
    };
    let path = window.location().pathname().unwrap_or_default();
    let place = place.map_or_else(String::new, |it| {
        [it.file(), ":", &it.line().to_string()].concat()
    });
    // What follows may be somebody's secret.
    form.append("shown", path.split('/').nth(1).unwrap_or_default());
    form.append("make", crate::packed::BUILD_ID);
    form.append("place", &place);
    let to = <Panicked as ServerFn>::PATH;
    // A browser that cannot tell has told its person.
    let _ = window
        .navigator()
        .send_beacon_with_opt_url_search_params(to, Some(&form));
}
