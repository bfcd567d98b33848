//! The place of a hydration root in the page around it.

use crate::reactive::effect;
use leptos::prelude::*;
#[cfg(feature = "hydrate")]
use leptos_meta::Title;
#[cfg(feature = "hydrate")]
use leptos_router::location::Location;

/// The hydration root's place as the page around it knows it: an element that it never changes. Whoever
/// comes to a table from another page, or from another table, loads its page.
#[component]
pub fn IslandPlace() -> impl IntoView {
    #[cfg(feature = "hydrate")]
    {
        use super::browser;
        let to = leptos_router::hooks::use_location();
        effect(move |before: Option<String>| {
            let now = to.pathname.get();
            if before.is_some_and(|it| it != now) && super::is_at(&now) {
                go_to(&to);
            }
            now
        });
        on_cleanup(browser::leave);
        let title = browser::TITLES.with(|it| RwSignal::from(it.clone()));
        if title.read_untracked().is_none() {
            title.set(browser::sent_title());
        }
        view! {
            <Title text=move || title.get().unwrap_or_default() />
            <div class="hydration-root" inner_html=""></div>
        }
    }
}

/// Loads the page that the router goes to; the one that is still shown answers no more. A browser that cannot
/// leave its page stays on it.
#[cfg(feature = "hydrate")]
pub fn go_to(to: &Location) {
    crate::lazy::leaves();
    let (path, query) = (to.pathname.get_untracked(), to.search.get_untracked());
    let mark = if query.is_empty() { "" } else { "?" };
    let _ = window().location().assign(&[&path, mark, &query].concat());
}
