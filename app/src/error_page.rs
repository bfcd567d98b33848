//! The pages for what is not there or went wrong.

use crate::{
    Error, Reason,
    account::{Doorway, back_here, gains},
    visitor::use_visitor,
};
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
        Error::SignInFirst => word!("First, who are you?" | "Erst einmal: Wer bist du?"),
        Error::Refused(Reason::NeedsAccount) => word!("Please sign up" | "Bitte registriere dich"),
        _ => word!("That didn't work" | "Das hat nicht geklappt"),
    };
    let enters = matches!(
        error,
        Error::SignInFirst | Error::Refused(Reason::NeedsAccount)
    );
    if enters {
        return view! { <Entering title error /> }.into_any();
    }
    let here = use_location().pathname;
    view! {
        <Title text=title />
        <section class="page narrow notice">
            <h1>{title}</h1>
            <p>{error.to_string()}</p>
            {(error == Error::NotFound && here.with_untracked(|it| it.starts_with("/tables/")))
                .then(|| view! { <Shut /> })}
            <Elsewhere />
        </section>
    }
    .into_any()
}

/// The pages on which everybody may be.
#[component]
fn Elsewhere() -> impl IntoView {
    view! {
        <p class="actions">
            <a class="button" href="/lobby">{word!("Go to the lobby" | "Zu den Tischen")}</a>
            <a class="button" href="/">{word!("Home" | "Startseite")}</a>
        </p>
    }
}

/// For somebody who has to come in first: the ways in, and back to this page.
#[component]
fn Entering(title: &'static str, error: Error) -> impl IntoView {
    let back = back_here();
    // A guest has no account to sign in to.
    let signs_in = error == Error::SignInFirst;
    let (heading, lead) = (Signal::stored(title), Signal::stored(error.to_string()));
    view! {
        <Title text=title />
        <Doorway title=heading lead points=gains()>
            <div class="card form">
                <a class="button" class:primary=signs_in href=move || format!("/sign-in{}", back())>{word!("Sign in" | "Anmelden")}</a>
                <a class="button" class:primary=!signs_in href=move || format!("/sign-up{}", back())>{word!("Sign up" | "Registrieren")}</a>
            </div>
            <Elsewhere />
        </Doorway>
    }
}

/// At the address of a table: how those get in whom its people expect. It says the same whether
/// there is a table or not.
#[component]
fn Shut() -> impl IntoView {
    let back = back_here();
    let stranger = use_visitor().get_untracked().is_none_or(|it| it.guest);
    view! {
        <p>
            {word!(
                "If someone sent you this address, ask them for the invitation link; the address alone isn't enough. "
                    | "Hat dir jemand diese Adresse geschickt, bitte um den Einladungslink: Die Adresse allein genügt nicht. "
            )}
            {if stranger {
                word!(
                    "If you were invited by name or have a seat, sign in."
                        | "Wenn du namentlich eingeladen bist oder am Tisch sitzt, melde dich an."
                )
            } else {
                word!(
                    "If you were invited by name or have a seat, it was with a different account."
                        | "Wenn du namentlich eingeladen bist oder am Tisch sitzt, dann mit einem anderen Konto."
                )
            }}
        </p>
        {stranger.then(|| view! {
            <p>
                <a class="button primary" href=move || format!("/sign-in{}", back())>
                    {word!("Sign in" | "Anmelden")}
                </a>
            </p>
        })}
    }
}

/// In the place of a part that could not be fetched: the line is gone, or the server has become
/// newer than this page.
#[component]
pub fn Unloaded() -> impl IntoView {
    view! {
        <p class="refusal" role="alert">
            {word!(
                "Part of this page couldn't be loaded. " |
                "Ein Teil dieser Seite konnte nicht geladen werden. "
            )}
            <a href="" rel="external">{word!("Reload the page" | "Die Seite neu laden")}</a>
        </p>
    }
}
