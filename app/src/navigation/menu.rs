//! The menu of a table's page, whose header has room for the state of the game alone.

use super::languages::LanguageSwitch;
use crate::{
    account::{SignOutButton, back_here},
    visitor::use_visitor,
};
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

/// Whatever stands in header and footer of other pages.
#[component]
pub fn Menu() -> impl IntoView {
    let visitor = use_visitor();
    let back = back_here();
    view! {
        <nav id=ID class="site-menu" popover="auto" aria-label=word!("Menu" | "Menü")>
            <A href="/lobby">{word!("Lobby" | "Tische")}</A>
            <A href="/learn">{word!("Learn to play" | "Spielen lernen")}</A>
            <A href="/help">{word!("The rules" | "Die Regeln")}</A>
            <A href="/archive">{word!("Finished games" | "Beendete Partien")}</A>
            <A href="/people">{word!("Leaderboard" | "Rangliste")}</A>
            {move || match visitor.get() {
                Some(it) if !it.guest => {
                    view! {
                        <A href="/account" attr:class="who">{it.name}</A>
                        <SignOutButton />
                    }
                        .into_any()
                }
                Some(_) => {
                    view! {
                        <A href="/account">{word!("Guest" | "Gast")}</A>
                        <A href=["/sign-up", &back()].concat()>{word!("Keep my table" | "Tisch behalten")}</A>
                    }
                        .into_any()
                }
                None => {
                    view! {
                        <A href=["/sign-in", &back()].concat()>{word!("Sign in" | "Anmelden")}</A>
                        <A href=["/sign-up", &back()].concat()>{word!("Sign up" | "Registrieren")}</A>
                    }
                        .into_any()
                }
            }}
            <LanguageSwitch />
            <A href="/about">{word!("About Rookery" | "Über Rookery")}</A>
        </nav>
    }
}
