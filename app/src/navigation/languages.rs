//! The choice of language at the foot of every page. It is a plain form: the browser itself loads
//! the page anew, since a page keeps one language.

use crate::{
    Error,
    language::{Language, language},
};
use leptos::prelude::*;
use leptos_router::hooks::use_location;

/// Remembers the language for a year, and goes back to the page at `next`.
#[server(endpoint = "speak")]
#[allow(clippy::unused_async, reason = "a server function must be async")]
pub async fn speak(language: String, next: String) -> Result<(), Error> {
    use crate::{Reason, account::next_path, server};
    let language = Language::from_code(&language)
        .ok_or_else(|| server::with_status(Error::Refused(Reason::Incomplete)))?;
    server::remember_language(language);
    leptos_axum::redirect(next_path(&next));
    Ok(())
}

/// A button for each language, named in that language; the one that is spoken is pressed.
#[component]
pub fn LanguageSwitch() -> impl IntoView {
    let location = use_location();
    let here = move || {
        let query = location.search.get();
        match query.trim_start_matches('?') {
            "" => location.pathname.get(),
            query => format!("{}?{query}", location.pathname.get()),
        }
    };
    let choices = Language::ALL.map(|it| {
        view! {
            <button
                class="button quiet"
                type="submit"
                name="language"
                value=it.code()
                lang=it.code()
                aria-pressed=(it == language()).to_string()
            >
                {it.name()}
            </button>
        }
    });
    view! {
        <form class="languages" method="post" action="/api/speak" aria-label=word!("Language" | "Sprache")>
            <input type="hidden" name="next" value=here />
            {choices.into_iter().collect_view()}
        </form>
    }
}
