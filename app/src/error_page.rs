//! The pages for what is not there or went wrong.

use crate::Error;
use leptos::prelude::*;
use leptos_meta::Title;

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
        Error::NotFound => "Nothing here",
        Error::SignInFirst => "Sign in first",
        _ => "That did not work",
    };
    let sign_in = error == Error::SignInFirst;
    view! {
        <Title text=title />
        <section class="page narrow notice">
            <h1>{title}</h1>
            <p>{error.to_string()}</p>
            <p class="actions">
                {sign_in.then(|| view! { <a class="button primary" href="/sign-in">"Sign in"</a> })}
                <a class="button" href="/lobby">"To the lobby"</a>
                <a class="button" href="/">"Home"</a>
            </p>
        </section>
    }
}
