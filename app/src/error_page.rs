//! The pages for what is not there or went wrong.

use crate::{Error, Reason};
use leptos::prelude::*;
use leptos_meta::Title;
use leptos_router::hooks::use_location;

/// No page at this address.
#[component]
pub fn NotFound() -> impl IntoView {
    view! { <ErrorPage error=Error::NotFound /> }
}

/// Says what is wrong and where to go from here; the response carries the matching status.
#[component]
pub fn ErrorPage(error: Error) -> impl IntoView {
    #[cfg(feature = "ssr")]
    crate::server::set_status(&error);
    let title = match error {
        Error::NotFound => word!("Nothing here" | "Hier ist nichts"),
        Error::SignInFirst => word!("Sign in first" | "Erst anmelden"),
        Error::Refused(Reason::NeedsAccount) => word!("Sign up first" | "Erst registrieren"),
        _ => word!("That did not work" | "Das hat nicht geklappt"),
    };
    let entry = match error {
        Error::SignInFirst => Some(("/sign-in", word!("Sign in" | "Anmelden"))),
        Error::Refused(Reason::NeedsAccount) => {
            Some(("/sign-up", word!("Sign up" | "Registrieren")))
        }
        _ => None,
    };
    let here = use_location().pathname;
    let entry = entry.map(|(form, words)| {
        let href = move || format!("{form}?next={}", here.get());
        view! { <a class="button primary" href=href>{words}</a> }
    });
    view! {
        <Title text=title />
        <section class="page narrow notice">
            <h1>{title}</h1>
            <p>{error.to_string()}</p>
            <p class="actions">
                {entry}
                <a class="button" href="/lobby">{word!("To the lobby" | "Zu den Tischen")}</a>
                <a class="button" href="/">{word!("Home" | "Startseite")}</a>
            </p>
        </section>
    }
}

/// In the place of a part that could not be fetched: the line is gone, or the server has become
/// newer than this page.
#[component]
pub fn Unloaded() -> impl IntoView {
    view! {
        <p class="refusal" role="alert">
            {word!(
                "A part of this page could not be loaded. " |
                "Ein Teil dieser Seite konnte nicht geladen werden. "
            )}
            <a href="" rel="external">{word!("Load the page again" | "Die Seite neu laden")}</a>
        </p>
    }
}
