//! Says to screen readers what has happened, a few sentences at a time.

use super::desk::Desk;
use crate::games::westeros::{
    page::{WesterosPage, standing},
    wording,
};
use leptos::prelude::*;
#[cfg(feature = "hydrate")]
use std::time::Duration;

/// How long news are gathered before they are said.
#[cfg(feature = "hydrate")]
const PATIENCE: Duration = Duration::from_millis(700);
/// More than this many sentences at once nobody listens to.
const MOST: usize = 12;

/// One polite voice for everything that happens at the table.
#[component]
pub fn Herald(desk: Desk) -> impl IntoView {
    let said = RwSignal::new(String::new());
    #[cfg(feature = "hydrate")]
    {
        let heard = StoredValue::new(desk.page.with_untracked(Heard::all));
        let waiting = StoredValue::new(false);
        let past = use_context::<crate::play::Past>();
        Effect::new(move |looked: Option<bool>| {
            // Other moments are no news, nor is the way back from them.
            let looking = past.is_some_and(crate::play::Past::is_looking);
            let all = desk.page.with(Heard::all);
            let before = heard.get_value();
            let more = all.lines > before.lines || all.taken_back > before.taken_back;
            if looking || looked == Some(true) || !more {
                heard.set_value(all);
                return looking;
            }
            if waiting.get_value() {
                return looking;
            }
            waiting.set_value(true);
            set_timeout(
                move || {
                    let news = desk.page.try_with_untracked(|page| {
                        let all = Heard::all(page);
                        let before = heard.try_get_value().unwrap_or(all);
                        (all, tidings(&news(page, before)))
                    });
                    if let Some((all, words)) = news {
                        heard.try_update_value(|it| *it = all);
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
    let _ = desk
        .page
        .with_untracked(|page| tidings(&news(page, Heard::all(page))));
    view! {
        <p class="unseen" aria-live="polite">
            {said}
        </p>
    }
}

/// How much of a game has been heard: lines of the log, and answers that were taken back.
#[derive(Clone, Copy)]
struct Heard {
    lines: usize,
    taken_back: usize,
}

impl Heard {
    const fn all(page: &WesterosPage) -> Self {
        Self {
            lines: page.log.len(),
            taken_back: page.taken_back.len(),
        }
    }
}

/// What is new in sentences: what was taken back, then what happened and still holds.
fn news(page: &WesterosPage, before: Heard) -> Vec<String> {
    let back = page.taken_back.iter().skip(before.taken_back);
    let back = back.map(|it| wording::story::took_back(page, it.seat));
    let lines = page.log.get(before.lines..).unwrap_or_default();
    let lines = standing(lines).map(|line| wording::sentence(&line.event));
    back.chain(lines).collect()
}

/// The last of these sentences, and how many came before them.
fn tidings(sentences: &[String]) -> String {
    let skipped = sentences.len().saturating_sub(MOST);
    let told = sentences[skipped..].join(" ");
    match skipped {
        0 => told,
        1 => say!(
            "One more log entry, then: {told}"
                | "Ein weiterer Eintrag der Chronik, dann: \
             {told}"
        ),
        _ => say!(
            "{skipped} more log entries, then: {told}"
                | "{skipped} weitere Einträge der Chronik, dann: {told}"
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_news_are_shortened() {
        let told = |count| vec!["It is over.".to_owned(); count];
        assert!(tidings(&told(MOST)).starts_with("It is over."));
        assert!(tidings(&told(MOST + 1)).starts_with("One more log entry, then: "));
        assert!(tidings(&told(MOST + 3)).starts_with("3 more log entries, then: "));
        assert_eq!(tidings(&[]), "");
    }
}
