//! How many tables wait for the visitor: in the title and on the icon of every page, and the way
//! to the next one.

use crate::{Error, visitor::use_visitor};
use leptos::prelude::*;
use leptos_router::hooks::use_location;

/// The tables that wait for the visitor, by their ids, the longest wait first.
#[derive(Clone)]
struct Awaited(ArcRwSignal<Vec<String>>);

/// The ids of the tables that wait for the visitor, the longest wait first.
#[server(endpoint = "awaited")]
pub async fn waiting_tables() -> Result<Vec<String>, Error> {
    use crate::server::{self, Outcome};
    let Some(visitor) = server::visitor() else {
        return Ok(Vec::new());
    };
    let tables = platform::tables::awaiting(&server::platform(), visitor.user.id)
        .await
        .or_refuse()?;
    Ok(tables.iter().map(ToString::to_string).collect())
}

/// The title with the count before it, as long as the visitor is awaited somewhere.
pub fn counted(title: &str, count: usize) -> String {
    match count {
        0 => title.to_owned(),
        n => format!("({n}) {title}"),
    }
}

/// Keeps count in the browser: at once, every minute, and when its page is looked at again.
/// Returns the count, which can also be read where no signal of the page lives any more.
pub fn provide_awaited() -> impl Fn() -> usize + Clone + Send + Sync + 'static {
    let awaited = Awaited(ArcRwSignal::new(Vec::new()));
    provide_context(awaited.clone());
    let tables = awaited.0.clone();
    let count = move || tables.read().len();
    let visitor = use_visitor();
    Effect::new(move |_| {
        if visitor.read().is_none() {
            awaited.0.set(Vec::new());
            return;
        }
        look(&awaited);
        #[cfg(feature = "hydrate")]
        {
            let awaited = awaited.clone();
            browser::keep_looking(move || look(&awaited));
        }
    });
    #[cfg(feature = "hydrate")]
    {
        let count = count.clone();
        Effect::new(move |_| browser::show(count()));
    }
    count
}

fn look(awaited: &Awaited) {
    let awaited = awaited.0.clone();
    leptos::task::spawn_local(async move {
        // Whoever cannot be asked has no news.
        if let Ok(tables) = waiting_tables().await
            && *awaited.read_untracked() != tables
        {
            awaited.set(tables);
        }
    });
}

/// Counts anew whenever `news` changes: an answer at one table may be the last that waited there.
pub fn count_again(news: Signal<i64>) {
    let awaited = use_context::<Awaited>();
    Effect::new(move |before: Option<i64>| {
        let now = news.get();
        if let Some(awaited) = awaited
            .as_ref()
            .filter(|_| before.is_some_and(|it| it != now))
        {
            look(awaited);
        }
        now
    });
}

/// Leads to the table, other than this page's, that has waited longest for the visitor.
#[component]
pub fn NextTable() -> impl IntoView {
    let awaited = use_context::<Awaited>();
    let here = use_location().pathname;
    move || {
        let awaited = awaited.as_ref()?.0.read();
        let here = here.read();
        let mut others = awaited.iter().filter(|it| !here.ends_with(it.as_str()));
        let href = format!("/tables/{}", others.next()?);
        let n = 1 + others.count();
        let words = say!("Next table ({n})" | "Nächster Tisch ({n})");
        Some(view! {
            <a class="button quiet next-table" href=href title=words.clone() aria-label=words>
                <span class="next-words">{word!("Next table" | "Nächster Tisch")}</span>
                " (" {n} ") →"
            </a>
        })
    }
}

#[cfg(feature = "hydrate")]
mod browser {
    use leptos::{ev, leptos_dom::helpers::window_event_listener, prelude::*};
    use std::time::Duration;

    const MINUTE: Duration = Duration::from_mins(1);

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
