//! Where to go after signing in: back to the table that asked for it.

use crate::visitor::use_visitor;
use leptos::prelude::*;
use leptos_router::{
    hooks::{use_location, use_query_map},
    location::Url,
};

/// Carries the `next` of the page's address in its form.
#[component]
pub fn NextField() -> impl IntoView {
    let query = use_query_map();
    view! { <input type="hidden" name="next" value=move || query.read().get("next").unwrap_or_default() /> }
}

/// A link to the other form that takes `next` along.
#[component]
pub fn NextLink(href: &'static str, text: &'static str) -> impl IntoView {
    let query = use_query_map();
    let href = move || match query.read().get("next") {
        Some(next) => format!("{href}?next={}", Url::escape(&next)),
        None => href.to_owned(),
    };
    view! { <a href=href>{text}</a> }
}

/// The query that leads back to this page, invitation and all.
pub fn back_here() -> impl Fn() -> String + Copy + Send {
    let location = StoredValue::new(use_location());
    move || {
        let (path, search) = location.with_value(|it| (it.pathname.get(), it.search.get()));
        let search = search.trim_start_matches('?');
        let mark = if search.is_empty() { "" } else { "?" };
        format!("?next={}", Url::escape(&[&path, mark, search].concat()))
    }
}

/// What is here is done by a person with an account: the way to get one, and back.
#[component]
pub fn SignInHint(words: &'static str) -> impl IntoView {
    let visitor = use_visitor();
    let here = back_here();
    view! {
        <Show when=move || visitor.get().is_none_or(|it| it.guest)>
            <p class="actions">
                <a class="button primary" href=move || format!("/sign-up{}", here())>{words}</a>
                <a class="button" href=move || format!("/sign-in{}", here())>{word!("Sign in" | "Anmelden")}</a>
            </p>
        </Show>
    }
}

/// A path on this site, or else the lobby; never another site.
#[cfg(any(feature = "ssr", test))]
pub fn path(next: &str) -> &str {
    let inside = next.starts_with('/')
        && !next.starts_with("//")
        && next.bytes().all(|it| it.is_ascii_graphic() && it != b'\\');
    if inside { next } else { "/lobby" }
}

#[cfg(test)]
mod tests {
    use super::path;

    #[test]
    fn only_paths_of_this_site_are_followed() {
        assert_eq!(path("/tables/1?invitation=x"), "/tables/1?invitation=x");
        for elsewhere in [
            "",
            "//evil.example",
            "https://evil.example",
            "/\\evil.example",
            "/a\r\nSet-Cookie: b",
            "/\t/evil.example",
            "/a\u{1}b",
            "/\u{7f}",
            "/é",
        ] {
            assert_eq!(path(elsewhere), "/lobby", "{elsewhere}");
        }
    }
}
