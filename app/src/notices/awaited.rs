//! How many tables wait for the visitor: in the title and on the icon of every page, and the way
//! to the next one.

use crate::{Error, visitor::use_visitor};
use leptos::prelude::*;

/// The tables that wait for the visitor, by their ids, the longest wait first.
#[derive(Clone, Copy)]
struct Awaited(RwSignal<Vec<String>>);

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

/// The title with the count before it, as long as somebody is awaited.
pub fn counted(title: &str) -> String {
    let count = use_context::<Awaited>().map_or(0, |it| it.0.read().len());
    prefixed(title, count)
}

fn prefixed(title: &str, count: usize) -> String {
    match count {
        0 => title.to_owned(),
        n => format!("({n}) {title}"),
    }
}

/// Keeps the count up to date in the browser: at once, every minute, and when its page is looked
/// at again. Without a browser nobody is counted.
pub fn provide_awaited() {
    let awaited = Awaited(RwSignal::new(Vec::new()));
    provide_context(awaited);
    let visitor = use_visitor();
    Effect::new(move |_| {
        if visitor.get().is_none() {
            awaited.0.set(Vec::new());
            return;
        }
        look(awaited);
        #[cfg(feature = "hydrate")]
        browser::keep_looking(move || look(awaited));
    });
    Effect::new(move |_| {
        let count = awaited.0.read().len();
        #[cfg(feature = "hydrate")]
        browser::show(count);
        #[cfg(not(feature = "hydrate"))]
        let _ = count;
    });
}

fn look(awaited: Awaited) {
    leptos::task::spawn_local(async move {
        // Whoever cannot be asked has no news.
        if let Ok(tables) = waiting_tables().await {
            let changed = awaited.0.try_with_untracked(|it| *it != tables);
            if changed == Some(true) {
                awaited.0.try_set(tables);
            }
        }
    });
}

/// At a table: leads to the next other one that waits for the visitor.
#[component]
pub fn NextTable(
    #[prop(into)] here: Signal<String>,
    /// Changes with every news of this table.
    #[prop(into)]
    seq: Signal<i64>,
) -> impl IntoView {
    let awaited = use_context::<Awaited>();
    Effect::new(move |before: Option<i64>| {
        let now = seq.get();
        if let Some(awaited) = awaited.filter(|_| before.is_some_and(|it| it != now)) {
            look(awaited);
        }
        now
    });
    move || {
        let awaited = awaited?.0.read();
        let others: Vec<&String> = awaited.iter().filter(|it| **it != here.get()).collect();
        let next = others.first()?;
        let n = others.len();
        let words = say!("Next table ({n})" | "Nächster Tisch ({n})");
        Some(view! {
            <a class="button next-table" href=format!("/tables/{next}")>{words}</a>
        })
    }
}

#[cfg(feature = "hydrate")]
mod browser {
    use leptos::{ev, leptos_dom::helpers::window_event_listener, prelude::*};
    use std::time::Duration;

    const MINUTE: Duration = Duration::from_secs(60);

    /// Until the visitor changes.
    pub fn keep_looking(look: impl Fn() + Copy + 'static) {
        let back = window_event_listener(ev::focus, move |_| look());
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
    use super::prefixed;

    #[test]
    fn the_title_counts_what_waits() {
        assert_eq!(prefixed("Lobby · Rookery", 0), "Lobby · Rookery");
        assert_eq!(prefixed("Lobby · Rookery", 3), "(3) Lobby · Rookery");
    }
}
