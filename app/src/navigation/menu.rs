//! The menu where the header has no room for all links: at a table, and on phones.

use super::{OwnLinks, languages::LanguageSwitch, rules::RulesLink};
use leptos::prelude::*;
use leptos_router::components::A;

const ID: &str = "site-menu";

/// The button in the header; it works without a script.
#[component]
pub fn MenuButton() -> impl IntoView {
    view! {
        <button
            type="button"
            class="site-menu-button"
            popovertarget=ID
            aria-label=word!("Menu" | "Menü")
            title=word!("Menu" | "Menü")
        >
            <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M5 7h14M5 12h14M5 17h14"></path>
            </svg>
        </button>
    }
}

/// The links that stand in header and footer of other pages.
#[component]
pub fn Menu() -> impl IntoView {
    view! {
        <nav id=ID class="site-menu" popover="auto" aria-label=word!("Menu" | "Menü") on:click=|_| close()>
            <A href="/lobby">{word!("Lobby" | "Tische")}</A>
            <A href="/learn">{word!("Learn to play" | "Spielen lernen")}</A>
            <RulesLink>{word!("The rules" | "Die Regeln")}</RulesLink>
            <A href="/archive">{word!("Finished games" | "Beendete Partien")}</A>
            <A href="/people">{word!("Leaderboard" | "Rangliste")}</A>
            <OwnLinks />
            <LanguageSwitch />
            <A href="/about">{word!("About Rookery" | "Über Rookery")}</A>
        </nav>
    }
}

/// Closes the menu: the router goes to another page without the browser loading one.
fn close() {
    #[cfg(feature = "hydrate")]
    if let Some(menu) = document().get_element_by_id(ID)
        && let Ok(hide) = js_sys::Reflect::get(&menu, &"hidePopover".into())
        && let Some(hide) = wasm_bindgen::JsCast::dyn_ref::<js_sys::Function>(&hide)
    {
        // Fails only where it is closed already.
        drop(hide.call0(&menu));
    }
}
