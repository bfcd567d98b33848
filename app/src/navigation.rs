//! What stands above and below every page.

mod languages;
mod menu;

use crate::{
    account::{SignOutButton, back_here},
    arms::ArmsMark,
    notices::TurnQueue,
    visitor::use_visitor,
};
use languages::LanguageSwitch;
use leptos::prelude::*;
use leptos_router::{components::A, hooks::use_location};
use menu::{Menu, MenuButton};

#[component]
pub fn Header() -> impl IntoView {
    view! {
        <header class="site-header">
            <A href="/" attr:class="brand">
                <svg class="brand-mark" viewBox="0 0 24 26" aria-hidden="true">
                    <path d="M4 25V22L7 18V10L4 8V1H8V4H10.5V1H13.5V4H16V1H20V8L17 10V18L20 22V25z" />
                </svg>
                "Rookery"
            </A>
            <nav aria-label=word!("Main" | "Hauptnavigation")>
                <TurnQueue />
                // In the menu where a table has the header.
                <span class="site-links">
                    <A href="/lobby">{word!("Lobby" | "Tische")}</A>
                    <A href="/learn" attr:class="learn">{word!("Learn" | "Lernen")}</A>
                    <A href="/help" attr:class="wide">{word!("Rules" | "Regeln")}</A>
                    <OwnLinks />
                </span>
                <MenuButton />
            </nav>
        </header>
        <Menu />
    }
}

/// The links of the person who looks: their account, or the ways to one.
#[component]
fn OwnLinks() -> impl IntoView {
    let visitor = use_visitor();
    let (location, here) = (use_location(), back_here());
    let back = move || {
        let table = location.pathname.with(|it| it.starts_with("/tables/"));
        if table { here() } else { String::new() }
    };
    // Where a table has the header nobody sees them, and a browser would fetch them all the same.
    let at_a_table = location
        .pathname
        .with_untracked(|it| it.starts_with("/tables/"));
    let mark = move |arms| (!at_a_table).then(|| view! { <ArmsMark arms /> });
    move || {
        match visitor.get() {
        Some(it) if !it.guest => view! {
            <A href="/account" attr:class="who">{mark(it.arms)} <span class="who-name">{it.name}</span></A>
            <SignOutButton />
        }
        .into_any(),
        Some(it) => view! {
            <A href="/account" attr:class="who">{mark(it.arms)} <span class="who-name">{word!("Guest" | "Gast")}</span></A>
            <A href=move || format!("/sign-up{}", back()) attr:class="button primary">{word!("Keep my table" | "Platz behalten")}</A>
        }
        .into_any(),
        None => view! {
            <A href=move || format!("/sign-in{}", back())>{word!("Sign in" | "Anmelden")}</A>
            <A href=move || format!("/sign-up{}", back()) attr:class="button primary">{word!("Sign up" | "Registrieren")}</A>
        }
        .into_any(),
    }
    }
}

#[component]
pub fn Footer() -> impl IntoView {
    view! {
        <footer class="site-footer">
            <LanguageSwitch />
            // The header of a phone has no room for all of them.
            <nav class="footer-links" aria-label=word!("More" | "Mehr")>
                <A href="/learn">{word!("Learn to play" | "Spielen lernen")}</A>
                <A href="/help">{word!("The rules" | "Die Regeln")}</A>
                <A href="/archive">{word!("Finished games" | "Beendete Partien")}</A>
                <A href="/people">{word!("Leaderboard" | "Rangliste")}</A>
            </nav>
            <p>
                {word!("An unofficial fan implementation with its own words and art. " | "Eine inoffizielle Umsetzung von Fans mit eigenen Worten und Bildern. ")}
                <A href="/about">{word!("About Rookery" | "Über Rookery")}</A>
            </p>
        </footer>
    }
}
