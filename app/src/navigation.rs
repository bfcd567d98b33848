//! The parts above and below every page.

mod languages;
mod menu;
mod rules;

use crate::{
    account::{SignOutButton, back_here},
    arms::ArmsMark,
    notices::TurnQueue,
    visitor::use_visitor,
};
use languages::LanguageSwitch;
use leptos::prelude::*;
use leptos_router::{
    components::A,
    hooks::{use_location, use_query_map},
    location::Url,
};
use menu::{Menu, MenuButton};
use rules::RulesLink;

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
                // In the menu, too, where a table has the header or a phone shows it.
                <span class="site-links">
                    <A href="/lobby" attr:class="lobby-link">{word!("Lobby" | "Tische")}</A>
                    <A href="/learn" attr:class="learn">{word!("Learn" | "Lernen")}</A>
                    <RulesLink class="wide">{word!("Rules" | "Regeln")}</RulesLink>
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
    let (location, here, query) = (use_location(), back_here(), use_query_map());
    // The forms pass on where one was going.
    let back = move || match location.pathname.get().as_str() {
        "/" => String::new(),
        "/sign-in" | "/sign-up" | "/recover" => {
            let next = query.read().get("next");
            next.map_or_else(String::new, |it| format!("?next={}", Url::escape(&it)))
        }
        _ => here(),
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
            <A href="/account" attr:class="who">
                {mark(it.arms)} <span class="who-name">{it.chosen_name().unwrap_or_else(|| word!("Guest" | "Gast").to_owned())}</span>
            </A>
            <A href=move || format!("/sign-up{}", back()) attr:class="button">{word!("Create an account" | "Konto anlegen")}</A>
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
            <nav class="footer-links" aria-label=word!("More" | "Mehr")>
                <A href="/learn">{word!("Learn to play" | "Spielen lernen")}</A>
                <RulesLink>{word!("The rules" | "Die Regeln")}</RulesLink>
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
