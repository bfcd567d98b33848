//! The pages of Rookery: rendered on the server, hydrated in the browser.
//!
//! A folder holds a feature: its pages and the server functions they call.
//!
#![doc = include_str!("lib.md")]
// Pages are types nested as deep as their elements.
#![recursion_limit = "512"]

#[macro_use]
mod language;
#[macro_use]
mod lazy;

pub mod account;
mod arms;
mod browser;
pub mod chat;
mod curve;
mod error;
mod error_page;
mod focus;
pub mod games;
pub mod home;
mod hydration;
mod hydration_root;
mod json;
mod learn;
mod legal;
#[cfg(feature = "ssr")]
mod link_preview;
mod loaded;
pub mod lobby;
#[cfg(feature = "hydrate")]
mod local;
mod markup;
mod navigation;
pub mod notices;
mod packed;
mod pages;
mod panics;
mod pass_on;
#[cfg(feature = "ssr")]
mod picture_fonts;
pub mod play;
#[cfg(feature = "hydrate")]
mod presence;
mod profiles;
mod reactive;
#[cfg(feature = "hydrate")]
mod renew;
pub mod reports;
#[cfg(feature = "ssr")]
mod rulebook;
#[cfg(feature = "ssr")]
pub mod server;
#[cfg(feature = "ssr")]
mod share_card;
mod sheets;
#[cfg(feature = "ssr")]
mod shell;
mod table_name;
mod unsent;
mod visitor;

pub use error::{Error, Field, Reason};
#[cfg(feature = "ssr")]
pub use hydration_root::dictionary;
pub use language::Language;
#[cfg(feature = "ssr")]
pub use language::{asked, speaking};
#[cfg(feature = "ssr")]
pub use packed::{Reader, answers, texts};
#[cfg(feature = "hydrate")]
pub use pages::hydrate;
#[cfg(feature = "ssr")]
pub use panics::Panics;
#[cfg(feature = "hydrate")]
pub use panics::tell as tell_of_panic;
#[cfg(feature = "ssr")]
pub use shell::shell;

use games::OwnPage;
use leptos::prelude::*;
use leptos_meta::{Title, provide_meta_context};
use leptos_router::{
    SsrMode,
    components::{FlatRoutes, Route, Router},
    path,
};
use pages::Page;

/// The whole application: navigation, and the page of the address.
///
/// Every page is rendered with its data before it is sent, so that it can be read without WASM.
#[component]
pub fn App() -> impl IntoView {
    provide_meta_context();
    visitor::provide_visitor();
    let awaited = notices::provide_awaited();
    let formatter = move |page| title(page, awaited());
    games::provide_rules();
    view! {
        <Title formatter text=word!("Wargames of Westeros" | "Die Kriegsspiele von Westeros") />
        <Router>
            <a class="skip" href="#main">{word!("Skip to content" | "Zum Inhalt springen")}</a>
            <navigation::Header />
            <main id="main" tabindex="-1">
                <account::MailSent />
                <FlatRoutes fallback=error_page::NotFound>
                    <Route path=path!("") view=Page::Home ssr=SsrMode::Async />
                    <Route path=path!("sign-up") view=Page::SignUp ssr=SsrMode::Async />
                    <Route path=path!("sign-in") view=Page::SignIn ssr=SsrMode::Async />
                    <Route path=path!("account") view=Page::Account ssr=SsrMode::Async />
                    <Route path=path!("account/delete") view=Page::Delete ssr=SsrMode::Async />
                    <Route path=path!("recover") view=Page::Recover ssr=SsrMode::Async />
                    <Route path=path!("lobby") view=Page::Lobby ssr=SsrMode::Async />
                    <Route path=path!("lobby/new") view=Page::Create ssr=SsrMode::Async />
                    <Route path=path!("tables/:id") view=Page::Table ssr=SsrMode::Async />
                    <Route path=path!("archive") view=Page::Archive ssr=SsrMode::Async />
                    <Route path=path!("people") view=Page::Leaderboard ssr=SsrMode::Async />
                    <Route path=path!("leaderboard") view=profiles::ToLeaderboard ssr=SsrMode::Async />
                    <Route path=path!("people/:name") view=Page::Person ssr=SsrMode::Async />
                    <Route path=path!("learn") view=Page::Game(OwnPage::Learn) ssr=SsrMode::Async />
                    <Route path=path!("learn/:lesson") view=Page::Game(OwnPage::Lesson) ssr=SsrMode::Async />
                    <Route path=path!("help") view=Page::Game(OwnPage::Help) ssr=SsrMode::Async />
                    <Route path=path!("help/:chapter") view=Page::Game(OwnPage::Chapter) ssr=SsrMode::Async />
                    <Route path=path!("games/:game/:page") view=Page::Game(OwnPage::Own) ssr=SsrMode::Async />
                    <Route path=path!("back/:token") view=Page::Back ssr=SsrMode::Async />
                    <Route path=path!("notice/:token") view=Page::Notice ssr=SsrMode::Async />
                    <Route path=path!("reports") view=Page::Reports ssr=SsrMode::Async />
                    <Route path=path!("reports/:report") view=Page::Report ssr=SsrMode::Async />
                    <Route path=path!("about") view=Page::About ssr=SsrMode::Async />
                </FlatRoutes>
            </main>
            <navigation::Footer />
            {games::rule_sheets()}
        </Router>
    }
}

/// The title of a page. On the server it is put into the HTML as it is, and a table may be called
/// anything; in the browser it is never read as HTML.
fn title(page: String, awaited: usize) -> String {
    #[cfg(feature = "ssr")]
    let page = page.replace('&', "&amp;").replace('<', "&lt;");
    notices::counted(&format!("{page} · Rookery"), awaited)
}
