//! The number of tables that wait for the visitor: in the title and on the icon of every page, and the way to the next
//! one.

use super::turns::{Turns, is_table, waiting_tables};
use crate::reactive::effect;
use crate::{Error, visitor::use_visitor};
use leptos::prelude::*;
use leptos_router::hooks::use_location;
use std::time::Duration;

/// Several changes in a row are counted at once.
const PATIENCE: Duration = Duration::from_millis(1500);

/// The tables that wait for the visitor.
#[derive(Clone)]
pub struct Awaited {
    /// The count that the page came with.
    pub first: Resource<Result<Turns, Error>>,
    turns: ArcRwSignal<Turns>,
}

impl Awaited {
    /// As they are known now; changes only where one comes or goes.
    pub fn turns(&self) -> ArcRwSignal<Turns> {
        self.turns.clone()
    }

    /// Takes over what has come. Time alone is no news.
    pub fn take(&self, came: Turns) {
        if self.turns.read_untracked().all != came.all {
            self.turns.set(came);
        }
    }
}

/// The title with the count before it, as long as the visitor is awaited somewhere.
pub fn counted(title: &str, count: usize) -> String {
    match count {
        0 => title.to_owned(),
        n => format!("({n}) {title}"),
    }
}

/// Keeps count: every page comes with it, and in the browser it is looked at every minute, and when
/// the page is looked at again. Returns the count, which can also be read where no signal of the page
/// lives any more.
pub fn provide_awaited() -> impl Fn() -> usize + Clone + Send + Sync + 'static {
    let awaited = Awaited {
        first: Resource::new_blocking(|| (), |()| waiting_tables()),
        turns: ArcRwSignal::default(),
    };
    provide_context(awaited.clone());
    let turns = awaited.turns();
    let count = move || turns.read().all.len();
    let visitor = use_visitor();
    effect(move |before: Option<()>| {
        if visitor.read().is_none() {
            awaited.take(Turns::default());
            return;
        }
        if before.is_some() {
            look(&awaited);
        }
        #[cfg(feature = "hydrate")]
        {
            let awaited = awaited.clone();
            browser::keep_looking(move || look(&awaited));
        }
    });
    #[cfg(feature = "hydrate")]
    {
        let count = count.clone();
        effect(move |_| browser::show(count()));
        let awaited = use_context::<Awaited>();
        effect(move |before: Option<()>| {
            browser::NEWS.with(ArcTrigger::track);
            if let Some(awaited) = awaited.as_ref().filter(|_| before.is_some()) {
                look(awaited);
            }
        });
    }
    count
}

fn look(awaited: &Awaited) {
    let awaited = awaited.clone();
    leptos::task::spawn_local(async move {
        // Whoever cannot be asked has no news.
        if let Ok(turns) = waiting_tables().await {
            awaited.take(turns);
        }
    });
}

/// Counts anew a little after `news` changes: an answer at one table may be the last that waited there. At once
/// where `turn` changes: whether it waits for the visitor, and whether it is over.
pub fn count_again(news: Signal<i64>, turn: Signal<(bool, bool)>) {
    let count = || {
        #[cfg(feature = "hydrate")]
        browser::NEWS.with(ArcTrigger::notify);
    };
    let waiting = StoredValue::new(false);
    // The one that was counted at once.
    let told = StoredValue::new(None::<i64>);
    effect(move |before: Option<i64>| {
        let now = news.get();
        let changed = before.is_some_and(|it| it != now);
        if changed && !waiting.get_value() {
            waiting.set_value(true);
            let later = move || {
                waiting.try_set_value(false);
                let at_once = told.try_get_value().flatten();
                if at_once.is_none() || at_once != news.try_get_untracked() {
                    count();
                }
            };
            set_timeout(later, PATIENCE);
        }
        now
    });
    effect(move |before: Option<(bool, bool)>| {
        let now = turn.get();
        if before.is_some_and(|it| it != now) {
            told.set_value(Some(news.get_untracked()));
            count();
        }
        now
    });
}

/// Leads to the table, other than this page's, that presses the visitor most.
#[component]
pub fn NextTable(turns: ArcRwSignal<Turns>) -> impl IntoView {
    let here = use_location().pathname;
    move || {
        let turns = turns.read();
        let here = here.read();
        // At a table the list leads on: the header is the state of the game.
        let next = turns.others(&here).next().filter(|_| !is_table(&here))?;
        let href = format!("/tables/{}", next.table);
        Some(view! {
            <a class="button quiet next-table" href=href title=next.name.clone()>
                <span class="next-words">{word!("Next table" | "Nächster Tisch")}</span>
                <span aria-hidden="true">"→"</span>
            </a>
        })
    }
}

#[cfg(feature = "hydrate")]
mod browser {
    use leptos::{ev, leptos_dom::helpers::window_event_listener, prelude::*};
    use std::time::Duration;

    const MINUTE: Duration = Duration::from_mins(1);

    thread_local! {
        /// News of the table on this page, which is another root than the page around it.
        pub static NEWS: ArcTrigger = ArcTrigger::new();
    }

    /// Until the visitor changes.
    pub fn keep_looking(look: impl Fn() + Clone + 'static) {
        let again = look.clone();
        let back = window_event_listener(ev::focus, move |_| again());
        let timer = set_interval_with_handle(look, MINUTE).ok();
        on_cleanup(move || {
            back.remove();
            if let Some(timer) = timer {
                timer.clear();
            }
        });
    }

    /// Puts the count on the page's icon.
    pub fn show(count: usize) {
        let Some(icon) = document().get_element_by_id("icon") else {
            return;
        };
        let href = if count == 0 {
            "/icon.svg".to_owned()
        } else {
            let shown = if count > 9 {
                "9+".to_owned()
            } else {
                count.to_string()
            };
            let svg = format!(
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>\
                 <rect width='32' height='32' rx='7' fill='#7a1f1f'/>\
                 <text x='16' y='24' font-family='sans-serif' font-size='22' font-weight='700' \
                 text-anchor='middle' fill='#fff'>{shown}</text></svg>"
            );
            let svg = String::from(js_sys::encode_uri_component(&svg));
            format!("data:image/svg+xml,{svg}")
        };
        if icon.get_attribute("href").as_deref() != Some(&href) {
            // An icon that does not change is no loss.
            let _ = icon.set_attribute("href", &href);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::counted;

    #[test]
    fn the_title_counts_what_waits() {
        assert_eq!(counted("Lobby · Rookery", 0), "Lobby · Rookery");
        assert_eq!(counted("Lobby · Rookery", 3), "(3) Lobby · Rookery");
    }
}
