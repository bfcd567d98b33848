//! Says to screen readers what has happened, a few sentences at a time.

use super::desk::Desk;
use crate::games::westeros::{page::LogLine, wording};
use leptos::prelude::*;
#[cfg(feature = "hydrate")]
use std::time::Duration;

/// How long news are gathered before they are said.
#[cfg(feature = "hydrate")]
const PATIENCE: Duration = Duration::from_millis(700);
/// More than this many sentences at once nobody listens to.
const MOST: usize = 6;

/// One polite voice for everything that happens at the table.
#[component]
pub fn Herald(desk: Desk) -> impl IntoView {
    let said = RwSignal::new(String::new());
    #[cfg(feature = "hydrate")]
    {
        let heard = StoredValue::new(desk.page.with_untracked(|page| page.log.len()));
        let waiting = StoredValue::new(false);
        let past = use_context::<crate::play::Past>();
        Effect::new(move |looked: Option<bool>| {
            // Other moments are no news, nor is the way back from them.
            let looking = past.is_some_and(crate::play::Past::is_looking);
            let length = desk.page.with(|page| page.log.len());
            if looking || looked == Some(true) || length <= heard.get_value() {
                heard.set_value(length);
                return looking;
            }
            if waiting.get_value() {
                return looking;
            }
            waiting.set_value(true);
            set_timeout(
                move || {
                    let news = desk.page.try_with_untracked(|page| {
                        let from = heard.try_get_value().unwrap_or(page.log.len());
                        (
                            page.log.len(),
                            tidings(page.log.get(from..).unwrap_or_default()),
                        )
                    });
                    if let Some((length, words)) = news {
                        heard.try_update_value(|it| *it = length);
                        said.try_set(words);
                    }
                    waiting.try_update_value(|it| *it = false);
                },
                PATIENCE,
            );
            looking
        });
    }
    #[cfg(not(feature = "hydrate"))]
    let _ = (desk, tidings as fn(&[LogLine]) -> String);
    view! {
        <p class="unseen" aria-live="polite">
            {said}
        </p>
    }
}

/// The last of these lines in words, and how many came before them.
fn tidings(lines: &[LogLine]) -> String {
    let skipped = lines.len().saturating_sub(MOST);
    let sentences: Vec<String> = lines[skipped..]
        .iter()
        .map(|line| wording::sentence(&line.event))
        .collect();
    let told = sentences.join(" ");
    if skipped == 0 {
        return told;
    }
    say!("{skipped} lines of the log, then: {told}" | "{skipped} Zeilen der Chronik, dann: {told}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::Event;

    #[test]
    fn many_news_are_shortened() {
        let line = LogLine {
            seq: 1,
            at: 0,
            event: Event::CleanedUp,
            undone: false,
        };
        assert!(!tidings(&[line; 6]).starts_with(char::is_numeric));
        assert!(tidings(&[line; 9]).starts_with("3 lines of the log, then: "));
        assert_eq!(tidings(&[]), "");
    }
}
